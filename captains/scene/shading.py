"""Shading by hand: second tones and hatching cut to a form, because clip paths cost the renderer dearly.

Forms are path data of one closed outline, with the absolute commands M, L, H, V, C, Q and Z only.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from captains.scene.patterns import Outline, Point, clockwise, cut, polygon
from captains.scene.pencil import wobble
from captains.scene.svg import short as s

STEPS = 10
"""Straight pieces that a curve is cut into."""
_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


@lru_cache(maxsize=512)
def outline(d: str) -> Outline:
    """The outline of a form as a polygon. Raises ValueError for path data of another kind."""
    points: list[Point] = []
    for command, numbers in _commands(d):
        if command in "ML":
            points.append((numbers[0], numbers[1]))
        elif command == "H":
            points.append((numbers[0], points[-1][1]))
        elif command == "V":
            points.append((points[-1][0], numbers[0]))
        else:
            bends = [points[-1], *zip(numbers[::2], numbers[1::2], strict=True)]
            points += [_on(bends, i / STEPS) for i in range(1, STEPS + 1)]
    return tuple(points)


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command may stand for several."""
    command, numbers = "", list[float]()
    for name, number in _TOKEN.findall(d):
        if name:
            command = name
            continue
        numbers.append(float(number))
        if command not in _NEEDS:
            raise ValueError(f"This is no outline: {d[:40]}")
        if len(numbers) == _NEEDS[command]:
            yield command, numbers
            command, numbers = "L" if command == "M" else command, []


def _on(bends: list[Point], t: float) -> Point:
    """The point on a curve with these control points."""
    while len(bends) > 1:
        bends = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(bends)]
    return bends[0]


@lru_cache(maxsize=1024)
def overlap(form: str, convex: str) -> str:
    """What a form and a convex form have in common, as path data to fill; "" if nothing."""
    kept = cut(outline(form), clockwise(outline(convex)))
    return polygon(kept) if len(kept) > 2 else ""


@lru_cache(maxsize=512)
def hatch(form: str, area: tuple[float, float, float, float], angle: float = 60, gap: float = 12) -> str:
    """Strokes inside a form, and inside an area (x, y, width, height), as path data to stroke; not quite regular."""
    vary, edges = wobble(f"hatch {form[:60]}"), outline(form)
    x, y, w, h = area
    cx, cy, reach = x + w / 2, y + h / 2, math.hypot(w, h) / 2
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    d, at = "", -reach
    while at < reach:
        lean = vary(-0.12, 0.12) * gap
        a = (cx - dy * (at + lean) - dx * reach, cy + dx * (at + lean) - dy * reach)
        b = (cx - dy * (at - lean) + dx * reach, cy + dx * (at - lean) + dy * reach)
        for begin, end in _inside(a, b, edges):
            begin, end = _clamped(a, b, begin, end, area)
            if end - begin > 0.004:
                d += f"M{_at(a, b, begin)}L{_at(a, b, end)}"
        at += gap
    return d


def _at(a: Point, b: Point, t: float) -> str:
    return f"{s(a[0] + (b[0] - a[0]) * t, 1)} {s(a[1] + (b[1] - a[1]) * t, 1)}"


def _inside(a: Point, b: Point, edges: Outline) -> list[tuple[float, float]]:
    """The stretches of a line that lie inside an outline, as shares of the way from a to b."""
    (ax, ay), (bx, by) = a, b
    found = []
    for (px, py), (qx, qy) in zip(edges, (*edges[1:], edges[0]), strict=True):
        here = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        there = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if (here < 0) != (there < 0):
            share = here / (here - there)
            mx, my = px + (qx - px) * share, py + (qy - py) * share
            found.append(((mx - ax) * (bx - ax) + (my - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2))
    found.sort()
    return list(zip(found[::2], found[1::2], strict=False))


def _clamped(
    a: Point, b: Point, begin: float, end: float, area: tuple[float, float, float, float]
) -> tuple[float, float]:
    """The part of a stretch that lies in the area."""
    for start, way, low, size in ((a[0], b[0] - a[0], area[0], area[2]), (a[1], b[1] - a[1], area[1], area[3])):
        if abs(way) > 1e-9:
            one, other = sorted(((low - start) / way, (low + size - start) / way))
            begin, end = max(begin, one), min(end, other)
    return begin, end
