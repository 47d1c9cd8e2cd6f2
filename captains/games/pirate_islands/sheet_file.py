"""The shape of a sheet file of Pirate Islands, and how it becomes the typed sheet."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from captains.games.pirate_islands.graph import digest
from captains.games.pirate_islands.sheet_places import Places, Sizes
from captains.games.pirate_islands.sheet_printed import (
    Board,
    CocoKind,
    Cost,
    Figures,
    Island,
    Sheet,
    Start,
)
from captains.games.pirate_islands.tiles import RESOURCES, counted
from captains.parts.sheet_files import SheetFault, Table, wrong_entry

ResourceName = Literal["cutlass", "goat", "wood", "gold", "molasses"]
Icons = tuple[ResourceName, ...]


class _Pieces(Table, frozen=True):
    lairs: int
    ships: int
    tiles: int


class _Beginning(Table, frozen=True):
    tiles: Icons


class _Costs(Table, frozen=True):
    lair: Icons
    ship: Icons
    coco: Icons


class _Die(Table, frozen=True):
    faces: int
    ghost_captain: int


class _GhostCaptain(Table, frozen=True):
    takes: int


class _Stockpile(Table, frozen=True):
    rate: int


class _Market(Table, frozen=True):
    booths: Icons


class _Coco(Table, frozen=True):
    does: Literal["ghost-captain", "build", "gift"]
    tiles: int
    gift: Icons = ()


class _Island(Table, frozen=True):
    key: str
    resource: Literal["cutlass", "goat", "wood", "gold", "molasses", "spooky"]
    sites: tuple[int, ...]
    number: int | None = None


class _Start(Table, frozen=True):
    colour: str
    lairs: tuple[int, ...]
    ships: tuple[tuple[int, int], ...]


class _Board(Table, frozen=True):
    seats: tuple[int, int]
    turtles: int
    sites: int
    islands: tuple[_Island, ...]
    ships: tuple[tuple[int, int], ...]
    starts: tuple[_Start, ...]
    places: Places


class _File(Table, frozen=True):
    game: Literal["pirate-islands"]
    pieces: _Pieces
    start: _Beginning
    costs: _Costs
    die: _Die
    ghost_captain: _GhostCaptain
    stockpile: _Stockpile
    market: _Market
    coco: tuple[_Coco, ...]
    sizes: Sizes
    boards: tuple[_Board, ...]


def typed(data: Any) -> Sheet:
    """The sheet that this plain data describes; SheetFault where an entry is missing, unknown or of the wrong type."""
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as fault:
        raise wrong_entry(str(fault)) from None
    figures = Figures(
        lairs=file.pieces.lairs,
        ships=file.pieces.ships,
        tiles=file.pieces.tiles,
        start=_cost(file.start.tiles),
        lair=_cost(file.costs.lair),
        ship=_cost(file.costs.ship),
        coco_tile=_cost(file.costs.coco),
        faces=file.die.faces,
        ghost_number=file.die.ghost_captain,
        loot=file.ghost_captain.takes,
        rate=file.stockpile.rate,
        booths=_cost(file.market.booths).icons,
        coco=tuple(CocoKind(each.does, _cost(each.gift), each.tiles) for each in file.coco),
    )
    boards = tuple(_board(board) for board in file.boards)
    return Sheet(figures, boards, file.sizes, tuple(board.places for board in file.boards))


def _cost(icons: Icons) -> Cost:
    indexes = tuple(RESOURCES.index(name) for name in icons)
    return Cost(counted(indexes), indexes)


def _board(board: _Board) -> Board:
    where = f"of the board for {board.seats[0]} to {board.seats[1]} players"
    islands = tuple(
        Island(
            island.key,
            _sites(f"island {island.key} {where}", island.sites, board.sites),
            None if island.resource == "spooky" else RESOURCES.index(island.resource),
            island.number,
        )
        for island in board.islands
    )
    ships = tuple(_ship(ends, board, where) for ends in board.ships)
    spooky = [index for index, island in enumerate(islands) if island.resource is None]
    if len(spooky) != 1:
        raise SheetFault(f"The islands {where} must have one Spooky Island, not {len(spooky)}.")
    starts = tuple(_start(start, board, where) for start in board.starts)
    graph = digest(board.sites, islands, ships, spooky[0])
    return Board(board.seats, board.turtles, board.sites, islands, ships, starts, spooky[0], graph)


def _sites(whose: str, sites: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The lair-sites counted from 0."""
    for site in sites:
        if not 1 <= site <= count:
            raise SheetFault(f"The lair-sites of {whose} name site {site}; there are 1 to {count}.")
    if len(set(sites)) < len(sites):
        raise SheetFault(f"The lair-sites of {whose} name a site twice.")
    return tuple(site - 1 for site in sites)


def _ship(ends: tuple[int, int], board: _Board, where: str) -> tuple[int, int]:
    one, other = _sites(f"ship-site {ends[0]}-{ends[1]} {where}", ends, board.sites)
    if sum(set(ends) == set(each) for each in board.ships) > 1:
        raise SheetFault(f"The ship-site {ends[0]}-{ends[1]} {where} is named twice.")
    return one, other


def _start(start: _Start, board: _Board, where: str) -> Start:
    ships = []
    for ends in start.ships:
        found = [number for number, each in enumerate(board.ships) if set(each) == set(ends)]
        if not found:
            raise SheetFault(f"The start of {start.colour} {where} names {ends[0]}-{ends[1]}, which is no ship-site.")
        ships.append(found[0])
    return Start(start.colour, _sites(f"the start of {start.colour} {where}", start.lairs, board.sites), tuple(ships))
