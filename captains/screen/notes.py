"""The slips of paper that speak: the hover note, the refused note, the toast at the bottom; and where they are put."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.page import Box, Format, Line, Note, Refuse
from captains.scene.palette import BLOOD, BRASS, INK, LIGHT, SOFT_INK, legible

SHADE = "#04101A"
TAIL, GAP, EDGE = 12.0, 6.0, 10.0
WIDEST, NARROWEST = 360.0, 130.0
TITLE, WORDS, SMALL = 19.0, 16.0, 13.5


def refused_note(refuse: Refuse, title: str = "Not now") -> Note:
    """Why something may not be done, as a note."""
    return Note(title, (Line(refuse.refusal.words, (), refuse.refusal.clause),))


@lru_cache(128)
def body(note: Note, text: float, blood: bool) -> tuple[float, float, tuple[Node, ...]]:
    """Width, height and nodes of a note's slip, without tail and shadow, from its own corner."""
    k = text
    edge, pad = (BLOOD if blood else BRASS), 14 * k
    lead = 38 * k if note.symbol else 0.0
    rows = [(line, *row_width(line, k)) for line in note.lines]
    wanted = max([text_width(note.title, TITLE * k, "serif", True) + lead, *(wide for _, wide, _ in rows)])
    inner = min(max(wanted, NARROWEST * k), WIDEST * k)
    nodes: list[Node] = []
    y = pad
    if note.symbol:
        nodes.append(Use(note.symbol, pad + 14 * k, y + 13 * k, 31 * k))
    for part in wrapped(note.title, inner - lead, TITLE * k, "serif", True):
        nodes.append(Text(pad + lead, y + 18 * k, part, TITLE * k, "serif", BLOOD if blood else INK, bold=True))
        y += 24 * k
    if note.symbol:
        y = max(y, pad + 30 * k)
    for line, _, clause in rows:
        y = row(nodes, line, clause, pad, y + 3 * k, inner, k)
    width, height = inner + 2 * pad, y + pad * 0.8
    slip = Rect(0, 0, width, height, 7 * k, fill=LIGHT, stroke=edge, width=2.2 * k)
    return width, height, (slip, *nodes)


def row_width(line: Line, k: float) -> tuple[float, float]:
    """How wide a line would like to be, and how much of it its clause takes."""
    clause = text_width(line.clause, SMALL * k) + 14 * k if line.clause else 0.0
    return lead_of(line, k) + text_width(line.words, WORDS * k) + clause, clause


def lead_of(line: Line, k: float) -> float:
    """How far a line's words stand to the right of its symbols."""
    return (24 * len(line.symbols) + 5) * k if line.symbols else 0.0


def row(nodes: list[Node], line: Line, clause: float, x: float, y: float, inner: float, k: float) -> float:
    """Add a line's nodes with its upper left corner at (x, y); returns where the next begins."""
    for index, symbol in enumerate(line.symbols):
        nodes.append(Use(symbol, x + 11 * k + 24 * k * index, y + 11 * k, 21 * k))
    lead = lead_of(line, k)
    for number, part in enumerate(wrapped(line.words, inner - lead - clause, WORDS * k) or ("",)):
        nodes.append(Text(x + lead, y + 16 * k, part, WORDS * k, "sans", SOFT_INK))
        if number == 0 and line.clause:
            nodes.append(Text(x + inner, y + 16 * k, line.clause, SMALL * k, "sans", legible(BRASS), "end"))
        y += 22 * k
    return y


@lru_cache(128)
def note_drawing(note: Note, text: float, blood: bool, side: str, tail: float) -> Drawing:
    """A note's slip with its shadow; a tail points out of `side` ("top", "bottom", "left", "right" or "") at `tail`."""
    width, height, nodes = body(note, text, blood)
    edge = BLOOD if blood else BRASS
    m = TAIL + 2
    t = TAIL
    shapes = {
        "top": f"M{tail - 10:.1f} 1.5L{tail:.1f} {-t:.1f}L{tail + 10:.1f} 1.5",
        "bottom": f"M{tail - 10:.1f} {height - 1.5:.1f}L{tail:.1f} {height + t:.1f}L{tail + 10:.1f} {height - 1.5:.1f}",
        "left": f"M1.5 {tail - 10:.1f}L{-t:.1f} {tail:.1f}L1.5 {tail + 10:.1f}",
        "right": f"M{width - 1.5:.1f} {tail - 10:.1f}L{width + t:.1f} {tail:.1f}L{width - 1.5:.1f} {tail + 10:.1f}",
    }
    shade = Rect(3, 5, width, height, 8, fill=SHADE, fill_opacity=0.38)
    inside: list[Node] = [shade, *nodes]
    if side:
        inside.append(Path(shapes[side], fill=LIGHT, stroke=edge, width=2.2))
        inside.append(Path(shapes[side] + "Z", fill=LIGHT))
    return Drawing(width + 2 * m, height + 2 * m, (Group(tuple(inside), x=m, y=m),))


def put(size: tuple[float, float], at: Box, fmt: Format, avoid: Sequence[Box]) -> tuple[Box, str, float]:
    """Where a slip of this size goes that speaks of `at`: its box, the side of its tail, the tail's place along it.

    Never outside the window, never over the thing itself; of the four sides the one that covers least of `avoid`,
    below and above before left and right.
    """
    w, h = size
    cx, cy = at.middle
    reach = TAIL + GAP
    tries = (
        (cx - w / 2, at.y + at.h + reach, "top"),
        (cx - w / 2, at.y - reach - h, "bottom"),
        (at.x + at.w + reach, cy - h / 2, "left"),
        (at.x - reach - w, cy - h / 2, "right"),
    )
    best: tuple[float, Box, str] | None = None
    for order, (x, y, side) in enumerate(tries):
        box = Box(min(max(x, EDGE), fmt.width - EDGE - w), min(max(y, EDGE), fmt.height - EDGE - h), w, h)
        cost = order * 60.0 + 50 * shared(box, at) + sum(shared(box, other) for other in avoid)
        if best is None or cost < best[0]:
            best = (cost, box, side)
    assert best is not None
    _, box, side = best
    if shared(box, at) > 0:
        return box, "", 0.0
    along = cx - box.x if side in ("top", "bottom") else cy - box.y
    room = w if side in ("top", "bottom") else h
    return box, side, min(max(along, 20.0), room - 20.0)


def shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    high = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def whole(box: Box) -> Box:
    """The box of the drawing around a slip's box: with room for tail and shadow."""
    m = TAIL + 2
    return Box(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m)


@lru_cache(32)
def toast_drawing(words: str, room: float, text: float) -> Drawing:
    """One sentence on a slip, for the bottom of the window; at most `room` wide."""
    size = 17 * text
    lines = wrapped(words, min(room, 900) - 48, size)
    wide = max((text_width(line, size) for line in lines), default=0.0) + 48
    high = 22 + len(lines) * size * 1.35
    nodes: list[Node] = [
        Rect(4, 6, wide, high, 8, fill=SHADE, fill_opacity=0.4),
        Rect(1, 1, wide, high, 8, fill=LIGHT, stroke=BRASS, width=2),
    ]
    for number, line in enumerate(lines):
        nodes.append(Text(1 + wide / 2, 11 + size * (1.0 + 1.35 * number), line, size, "sans", INK, "middle"))
    return Drawing(wide + 8, high + 9, tuple(nodes))
