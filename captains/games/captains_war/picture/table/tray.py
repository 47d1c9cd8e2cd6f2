"""The dice tray: six dice, the one set aside visibly apart, and a foot where the present question stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.sheet import Face, Sheet
from captains.scene.lettering import shown_name
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.page import Box, Die, Piece
from captains.scene.palette import BRASS, BRIGHT_BRASS, DARK_WOOD, DICE_COLOURS, INK, SAND, WOOD
from captains.scene.widgets import framed, line_of, shadow


def die_face(sheet: Sheet, face: Face) -> tuple[str, ...]:
    """The symbols of one face."""
    match face.kind:
        case "coins":
            return (f"gold-{face.amount}",) if face.amount <= 6 else ("coin",) * face.amount
        case "resource":
            return (sheet.resources[face.which].symbol,) * face.amount
        case "joker":
            return ("joker",) * face.amount
        case "track":
            symbol = sheet.kinds[face.which].symbol
            return (
                (f"{symbol}-circles",)
                if face.amount == 2 and symbol in ("skull", "anchor")
                else (symbol,) * face.amount
            )
        case "pirate":
            return (sheet.pirates[face.which].symbol,)


def dice_of(sheet: Sheet) -> tuple[Die, ...]:
    """The six dice without a place, not rolled."""
    return tuple(
        Die(
            f"die-{i}",
            Box(0, 0, 0, 0),
            DICE_COLOURS[die.colour],
            tuple(die_face(sheet, face) for face in die.faces),
            name=die.name,
        )
        for i, die in enumerate(sheet.dice)
    )


def foot_of(draft: TableDraft) -> Box:
    """Where the question in the tray's foot stands."""
    box, k = draft.layout.panel, draft.k
    frame = (11 if draft.layout.narrow else 17) * k
    high = (44 if draft.layout.narrow else 62) * k
    return Box(box.x + frame, box.y + box.h - frame - high, box.w - 2 * frame, high)


def tray(draft: TableDraft, states: Mapping[int, Any]) -> Box:
    """Draw the tray and lay the dice; `states` are those that are not quiet. Returns where dice may tumble."""
    box, k, foot = draft.layout.panel, draft.k, foot_of(draft)
    narrow = draft.layout.narrow
    frame = foot.x - box.x
    floor = Box(box.x + frame, box.y + frame, box.w - 2 * frame, foot.y - box.y - frame)
    aside = draft.state.aside
    slot = _slot(floor, narrow, k, aside or 0)
    draft.pieces.append(_drawn_tray(box, floor, None if narrow and aside is None else slot, k, narrow))
    if aside is not None:
        draft.pieces.append(_owner(draft, slot))
    for i, die in enumerate(dice_of(draft.sheet)):
        berth = slot if i == aside else _berth(floor, i, narrow, k)
        draft.dice.append(
            Die(
                die.id,
                _square(berth, narrow, i == aside),
                die.colour,
                die.faces,
                draft.state.faces[i] if draft.state.faces else None,
                draft.state.turn if draft.state.faces else 0,
                states.get(i, "aside" if i == aside else "quiet"),
            )
        )
    return floor if narrow else Box(floor.x, floor.y, slot.x - floor.x, floor.h)


def _slot(floor: Box, narrow: bool, k: float, aside: int) -> Box:
    """The place of the die set aside: a compartment of its own; in a narrow tray it is put about the die's berth."""
    if narrow:
        berth = _berth(floor, aside, True, k)
        return Box(berth.x + 2 * k, berth.y + 2 * k, berth.w - 4 * k, berth.h - 4 * k)
    w = min(146 * k, floor.w * 0.27)
    return Box(floor.x + floor.w - w - 6 * k, floor.y + 7 * k, w, floor.h - 12 * k)


def _berth(floor: Box, die: int, narrow: bool, k: float) -> Box:
    """Three by two: a die stays where it fell, so that nothing moves under the pointer."""
    right = floor.x + floor.w if narrow else _slot(floor, False, k, 0).x - 6 * k
    w, h = (right - floor.x) / 3, floor.h / 2
    return Box(floor.x + w * (die % 3), floor.y + h * (die // 3), w, h)


def _square(box: Box, narrow: bool, aside: bool) -> Box:
    """The box of a die in its berth; above the owner's name in the narrow compartment."""
    side = min(box.w, box.h) * (0.72 if narrow and aside else 0.95 if narrow or aside else 1.08)
    up = box.h * 0.08 if narrow and aside else 0.0
    return Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2 - up, side, side)


def _owner(draft: TableDraft, slot: Box) -> Piece:
    """Whose the die set aside is."""
    k, narrow = draft.k, draft.layout.narrow
    nodes: list[Node] = []
    size = draft.size((13 if narrow else 16) * k)
    name = shown_name(draft.name(draft.state.active), 12)
    alone = name if narrow else say("tray.alone", name=name)
    if not narrow:
        nodes.append(line_of(slot.w / 2, 26 * k, say("tray.aside"), size, slot.w - 8, fill=SAND, anchor="middle"))
    y = slot.h - (6 if narrow else 14) * k
    nodes.append(line_of(slot.w / 2, y, alone, size, slot.w - 6, fill=BRIGHT_BRASS, anchor="middle"))
    return framed("tray-owner", slot, nodes)


@lru_cache(maxsize=32)
def _drawn_tray(box: Box, floor: Box, slot: Box | None, k: float, narrow: bool) -> Piece:
    """Wood, brass rivets, a sunk floor, the compartment, a board at the foot."""
    x, y = floor.x - box.x, floor.y - box.y
    inner = (box.w - 2 * x, box.h - 2 * y)
    nodes: list[Node] = [
        *shadow(0, 0, box.w, box.h, 12 * k, k),
        Rect(0, 0, box.w, box.h, 13 * k, fill="#7A4F28", stroke=INK, width=1.6),
        Rect(4 * k, 4 * k, box.w - 8 * k, box.h - 8 * k, 10 * k, stroke=WOOD, width=3 * k),
        Rect(x, y, *inner, 7 * k, fill="#16384B", stroke="#08151F", width=2.4 * k),
        Path(f"M{x + 2:.1f} {y + floor.h:.1f}V{y + 2:.1f}H{x + inner[0] - 2:.1f}", stroke="#0A1E2C", width=5 * k),
        Rect(
            x + 1,
            y + floor.h,
            inner[0] - 2,
            inner[1] - floor.h - 1,
            5 * k,
            fill=DARK_WOOD,
            stroke="#2A180A",
            width=1.6 * k,
        ),
    ]
    for i in (1, 2):
        at = y + floor.h + (inner[1] - floor.h) * i / 3
        nodes.append(Path(f"M{x + 6 * k:.1f} {at:.1f}h{inner[0] - 12 * k:.1f}", stroke="#4A2D13", width=1.2 * k))
    for cx in (8.5 * k, box.w - 8.5 * k):
        for cy in (8.5 * k, box.h - 8.5 * k):
            r = (3.2 if narrow else 4.4) * k
            nodes.append(Circle(cx, cy, r, fill=BRASS, stroke=INK, width=1.2 * k))
            nodes.append(Circle(cx - r * 0.27, cy - r * 0.27, r * 0.3, fill=BRIGHT_BRASS))
    if slot is not None:
        sx, sy = slot.x - box.x, slot.y - box.y
        nodes.append(Rect(sx, sy, slot.w, slot.h, 7 * k, fill=DARK_WOOD, stroke="#2A180A", width=2 * k))
        for i in range(1, 5):
            at = sy + i * slot.h / 5
            nodes.append(Path(f"M{sx + 6 * k:.1f} {at:.1f}h{slot.w - 12 * k:.1f}", stroke="#4A2D13", width=1.4 * k))
    place = "" if slot is None else f"{slot.x - box.x:.1f} {slot.y - box.y:.1f} {slot.w:.1f} {slot.h:.1f}"
    key = f"tray {box.w:.1f} {box.h:.1f} {floor.w:.1f} {floor.h:.1f} {place} {k:.3f} {narrow}"
    return framed("tray", box, nodes, 18, key)
