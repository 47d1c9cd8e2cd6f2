"""The printed board: the sea, islands, marks and furniture of a side, once for paper and once for the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from captains.games.pirate_islands.picture.board.frame import frame
from captains.games.pirate_islands.picture.board.furniture import booths, cartouche, compass, jetty, turtles
from captains.games.pirate_islands.picture.board.islands import islands
from captains.games.pirate_islands.picture.board.marks import berth, disc, lair_site, lanes, leader_place
from captains.games.pirate_islands.picture.board.sea import BEYOND, sea
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.sheet import Board, Sheet
from captains.games.pirate_islands.sheet_places import Places, Sizes
from captains.scene.nodes import PRINT, Group, Node, Use


class Side(Struct, frozen=True, cache_hash=True):
    """A side of the board with its places."""

    board: Board
    places: Places
    sizes: Sizes

    @property
    def large(self) -> bool:
        """Whether it is the side with more islands, whose sea leaves other room."""
        return len(self.board.islands) > 10


def side_of(sheet: Sheet, board: Board) -> Side:
    """The side of this board."""
    return Side(board, sheet.places[sheet.boards.index(board)], sheet.sizes)


@lru_cache(maxsize=8)
def ground(side: Side, use: Literal["paper", "filled", "table"] = "paper", market: bool = True) -> tuple[Node, ...]:
    """Everything that lasts: sea, lanes, islands, turtles, the quay; furniture as there is room for on paper or table.

    Without a market its jetty is bare (PI-44).
    """
    places, graph = side.places, side.board.graph
    rose = (38.0, 171.0) if side.large else (264.0, 175.0)
    return (
        Group(sea(graph, side.sizes.paper, rose), id=PRINT + "sea"),
        Group(_furniture(side, use), id=PRINT + "furniture"),
        Group(turtles(places), id=PRINT + "turtles"),
        Group(lanes(graph), id=PRINT + "lanes"),
        Group(islands(side.board, places.islands), id=PRINT + "islands"),
        Group((*jetty(graph, places.market), *(booths(places.market, places) if market else ())), id=PRINT + "market"),
    )


def _furniture(side: Side, use: str) -> tuple[Node, ...]:
    """Compass, title and beasts; on the table the stockpile and the die lie where some of them are printed.

    On a filled board the legend takes the place of the beast.
    """
    if use != "table":
        words = (say("board.title1"), say("board.title2"))
        if side.large:
            beasts = (Use("sea-serpent", 261.5, 178.5, 31),)
            furniture = (compass(38, 171, 21), cartouche(10.5, 8.5, 50, words))
        else:
            beasts = (Use("whale", 34, 185, 24),)
            furniture = (compass(264, 175, 17), cartouche(9.5, 9.5, 45, words))
        return furniture if use == "filled" else (*furniture, *beasts)
    if side.large:
        return compass(26, 150, 12.5), Use("sea-serpent", 27, 25, 25)
    return compass(267, 148, 13), Use("whale", 25, 27, 24)


def starts(board: Board) -> tuple[dict[int, str], dict[int, tuple[str, bool]]]:
    """Which colour a lair-site or a ship-site is printed in; of ships also whether it is the second one."""
    sites = {site: start.colour for start in board.starts for site in start.lairs}
    ships = {ship: (start.colour, i > 0) for start in board.starts for i, ship in enumerate(start.ships)}
    return sites, ships


def berth_node(side: Side, ship: int) -> Node:
    """The mark of a ship-site as it is printed."""
    x, y, turn = side.places.ships[ship]
    colour, second = starts(side.board)[1].get(ship, ("", False))
    return berth(x, y, turn, side.sizes.berth, colour, second)


def site_nodes(side: Side, site: int) -> tuple[Node, ...]:
    """The mark of a lair-site as it is printed."""
    x, y = side.places.sites[site]
    return lair_site(x, y, side.sizes.site, starts(side.board)[0].get(site, ""))


def disc_nodes(side: Side, island: int) -> tuple[Node, ...]:
    """The number disc of an island, or on Spooky Island the place of the lair of who leads."""
    number = side.board.islands[island].number
    if number is None:
        return leader_place(*side.places.spooky_lair, side.sizes.site * 1.23)
    return disc(*side.places.islands[island], side.sizes.disc, number)


def framed_paper(side: Side, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Nodes of the map inside the margin of the paper."""
    return (*nodes, *frame(side.sizes.paper, BEYOND))
