"""The Ghost Captain: where he may be moved to, and what whoever moves him takes (PI-11, PI-12)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import MoveGhostCaptain
from captains.games.pirate_islands.events import GhostCaptainMoved, TilesTaken
from captains.games.pirate_islands.sheet_printed import Board
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import NONE, more


@lru_cache(maxsize=64)
def havens(board: Board, ghost: int) -> tuple[int, ...]:
    """The islands he may be moved to: those that yield something, but not where he is (PI-12)."""
    return tuple(n for n, island in enumerate(board.islands) if island.resource is not None and n != ghost)


def check_move(state: State, seat: int, action: MoveGhostCaptain) -> Refusal | None:
    """Why the Ghost Captain may not be moved to this island by this player now (PI-12)."""
    if state.phase != "ghost-captain":
        number = state.figures.ghost_number
        return Refusal("turn", "PI-12", f"The Ghost Captain is moved on a {number} and by some Coco tiles only.")
    if not 0 <= action.island < len(state.board.islands):
        return Refusal("form", "PI-12", "There is no such island.")
    if action.island in havens(state.board, state.ghost):
        return None
    if action.island == state.ghost:
        return Refusal("rule", "PI-12", "The Ghost Captain is on that island; he must move to another.")
    return Refusal("rule", "PI-12", "Spooky Island yields nothing; the Ghost Captain must move to one that does.")


def move(step: Step[State], seat: int, action: MoveGhostCaptain) -> None:
    """Move him, and take what the stockpile has of the tiles one is due."""
    step.emit(GhostCaptainMoved(seat, action.island))
    state = step.state
    resource = state.board.islands[action.island].resource
    assert resource is not None, "he is moved to an island that yields something"
    loot = min(state.figures.loot, state.stockpile[resource])
    if loot:
        step.emit(TilesTaken(seat, more(NONE, resource, loot)))


@lru_cache(maxsize=256)
def move_offers(board: Board, ghost: int, seat: int) -> tuple[Offer, ...]:
    """Any of the islands he may be moved to."""
    return (Offer(seat, "MoveGhostCaptain", tuple(MoveGhostCaptain(island) for island in havens(board, ghost))),)
