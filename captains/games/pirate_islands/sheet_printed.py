"""What is printed in Pirate Islands, as typed values: both sides of the board, pieces, costs, Coco tiles, the market.

Every index begins at 0: lair-site 0 is site 1 of the sheet file; islands, ship-sites and Coco kinds count in the order
of the file, resources in that of `tiles.RESOURCES`. What a state holds is written as lists, since every state holds it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.games.pirate_islands.sheet_places import Places, Sizes
from captains.games.pirate_islands.tiles import Tiles
from captains.parts.sheet_files import SheetFault


class Cost(Struct, frozen=True, cache_hash=True, array_like=True):
    """What something costs: how many tiles of each resource, and the icons in the order they are printed in."""

    tiles: Tiles
    icons: tuple[int, ...]


class CocoKind(Struct, frozen=True, cache_hash=True, array_like=True):
    """A kind of Coco tile: what it does, what it gives if it is a gift, how many there are (PI-31, PI-02b)."""

    does: Literal["ghost-captain", "build", "gift"]
    gift: Cost
    tiles: int


class Figures(Struct, frozen=True, cache_hash=True):
    """The printed figures.

    `lairs`, `ships` and `tiles` are the pieces of a colour and the tiles of a resource; `start` what each player begins
    with; `ghost_number` the number that moves the Ghost Captain, `loot` how many tiles whoever moves him takes; `rate`
    how many tiles alike the stockpile wants for one; `booths` the tile on each booth at the start.
    """

    lairs: int
    ships: int
    tiles: int
    start: Cost
    lair: Cost
    ship: Cost
    coco_tile: Cost
    faces: int
    ghost_number: int
    loot: int
    rate: int
    booths: tuple[int, ...]
    coco: tuple[CocoKind, ...]


class Island(Struct, frozen=True, cache_hash=True, array_like=True):
    """An island: its letter, the lair-sites next to it, what it yields and when. Spooky Island yields nothing."""

    key: str
    sites: tuple[int, ...]
    resource: int | None
    number: int | None


class Start(Struct, frozen=True, cache_hash=True, array_like=True):
    """Where a colour's first lairs and ships stand; with one starting ship it is the first (PI-02, PI-02a)."""

    colour: str
    lairs: tuple[int, ...]
    ships: tuple[int, ...]


class Board(Struct, frozen=True, cache_hash=True, array_like=True):
    """One side of the board. `sites` is the number of lair-sites; a ship-site joins two of them.

    `graph` is the digest of what may not be edited (see `graph.digest`); `spooky` the index of Spooky Island.
    """

    seats: tuple[int, int]
    turtles: int
    sites: int
    islands: tuple[Island, ...]
    ships: tuple[tuple[int, int], ...]
    starts: tuple[Start, ...]
    spooky: int
    graph: str

    @property
    def name(self) -> str:
        """The side in words."""
        least, most = self.seats
        return f"the side for {least} players" if least == most else f"the side for {least} to {most} players"


class Sheet(Struct, frozen=True, cache_hash=True):
    """Everything printed: the figures, both sides of the board, and where everything lies on each of them."""

    figures: Figures
    boards: tuple[Board, ...]
    sizes: Sizes
    places: tuple[Places, ...]

    def board_for(self, seats: int) -> Board:
        """The side for this many players. Raises SheetFault if there is none."""
        for board in self.boards:
            if board.seats[0] <= seats <= board.seats[1]:
                return board
        raise SheetFault(f"The sheet has no side of the board for {seats} players.")
