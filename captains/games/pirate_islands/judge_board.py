"""What a player's place on the board and hand of tiles seem worth in Pirate Islands, in lairs.

Lairs are counted as they are; what islands yield, sites within reach and tiles in hand are worth what they usually
become. The weights are estimates, tried out in matches of the bots against each other.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.rules.sites import Builders, open_sites
from captains.games.pirate_islands.sheet_printed import Board
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import NONE, Tiles

YIELD = 0.09
"""What a first lair at an island is worth for its tiles, before the weight of the resource."""
WEIGHTS = (1.0, 1.3, 1.3, 0.6, 1.0)
"""How much one needs each resource, in the order of `tiles.RESOURCES`."""
FURTHER = (0.0, 1.0, 1.6, 2.0, 2.3, 2.5)
"""What several lairs at islands of one resource are worth together."""
HAUNTED = 0.4
"""What is left of an island's worth while the Ghost Captain is there."""
SITE, SITE_YIELD, NEXT_SITES = 0.22, 0.25, (1.0, 0.45, 0.2, 0.1)
"""A site one can build a lair on now: itself, a part of what it would yield, and how little the next ones add."""
ROOM, MORE_ROOM = 0.06, (1.0, 0.5, 0.25)
"""A site that one more ship would reach, and how little the next ones add."""
NEEDED, LATER, SPARE, WHOLE = 0.11, 0.08, 0.06, 0.06
"""A tile one needs for the next purchase, for the one after it, and for neither; a purchase one can pay whole."""


class Place(Struct, frozen=True, gc=False):
    """What a player's pieces are worth, and whether a lair or a ship could be built somewhere if it were paid."""

    worth: float
    lair: bool
    ship: bool


class Reach(Struct, frozen=True, gc=False):
    """The lair-sites a player has built on and can build on, the ship-sites they can build on, and the lair-sites that
    one of those would reach."""

    owned: tuple[int, ...]
    near: tuple[int, ...]
    routes: tuple[int, ...]
    beyond: frozenset[int]


@lru_cache(maxsize=16384)
def reach(board: Board, lairs: Builders, ships: Builders, seat: int) -> Reach:
    """How far a player's pieces reach."""
    near, routes = open_sites(board, lairs, ships, seat)
    beyond = {site for ship in routes for site in board.ships[ship] if lairs[site] is None}
    owned = tuple([site for site, owner in enumerate(lairs) if owner == seat])
    return Reach(owned, near, routes, frozenset(beyond.difference(near)))


def with_lair(board: Board, lairs: Builders, ships: Builders, there: Reach, site: int) -> Reach:
    """How far they would reach with a lair on this site, one they can build on."""
    routes = [ship for ship in ways(board).ships_at[site] if ships[ship] is None]
    further = {end for ship in routes for end in board.ships[ship] if lairs[end] is None and end != site}
    near = tuple([each for each in there.near if each != site])
    owned = tuple(sorted((*there.owned, site)))
    return Reach(owned, near, (*there.routes, *routes), there.beyond.union(further).difference(near))


def with_ship(board: Board, lairs: Builders, there: Reach, ship: int) -> Reach:
    """How far they would reach with a ship on this site, one they can build on."""
    near = tuple(sorted({*there.near, *[end for end in board.ships[ship] if lairs[end] is None]}))
    routes = tuple([each for each in there.routes if each != ship])
    return Reach(there.owned, near, routes, there.beyond.difference(near))


def place(board: Board, there: Reach, ghost: int) -> Place:
    """What a player's place on the board is worth, while the Ghost Captain is on this island."""
    return _place(board, there.owned, there.near, len(there.beyond), ghost)


@lru_cache(maxsize=32768)
def _place(board: Board, owned: tuple[int, ...], near: tuple[int, ...], beyond: int, ghost: int) -> Place:
    around, counts = beside(board), [0.0] * 5
    for site in owned:
        for number, resource in around[site]:
            counts[resource] += HAUNTED if number == ghost else 1.0
    worth = len(owned) + YIELD * sum([_together(n) * weight for n, weight in zip(counts, WEIGHTS, strict=True)])
    gains = sorted([SITE + SITE_YIELD * _gain(counts, around[site]) for site in near], reverse=True)
    worth += sum([gain * part for gain, part in zip(gains, NEXT_SITES, strict=False)])
    return Place(worth + ROOM * sum(MORE_ROOM[:beyond]), bool(near), beyond > 0)


class Hope(Struct, frozen=True, gc=False):
    """The best site for a piece, and one's place on the board once it stands there."""

    site: int
    place: Place


class Prospects(Struct, frozen=True, gc=False):
    """A player's place on the board, and with one more lair or ship; None where no site is open."""

    here: Place
    lair: Hope | None
    ship: Hope | None


@lru_cache(maxsize=16384)
def prospects(board: Board, lairs: Builders, ships: Builders, ghost: int, seat: int) -> Prospects:
    """What a player could make of the board with the next piece."""
    far = reach(board, lairs, ships, seat)
    with_lairs = [Hope(site, place(board, with_lair(board, lairs, ships, far, site), ghost)) for site in far.near]
    with_ships = [Hope(ship, place(board, with_ship(board, lairs, far, ship), ghost)) for ship in far.routes]
    return Prospects(
        place(board, far, ghost), max(with_lairs, key=_worth, default=None), max(with_ships, key=_worth, default=None)
    )


def _worth(hope: Hope) -> float:
    return hope.place.worth


@lru_cache(maxsize=16)
def beside(board: Board) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The producing islands next to each lair-site, each with its resource."""
    islands = board.islands
    producing = {n: island.resource for n, island in enumerate(islands) if island.resource is not None}
    return tuple(tuple((n, producing[n]) for n in around) for around in ways(board).islands_at)


def _together(count: float) -> float:
    """The worth of several lairs at one resource; between whole numbers it rises evenly."""
    whole = int(count)
    if whole >= len(FURTHER) - 1:
        return FURTHER[-1]
    return FURTHER[whole] + (count - whole) * (FURTHER[whole + 1] - FURTHER[whole])


def _gain(counts: list[float], around: tuple[tuple[int, int], ...]) -> float:
    """What a lair beside these islands would add to a player's yield."""
    more, gain = list(counts), 0.0
    for _, resource in around:
        there = more[resource]
        gain += WEIGHTS[resource] * (_together(there + 1) - _together(there))
        more[resource] = there + 1
    return YIELD * gain


def wishes(view: State, there: Place, lairs_left: int, ships_left: int) -> tuple[Tiles, Tiles]:
    """What a player wants to pay next, and after it."""
    figures = view.figures
    coco = figures.coco_tile.tiles if any(view.coco) else NONE
    lair = there.lair and lairs_left > 0
    ship = there.ship and ships_left > 0
    if lair:
        return figures.lair.tiles, figures.ship.tiles if ship else coco
    if ship:
        return figures.ship.tiles, figures.lair.tiles
    return coco, NONE


@lru_cache(maxsize=32768)
def hand_worth(tiles: Tiles, first: Tiles, second: Tiles) -> float:
    """What tiles in hand are worth to a player who wants to pay the first, then the second."""
    worth, whole = 0.0, first != NONE
    for held, now, later in zip(tiles, first, second, strict=True):
        if held <= now:
            worth += NEEDED * held
            whole = whole and held == now
        else:
            spare = held - now
            worth += NEEDED * now + LATER * min(spare, later) + SPARE * max(0, spare - later)
    return worth + WHOLE * whole
