"""Sites: where a player may build lairs and ships, one beside the other (PI-20 to PI-22)."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.sheet_printed import Board

Builders = tuple[int | None, ...]
"""Who has built on each site, None where nobody has."""

OpenSites = tuple[tuple[int, ...], tuple[int, ...]]
"""The lair-sites and the ship-sites a player may build on, if they can pay."""


@lru_cache(maxsize=8192)
def open_sites(board: Board, lairs: Builders, ships: Builders, seat: int) -> OpenSites:
    """The empty lair-sites next to a player's ships, and the empty ship-sites next to their lairs (PI-20 to PI-22)."""
    at, ends = ways(board).ships_at, board.ships
    near_ships = {site for ship, owner in enumerate(ships) if owner == seat for site in ends[ship]}
    near_lairs = {ship for site, owner in enumerate(lairs) if owner == seat for ship in at[site]}
    return (
        tuple(site for site in sorted(near_ships) if lairs[site] is None),
        tuple(ship for ship in sorted(near_lairs) if ships[ship] is None),
    )
