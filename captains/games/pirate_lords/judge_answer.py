"""How to answer a proposal in Pirate Lords: accept, refuse and say why, ask for more, suggest something else."""

from __future__ import annotations

from captains.games.pirate_lords.actions import Accept, Refuse, RefuseBelow, Split, Suggest
from captains.games.pirate_lords.judge_worth import Stakes, pirates_of
from captains.games.pirate_lords.rules.bench import Bench
from captains.games.pirate_lords.state import Proposal, State, participants

ASK = 0.2
"""What it is worth, beside a plain refusal, to say for how many ships one would do it."""

GREED = 1
"""Ships beyond what would do that one may think of asking for."""

Answer = Accept | Refuse | RefuseBelow


def answers(view: State, seat: int) -> list[tuple[Answer, float]]:
    """What the seat asked may answer, with what each seems worth; a plain refusal is worth nothing."""
    proposal, stakes = view.proposals[-1], Stakes(view)
    pirates, share = pirates_of(proposal.crew, seat), proposal.ships[seat]
    margin = stakes.gain(seat, pirates, share) - stakes.demand(seat, pirates)
    found: list[tuple[Answer, float]] = [(Accept(), margin)]
    least = stakes.least_share(seat, pirates)
    if least <= stakes.ships:
        if share < least:
            found.append((RefuseBelow(least), ASK))
        for more in range(max(share, least) + 1, min(max(share, least) + GREED, stakes.ships) + 1):
            found.append((RefuseBelow(more), -ASK))
    found.append((_refusal(stakes, seat, pirates, share), 0.0))
    return found


def quick_answer(state: State, seat: int) -> Accept | Refuse:
    """The answer when matches are tried out: as by `answers`, without a word."""
    proposal, stakes = state.proposals[-1], Stakes(state)
    pirates, share = pirates_of(proposal.crew, seat), proposal.ships[seat]
    return YES if stakes.gain(seat, pirates, share) >= stakes.demand(seat, pirates) else NO


YES, NO = Accept(), Refuse()


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
