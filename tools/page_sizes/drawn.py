"""What the words of one drawing lie on: a symbol, a disc or a line that they only half cover.

Words that stand wholly within a form are written on it; what an opaque form hides from them does not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from captains.scene.lettering import text_width
from captains.scene.nodes import WASH, Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.page import Box
from captains.scene.palette import PENCIL, RED_PENCIL

INK = 0.9
"""How much of a symbol's square its ink fills, as far as words may not touch it."""
TOUCH = 1.0
"""By how much words reach onto something before it counts."""
CAPITAL, BELOW = 0.7, 0.06
"""How far a line of type reaches above and below its base, in ems, as far as two lines may not touch."""
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Q": 4, "C": 6, "T": 2, "S": 4, "Z": 0}


class Set(Struct, frozen=True):
    """A line of text as it is set in its drawing, in the drawing's unit: its box and its type size."""

    text: str
    box: Box
    size: float


class Form(Struct, frozen=True):
    """Something drawn: its box, its outline as lines between points, whether it hides what lies under it, its name."""

    box: Box
    edges: tuple[tuple[float, float, float, float], ...]
    hides: bool
    name: str


def sets(drawing: Drawing) -> Iterator[Set]:
    """Every line of text that stands level, with its box."""
    return (each for each in _drawn(drawing.nodes, 0, 0, 1) if isinstance(each, Set))


def touched(drawing: Drawing) -> Iterator[str]:
    """Each line of text that lies half on something, and on what."""
    drawn = list(_drawn(drawing.nodes, 0, 0, 1))
    for n, line in enumerate(drawn):
        if not isinstance(line, Set):
            continue
        within = _shrunk(line.box)
        ground = [m for m, form in enumerate(drawn[:n]) if isinstance(form, Form) and form.hides]
        lowest = next((m for m in reversed(ground) if holds(drawn[m].box, within)), -1)
        above = (form for form in drawn[lowest + 1 :] if isinstance(form, Form))
        on = next((form for form in above if any(_crosses(edge, within) for edge in form.edges)), None)
        if on is not None:
            yield f"{line.text!r} on {on.name}"


def _shrunk(box: Box) -> Box:
    by = min(TOUCH, box.w / 4), min(TOUCH, box.h / 4)
    return Box(box.x + by[0], box.y + by[1], box.w - 2 * by[0], box.h - 2 * by[1])


def holds(outer: Box, inner: Box, slack: float = 0.0) -> bool:
    """Whether the inner box lies wholly in the outer one, or but for this much at its edges."""
    x, y = inner.x - outer.x, inner.y - outer.y
    return x >= -slack and y >= -slack and x + inner.w <= outer.w + slack and y + inner.h <= outer.h + slack


def _crosses(edge: tuple[float, float, float, float], box: Box) -> bool:
    """Whether a line between two points has a part in the box."""
    x, y, x2, y2 = edge
    low, high = 0.0, 1.0
    for start, by, least, most in ((x, x2 - x, box.x, box.x + box.w), (y, y2 - y, box.y, box.y + box.h)):
        if abs(by) < 1e-9:
            if not least < start < most:
                return False
            continue
        one, other = sorted(((least - start) / by, (most - start) / by))
        low, high = max(low, one), min(high, other)
    return low < high


def _drawn(nodes: Sequence[Node], x: float, y: float, k: float) -> Iterator[Set | Form]:
    """Words and forms back to front, in the drawing's own unit; what is turned is left out."""
    for node in nodes:
        match node:
            case Group(turn=0, matrix=None) if node.id != WASH:
                yield from _drawn(node.nodes, x + node.x * k, y + node.y * k, k * node.scale)
            case Text(turn=0) if node.text.strip():
                yield _set(node, x, y, k)
            case Use():
                r = node.size * k * INK / 2
                yield _form(Box(x + node.x * k - r, y + node.y * k - r, 2 * r, 2 * r), False, f"the {node.symbol}")
            case Rect() if _seen(node):
                box = Box(x + node.x * k, y + node.y * k, node.w * k, node.h * k)
                yield _form(box, _opaque(node), "a rectangle")
            case Circle() if _seen(node):
                r = node.r * k
                yield _disc(x + node.x * k, y + node.y * k, r, _opaque(node))
            case Path() if _seen(node):
                edges = tuple(_edges(node.d, x, y, k))
                if edges:
                    xs, ys = [e[n] for e in edges for n in (0, 2)], [e[n] for e in edges for n in (1, 3)]
                    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
                    yield Form(box, edges, _opaque(node), "a line")


def _set(node: Text, x: float, y: float, k: float) -> Set:
    size = node.size * k
    wide = text_width(node.text, size, node.font, node.bold, node.italic) + node.spacing * k * len(node.text)
    left = x + node.x * k - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[node.anchor]
    return Set(node.text, Box(left, y + node.y * k - CAPITAL * size, wide, (CAPITAL + BELOW) * size), size)


def _seen(node: Path | Rect | Circle) -> bool:
    """Whether it is drawn plainly enough to disturb words: no shadow, no glow, no pencil that crosses them out."""
    return (
        bool(node.stroke) and node.stroke not in (PENCIL, RED_PENCIL) and node.stroke_opacity > 0.5 and node.width > 0
    ) or _opaque(node)


def _opaque(node: Path | Rect | Circle) -> bool:
    return node.fill.startswith("#") and node.fill_opacity > 0.8


def _form(box: Box, hides: bool, name: str) -> Form:
    r, foot = box.x + box.w, box.y + box.h
    edges = (
        (box.x, box.y, r, box.y),
        (r, box.y, r, foot),
        (r, foot, box.x, foot),
        (box.x, foot, box.x, box.y),
    )
    return Form(box, edges, hides, name)


def _disc(x: float, y: float, r: float, hides: bool) -> Form:
    c = r * 0.7071
    ring = ((r, 0.0), (c, c), (0.0, r), (-c, c), (-r, 0.0), (-c, -c), (0.0, -r), (c, -c), (r, 0.0))
    edges = tuple((x + a, y + b, x + e, y + f) for (a, b), (e, f) in pairwise(ring))
    # Words have rounded ends: a little more than the square within the disc hides what lies under them.
    c = r * 0.85
    return Form(Box(x - c, y - c, 2 * c, 2 * c), edges, hides, "a disc")


def _edges(d: str, x0: float, y0: float, k: float) -> Iterator[tuple[float, float, float, float]]:
    """A path as lines between its points: arcs and curves as their chords."""
    tokens = _TOKEN.findall(d)
    at = start = (0.0, 0.0)
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        takes = _TAKES[command.upper()]
        numbers, i = [float(t) for t in tokens[i : i + takes]], i + takes
        dx, dy = at if command.islower() else (0.0, 0.0)
        match command.upper():
            case "Z":
                to = start
            case "H":
                to = (numbers[0] + dx, at[1])
            case "V":
                to = (at[0], numbers[0] + dy)
            case _:
                to = (numbers[-2] + dx, numbers[-1] + dy)
        if command.upper() == "M":
            start, command = to, "l" if command.islower() else "L"
        else:
            yield x0 + at[0] * k, y0 + at[1] * k, x0 + to[0] * k, y0 + to[1] * k
        at = to
