"""The faces of a die as keys to tap or press, on the page for a table's own dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from captains.scene.controls import CHART_SHADOW
from captains.scene.lettering import text_width
from captains.scene.nodes import Group, Node, Path, Rect
from captains.scene.page import Box, Desk, Die, Half, Pick
from captains.scene.palette import BRIGHT_BRASS, DICE_COLOURS, INK, PAPER, WHITE, mixed
from captains.scene.pencil import pencil_stroke
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, SHADE, line_of
from captains.screen.die_faces import counting, face_art
from captains.screen.pages.dice_words import words_of


def faces(spread: Spread, box: Box, i: int, dice: Sequence[Die], desk: Desk, now: bool) -> None:
    """The distinct faces of a die as keys to press, those of the only die as large as there is room for."""
    die = dice[i]
    face: int | None = desk.held(f"dice.{die.id}")
    was: int | None = desk.held(f"dice.was.{die.id}")
    distinct = [f for f in range(len(die.faces)) if die.faces.index(die.faces[f]) == f]
    gap = spread.px(12)
    columns = 1 if len(distinct) <= 3 or box.w < spread.px(200) else 2
    if len(dice) == 1:
        columns = max((1, 2, 3), key=lambda each: _face_size(box, len(distinct), each, gap))
    w, h = _key_size(box, len(distinct), columns, gap)
    size = _words_size(spread, dice, min((box.w - 3 * gap) / 2, w) - 8)
    for q, f in enumerate(distinct):
        x = box.x + gap + (q % columns) * (w + gap)
        y = box.y + (q // columns) * (h + gap)
        key = Box(round(x), round(y), round(w), round(h))
        on = face is not None and die.faces[face] == die.faces[f]
        slip = was is not None and not on and die.faces[was] == die.faces[f]
        id = f"face-{i}-{q + 1}"
        spread.draw(f"{id}-drawn", key, _key(key, (die, f), q + 1, size, on, slip), 8)
        change: list[tuple[str, object]] = [(f"dice.{die.id}", f), ("dice.at", None)]
        if face is not None and not on:
            change.append((f"dice.was.{die.id}", face))
        spread.picks.append(
            Pick(
                id,
                key,
                Half(tuple(change)),
                state="chosen" if on else "open" if now else "quiet",
                key=str(q + 1) if now else "",
                order=1 if now else 3,
                radius=10,
            )
        )


def _key_size(box: Box, count: int, columns: int, gap: float) -> tuple[float, float]:
    """How wide and high a key is in so many columns."""
    rows = -(-count // columns)
    w = (box.w - gap * (columns + 1)) / columns
    return w, min((box.h - gap * rows) / rows, w * 1.25)


def _face_size(box: Box, count: int, columns: int, gap: float) -> float:
    """How large the faces are then; of equal ones the first is taken."""
    w, h = _key_size(box, count, columns, gap)
    return min(w, h * 0.75)


def _words_size(spread: Spread, dice: Sequence[Die], room: float) -> tuple[float, bool]:
    """The type size of the keys, and whether words fit beside their digits: on all faces of all dice or on none."""
    size = spread.em(18)
    cap = size * 1.75
    longest = max(text_width(words_of(face), LEAST_TEXT, "sans", True) for die in dice for face in die.faces)
    return size, longest + cap + 8 <= room


def _key(box: Box, at: tuple[Die, int], number: int, type_: tuple[float, bool], on: bool, slip: bool) -> list[Node]:
    """One face to tap: its flat picture, the key that presses it, its words."""
    (die, face), (size, worded) = at, type_
    cap = min(size * 1.75, box.h * 0.3)
    z = min(box.w - 24, box.h - cap - 20)
    nodes: list[Node] = [Rect(2, 4, box.w, box.h, 10, SHADE, fill_opacity=0.4)]
    nodes.append(Rect(0, 0, box.w, box.h, 10, WHITE if on else PAPER, INK, 1.6))
    nodes += flat_face(die, face, (box.w - z) / 2, 8, z)
    words = words_of(die.faces[face])
    room = box.w - cap - 16
    run = min(text_width(words, size, "sans", True), room) + 8 if worded else 0
    x, y = (box.w - cap - run) / 2, box.h - cap - 8
    nodes.append(Rect(x, y + 2, cap, cap, 6, CHART_SHADOW))
    nodes.append(Rect(x, y, cap, cap - 1, 6, BRIGHT_BRASS if on else WHITE, INK, 1.4))
    digit = size * 1.05
    nodes.append(
        line_of(x + cap / 2, y + cap * 0.5 + digit * 0.33, str(number), digit, cap, "sans", INK, "middle", True)
    )
    if worded:
        nodes.append(line_of(x + cap + 8, y + cap * 0.5 + size * 0.33, words, size, room, "sans", INK, bold=True))
    if slip:
        nodes += pencil_stroke(8, box.h - cap - 12, box.w - 8, 10, f"slip {die.id} {face}", 3.2)
    return nodes


@lru_cache(maxsize=128)
def flat_face(die: Die, face: int, x: float, y: float, z: float) -> tuple[Node, ...]:
    """One face of a die seen from above, `z` wide."""
    colour = DICE_COLOURS.get(die.colour, die.colour)
    body = mixed(colour, "#FFFFFF", 0.14)
    shine = f"M{x + z * 0.07:.1f} {y + z * 0.75:.1f}V{y + z * 0.2:.1f}q0 {-z * 0.13:.1f} {z * 0.13:.1f} {-z * 0.13:.1f}"
    return (
        Rect(x, y, z, z, z * 0.15, body, INK, 2),
        Path(f"{shine}H{x + z * 0.75:.1f}", stroke="#FFFFFF", width=z * 0.03, stroke_opacity=0.45),
        Group(face_art(die.faces[face], counting(die)), x=x, y=y, scale=z / 100),
    )
