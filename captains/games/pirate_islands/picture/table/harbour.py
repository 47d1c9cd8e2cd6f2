"""The harbour: tiles on the market's booths, the stockpile's raft, the die and the Coco tiles on their plate."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.tokens import badge, missing, missing_tile, tile
from captains.games.pirate_islands.sheet import Figures
from captains.games.pirate_islands.tiles import RESOURCES
from captains.scene.lettering import text_width
from captains.scene.nodes import Node, Path, Rect, Use
from captains.scene.page import Box, Die, Piece
from captains.scene.palette import BRASS, INK, PAPER
from captains.scene.widgets import SHADE, framed, line_of

BONE = "#F1E7CF"
"""The die's body."""


class Plate(NamedTuple):
    """The plate's parts: where the die lies and where it tumbles, and the pile of Coco tiles."""

    die: Box
    tray: Box
    deck: Box


def dice_of(figures: Figures) -> tuple[Die, ...]:
    """The die without a place, not rolled: pips as on the discs, and the Ghost Captain. Spare faces are blank."""
    faces = [("ghost-captain",) if n == figures.ghost_number else ("pip",) * n for n in range(1, figures.faces + 1)]
    return (Die("die", Box(0, 0, 0, 0), BONE, tuple(faces + [()] * (6 - len(faces)))),)


def booth_box(draft: Draft, booth: int) -> Box:
    """Where the tile on a booth lies."""
    return draft.view.square(*draft.side.places.booths[booth], draft.side.sizes.tile)


def stock_box(draft: Draft, resource: int) -> Box:
    """Where a resource's tiles lie on the raft."""
    raft = draft.layout.raft
    pad = raft.w * 0.07
    pitch = (raft.w - 2 * pad) / len(RESOURCES)
    q = min(pitch * 0.92, raft.h * 0.52)
    x = raft.x + pad + pitch * (resource + 0.5)
    return Box(x - q / 2, raft.y + raft.h * 0.1, q, q)


def plate_of(draft: Draft) -> Plate:
    """The parts of the plate."""
    box = draft.layout.plate
    half = box.w / 2
    q = min(half * 0.9, box.h * 0.86)
    die = min(half, box.h) * 0.8
    tray = Box(box.x + 2, box.y + 2, half - 4, box.h - 4)
    cx, cy = tray.middle
    at = Box(cx - die / 2, cy - die / 2, die, die)
    deck = Box(box.x + half + (half - q) / 2, box.y + (box.h - q) / 2, q, q)
    return Plate(at, tray, deck)


def harbour(draft: Draft) -> Box:
    """Draw it; returns where the die may tumble."""
    _booths(draft)
    _raft(draft)
    return _plate(draft)


def _booths(draft: Draft) -> None:
    home = draft.state.figures.booths
    for i, lies in enumerate(draft.state.booths):
        box = booth_box(draft, i)
        q = box.w
        nodes = (
            missing_tile(q / 2, q / 2, q, home[i], paper="#7A5A3C", edge="#E3C99A")
            if lies is None
            else (tile(q / 2, q / 2, q, lies),)
        )
        draft.draw(f"booth-{i}", box, nodes)


def _raft(draft: Draft) -> None:
    raft = draft.layout.raft
    draft.pieces.append(_planks(raft))
    size = draft.size(19)
    for i, count in enumerate(draft.state.stockpile):
        box = stock_box(draft, i)
        q = box.w
        nodes = (
            missing_tile(q / 2, q / 2, q, i)
            if not count
            else (tile(q / 2 + q * 0.05, q / 2 - q * 0.05, q, i), tile(q / 2, q / 2, q, i))
        )
        draft.draw(f"stock-{RESOURCES[i]}", box, nodes, 3)
        high = min(size * 1.22, raft.y + raft.h - box.y - q - raft.h * 0.08)
        wide = min(q * 1.02, max(q * 0.8, text_width(str(count), size, "sans", True) + 8))
        pill = Box(box.x + (q - wide) / 2, raft.y + raft.h - high - raft.h * 0.07, wide, high)
        words = line_of(pill.w / 2, high / 2 + size * 0.36, str(count), size, pill.w, anchor="middle", bold=True)
        draft.draw(
            f"stock-{RESOURCES[i]}-count",
            pill,
            (Rect(0, 0, pill.w, high, high / 2, fill=PAPER, stroke=INK, width=1.1), words),
            1,
        )


@lru_cache(maxsize=8)
def _planks(box: Box) -> Piece:
    """The raft."""
    nodes: list[Node] = [Rect(3, 6, box.w, box.h, 6, fill=SHADE, fill_opacity=0.4)]
    high = box.h / 4
    for i in range(4):
        long = box.w * 0.012 if i % 2 else 0.0
        tone = "#B07F4A" if i % 2 else "#A9743F"
        nodes.append(Rect(-long, i * high, box.w + 2 * long, high, high * 0.3, fill=tone, stroke=INK, width=1.5))
    for x in (box.w * 0.025, box.w * 0.95):
        nodes.append(
            Rect(x, -high * 0.12, box.w * 0.025, box.h + high * 0.24, 2, fill="#7F532B", stroke=INK, width=1.2)
        )
    return framed("raft", box, nodes, 8)


def _plate(draft: Draft) -> Box:
    box, state, plate = draft.layout.plate, draft.state, plate_of(draft)
    draft.pieces.append(_card(box))
    q, left = plate.deck.w, sum(state.coco)
    nodes: list[Node] = []
    if left:
        for shift in (min(left - 1, 2) * 0.035, 0.0):
            nodes.append(Use("coco-tile", q / 2 + q * shift, q / 2 - q * shift, q))
    else:
        nodes += missing(q / 2, q / 2, q, "coco-head")
    font = draft.size(19)
    r = max(font * 0.78, q * 0.17)
    nodes += badge(q - r * 0.75, q - r * 0.75, r, left, font)
    draft.draw("deck", plate.deck, nodes, 6)
    (die,) = dice_of(state.figures)
    up = state.number - 1 if state.number is not None else None
    rolled = state.turn if state.number is not None else state.turn - 1
    draft.dice.append(Die(die.id, plate.die, die.colour, die.faces, up, rolled))
    return plate.tray


@lru_cache(maxsize=8)
def _card(box: Box) -> Piece:
    """The plate: die at the left, Coco tiles at the right."""
    half = box.w / 2
    nodes = (
        Rect(3, 6, box.w, box.h, 9, fill=SHADE, fill_opacity=0.4),
        Rect(0, 0, box.w, box.h, 9, fill=PAPER, stroke=INK, width=1.8),
        Rect(4, 4, box.w - 8, box.h - 8, 6, stroke=BRASS, width=1),
        Rect(8, 8, half - 12, box.h - 16, 6, fill="#DCC794", stroke="#B79A5C", width=1.2),
        Path(f"M{half:.1f} {box.h * 0.12:.1f}V{box.h * 0.88:.1f}", stroke="#C9B68C", width=1.2),
    )
    return framed("plate", box, nodes, 8)
