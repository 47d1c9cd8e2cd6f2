"""Setup: the side of the board, colours, starting pieces and tiles, the market (PI-01 to PI-06)."""

from __future__ import annotations

from collections.abc import Sequence

from captains.engine.seats import Setup
from captains.games.pirate_islands.sheet_printed import Board, Sheet
from captains.games.pirate_islands.state import Agreed, Player, State
from captains.games.pirate_islands.tiles import counted, minus


def check_colours(setup: Setup, sheet: Sheet) -> None:
    """Raise ValueError with one sentence if a seat has a colour that has no part in this match (PI-01)."""
    used = _used(sheet.board_for(len(setup.seats)), len(setup.seats))
    for seat in setup.seats:
        if seat.colour and seat.colour not in used:
            known = f"{', '.join(used[:-1])} and {used[-1]}"
            raise ValueError(f"With {len(setup.seats)} players the colours are {known}; {seat.colour} is not used")
    chosen = [seat.colour for seat in setup.seats if seat.colour]
    for colour in chosen:
        if chosen.count(colour) > 1:
            raise ValueError(f"Two seats are {colour}; each needs a colour of its own")


def start(setup: Setup, sheet: Sheet) -> State:
    """The table before the first roll. Seats that name no colour get the first free ones."""
    figures, seats = sheet.figures, len(setup.seats)
    board = sheet.board_for(seats)
    agreed = _agreed(setup)
    colours = _coloured([seat.colour for seat in setup.seats], _used(board, seats))
    lairs: list[int | None] = [None] * board.sites
    ships: list[int | None] = [None] * len(board.ships)
    for seat, colour in enumerate(colours):
        first = next(each for each in board.starts if each.colour == colour)
        for site in first.lairs:
            lairs[site] = seat
        for site in first.ships[: agreed.ships]:
            ships[site] = seat
    stockpile = counted([resource for resource in range(5) for _ in range(figures.tiles)])
    booths = figures.booths if agreed.market else ()
    stockpile = minus(stockpile, counted(booths))
    for _ in range(seats):
        stockpile = minus(stockpile, figures.start.tiles)
    return State(
        figures=figures,
        board=board,
        agreed=agreed,
        names=tuple(seat.name for seat in setup.seats),
        colours=colours,
        players=tuple(Player(figures.start.tiles) for _ in range(seats)),
        lairs=tuple(lairs),
        ships=tuple(ships),
        stockpile=stockpile,
        booths=booths,
        coco=tuple(kind.tiles for kind in figures.coco),
        ghost=board.spooky,
    )


def _agreed(setup: Setup) -> Agreed:
    """The options as answers (PI-44, PI-02a, PI-14)."""
    options = setup.options
    return Agreed(
        market=options.get("trade", "market") == "market",
        ships=int(options.get("ships", "1")),
        hand_back=options.get("shortage", "nobody") == "hand-back",
    )


def _used(board: Board, seats: int) -> tuple[str, ...]:
    """The colours in play: the first ones of the board, so that with three players white is left out."""
    return tuple(first.colour for first in board.starts[:seats])


def _coloured(asked: Sequence[str], used: Sequence[str]) -> tuple[str, ...]:
    free = [colour for colour in used if colour not in asked]
    return tuple(colour or free.pop(0) for colour in asked)
