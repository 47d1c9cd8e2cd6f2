"""Areas of shapes: the polygons a node fills, moved to where its groups put them, and how large they are."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from captains.scene.nodes import Circle, Group, Path, Rect
from captains.scene.patterns import Outline, Point

_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_NEEDS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
ROUND = 16
"""Corners of the polygon that stands for a circle."""


class Move(NamedTuple):
    """Where a group puts what it holds: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, x: float, y: float) -> Point:
        """Where a point comes to lie."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        """How much longer lines become."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    def into(self, group: Group) -> Move:
        """The move for what a group holds."""
        a, b, c, d = group.matrix or _turned(group.turn, group.scale)
        e, f = self.at(group.x, group.y)
        return Move(
            self.a * a + self.c * b,
            self.b * a + self.d * b,
            self.a * c + self.c * d,
            self.b * c + self.d * d,
            e,
            f,
        )


Hull: TypeAlias = tuple[float, float, float, float]
"""Bounds: left, top, right, foot."""


class Area(NamedTuple):
    """Polygons that are filled together, the bounds of each, and of all."""

    parts: tuple[Outline, ...]
    hulls: tuple[Hull, ...]
    hull: Hull

    def holds(self, x: float, y: float) -> bool:
        """Whether it covers a point; a part within another is a hole."""
        found = 0
        for part, (left, top, _, foot) in zip(self.parts, self.hulls, strict=True):
            if left <= x and top <= y <= foot:
                found += _crossings(part, x, y)
        return found % 2 == 1

    @property
    def largest(self) -> float:
        """The size of its largest part, what others cut out of it taken off."""
        sizes = sorted((abs(_size(part)) for part in self.parts), reverse=True)
        if len(sizes) < 2:
            return sizes[0] if sizes else 0.0
        outer = max(self.hulls, key=lambda hull: (hull[2] - hull[0]) * (hull[3] - hull[1]))
        return sizes[0] - sum(sizes[1:]) if all(_within(hull, outer) for hull in self.hulls) else sizes[0]

    @property
    def thick(self) -> float:
        """How thick its largest part is: half the side of a square, the radius of a disc."""
        part = max(self.parts, key=lambda each: abs(_size(each)), default=())
        ends = (*part[1:], *part[:1])
        around = sum(math.dist(one, other) for one, other in zip(part, ends, strict=True))
        return 2 * abs(_size(part)) / around if around else 0.0


def area(shape: Path | Circle | Rect, move: Move) -> Area:
    """What a shape fills."""
    parts = tuple(tuple(move.at(x, y) for x, y in part) for part in _parts(shape) if len(part) > 1)
    return Area(parts, tuple(_hull((part,)) for part in parts), _hull(parts))


def middle(found: Area) -> Point:
    """A point that stands for the whole: the middle of its first part's corners, a corner if that lies outside."""
    part = found.parts[0]
    x, y = sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)
    return (x, y) if found.holds(x, y) or len(part) < 3 else part[len(part) // 2]


def _parts(shape: Path | Circle | Rect) -> tuple[Outline, ...]:
    if isinstance(shape, Path):
        return outlines(shape.d)
    if isinstance(shape, Rect):
        x, y, w, h = shape.x, shape.y, shape.w, shape.h
        return (((x, y), (x + w, y), (x + w, y + h), (x, y + h)),)
    angles = [2 * math.pi * i / ROUND for i in range(ROUND)]
    return (tuple((shape.x + shape.r * math.cos(a), shape.y + shape.r * math.sin(a)) for a in angles),)


@lru_cache(maxsize=4096)
def outlines(d: str) -> tuple[Outline, ...]:
    """The parts of a path as polygons; a curve is cut where it bends most."""
    found: list[Outline] = []
    points: list[Point] = []
    for command, numbers in _commands(d):
        if command in "Mm":
            found.append(tuple(points))
            x, y = points[-1] if points and command == "m" else (0.0, 0.0)
            points = [(x + numbers[0], y + numbers[1])]
        elif command in "Zz":
            points.append(points[0])
        else:
            points += _after(points[-1], command, numbers)
    found.append(tuple(points))
    return tuple(part for part in found if part)


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a letter may stand for several."""
    command, numbers = "", list[float]()
    for name, number in _TOKEN.findall(d):
        if name:
            command, numbers = name, []
            if name in "Zz":
                yield name, []
            continue
        numbers.append(float(number))
        if len(numbers) == _NEEDS[command.upper()]:
            yield command, numbers
            command, numbers = {"M": "L", "m": "l"}.get(command, command), []


def _after(here: Point, command: str, numbers: Sequence[float]) -> list[Point]:
    """The corners that a command adds."""
    x, y = here if command.islower() else (0.0, 0.0)
    kind = command.upper()
    if kind == "H":
        return [(x + numbers[0], here[1])]
    if kind == "V":
        return [(here[0], y + numbers[0])]
    end = (x + numbers[-2], y + numbers[-1])
    if kind == "A":
        return [*_bulge(here, end, numbers[0], bool(numbers[3]), bool(numbers[4])), end]
    bends = [(x + a, y + b) for a, b in zip(numbers[:-2:2], numbers[1:-2:2], strict=True)]
    if kind in "CQS":
        return [*_on_curve(here, bends, end), end]
    return [end]


def _on_curve(one: Point, bends: Sequence[Point], other: Point) -> list[Point]:
    """Corners on a curve: its middle, or of a curve with two bends its thirds."""
    if len(bends) == 1:
        return [_mean((one, bends[0], other), (1, 2, 1))]
    first, second = bends
    return [_mean((one, first, second, other), (8, 12, 6, 1)), _mean((one, first, second, other), (1, 6, 12, 8))]


def _mean(points: Sequence[Point], weights: Sequence[int]) -> Point:
    whole = sum(weights)
    pairs = list(zip(points, weights, strict=True))
    return sum(x * w for (x, _), w in pairs) / whole, sum(y * w for (_, y), w in pairs) / whole


def _bulge(one: Point, other: Point, r: float, large: bool, sweep: bool) -> list[Point]:
    """Corners on an arc of radius r: the outermost point, and those half way to it."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    chord = math.hypot(dx, dy)
    if chord < 1e-9:
        return []
    rest = math.sqrt(max(r * r - chord * chord / 4, 0.0))
    high = max(r, chord / 2) + (rest if large else -rest)
    side = 1 if sweep else -1
    nx, ny = side * dy / chord * high, -side * dx / chord * high
    top = (one[0] + dx / 2 + nx, one[1] + dy / 2 + ny)
    lift = 0.75 if large or rest < r * 0.2 else 0.76
    quarters = [
        (one[0] + dx * t + nx * lift, one[1] + dy * t + ny * lift) for t in ((0.1, 0.9) if large else (0.2, 0.8))
    ]
    return [quarters[0], top, quarters[1]]


def _turned(degrees: float, scale: float) -> tuple[float, float, float, float]:
    turn = math.radians(degrees)
    return math.cos(turn) * scale, math.sin(turn) * scale, -math.sin(turn) * scale, math.cos(turn) * scale


def _hull(parts: Sequence[Outline]) -> Hull:
    points = [point for part in parts for point in part] or [(0.0, 0.0)]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def _within(inner: Hull, outer: Hull) -> bool:
    """Whether bounds lie in others, give or take a rounding."""
    (left, top, right, foot), slack = outer, 1e-6
    return (
        left - slack <= inner[0] and top - slack <= inner[1] and inner[2] <= right + slack and inner[3] <= foot + slack
    )


def _size(part: Outline) -> float:
    ends = (*part[1:], part[0])
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(part, ends, strict=True)) / 2


def _crossings(part: Outline, x: float, y: float) -> int:
    """How often a line from the point to the left meets the part."""
    found = 0
    for (ax, ay), (bx, by) in zip(part, (*part[1:], part[0]), strict=True):
        if (ay > y) != (by > y) and x > ax + (y - ay) / (by - ay) * (bx - ax):
            found += 1
    return found
