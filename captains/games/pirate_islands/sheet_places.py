"""Where everything lies on a board of Pirate Islands, in millimetres from the upper left corner of the paper."""

from __future__ import annotations

from msgspec import Struct

Spot = tuple[float, float]
"""The middle of a thing."""


class Sizes(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """How large things are printed: `paper` width and height, radii of a lair-site and a number disc, the length of a
    ship-site's berth, the breadth of a lair or ship, of the Ghost Captain, and of a tile on a booth."""

    paper: tuple[float, float]
    site: float
    disc: float
    berth: float
    piece: float
    ghost_captain: float
    tile: float


class Market(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The market's jetty: its upper left corner with the booths, how long it is, the size of a booth."""

    x: float
    y: float
    w: float
    booth: float


class Places(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The places of one side of the board, counted as its islands, sites and ship-sites are.

    `islands` are where number discs lie, for Spooky Island its middle; a ship-site's third number is how its berth is
    turned, in degrees; a turtle isle's third and fourth are its size and turn. `booths` are the tiles' middles.
    `ghost_captain` is where he stands at the start, `spooky_lair` where the lair on Spooky Island stands.
    """

    islands: tuple[Spot, ...]
    sites: tuple[Spot, ...]
    ships: tuple[tuple[float, float, float], ...]
    turtles: tuple[tuple[float, float, float, float], ...]
    market: Market
    booths: tuple[Spot, ...]
    spooky_lair: Spot
    ghost_captain: Spot


def fault(sizes: Sizes, places: Places, islands: int, sites: int, ships: int, turtles: int, booths: int) -> str | None:
    """What is wrong with the places of a side of the board, as the end of a sentence, or None."""
    wanted = (("islands", islands), ("sites", sites), ("ships", ships), ("turtles", turtles), ("booths", booths))
    for name, count in wanted:
        found = len(getattr(places, name))
        if found != count:
            return f"name {found} of the {count} places for {name}"
    width, height = sizes.paper
    spots = [
        (x, y)
        for row in (places.islands, places.sites, places.ships, places.turtles, places.booths)
        for x, y, *_ in row
    ]
    for x, y in (*spots, places.spooky_lair, places.ghost_captain):
        if not (0 <= x <= width and 0 <= y <= height):
            return f"name a place off the paper: {x:g}, {y:g}"
    return None
