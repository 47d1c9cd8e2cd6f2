"""What a player might do, in words, where the telling does not say the place."""

from __future__ import annotations

from typing import Any

from captains.games.pirate_islands.actions import BuildLair, BuildShip, EndTurn
from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.picture.board.islands import kind_of
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.sheet_printed import Board
from captains.games.pirate_islands.state import State


def deed(action: Any, before: State) -> str:
    """A building with its place, the end of a turn; "" for anything else."""
    board = before.board
    match action:
        case BuildLair():
            return say("deed.lair", islands=_beside(board, action.site))
        case BuildShip():
            one, other = (_beside(board, site) for site in board.ships[action.site])
            return say("deed.ship", one=one, other=other)
        case EndTurn():
            return say("deed.ends")
    return ""


def _beside(board: Board, site: int) -> str:
    """The islands beside a lair-site, by what they bring and when."""
    found = []
    for number in ways(board).islands_at[site]:
        island = board.islands[number]
        assert island.resource is not None, "a producing island"
        found.append(say("tell.island", kind=kind_of(island.resource), number=island.number))
    return " + ".join(found) or say("deed.alone")
