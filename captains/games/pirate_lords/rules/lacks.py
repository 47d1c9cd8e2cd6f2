"""What a half-made proposal or draft still lacks, in words, and why one can't be sent as it is (PL-20, PL-21)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from captains.engine.refusal import Refusal
from captains.engine.words import capital
from captains.games.pirate_lords.actions import Crew, Split
from captains.games.pirate_lords.rules.bench import bench_of, held
from captains.games.pirate_lords.state import State, participants

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


class Lacks(Struct, frozen=True):
    """What a half-made proposal lacks.

    `pirates` are still to name, by profession, `ships` still to give (less than 0: too many). `words` say each thing
    that is missing or wrong; there are none where it can be sent.
    """

    pirates: tuple[int, ...]
    ships: int
    words: tuple[str, ...]


def lacks(state: State, seat: int, crew: Crew, ships: Split) -> Lacks:
    """What this half-made proposal of a seat lacks; `crew` and `ships` are as in `Propose`, with less in them."""
    pirates = tuple(state.sheet.each - len(seats) for seats in crew)
    left = len(state.caravan) - sum(ships)
    words = [*_pirates(state, pirates), *_missing_cards(state, crew), *_ships(state, left, participants(crew), ships)]
    if not words and bench_of(state, seat).bars(crew, ships):
        words = ["this has been said before in this turn"]
    return Lacks(pirates, left, tuple(words))


def bound(state: State) -> tuple[int, ...]:
    """The seats that no attack can leave out, since without them there are too few of some profession (PL-20)."""
    each, table = state.sheet.each, held(state)
    return tuple(seat for seat in range(len(state.lords)) if any(sum(counts) - counts[seat] < each for counts in table))


def _pirates(state: State, pirates: tuple[int, ...]) -> Iterator[str]:
    for missing, profession in zip(pirates, state.sheet.professions, strict=True):
        if missing > 0:
            yield f"{NUMBERS[min(missing, 8)]} more {profession.called(missing)}"
        elif missing < 0:
            yield f"{NUMBERS[min(-missing, 8)]} {profession.called(-missing)} too many"


def _missing_cards(state: State, crew: Crew) -> Iterator[str]:
    for profession, seats, table in zip(state.sheet.professions, crew, held(state), strict=True):
        for seat in dict.fromkeys(seats):
            count = table[seat]
            if seats.count(seat) > count:
                only = "only " if count else ""
                yield f"{state.names[seat]} has {only}{NUMBERS[min(count, 8)]} {profession.called(count)}"


def _ships(state: State, left: int, inside: tuple[int, ...], ships: Split) -> Iterator[str]:
    if left:
        count = f"{abs(left)} ship{'' if abs(left) == 1 else 's'}"
        yield f"{count} still to give" if left > 0 else f"{count} too many"
    for seat, share in enumerate(ships):
        if share and seat not in inside:
            yield f"{state.names[seat]} takes no part and gets no ship"


def check_filling(state: State, seat: int, crew: Crew, ships: Split) -> Refusal | None:
    """Why a seat may not propose or suggest this, or None (PL-20, PL-21, PL-23)."""
    bench = bench_of(state, seat)
    if bench.fits(crew, ships):
        return None
    seats, professions = len(state.lords), len(state.sheet.professions)
    if len(crew) != professions or len(ships) != seats:
        words = f"Name the seats of {professions} professions and the ships of {seats} seats."
        return Refusal("form", "PL-20", words)
    if min(ships) < 0 or any(not 0 <= each < seats for column in crew for each in column):
        return Refusal("form", "PL-20", "There is no such seat at this table, or no such number of ships.")
    if any(list(column) != sorted(column) for column in crew):
        return Refusal("form", "PL-20", "Name the seats of each profession in ascending order.")
    words = "; ".join(lacks(state, seat, crew, ships).words)
    return Refusal("rule", "PL-23" if bench.bars(crew, ships) else "PL-20", f"{capital(words)}.")
