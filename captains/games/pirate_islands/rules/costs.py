"""Costs: whether a player can pay one, and what to say if not (PI-20, PI-21, PI-30)."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.pirate_islands.sheet_printed import Cost
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import covers, lacking, told


def unpaid(what: str, cost: Cost, state: State, seat: int, clause: str) -> Refusal | None:
    """Why this player can't pay for it, None if they can."""
    tiles = state.players[seat].tiles
    if covers(tiles, cost.tiles):
        return None
    missing = told(lacking(tiles, cost.tiles), cost.icons)
    return Refusal("rule", clause, f"{what} costs {told(cost.tiles, cost.icons)}; you lack {missing}.")
