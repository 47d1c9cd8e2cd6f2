"""What to propose in Pirate Lords: the best crews and splits that the others may be content with."""

from __future__ import annotations

from collections.abc import Sequence

from captains.games.pirate_lords.actions import Crew, Pass, Propose, Split, TakeUp
from captains.games.pirate_lords.judge_crews import ALLIES, Counts, Order, crew_of, crews, orders
from captains.games.pirate_lords.judge_worth import Stakes, pirates_of, worthless
from captains.games.pirate_lords.rules.bench import Bench, bench_of, held, proposed
from captains.games.pirate_lords.state import State, participants

RIVALS = 0.2
"""How much of what the others gain on the average counts against an attack."""
CONSENT = 0.8
"""How likely somebody consents who ought to be content."""
PROPOSALS = 4
"""Proposals after which it gives up in a turn; each time the deck has run out, one more."""
FEW = 2
"""Others brought together at most when matches are tried out."""
TRIES = 2
"""Proposals after which it gives up there."""
CHOICE = 5
"""More than so many proposals are not worth a thought."""

Initiative = Propose | TakeUp | Pass


def initiative(view: State, seat: int, bench: Bench | None) -> list[tuple[Initiative, float]]:
    """What the initiator may do, with what it seems worth; passing is worth nothing."""
    found: list[tuple[Initiative, float]] = [(Pass(), 0.0)]
    stakes, refusals = Stakes(view), _refusals(view)
    sent = proposed(view)
    if len(sent) >= PROPOSALS + view.fruitless:
        return found
    for number, draft in enumerate(view.drafts):
        filling = draft.crew, draft.ships
        if filling not in sent:
            found.append((TakeUp(number), _worth(stakes, seat, *filling, refusals, friend=draft.seat)))
    if bench is not None:
        seen: set[Crew] = set()
        for order, gives in crews(bench.held, bench.each, orders(len(view.lords), seat, ALLIES)):
            ships = _split(stakes, seat, order, gives, refusals)
            if ships is None:
                continue
            crew = crew_of(order, gives)
            if crew in seen:
                continue
            seen.add(crew)
            if not bench.bars(crew, ships):
                found.append((Propose(crew, ships), _worth(stakes, seat, crew, ships, refusals)))
    best = sorted(found[1:], key=lambda each: each[1], reverse=True)
    return [found[0], *best[:CHOICE]]


def attack(state: State, seat: int) -> Initiative:
    """What the initiator does when matches are tried out: the best among few crews, or nothing."""
    if worthless(state) or len(state.proposals) >= TRIES:
        return Pass()
    if state.proposals or state.drafts:
        return max(initiative(state, seat, bench_of(state, seat)), key=lambda each: each[1])[0]
    stakes = Stakes(state)
    best: Initiative = Pass()
    most, seats = 0.0, len(state.lords)
    refusals = (0,) * seats
    for order, gives in crews(held(state), state.sheet.each, orders(seats, seat, FEW)):
        ships = _split(stakes, seat, order, gives, refusals)
        if ships is None:
            continue
        mine = others = 0.0
        for other, counts in zip(order, gives, strict=True):
            gain = stakes.gain(other, sum(counts), ships[other])
            if other == seat:
                mine = gain
            else:
                others += gain
        worth = mine - RIVALS * others / max(1, seats - 1)
        if worth > most:
            best, most = Propose(crew_of(order, gives), ships), worth
    return best


def _refusals(view: State) -> list[int]:
    """How often each seat has refused in this turn."""
    counts = [0] * len(view.lords)
    for proposal in view.proposals:
        for reply in proposal.replies:
            counts[reply.seat] += not reply.accepts
    return counts


def _worth(
    stakes: Stakes, seat: int, crew: Crew, ships: Split, refusals: list[int], friend: int | None = None
) -> float:
    """What proposing this seems worth: one's own gain, less some of the others', if all of them consent."""
    mine = others = 0.0
    consent = 1.0
    for other in participants(crew):
        pirates = pirates_of(crew, other)
        gain = stakes.gain(other, pirates, ships[other])
        if other == seat:
            mine = gain
            continue
        others += gain
        content = ships[other] >= stakes.least_share(other, pirates)
        if other != friend:
            consent *= CONSENT if content else 0.2
            consent *= 0.8 ** refusals[other]
    rivals = others / max(1, len(ships) - 1)
    return consent * (mine - RIVALS * rivals)


def _split(stakes: Stakes, seat: int, order: Order, gives: tuple[Counts, ...], refusals: Sequence[int]) -> Split | None:
    """To everybody what they would do it for, one ship more for each time they refused; the rest to oneself."""
    ships, left, inside = [0] * len(refusals), stakes.ships, False
    for other, counts in zip(order, gives, strict=True):
        if other == seat:
            inside = True
            continue
        share = stakes.least_share(other, sum(counts))
        if refusals[other] and not stakes.view.floors[other]:
            share += refusals[other]
        ships[other] = share
        left -= share
    if left < 0 or (inside and left == 0):
        return None
    ships[seat if inside else min(order)] += left
    return tuple(ships)
