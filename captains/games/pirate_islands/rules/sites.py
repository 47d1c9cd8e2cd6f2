"""Sites: where a player may build lairs and ships, one beside the other (PI-20 to PI-22)."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.sheet_printed import Board

Builders = tuple[int | None, ...]
"""Who has built on each site, None where nobody has."""


@lru_cache(maxsize=8192)
def open_lair_sites(board: Board, lairs: Builders, ships: Builders, seat: int) -> tuple[int, ...]:
    """The empty lair-sites next to a player's ships (PI-20, PI-22)."""
    near = {site for ship, owner in enumerate(ships) if owner == seat for site in board.ships[ship]}
    return tuple(site for site in sorted(near) if lairs[site] is None)


@lru_cache(maxsize=8192)
def open_ship_sites(board: Board, lairs: Builders, ships: Builders, seat: int) -> tuple[int, ...]:
    """The empty ship-sites next to a player's lairs (PI-21, PI-22)."""
    at = ways(board).ships_at
    near = {ship for site, owner in enumerate(lairs) if owner == seat for ship in at[site]}
    return tuple(ship for ship in sorted(near) if ships[ship] is None)
