"""Seat patterns as path data, cut to a convex outline: seats are told apart without colour and without a clip-path."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from captains.scene.palette import Pattern
from captains.scene.svg import short

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
Bounds: TypeAlias = tuple[float, float, float, float]

STRENGTH: dict[Pattern, float] = {
    "solid": 0.0,
    "stripes": 0.34,
    "dots": 0.5,
    "chevrons": 0.42,
    "checks": 0.26,
    "waves": 0.42,
    "crosses": 0.42,
    "rings": 0.46,
}
"""How opaque white marks of a pattern are best laid over their colour."""


@lru_cache(maxsize=512)
def pattern_path(outline: Outline, pattern: Pattern, step: float, whole: Outline | None = None) -> str:
    """The marks of a pattern inside a convex outline, one mark every `step`; "" for solid. Fill them, don't stroke.

    Parts of one cloth name the `whole`, so that the pattern runs on from part to part.
    """
    if pattern == "solid" or len(outline) < 3:
        return ""
    outline = _clockwise(outline)
    part = _bounds(outline)
    parts = []
    for mark, hole in _marks(pattern, _bounds(whole or outline), part, step):
        if not _meet(_bounds(mark), part):
            continue
        kept = cut(_clockwise(mark), outline)
        if len(kept) > 2:
            parts.append(polygon(kept[::-1] if hole else kept))
    return "".join(parts)


def _bounds(shape: Sequence[Point]) -> Bounds:
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def _meet(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def polygon(points: Sequence[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{short(x, 1)} {short(y, 1)}" for x, y in points) + "Z"


def box_outline(x: float, y: float, w: float, h: float) -> Outline:
    """The outline of a rectangle."""
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)


def cut(shape: Sequence[Point], outline: Outline) -> list[Point]:
    """The part of a convex shape that lies inside a convex outline given clockwise (y points down)."""
    kept = list(shape)
    left, top, right, foot = _bounds(shape)
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = bx - ax, by - ay
        if dx * ((top if dx > 0 else foot) - ay) >= dy * ((right if dy > 0 else left) - ax):
            continue  # all of it lies inside this edge
        given, kept = kept, []
        for i, (x, y) in enumerate(given):
            px, py = given[i - 1]
            here = dx * (y - ay) - dy * (x - ax)
            there = dx * (py - ay) - dy * (px - ax)
            if here * there < 0:
                share = there / (there - here)
                kept.append((px + (x - px) * share, py + (y - py) * share))
            if here >= 0:
                kept.append((x, y))
    return kept


def _clockwise(shape: Outline) -> Outline:
    area = sum(x * shape[i - 1][1] - shape[i - 1][0] * y for i, (x, y) in enumerate(shape))
    return shape if area < 0 else shape[::-1]


def _marks(pattern: Pattern, whole: Bounds, part: Bounds, step: float) -> Iterator[tuple[Outline, bool]]:
    """The convex marks of a whole cloth that may lie within a part of it; the second value says: a mark is a hole."""
    x0, y0, x1, y1 = whole
    if pattern == "stripes":
        lean, pace = y1 - y0, step * 1.41
        start = x0 - lean + step * 0.3
        for n in _near(part[0] - lean - start, part[2] - start, pace, 0, math.ceil((x1 + lean - start) / pace)):
            x = start + n * pace
            yield ((x, y1), (x + step * 0.62, y1), (x + lean + step * 0.62, y0), (x + lean, y0)), False
        return
    for row in _near(part[1] - y0, part[3] - y0, step, 0, math.ceil((y1 - y0) / step) + 2):
        for column in _near(part[0] - x0, part[2] - x0, step, -1, math.ceil((x1 - x0) / step) + 2):
            x, y = x0 + column * step, y0 + row * step
            yield from _mark(pattern, x, y, step, row, column)


def _near(low: float, high: float, step: float, first: int, end: int) -> range:
    """Those numbers from `first` to before `end` whose marks, begun at them and under 1½ steps long, may lie there."""
    return range(max(first, math.floor(low / step - 0.5) - 1), min(end, math.ceil(high / step)))


def _mark(pattern: Pattern, x: float, y: float, step: float, row: int, column: int) -> Iterator[tuple[Outline, bool]]:
    shift = step / 2 if row % 2 else 0.0
    match pattern:
        case "dots":
            yield _round(x + step * 0.45 + shift, y + step * 0.3, step * 0.2), False
        case "rings":
            yield _round(x + step * 0.45 + shift, y + step * 0.4, step * 0.34), False
            yield _round(x + step * 0.45 + shift, y + step * 0.4, step * 0.18), True
        case "checks" if (row + column) % 2:
            yield box_outline(x, y, step, step), False
        case "crosses":
            cx, cy, arm, thin = x + step * 0.45 + shift, y + step * 0.4, step * 0.32, step * 0.11
            yield box_outline(cx - arm, cy - thin, 2 * arm, 2 * thin), False
            yield box_outline(cx - thin, cy - arm, 2 * thin, 2 * arm), False
        case "chevrons":
            half, rise, thick = step / 2, step * 0.42, step * 0.26
            top = y + step * 0.05
            low = top + rise
            yield ((x, low), (x + half, top), (x + half, top + thick), (x, low + thick)), False
            yield ((x + half, top), (x + step, low), (x + step, low + thick), (x + half, top + thick)), False
        case "waves":
            yield from _wave(x, y + step * 0.4, step)


def _wave(x: float, y: float, step: float) -> Iterator[tuple[Outline, bool]]:
    parts, high, thick = 8, step * 0.16, step * 0.2
    for i in range(parts):
        a, b = i / parts, (i + 1) / parts
        ya, yb = (y + high * math.sin(2 * math.pi * t) for t in (a, b))
        left, right = x + a * step, x + b * step
        yield ((left, ya), (right, yb), (right, yb + thick), (left, ya + thick)), False


def _round(x: float, y: float, r: float) -> Outline:
    n = 12 if r < 8 else 24
    return tuple((x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n))
