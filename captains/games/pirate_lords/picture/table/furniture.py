"""The furniture of this table: paper plates with a player's strip, pills, chips, slips, dashed places, ribbons."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from captains.games.pirate_lords.picture.art.emblems import badge, emblem
from captains.scene.ensigns import filled
from captains.scene.lettering import fit_size, has_letters, name_texts, text_width
from captains.scene.nodes import PATTERN, Circle, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    FOAM,
    INK,
    LEAF,
    LIGHT,
    PENCIL,
    SAND,
    SOFT_INK,
    SeatColour,
    legible,
)
from captains.scene.patterns import STRENGTH, box_outline, pattern_path
from captains.scene.svg import short as s
from captains.scene.widgets import SHADE, line_of

CREAM, SHEET = "#FBF3DF", "#FFFAEE"
PILL = "#0D2A3D"
ON_COLOUR = "#FFFDF5"


def plate(w: float, h: float, r: float) -> tuple[Node, ...]:
    """A paper plate on the sea, with a fine brass line inside its edge."""
    q = r * 0.45
    return (
        Rect(q, q * 1.4, w, h, r, fill=SHADE, fill_opacity=0.33),
        Rect(0, 0, w, h, r, fill=CREAM, stroke=INK, width=max(1.4, r * 0.15)),
        Rect(q, q, w - 2 * q, h - 2 * q, max(2.0, r - q), stroke=BRASS, width=1, stroke_opacity=0.55),
    )


def _top(w: float, h: float, r: float) -> str:
    return f"M0 {s(h)}V{s(r)}Q0 0 {s(r)} 0H{s(w - r)}Q{s(w)} 0 {s(w)} {s(r)}V{s(h)}Z"


MOST_LETTERS = 48
"""Of a name and what is said with it."""


@lru_cache(maxsize=256)
def strip(w: float, h: float, seat: SeatColour, name: str, size: float, room: float, r: float) -> tuple[Node, ...]:
    """The strip along the top of a player's plate: the name on plain colour, the pattern on the rest.

    `room` is how much of the width the name may take.
    """
    at = (h * 0.38, h / 2 + size * 0.35)
    texts = name_texts(name, *at, room, size, "sans", fill=ON_COLOUR, bold=True, least=13.0, most=MOST_LETTERS)
    plain = min(w, h * 0.38 + text_width(texts[0].text, texts[0].size, "sans", True) + h * 0.4)
    marks = ""
    if plain + h * 0.7 < w:
        corner = [(w - r + r * math.sin(a), r - r * math.cos(a)) for a in (0.0, 0.39, 0.79, 1.18, 1.57)]
        outline = ((plain, h), (plain, 0.0), *corner, (w, h))
        marks = pattern_path(outline, seat.pattern, h * 0.26)
    return (
        Path(_top(w, h, r), fill=seat.colour),
        *((Group((Path(marks, fill="#FFFFFF", fill_opacity=STRENGTH[seat.pattern]),), id=PATTERN),) if marks else ()),
        Path(_top(w, h, r), stroke=INK, width=max(1.4, r * 0.15)),
        *texts,
    )


def chip(x: float, y: float, size: float, seat: SeatColour, words: str) -> tuple[Node, ...]:
    """A small square in a player's colours with a number on it."""
    pad, em = size * 0.12, max(13.0, size * 0.62)
    return (
        *filled((box_outline(x, y, size, size),), seat, size * 0.25),
        Rect(x, y, size, size, size * 0.12, stroke=INK, width=max(1.2, size * 0.05)),
        # Plain and dark enough for a white number; the pattern is left as a rim.
        Rect(x + pad, y + pad, size - 2 * pad, size - 2 * pad, size * 0.12, fill=legible(seat.colour, ON_COLOUR)),
        Text(x + size / 2, y + size * 0.5 + em * 0.36, words, em, "sans", ON_COLOUR, "middle", True),
    )


def pill(x: float, y: float, words: str, size: float, room: float = 0.0) -> tuple[Node, ...]:
    """A dark pill with a label, centred on x, its top at y."""
    if room:
        size = fit_size(words, room - size * 1.4, size, 13.0, "sans", True)
    w, h = text_width(words, size, "sans", True) + size * 1.4, size * 1.6
    return (
        Rect(x - w / 2, y, w, h, h / 2, fill=PILL, stroke=BRIGHT_BRASS, width=1.3),
        Text(x, y + h / 2 + size * 0.35, words, size, "sans", FOAM, "middle", True),
    )


def slip(x: float, y: float, w: float, h: float, words: str, size: float) -> tuple[Node, ...]:
    """A slip of paper with something a player said, in their hand."""
    font: Literal["hand", "sans"] = "hand" if has_letters(words, "hand", True) else "sans"
    size = min(size, max(13.0, h * 1.05))
    size = fit_size(words, w - size * 0.9, size, 13.0, font, True)
    edge = f"M{s(x)} {s(y + 2)}L{s(x + w)} {s(y)}L{s(x + w - 2)} {s(y + h)}L{s(x + 3)} {s(y + h - 1)}Z"
    return (
        Rect(x + 3, y + 5, w, h, fill=SHADE, fill_opacity=0.33),
        Path(edge, fill="#FFFBEC", stroke=SOFT_INK, width=1.2),
        Text(x + w / 2, y + h / 2 + size * 0.3, words, size, font, PENCIL, "middle", True),
    )


def empty_place(symbol: str, w: float, h: float) -> tuple[Node, ...]:
    """Where a pirate of a profession could lie: dotted."""
    return (
        Rect(2, 2, w - 4, h - 4, w * 0.06, stroke=SOFT_INK, width=1.3, stroke_opacity=0.6, dash="3 6"),
        emblem(symbol, w / 2, h / 2, w * 0.34, "#B8A684"),
    )


def left_place(symbol: str, w: float, h: float) -> tuple[Node, ...]:
    """Where a pirate lay who has been brought forward: dashed."""
    return (
        Rect(2, 2, w - 4, h - 4, w * 0.06, fill="#EBDCB6", stroke=SOFT_INK, width=1.7, dash="7 5"),
        emblem(symbol, w / 2, h / 2, w * 0.46, "#A8946E"),
    )


def struck_place(symbol: str, w: float, h: float) -> tuple[Node, ...]:
    """Where a pirate lay whom the three-card rule has struck."""
    q = w * 0.2
    cross = f"M{s(q)} {s(h / 2 - w / 2 + q)}L{s(w - q)} {s(h / 2 + w / 2 - q)}"
    cross += f"M{s(w - q)} {s(h / 2 - w / 2 + q)}L{s(q)} {s(h / 2 + w / 2 - q)}"
    return (
        Rect(2, 2, w - 4, h - 4, w * 0.06, fill="#F3DCCB", stroke=BLOOD, width=1.9, dash="7 5"),
        emblem(symbol, w / 2, h / 2, w * 0.42, "#B98A80"),
        Path(cross, stroke=BLOOD, width=w * 0.08),
    )


def checklist(symbol: str, x: float, y: float, box: float, have: int, need: int) -> tuple[Node, ...]:
    """A profession's badge and a box for each pirate that is needed of it; (x, y) is the middle of its left edge."""
    r = box * 0.72
    nodes: list[Node] = [*badge(symbol, x + r * 1.2, y, r, "#FFF8E6", max(1.4, r * 0.09))]
    left = x + r * 2.55
    for i in range(need):
        at = left + i * box * 1.2
        if i < have:
            nodes.append(Rect(at, y - box / 2, box, box, box * 0.2, fill=LEAF, stroke=INK, width=1.6))
            nodes.append(Use("tick", at + box / 2, y, box * 0.66, ink="#FFF6E2"))
        else:
            nodes.append(
                Rect(at, y - box / 2, box, box, box * 0.2, fill="#FFF8E6", stroke=BLOOD, width=1.6, dash="5 3")
            )
            nodes.append(emblem(symbol, at + box / 2, y, box * 0.64, "#C98B80"))
    return tuple(nodes)


def checklist_wide(box: float, need: int) -> float:
    """How wide a profession's checklist is."""
    return box * 0.72 * 2.55 + need * box * 1.2


def scroll(w: float, h: float) -> tuple[Node, ...]:
    """A paper scroll with folded ends, for the banner; from the origin, `h` high with its tails."""
    t, drop = h * 0.7, h * 0.2
    high = h - drop
    nodes: list[Node] = []
    for sign, x in ((1, t), (-1, w - t)):
        tail = f"M{s(x + sign * t * 0.55)} {s(drop)}H{s(x - sign * t)}L{s(x - sign * t * 0.55)} {s(drop + high / 2)}"
        tail += f"L{s(x - sign * t)} {s(h)}H{s(x + sign * t * 0.55)}Z"
        nodes.append(Path(tail, fill=SAND, stroke=INK, width=2.2))
        fold = f"M{s(x)} {s(high)}H{s(x + sign * t * 0.55)}V{s(h)}Z"
        nodes.append(Path(fold, fill=SOFT_INK, stroke=INK, width=1.8))
    arc = high * 0.08
    body = f"M{s(t)} {s(arc)}Q{s(w / 2)} {s(-arc)} {s(w - t)} {s(arc)}V{s(high)}"
    body += f"Q{s(w / 2)} {s(high - 2 * arc)} {s(t)} {s(high)}Z"
    nodes.append(Path(body, fill=CREAM, stroke=INK, width=2.4))
    return tuple(nodes)


def little_card(x: float, y: float, w: float, last: bool) -> tuple[Node, ...]:
    """The back of a loot card as a sign: yellow, or red for the last loot."""
    h = w * 1.4
    return (
        Rect(x, y, w, h, w * 0.14, fill="#8E1F24" if last else "#E5BE55", stroke=INK, width=1.5),
        Rect(x + w * 0.17, y + w * 0.17, w * 0.66, h - w * 0.34, w * 0.08, stroke=LIGHT, width=1.2),
        *((Use("glass", x + w / 2, y + h / 2, w * 0.5, ink=LIGHT),) if last else ()),
    )


def sign_disc(x: float, y: float, r: float, picture: str) -> tuple[Node, ...]:
    """A small round sign: bot, lock, eye."""
    return Circle(x, y, r, fill=LIGHT, stroke=INK, width=max(1.0, r * 0.1)), Use(picture, x, y, r * 1.25, ink=INK)


def rule(x: float, y: float, x2: float) -> Node:
    """A fine brass line."""
    return Path(f"M{s(x)} {s(y)}H{s(x2)}", stroke=BRASS, width=1.2)


def said(x: float, y: float, words: str, size: float, room: float, fill: str = SOFT_INK) -> Text:
    """An explanation in italics."""
    return line_of(x, y, words, max(14.2, size), room, "serif", fill, italic=True)
