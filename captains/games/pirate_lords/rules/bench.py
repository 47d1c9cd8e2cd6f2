"""The bargaining bench: what a crew and a split must satisfy, and what a half-made one still lacks (PL-20, PL-21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

from msgspec import Struct

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.actions import Crew, Split
from captains.games.pirate_lords.state import State, participants

Filling = tuple[Crew, Split]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


class Bench(Struct, frozen=True, gc=False):
    """All that decides whether a proposal is legal: pirates by profession and seat, how many of each profession are
    needed, the ships, and what was proposed or suggested before and may not come again."""

    held: tuple[tuple[int, ...], ...]
    each: int
    ships: int
    barred: tuple[Filling, ...] = ()

    def fits(self, crew: Crew, ships: Split) -> bool:
        """Whether this may be proposed; `lacks` says in words why not."""
        if len(crew) != len(self.held) or len(ships) != len(self.held[0]):
            return False
        inside: set[int] = set()
        for seats, held in zip(crew, self.held, strict=True):
            if len(seats) != self.each:
                return False
            before = 0
            for seat in seats:
                if not before <= seat < len(held) or seats.count(seat) > held[seat]:
                    return False
                before = seat
            inside.update(seats)
        total = 0
        for seat, share in enumerate(ships):
            if share:
                if share < 0 or seat not in inside:
                    return False
                total += share
        return total == self.ships and (crew, ships) not in self.barred

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
                if (crew, ships) not in self.barred:
                    yield crew, ships


@lru_cache(maxsize=4096)
def ways(held: tuple[int, ...], each: int) -> tuple[tuple[int, ...], ...]:
    """All ways to take so many pirates of one profession, of which the seats hold so many."""
    able = [seat for seat, count in enumerate(held) if count]
    found = combinations_with_replacement(able, each)
    return tuple(seats for seats in found if all(seats.count(seat) <= held[seat] for seat in seats))


def held(state: State) -> tuple[tuple[int, ...], ...]:
    """How many pirates lie in front of each player, by profession and seat."""
    return tuple(zip(*[[len(numbers) for numbers in lord.crew] for lord in state.lords], strict=True))


def bench(state: State, barred: tuple[Filling, ...]) -> Bench:
    """The bench as it stands."""
    return Bench(held(state), state.sheet.each, len(state.caravan), barred)


def lacking(state: State) -> tuple[int, ...]:
    """By profession, how many pirates are lacking on the whole table before any attack is possible (PL-20)."""
    each = state.sheet.each
    return tuple([max(0, each - sum(counts)) for counts in held(state)])


def bound(state: State) -> tuple[int, ...]:
    """The seats that no attack can leave out, since without them there are too few of some profession (PL-20)."""
    each, table = state.sheet.each, held(state)
    return tuple(
        seat for seat in range(len(state.lords)) if any(sum(counts) - counts[seat] < each for counts in table)
    )


class Lacks(Struct, frozen=True):
    """What a half-made proposal lacks.

    `pirates` are still to name, by profession, `ships` still to give (less than 0: too many). `inside` are the seats
    that take part, `bound` those that no attack can leave out. `words` say each thing that is missing or wrong, none
    where the proposal can be sent.
    """

    pirates: tuple[int, ...]
    ships: int
    inside: tuple[int, ...]
    bound: tuple[int, ...]
    words: tuple[str, ...]


def lacks(state: State, crew: Crew, ships: Split, barred: tuple[Filling, ...] = ()) -> Lacks:
    """What this half-made proposal lacks; `crew` and `ships` are as in `Propose`, with less in them (PL-20, PL-21)."""
    sheet, inside = state.sheet, participants(crew)
    pirates = tuple(sheet.each - len(seats) for seats in crew)
    left = len(state.caravan) - sum(ships)
    words: list[str] = []
    for missing, profession in zip(pirates, sheet.professions, strict=True):
        if missing:
            name = profession.name if abs(missing) == 1 else profession.plural
            words.append(_amount(missing, name))
    for profession, seats, table in zip(sheet.professions, crew, held(state), strict=True):
        for seat in dict.fromkeys(seats):
            if seats.count(seat) > table[seat]:
                have = f"{NUMBERS[min(table[seat], 8)]} {profession.name if table[seat] == 1 else profession.plural}"
                words.append(f"{state.names[seat]} has only {have}" if table[seat] else f"{state.names[seat]} has {have}")
    if left:
        ship = "ship" if abs(left) == 1 else "ships"
        words.append(f"{left} {ship} still to give" if left > 0 else f"{-left} {ship} too many")
    words += [
        f"{state.names[seat]} takes no part and gets no ship"
        for seat, share in enumerate(ships)
        if share and seat not in inside
    ]
    if not words and (crew, ships) in barred:
        words.append("this has been proposed or suggested before in this turn")
    return Lacks(pirates, left, inside, bound(state), tuple(words))


def _amount(missing: int, name: str) -> str:
    count = NUMBERS[abs(missing)] if abs(missing) < len(NUMBERS) else str(abs(missing))
    return f"{count} more {name}" if missing > 0 else f"{count} {name} too many"


def check_filling(state: State, crew: Crew, ships: Split, barred: tuple[Filling, ...]) -> Refusal | None:
    """Why this may not be proposed or suggested, or None (PL-20, PL-21)."""
    if bench(state, barred).fits(crew, ships):
        return None
    seats, professions = len(state.lords), len(state.sheet.professions)
    if len(crew) != professions or len(ships) != seats:
        words = f"Name the seats of {professions} professions and the ships of {seats} seats."
        return Refusal("form", "PL-20", words)
    if any(not 0 <= seat < seats for column in crew for seat in column) or min(ships) < 0:
        return Refusal("form", "PL-20", "There is no such seat at this table, or no such number of ships.")
    if any(list(column) != sorted(column) for column in crew):
        return Refusal("form", "PL-20", "Name the seats of each profession in ascending order.")
    words = "; ".join(lacks(state, crew, ships, barred).words)
    return Refusal("rule", "PL-20", f"{words[:1].upper()}{words[1:]}.")
