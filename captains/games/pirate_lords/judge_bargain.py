"""What to propose and how to answer in Pirate Lords: the best crews and splits that the others may be content with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from captains.games.pirate_lords.actions import Accept, Crew, Pass, Propose, Refuse, RefuseBelow, Split, Suggest, TakeUp
from captains.games.pirate_lords.judge_worth import Stakes, pirates_of
from captains.games.pirate_lords.rules.bench import Bench, proposed
from captains.games.pirate_lords.state import Proposal, State, participants

RIVALS = 0.2
"""How much of what the others gain on the average counts against an attack."""
CONSENT = 0.8
"""How likely somebody consents who ought to be content."""
ALLIES = 4
"""More than so many others are not brought together."""
PROPOSALS = 4
"""Proposals after which it gives up in a turn; each time the deck has run out, one more."""

Answer = Accept | Refuse | RefuseBelow
Scores = list[tuple[Propose | TakeUp | Pass, float]]


def initiative(view: State, seat: int, bench: Bench | None) -> Scores:
    """What the initiator may do, with what it seems worth; passing is worth nothing."""
    found: Scores = [(Pass(), 0.0)]
    stakes, refusals = Stakes(view), _refusals(view)
    sent = proposed(view)
    if len(sent) >= PROPOSALS + view.fruitless:
        return found
    for number, draft in enumerate(view.drafts):
        filling = draft.crew, draft.ships
        if filling not in sent:
            found.append((TakeUp(number), _worth(stakes, seat, *filling, refusals, friend=draft.seat)))
    if bench is not None:
        for crew in _crews(bench, seat):
            ships = _split(stakes, seat, crew, refusals)
            if ships is not None and not bench.bars(crew, ships):
                found.append((Propose(crew, ships), _worth(stakes, seat, crew, ships, refusals)))
    return found


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


def _crews(bench: Bench, seat: int) -> Iterator[Crew]:
    """Crews that make sense: of oneself and up to a few others, one's own pirates first, or the others' first."""
    table = bench.held
    able = [other for other in range(len(table[0])) if other != seat and any(counts[other] for counts in table)]
    seen: set[Crew] = set()
    for count in range(min(ALLIES, len(able)) + 1):
        for allies in combinations(able, count):
            for order in ((seat, *allies), (*allies, seat)):
                crew = _gathered(bench, order)
                if crew is not None and crew not in seen:
                    seen.add(crew)
                    yield crew


def _gathered(bench: Bench, order: tuple[int, ...]) -> Crew | None:
    """The crew that these seats have together, the first of them sending what they can."""
    crew = []
    for counts in bench.held:
        seats: list[int] = []
        for seat in order:
            seats += [seat] * min(counts[seat], bench.each - len(seats))
        if len(seats) < bench.each:
            return None
        crew.append(tuple(sorted(seats)))
    return tuple(crew)


def _split(stakes: Stakes, seat: int, crew: Crew, refusals: list[int]) -> Split | None:
    """To everybody what they would do it for, one ship more for each time they refused; the rest to oneself."""
    ships, left = [0] * len(stakes.view.lords), stakes.ships
    inside = participants(crew)
    for other in inside:
        if other != seat:
            share = stakes.least_share(other, pirates_of(crew, other))
            if not stakes.view.floors[other]:
                share += refusals[other]
            ships[other] = share
            left -= share
    if left < 0 or (seat in inside and left == 0):
        return None
    ships[seat if seat in inside else inside[0]] += left
    return tuple(ships)


def answers(view: State, seat: int) -> list[tuple[Answer, float]]:
    """What the seat asked may answer, with what each seems worth; a plain refusal is worth nothing."""
    proposal, stakes = view.proposals[-1], Stakes(view)
    pirates, share = pirates_of(proposal.crew, seat), proposal.ships[seat]
    margin = stakes.gain(seat, pirates, share) - stakes.demand(seat, pirates)
    found: list[tuple[Answer, float]] = [(Accept(), margin)]
    least = stakes.least_share(seat, pirates)
    if share < least <= stakes.ships:
        found.append((RefuseBelow(least), 0.2))
    found.append((_refusal(stakes, seat, pirates, share), 0.0))
    return found


def _refusal(stakes: Stakes, seat: int, pirates: int, share: int) -> Refuse:
    """A refusal with its reason."""
    gain, view = stakes.gain(seat, pirates, share), stakes.view
    if gain < 0:
        return Refuse("share" if share <= 1 else "crew")
    if view.stranded is None and view.left_of(view.active) == seat:
        return Refuse("lead")
    return Refuse("leader" if view.regular <= stakes.ships else "share")


def counter(view: State, seat: int, bench: Bench) -> Suggest | None:
    """A draft of one's own to a proposal that gives too little: the same crew, ships taken from who has the most."""
    proposal, stakes = view.proposals[-1], Stakes(view)
    least = stakes.least_share(seat, pirates_of(proposal.crew, seat))
    if not proposal.ships[seat] < least <= stakes.ships:
        return None
    ships = _shifted(proposal, seat, least)
    if ships is None or not bench.fits(proposal.crew, ships):
        return None
    return Suggest(proposal.crew, ships)


def _shifted(proposal: Proposal, seat: int, share: int) -> Split | None:
    """The split in which a seat has so many ships, taken one by one from whoever has the most, who keep one."""
    ships = list(proposal.ships)
    while ships[seat] < share:
        others = [other for other in participants(proposal.crew) if other != seat]
        richest = max(others, key=lambda other: ships[other], default=seat)
        if richest == seat or ships[richest] <= 1:
            return None
        ships[richest] -= 1
        ships[seat] += 1
    return tuple(ships)
