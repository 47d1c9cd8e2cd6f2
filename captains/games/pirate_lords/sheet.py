"""The cards of Pirate Lords as a sheet file tells them: plain data in, a typed and checked sheet out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from captains.parts.sheet_files import Table, need, wrong_entry

PROFESSIONS = 3
MOST = 40
"""No kind of card needs more; a slip of the finger should not make millions."""


class Profession(Table, frozen=True, gc=False):
    """A profession of pirates and how many cards it has (PL-01)."""

    name: str
    plural: str
    symbol: Literal["wheel", "pistol", "sabres"]
    cards: int

    def called(self, count: int) -> str:
        """The word for so many of them."""
        return self.name if count == 1 else self.plural


class CardSize(Table, frozen=True, gc=False):
    """A card in mm: trimmed width and height, the radius of its corners, the bleed around it."""

    width: float
    height: float
    corner: float
    bleed: float


class LootKind(Struct, frozen=True, gc=False):
    """One kind of loot card: its points, whether its back is the red one of the last loot, how many there are."""

    points: int
    last: bool
    cards: int


class Sheet(Struct, frozen=True, gc=False):
    """What is printed (PL-00 to PL-02).

    `professions` are in the order of the file; the ships are the kind of card behind them. `loot` holds the regular
    kinds, then the last ones. `each` is how many pirates of a profession an attack takes, `keep` how many anybody may
    have in front of them, `pirate` what one is worth at the end.
    """

    seats: tuple[int, int]
    each: int
    keep: int
    professions: tuple[Profession, ...]
    ships: int
    loot: tuple[LootKind, ...]
    pirate: int
    card: CardSize

    @property
    def ship(self) -> int:
        """The kind of card that ships are."""
        return len(self.professions)


class _Seats(Table, frozen=True):
    least: int
    most: int


class _Crew(Table, frozen=True):
    each: int
    keep: int


class _Ships(Table, frozen=True):
    cards: int


class _Loot(Table, frozen=True):
    points: int
    regular: int
    last: int


class _Pirate(Table, frozen=True):
    points: int


class _File(Table, frozen=True):
    game: Literal["pirate-lords"]
    seats: _Seats
    crew: _Crew
    professions: tuple[Profession, ...]
    ships: _Ships
    loot: tuple[_Loot, ...]
    pirate: _Pirate
    card: CardSize


def read_sheet(data: Mapping[str, Any]) -> Sheet:
    """The sheet that a file's plain data describes; SheetFault with one sentence where it cannot be played."""
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as fault:
        raise wrong_entry(str(fault)) from None
    _check(file)
    regular = tuple(LootKind(row.points, False, row.regular) for row in file.loot)
    last = tuple(LootKind(row.points, True, row.last) for row in file.loot)
    return Sheet(
        seats=(file.seats.least, file.seats.most),
        each=file.crew.each,
        keep=file.crew.keep,
        professions=file.professions,
        ships=file.ships.cards,
        loot=regular + last,
        pirate=file.pirate.points,
        card=file.card,
    )


def _check(file: _File) -> None:
    seats, crew, loot, card = file.seats, file.crew, file.loot, file.card
    need(2 <= seats.least <= seats.most <= 8, "seats must lie between 2 and 8, the least first.")
    need(len(file.professions) == PROFESSIONS, f"professions must be {PROFESSIONS}, not {len(file.professions)}.")
    names = [profession.name for profession in file.professions]
    need(len({name.casefold() for name in names}) == len(names), "Two professions have the same name.")
    need(crew.each >= 1, "crew.each must be at least 1.")
    need(1 <= crew.keep <= MOST, f"crew.keep must lie between 1 and {MOST}.")
    for profession in file.professions:
        held = f"professions.{profession.name}.cards must lie between crew.each, {crew.each}, and {MOST}"
        need(crew.each <= profession.cards <= MOST, f"{held}, not {profession.cards}.")
    need(1 <= file.ships.cards <= MOST, f"ships.cards must lie between 1 and {MOST}, not {file.ships.cards}.")
    need(len({row.points for row in loot}) == len(loot), "Two rows of loot have the same points.")
    for row in loot:
        counts = f"The loot cards of {row.points} points must be 0 to {MOST} with either back."
        need(0 <= row.regular <= MOST and 0 <= row.last <= MOST, counts)
        need(0 <= row.points <= 99, f"A loot card has 0 to 99 points, not {row.points}.")
    need(any(row.regular for row in loot), "There must be at least one regular loot card.")
    enough = 1 + sum(row.last for row in loot) >= file.ships.cards
    need(enough, "With one regular loot card left, the last loot must still be enough for all ships.")
    need(0 <= file.pirate.points <= 99, "pirate.points must lie between 0 and 99.")
    need(20 <= card.width <= 200 and 20 <= card.height <= 200, "A card is 20 to 200 mm wide and high.")
    need(0 <= card.corner <= 10 and 0 <= card.bleed <= 10, "A card's corner and bleed are 0 to 10 mm.")
