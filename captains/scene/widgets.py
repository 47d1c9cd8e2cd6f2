"""The furniture of every page: panels, paper cards, ribbons, buttons, ticks, notes, as nodes in px.

A function that returns nodes draws at the place it is given. `framed` makes a piece of nodes drawn from a box's own
upper left corner; `button` makes a piece and the pick over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from captains.scene.lettering import ellipsis, face_for, fit_size, text_width
from captains.scene.nodes import Anchor, Circle, Drawing, Font, Group, Node, Path, Rect, Text, Use
from captains.scene.page import Box, Does, Note, Pick, Piece
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    DEEP_SEA,
    FOAM,
    GLOW,
    INK,
    LEAF,
    LIGHT,
    PAPER,
    PAPER_SHADE,
    SOFT_INK,
    WHITE,
    mixed,
)

LEAST_TEXT = 13.0
SHADE = "#04101A"
WELL = "#0B2032"
WELL_EDGE = "#3D6E88"

Look = Literal["quiet", "main", "dark", "blood", "red", "faint", "dim"]
"""Buttons: `main` is the page's chief one, `dark` stands on the sea, `blood` is grave, `red` commits;
`faint` (on paper) and `dim` (on the sea) cannot be used now."""

_LOOKS: dict[str, tuple[str, str, str, bool]] = {
    "quiet": (LIGHT, SOFT_INK, INK, False),
    "main": (DEEP_SEA, BRASS, LIGHT, True),
    "dark": (WELL, WELL_EDGE, FOAM, False),
    "blood": (LIGHT, BLOOD, BLOOD, True),
    "red": (BLOOD, INK, LIGHT, True),
    "faint": (PAPER_SHADE, mixed(SOFT_INK, PAPER_SHADE, 0.5), SOFT_INK, False),
    "dim": (WELL, mixed(WELL_EDGE, WELL, 0.6), mixed(FOAM, WELL, 0.5), False),
}


def icon(name: str, x: float, y: float, size: float, colour: str = BRIGHT_BRASS) -> Node:
    """A symbol that takes the colour it is given, centred on (x, y)."""
    return Use(name, x, y, size, ink=colour)


def line_of(
    x: float,
    y: float,
    words: str,
    size: float,
    room: float,
    font: Font = "sans",
    fill: str = INK,
    anchor: Anchor = "start",
    bold: bool = False,
    italic: bool = False,
) -> Text:
    """A line of text that fits its room: set smaller, but not below `LEAST_TEXT`, then cut with an ellipsis."""
    font, bold, italic = face_for(words, font, bold, italic)
    size = fit_size(words, room, size, min(size, LEAST_TEXT), font, bold)
    return Text(x, y, ellipsis(words, room + 0.01, size, font, bold), size, font, fill, anchor, bold, italic)


def framed(id: str, box: Box, nodes: Sequence[Node], pad: float = 0.0, key: str = "") -> Piece:
    """A piece of nodes drawn from the box's corner; `pad` is the room around it for shadows and edges."""
    whole = Box(box.x - pad, box.y - pad, box.w + 2 * pad, box.h + 2 * pad)
    inside = (Group(tuple(nodes), x=pad, y=pad),) if pad else tuple(nodes)
    return Piece(id, whole, Drawing(whole.w, whole.h, inside, "px", key))


def shadow(x: float, y: float, w: float, h: float, r: float = 4, k: float = 1.0) -> tuple[Node, ...]:
    """The flat shadow of something that lies on the table, light from the upper left."""
    return (
        Rect(x + 6 * k, y + 10 * k, w + 2 * k, h + k, r + 2, fill=SHADE, fill_opacity=0.2),
        Rect(x + 3 * k, y + 5 * k, w, h, r, fill=SHADE, fill_opacity=0.32),
    )


def card(x: float, y: float, w: float, h: float, r: float = 5, k: float = 1.0, fill: str = PAPER) -> tuple[Node, ...]:
    """A paper card with a brass line inside its edge: banners, captains, slips."""
    return (
        *shadow(x, y, w, h, r, 0.6 * k),
        Rect(x, y, w, h, r, fill=fill, stroke=INK, width=1.2),
        Rect(x + 4 * k, y + 4 * k, w - 8 * k, h - 8 * k, max(r - 2, 1), stroke=BRASS, width=1),
    )


def _cut(x: float, y: float, w: float, h: float, c: float) -> str:
    a = f"A{c:.2f} {c:.2f} 0 0 0"
    return (
        f"M{x + c:.2f} {y:.2f}H{x + w - c:.2f}{a} {x + w:.2f} {y + c:.2f}"
        f"V{y + h - c:.2f}{a} {x + w - c:.2f} {y + h:.2f}"
        f"H{x + c:.2f}{a} {x:.2f} {y + h - c:.2f}V{y + c:.2f}{a} {x + c:.2f} {y:.2f}Z"
    )


def panel(
    x: float,
    y: float,
    w: float,
    h: float,
    cut: float = 14,
    fill: str = "#FBF4E3",
    glow: Literal["", "open", "hot"] = "",
    flat: bool = False,
) -> tuple[Node, ...]:
    """A panel like the cartouche of a chart: corners cut round, a double line; `flat` leaves out the shadow."""
    nodes: list[Node] = []
    if not flat:
        nodes.append(Path(_cut(x + 4, y + 7, w, h, cut), fill=SHADE, fill_opacity=0.35))
    for wide, share in {"": (), "open": ((17, 0.28), (9, 0.75)), "hot": ((28, 0.35), (15, 0.95))}[glow]:
        nodes.append(Path(_cut(x, y, w, h, cut), stroke=GLOW, width=wide, stroke_opacity=share))
    nodes.append(Path(_cut(x, y, w, h, cut), fill=fill, stroke=INK, width=2.2))
    nodes.append(Path(_cut(x + 5, y + 5, w - 10, h - 10, cut), stroke=BRASS, width=1.3))
    return tuple(nodes)


def ribbon(cx: float, cy: float, words: str, size: float = 17, room: float = 0.0) -> tuple[Node, ...]:
    """A deep-sea ribbon with a heading in capitals, centred on (cx, cy); at most `room` wide unless 0."""
    said = words.upper()
    font, _, _ = face_for(said, "title", True)
    if room:
        size = fit_size(said, room - size * 6, size, min(size, LEAST_TEXT), font, True)
        said = ellipsis(said, room - size * 5, size, font, True)
    spacing = size * 0.12
    w = text_width(said, size, font, True) + spacing * len(said) + size * 2.2
    h, tail, drop = size * 1.85, size * 1.25, size * 0.36
    left, top = cx - w / 2, cy - h / 2
    nodes: list[Node] = []
    for s in (-1, 1):
        e, o = cx + s * w / 2, s * tail
        nodes.append(
            Path(
                f"M{e - s * size * 0.7:.2f} {top + drop:.2f}H{e + o:.2f}L{e + o * 0.55:.2f} {cy + drop:.2f}"
                f"L{e + o:.2f} {top + h + drop:.2f}H{e - s * size * 0.7:.2f}Z",
                fill=mixed(DEEP_SEA, SHADE, 0.35),
                stroke=INK,
                width=1.4,
            )
        )
        nodes.append(
            Path(
                f"M{e:.2f} {top + h:.2f}l{-s * size * 0.7:.2f} {drop:.2f}v{-drop:.2f}Z", fill=SHADE, stroke=INK, width=1
            )
        )
    nodes.append(Rect(left, top, w, h, 1, fill=DEEP_SEA, stroke=INK, width=1.4))
    line = size * 0.2
    for y in (top + line, top + h - line):
        nodes.append(Path(f"M{left + 3:.2f} {y:.2f}H{left + w - 3:.2f}", stroke=BRASS, width=1))
    nodes.append(Text(cx + spacing / 2, cy + size * 0.35, said, size, font, LIGHT, "middle", True, spacing=spacing))
    return tuple(nodes)


def button_nodes(
    w: float, h: float, label: str, look: Look = "quiet", size: float = 19, picture: str = "", grand: bool = False
) -> tuple[Node, ...]:
    """A button's drawing from its own corner; `grand` gives it the brass glow of the one thing to do."""
    fill, edge, ink, bold = _LOOKS[look]
    nodes: list[Node] = []
    if grand:
        nodes += [
            Rect(-e / 2, -e / 2, w + e, h + e, 10, stroke=GLOW, width=e * 0.5, stroke_opacity=share)
            for e, share in ((14, 0.22), (8, 0.5))
        ]
    nodes.append(Rect(2, 3, w, h, 7, fill=SHADE, fill_opacity=0.25))
    nodes.append(Rect(0, 0, w, h, 7, fill=fill, stroke=edge, width=1.5 if look in ("quiet", "dark") else 2))
    if look in ("main", "red"):
        nodes.append(Rect(4, 4, w - 8, h - 8, 5, stroke=BRIGHT_BRASS, width=1))
    lead = size * 1.5 if picture and label else 0.0
    room = w - 8 - lead
    size = fit_size(label, room, size, min(size, LEAST_TEXT), "sans", bold)
    said = ellipsis(label, room, size, "sans", bold)
    start = (w - text_width(said, size, "sans", bold) - lead) / 2
    if picture:
        tint = BRIGHT_BRASS if look in ("dark", "main", "red") else ink
        nodes.append(icon(picture, start + size * 0.6 if label else w / 2, h / 2, size * 1.2, tint))
    if said:
        nodes.append(Text(start + lead, h / 2 + size * 0.35, said, size, "sans", ink, bold=bold))
    return tuple(nodes)


@lru_cache(maxsize=256)
def button_piece(
    id: str, box: Box, label: str, look: Look = "quiet", size: float = 19, picture: str = "", grand: bool = False
) -> Piece:
    """A button as a piece of its own."""
    return framed(id, box, button_nodes(box.w, box.h, label, look, size, picture, grand), 10)


def button(
    id: str,
    box: Box,
    label: str,
    does: Does,
    look: Look = "quiet",
    size: float = 19,
    picture: str = "",
    key: str = "",
    note: Note | None = None,
    grand: bool = False,
    order: int = 0,
) -> tuple[Piece, Pick]:
    """A button and the pick over it; the window draws its glow."""
    piece = button_piece(f"{id}-drawn", box, label, look, size, picture, grand)
    return piece, Pick(id, box, does, state="quiet", note=note, key=key, order=order)


def tick(cx: float, cy: float, r: float) -> tuple[Node, ...]:
    """A leaf-green tick: chosen, done."""
    stroke = f"M{cx - r * 0.45:.2f} {cy + r * 0.02:.2f}l{r * 0.35:.2f} {r * 0.38:.2f}l{r * 0.6:.2f} {-r * 0.76:.2f}"
    return Circle(cx, cy, r, fill=LEAF, stroke=LIGHT, width=r * 0.2), Path(stroke, stroke="#FFFFFF", width=r * 0.26)


def waiting(x: float, y: float, k: float = 1.0) -> tuple[Node, ...]:
    """Three brass dots: still choosing; the first is centred on (x, y)."""
    return tuple(Circle(x + 8 * k * i, y, 2.7 * k, fill=BRASS) for i in range(3))


def dotted(x: float, y: float, x2: float) -> Node:
    """A dotted brass line that parts the rows of a panel."""
    return Path(f"M{x:.2f} {y:.2f}H{x2:.2f}", stroke=BRASS, width=1.2, dash="1 6")


def well(x: float, y: float, w: float, h: float, r: float = 6) -> Node:
    """A dark well in the sea: strips of events, quiet rows."""
    return Rect(x, y, w, h, r, fill=WELL, stroke=WELL_EDGE, width=1.2, fill_opacity=0.92)


def pennant(x: float, y: float, w: float, h: float, words: str, edge: str = INK, fill: str = WHITE) -> tuple[Node, ...]:
    """A pennant on a pole with a number on it: points; its pole stands at x, its cloth is w wide and h high."""
    ink = LIGHT if fill == BLOOD else SOFT_INK if fill == PAPER_SHADE else INK
    return (
        Path(
            f"M{x:.2f} {y:.2f}h{w:.2f}l{-h * 0.26:.2f} {h / 2:.2f}l{h * 0.26:.2f} {h / 2:.2f}h{-w:.2f}Z",
            fill=fill,
            stroke=edge,
            width=2,
        ),
        Path(f"M{x:.2f} {y - h * 0.1:.2f}V{y + h * 1.12:.2f}", stroke=INK, width=max(2.2, h * 0.068)),
        Circle(x, y - h * 0.14, max(2.6, h * 0.08), fill=BRASS, stroke=INK, width=1.2),
        Text(x + w * 0.44, y + h * 0.72, words, h * 0.64, "title", ink, "middle", True),
    )
