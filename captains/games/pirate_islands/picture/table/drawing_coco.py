"""The table's own Coco tiles: which kind was turned up, told by a click (PI-30)."""

from __future__ import annotations

from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.tokens import badge, coco_face, coco_symbol
from captains.games.pirate_islands.picture.words import number, say
from captains.games.pirate_islands.tiles import told
from captains.scene.nodes import Node
from captains.scene.page import Box, Line, Note, Pick, Show
from captains.scene.palette import DEEP_SEA
from captains.scene.widgets import card, line_of


def drawing_coco(draft: Draft) -> None:
    """Ask for the tile, where the table plays with its own."""
    state = draft.state
    if state.phase != "coco" or not draft.desk.real_dice:
        return
    box, kinds = draft.layout.slip, [i for i, left in enumerate(state.coco) if left]
    size = draft.size(21)
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 8, draft.k)]
    nodes.append(
        line_of(box.w / 2, box.h * 0.22, say("coco.which"), size, box.w - 30, "serif", DEEP_SEA, "middle", bold=True)
    )
    draft.draw("which-coco", box, nodes, 10)
    q = min(box.h * 0.56, box.w / (len(kinds) * 1.25 + 0.5))
    x = box.x + (box.w - q * 1.25 * len(kinds) + q * 0.25) / 2
    font = draft.size(18)
    for i, kind in enumerate(kinds):
        at = Box(x + i * q * 1.25, box.y + box.h * 0.34, q, q)
        printed = state.figures.coco[kind]
        r = max(font * 0.75, q * 0.15)
        left = badge(q - r * 0.7, q - r * 0.7, r, state.coco[kind], font)
        draft.draw(f"which-{kind}", at, (*coco_face(q / 2, q / 2, q, printed), *left), 6)
        note = Note(
            say(f"coco.{printed.does}", what=told(printed.gift.tiles, printed.gift.icons)),
            (Line(number("note.deck_left", state.coco[kind])),),
            coco_symbol(printed),
        )
        draft.picks.append(Pick(f"which-{kind}", at, Show("dice", (kind,)), note=note, key=str(i + 1), order=i))
