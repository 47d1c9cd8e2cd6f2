"""Small geometry the maps are made with: noise, evenly spaced points, parts of shapes, blobs."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from shapely.geometry import LineString, Polygon

Point = tuple[float, float]
Noise = Callable[[float, float], float]
Shape = Any
"""A shape of shapely, which tells no types."""

_WAVES = ((1, 0.42), (1.6, 0.34), (2.6, 0.26), (4.6, 0.17), (8, 0.1))


def steps(first: float, last: float, count: int) -> list[float]:
    """So many numbers at equal distances from first to last."""
    return [first + (last - first) * i / (count - 1) for i in range(count)]


def noise(seed: str) -> Noise:
    """A smooth, slowly varying value of about -1 to 1 for each place in mm, the same for the same seed."""
    draw = random.Random(seed)
    waves = [
        (draw.uniform(0.16, 0.34) * pace, draw.uniform(0, 6.28), draw.uniform(0, 6.28), high)
        for pace, high in _WAVES
        for _ in range(2)
    ]

    def value(x: float, y: float) -> float:
        return sum(h * math.sin(p * (x * math.cos(t) + y * math.sin(t)) + f) for p, t, f, h in waves)

    return value


def dense(points: Sequence[Point], step: float) -> list[Point]:
    """A closed ring as points at equal distances of about `step`."""
    line = LineString([*points, points[0]])
    count = max(8, int(line.length / step))
    return [line.interpolate(i / count, normalized=True).coords[0] for i in range(count)]


def open_ring(ring: Shape) -> list[Point]:
    """The points of a ring of shapely, the first not repeated at the end."""
    return list(ring.coords)[:-1]


def polygons(shape: Shape) -> list[Shape]:
    """The polygons of a shape that are large enough to be seen."""
    if shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [part for part in shape.geoms if part.geom_type == "Polygon" and part.area > 0.4]


def largest(shape: Shape) -> Shape:
    """The largest polygon of a shape."""
    return max(polygons(shape), key=lambda part: part.area)


def blob(x: float, y: float, rx: float, ry: float, seed: str) -> Shape:
    """An uneven ellipse."""
    rough = noise(seed)
    angles = [6.283 * i / 39 for i in range(39)]
    edge = [
        (x + (rx + 0.9 * rough(a * 5, 1)) * math.cos(a), y + (ry + 0.9 * rough(a * 5, 1)) * math.sin(a)) for a in angles
    ]
    return Polygon(edge).buffer(0)


def packed(shape: Shape, step: float) -> list[list[int]]:
    """A shape as closed rings of points about `step` mm apart, each as `packed_line`."""
    rings = [ring for part in polygons(shape) for ring in (part.exterior, *part.interiors) if ring.length > 2]
    return [packed_line(dense(open_ring(ring), step)) for ring in rings]


def packed_line(points: Sequence[Point]) -> list[int]:
    """Points in hundredths of a mm, each after the first as its difference from the one before."""
    flat: list[int] = []
    px = py = 0
    for x, y in points:
        qx, qy = round(x * 100), round(y * 100)
        flat += (qx - px, qy - py)
        px, py = qx, qy
    return flat
