"""Setup: pirates and ships shuffled into one deck, the loot in its stack, who starts (PL-00 to PL-05)."""

from __future__ import annotations

from captains.engine.seats import Setup
from captains.games.pirate_lords.sheet import Sheet
from captains.games.pirate_lords.state import Lord, State


def check_seats(setup: Setup, sheet: Sheet) -> None:
    """Raise ValueError with one sentence if the sheet's box is not for so many players (PL-00)."""
    least, most = sheet.seats
    if not least <= len(setup.seats) <= most:
        raise ValueError(f"The cards of this sheet are for {least} to {most} players, not {len(setup.seats)}")


def start(setup: Setup, sheet: Sheet) -> State:
    """The state before the first card. Seats are in turn order; the first was last at sea (PL-05)."""
    counts = [*[profession.cards for profession in sheet.professions], sheet.ships]
    seats = len(setup.seats)
    nobody: tuple[tuple[int, ...], ...] = ((),) * len(sheet.professions)
    return State(
        sheet=sheet,
        names=tuple(seat.name for seat in setup.seats),
        lords=(Lord(nobody),) * seats,
        deck=tuple(tuple(range(count)) for count in counts),
        regular=sum(kind.cards for kind in sheet.loot if not kind.last),
        last=sum(kind.cards for kind in sheet.loot if kind.last),
        floors=(0,) * seats,
    )
