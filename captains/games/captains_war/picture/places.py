"""Where a captain's places lie on the sheet, by their stable ids; `sheet_spots.py` lists the ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import Spot, solo_spots, spots
from captains.games.captains_war.state import State


@lru_cache(maxsize=16)
def places(sheet: Sheet, solo: bool = False) -> Mapping[str, Spot]:
    """Every place in mm, by id; those of a sheet shared with a Legendary Captain where it is `solo`."""
    return MappingProxyType({spot.id: spot for spot in (solo_spots(sheet) if solo else spots(sheet))})


def places_of(state: State) -> Mapping[str, Spot]:
    """The places of this match's sheets."""
    return places(state.sheet, state.mode.legend is not None)
