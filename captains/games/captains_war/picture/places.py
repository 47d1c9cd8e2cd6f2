"""Where a captain's places lie on the sheet, by their stable ids; `sheet_spots.py` lists the ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import Spot, spots


@lru_cache(maxsize=16)
def places(sheet: Sheet) -> Mapping[str, Spot]:
    """Every place in mm, by id."""
    return MappingProxyType({spot.id: spot for spot in spots(sheet)})
