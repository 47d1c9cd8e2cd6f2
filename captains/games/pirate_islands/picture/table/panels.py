"""The players' panels on the table: all of them in sight, the one at the go large; and what may be clicked there."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.panel import (
    COST_KINDS,
    PanelPlaces,
    icon_counts,
    panel_parts,
    panel_places,
)
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.tokens import coco_symbol
from captains.games.pirate_islands.picture.words import number, say
from captains.scene.nodes import Drawing, Group, Node
from captains.scene.page import Box, Line, Note, Pick, Piece, Show

ROOM = 9.0
"""px about a part."""


def places_of(draft: Draft, seat: int) -> PanelPlaces:
    """Where the parts of a player's panel are."""
    return panel_places(draft.layout.panels[seat], draft.k, draft.fmt.text, icon_counts(draft.state))


def panels(draft: Draft) -> None:
    """Draw them all."""
    for seat in range(len(draft.state.players)):
        places = places_of(draft, seat)
        chosen = draft.desk.held("build", "") if seat == draft.seat else ""
        name = draft.sight.name(seat)
        for part in panel_parts(draft.state, seat, name, places, seat == draft.seat, chosen):
            draft.pieces.append(
                Piece(f"panel-{seat}-{part.name}", _about(part.box), _drawn(part.nodes, part.box.w, part.box.h))
            )
        _coco_notes(draft, seat, places)


def _about(box: Box) -> Box:
    return Box(box.x - ROOM, box.y - ROOM, box.w + 2 * ROOM, box.h + 2 * ROOM)


@lru_cache(maxsize=1024)
def _drawn(nodes: tuple[Node, ...], w: float, h: float) -> Drawing:
    """A part's drawing, with room for shadows and badges; what looks the same is drawn once."""
    return Drawing(w + 2 * ROOM, h + 2 * ROOM, (Group(nodes, x=ROOM, y=ROOM),))


def _coco_notes(draft: Draft, seat: int, places: PanelPlaces) -> None:
    """What the Coco tiles in front of a player are, and whose lair stands on Spooky Island for them."""
    state, row = draft.state, places.coco
    kinds = state.players[seat].coco
    lines = [
        Line(number(f"note.coco_{kind.does}", kinds.count(i)), (coco_symbol(kind),))
        for i, kind in enumerate(state.figures.coco)
        if i in kinds
    ]
    lines.append(Line(say("note.spooky_mine") if state.spooky == seat else say("note.spooky"), ("fortress",), "PI-33"))
    note = Note(number("note.coco_title", len(kinds)), tuple(lines), "coco-head")
    box = Box(row.x, row.y, row.w, row.h)
    draft.picks.append(Pick(f"panel-{seat}-coco", box, Show("coco", seat), state="quiet", note=note, order=60 + seat))


def cost_box(draft: Draft, kind: str) -> Box:
    """The cost card of the player at the go."""
    return places_of(draft, draft.seat).costs[COST_KINDS.index(kind)]


def hand_box(draft: Draft, seat: int, resource: int) -> Box:
    """Where a player's tiles of a resource lie."""
    return places_of(draft, seat).hand[resource]
