"""The bargaining bench: which crews and splits may be proposed or suggested (PL-20, PL-21, PL-23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import prod

from msgspec import Struct

from captains.games.pirate_lords.actions import Crew, Split
from captains.games.pirate_lords.state import Draft, Lord, Proposal, State, participants

Filling = tuple[Crew, Split]
Table = tuple[tuple[int, ...], ...]


class Bench(Struct, frozen=True, gc=False):
    """All that decides whether a proposal is legal: pirates by profession and seat, how many of each profession are
    needed, the ships, and what was said before, proposed or suggested, and may not come again."""

    held: Table
    each: int
    ships: int
    said: tuple[Proposal | Draft, ...] = ()

    def bars(self, crew: Crew, ships: Split) -> bool:
        """Whether this has been said before."""
        return bool(self.said) and (crew, ships) in [(each.crew, each.ships) for each in self.said]

    def fits(self, crew: Crew, ships: Split) -> bool:
        """Whether this may be proposed; `lacks` says in words why not."""
        table, each = self.held, self.each
        if len(crew) != len(table) or len(ships) != len(table[0]) or min(ships) < 0 or sum(ships) != self.ships:
            return False
        for seats, held in zip(crew, table, strict=True):
            if seats not in _legal(held, each):
                return False
        inside = sum([ships[seat] for seat in participants(crew)])
        return inside == self.ships and not self.bars(crew, ships)

    @property
    def open(self) -> bool:
        """Whether anything may be proposed. While there are more crews than were said there is something."""
        if self.crew_count > len(self.said):
            return self.ships > 0
        return self.ships > 0 and next(self.fillings(), None) is not None

    @property
    def crew_count(self) -> int:
        """How many crews there are."""
        return _crew_count(self.held, self.each)

    def crews(self) -> Iterator[Crew]:
        """Every crew, in a fixed order."""
        return product(*[ways(held, self.each) for held in self.held])

    def splits(self, crew: Crew) -> Iterator[Split]:
        """Every split of the ships among those who take part in a crew."""
        inside, seats = participants(crew), len(self.held[0])
        for bars in combinations(range(self.ships + len(inside) - 1), len(inside) - 1):
            ships, before = [0] * seats, -1
            for seat, bar in zip(inside, (*bars, self.ships + len(inside) - 1), strict=True):
                ships[seat] = bar - before - 1
                before = bar
            yield tuple(ships)

    def fillings(self) -> Iterator[Filling]:
        """Everything that may be proposed, in a fixed order; there may be millions."""
        for crew in self.crews():
            for ships in self.splits(crew):
                if not self.bars(crew, ships):
                    yield crew, ships


@lru_cache(maxsize=4096)
def ways(held: tuple[int, ...], each: int) -> tuple[tuple[int, ...], ...]:
    """All ways to take so many pirates of one profession, of which the seats hold so many; in a fixed order."""
    able = [seat for seat, count in enumerate(held) if count]
    found = combinations_with_replacement(able, each)
    return tuple(seats for seats in found if all(seats.count(seat) <= held[seat] for seat in seats))


@lru_cache(maxsize=4096)
def _legal(held: tuple[int, ...], each: int) -> frozenset[tuple[int, ...]]:
    return frozenset(ways(held, each))


@lru_cache(maxsize=4096)
def _crew_count(table: Table, each: int) -> int:
    return prod([len(ways(held, each)) for held in table])


_kept: tuple[tuple[Lord, ...], Table] = ((), ())


def held(state: State) -> Table:
    """How many pirates lie in front of each player, by profession and seat.

    The last answer is kept while the players' cards are the same objects; that saves work and decides nothing.
    """
    global _kept
    kept = _kept
    if kept[0] is not state.lords:
        columns = [[len(numbers) for numbers in lord.crew] for lord in state.lords]
        kept = _kept = state.lords, tuple(zip(*columns, strict=True))
    return kept[1]


def proposed(state: State) -> tuple[Filling, ...]:
    """What has been proposed in this turn; the same is not proposed twice (PL-23)."""
    return tuple([(each.crew, each.ships) for each in state.proposals])


def bench_of(state: State, seat: int) -> Bench:
    """The bench as a seat finds it: to propose for the initiator, to suggest for everybody else (PL-23b)."""
    said: tuple[Proposal | Draft, ...] = state.proposals
    if seat != state.active:
        said = (*said, *state.drafts)
    return Bench(held(state), state.sheet.each, len(state.caravan), said)
