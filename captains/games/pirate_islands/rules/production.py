"""Production: the die, what the islands yield, and what happens when the stockpile is short (PI-10, PI-11, PI-14)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.chance import Roll
from captains.engine.step import Step
from captains.games.pirate_islands.events import DieRolled, IslandYielded, TilesHandedBack, TilesShort
from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.sheet_printed import Board
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import NONE, Tiles, more

BySeat = tuple[int, ...]
Yield = tuple[int, int, BySeat]
"""An island, its resource, and how many tiles it owes each player."""


@lru_cache(maxsize=16)
def roll_due(faces: int) -> Roll:
    """The one die."""
    return Roll(("die",), (faces,))


def roll(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """The die has fallen: its islands yield; the Ghost Captain's number yields nothing (PI-10, PI-12)."""
    number = answer[0] + 1
    step.emit(DieRolled(number, typed))
    state = step.state
    if number == state.figures.ghost_number:
        return
    yields, need = owed(state.board, state.lairs, state.ghost, number, len(state.players))
    short: list[int] = []
    for island, resource, tiles in yields:
        if need[resource] <= state.stockpile[resource]:
            step.emit(IslandYielded(island, tiles))
        elif resource not in short:
            short.append(resource)
            _deal_short(step, resource, [each for each in yields if each[1] == resource])


@lru_cache(maxsize=8192)
def owed(
    board: Board, lairs: tuple[int | None, ...], ghost: int, number: int, seats: int
) -> tuple[tuple[Yield, ...], Tiles]:
    """What each island with this number owes: a tile for each lair next to it, none where the Ghost Captain is.

    The second value is what all of it needs.
    """
    found: list[Yield] = []
    need = NONE
    bearing = ways(board).bearing
    for island in bearing[number] if number < len(bearing) else ():
        builders = [lairs[site] for site in board.islands[island].sites]
        tiles = tuple(builders.count(seat) for seat in range(seats))
        resource = board.islands[island].resource
        if island != ghost and resource is not None and any(tiles):
            found.append((island, resource, tiles))
            need = more(need, resource, sum(tiles))
    return tuple(found), need


def _deal_short(step: Step[State], resource: int, yields: list[Yield]) -> None:
    """Deal a resource of which there are too few tiles: to several players none, to one what there is (PI-14)."""
    by_seat = tuple(map(sum, zip(*(tiles for _, _, tiles in yields), strict=True)))
    left = step.state.stockpile[resource]
    if len(by_seat) - by_seat.count(0) > 1:
        step.emit(TilesShort(resource, by_seat))
        held = tuple(player.tiles[resource] for player in step.state.players)
        if step.state.agreed.hand_back and any(held):
            step.emit(TilesHandedBack(resource, held))
        return
    for island, _, tiles in yields:
        given = tuple(min(n, left) for n in tiles)
        left -= sum(given)
        if any(given):
            step.emit(IslandYielded(island, given))
