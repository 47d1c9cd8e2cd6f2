"""Moving the Ghost Captain: every island he may go to, what its tiles are and whom he keeps from them."""

from __future__ import annotations

from typing import Literal

from captains.games.pirate_islands.actions import MoveGhostCaptain
from captains.games.pirate_islands.picture.board.islands import kind_of
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.tiles import RESOURCES, named
from captains.scene.page import Line, Note, Pick, Refuse

ISLAND_PICK = 25.0
"""The side of the square on an island that is clicked, in mm."""


def haunting(draft: Draft) -> None:
    """The islands as picks."""
    if draft.state.phase != "ghost-captain" or not draft.acting:
        return
    for island in range(len(draft.state.board.islands)):
        x, y = draft.side.places.islands[island]
        does = draft.do(MoveGhostCaptain(island))
        box = draft.view.square(x, y - 1.5, ISLAND_PICK)
        ring: Literal["quiet", "open"] = "quiet" if isinstance(does, Refuse) else "open"
        draft.picks.append(Pick(f"island-{island}", box, does, "circle", ring, _note(draft, island, does), order=10))


def _note(draft: Draft, island: int, does: object) -> Note:
    state = draft.state
    printed = state.board.islands[island]
    if isinstance(does, Refuse) or printed.resource is None:
        return Note(say("note.ghost"), (), "ghost-captain")
    takes = min(state.figures.loot, state.stockpile[printed.resource])
    tiles = (f"tile-{RESOURCES[printed.resource]}",) * min(takes, 6)
    lines = [Line(say("note.ghost_takes", what=named(printed.resource, takes)), tiles, "PI-12")]
    hit = tuple(f"lair-{state.colours[owner]}" for site in printed.sites if (owner := state.lairs[site]) is not None)
    if hit:
        lines.append(Line(say("note.ghost_blocks"), hit[:6], "PI-11"))
    return Note(say("note.ghost_to", island=say(f"isle.{kind_of(printed.resource)}")), tuple(lines), "ghost-captain")
