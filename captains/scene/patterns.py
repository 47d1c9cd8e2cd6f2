"""Seat patterns as path data, cut to a convex outline: seats are told apart without colour and without a clip-path."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

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
    outline = clockwise(outline)
    part = _bounds(outline)
    parts = []
    for x, y, mark in _laid(pattern, _bounds(whole or outline), part, step):
        left, top, right, foot = mark.bounds
        place = x + left, y + top, x + right, y + foot
        if not _meet(place, part):
            continue
        if _inside(place, outline):
            parts.append(f"M{short(x + mark.first[0], 1)} {short(y + mark.first[1], 1)}{mark.rest}")
            continue
        kept = cut([(x + px, y + py) for px, py in mark.shape], outline)
        if len(kept) > 2:
            parts.append(polygon(kept[::-1] if mark.hole else kept))
    return "".join(parts)


class Mark(NamedTuple):
    """One convex mark at the origin: its outline clockwise, whether it is a hole, and its path after the start."""

    shape: Outline
    hole: bool
    bounds: Bounds
    first: Point
    rest: str


def _made(shape: Outline, hole: bool) -> Mark:
    shape = clockwise(shape)
    order = shape[::-1] if hole else shape
    rest = "".join(f"l{short(bx - ax, 1)} {short(by - ay, 1)}" for (ax, ay), (bx, by) in pairwise(_rounded(order)))
    return Mark(shape, hole, _bounds(shape), order[0], f"{rest}Z")


def _rounded(points: Outline) -> Outline:
    """The points on the grid of the path's decimals, from the first on, so that roundings do not add up."""
    ax, ay = points[0]
    return tuple((round(x - ax, 1), round(y - ay, 1)) for x, y in points)


def _inside(place: Bounds, outline: Outline) -> bool:
    """Whether a rectangle lies inside a convex outline given clockwise."""
    left, top, right, foot = place
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = bx - ax, by - ay
        if dx * ((top if dx > 0 else foot) - ay) < dy * ((right if dy > 0 else left) - ax):
            return False
    return True


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


def clockwise(shape: Outline) -> Outline:
    """The same outline, run through clockwise (y points down)."""
    area = sum(x * shape[i - 1][1] - shape[i - 1][0] * y for i, (x, y) in enumerate(shape))
    return shape if area < 0 else shape[::-1]


def _laid(pattern: Pattern, whole: Bounds, part: Bounds, step: float) -> Iterator[tuple[float, float, Mark]]:
    """The marks of a whole cloth that may lie within a part of it, each with its place."""
    x0, y0, x1, y1 = whole
    if pattern == "stripes":
        lean, pace = y1 - y0, step * 1.41
        start, stripe = x0 - lean + step * 0.3, _stripe(step, lean)
        for n in _near(part[0] - lean - start, part[2] - start, pace, 0, math.ceil((x1 + lean - start) / pace)):
            yield start + n * pace, y0, stripe
        return
    for row in _near(part[1] - y0, part[3] - y0, step, 0, math.ceil((y1 - y0) / step) + 2):
        for column in _near(part[0] - x0, part[2] - x0, step, -1, math.ceil((x1 - x0) / step) + 2):
            for mark in _cell(pattern, step, row % 2, (row + column) % 2):
                yield x0 + column * step, y0 + row * step, mark


@lru_cache(maxsize=256)
def _stripe(step: float, lean: float) -> Mark:
    wide = step * 0.62
    return _made(((0.0, lean), (wide, lean), (lean + wide, 0.0), (lean, 0.0)), False)


@lru_cache(maxsize=256)
def _cell(pattern: Pattern, step: float, odd_row: int, odd: int) -> tuple[Mark, ...]:
    """The marks of one cell, drawn at the origin."""
    return tuple(_made(shape, hole) for shape, hole in _mark(pattern, step, odd_row, odd))


def _near(low: float, high: float, step: float, first: int, end: int) -> range:
    """Those numbers from `first` to before `end` whose marks, begun at them and under 1½ steps long, may lie there."""
    return range(max(first, math.floor(low / step - 0.5) - 1), min(end, math.ceil(high / step)))


def _mark(pattern: Pattern, step: float, odd_row: int, odd: int) -> Iterator[tuple[Outline, bool]]:
    x = y = 0.0
    shift = step / 2 if odd_row else 0.0
    match pattern:
        case "dots":
            yield _round(x + step * 0.45 + shift, y + step * 0.3, step * 0.2), False
        case "rings":
            yield _round(x + step * 0.45 + shift, y + step * 0.4, step * 0.34), False
            yield _round(x + step * 0.45 + shift, y + step * 0.4, step * 0.18), True
        case "checks" if odd:
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
