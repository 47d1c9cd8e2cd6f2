"""The layers of an island: shadow, cliff, beach, ground with a shaded edge, light and dark patches, fine strokes."""

from __future__ import annotations

import random
from typing import Any

from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

from tools.assets.pirate_islands.curves import Shape, blob, dense, largest, noise, open_ring, packed
from tools.assets.pirate_islands.grid import Chart


def ground(chart: Chart, index: int, island: Shape) -> Shape:
    """The green inside the beach."""
    k, (mx, my) = chart.k, chart.middle
    rough = noise(chart.keys[index] + "veg")
    inner = largest(island.buffer(-1.5 * k))
    edge = []
    for x, y in dense(open_ring(inner.exterior), 0.9 * k):
        a, b = (x - mx) * 2.2 / k, (y - my) * 2.2 / k
        edge.append((x + 0.45 * k * rough(a, b), y + 0.45 * k * rough(b, a)))
    return largest(Polygon(edge).buffer(0))


def layers(chart: Chart, index: int, island: Shape, land: Shape) -> dict[str, Any]:
    """The packed layers of an island whose ground is `land`."""
    k = chart.k
    low = affinity.translate(island, 0, 1.15 * k)
    shaded = land.difference(affinity.translate(land, -1.7 * k, -1.9 * k)).buffer(-0.12 * k).buffer(0.12 * k)
    draw = random.Random(f"{chart.keys[index]}{chart.name}art")
    light, dark = _patches(chart, index, land, draw)
    return {
        "shadow": packed(affinity.translate(island, 0, 2.0 * k), 1.0),
        "cliff": packed(unary_union([island, low]), 0.9),
        "beach": packed(island, 0.8),
        "ground": packed(land, 1.0),
        "shade": packed(shaded, 0.8),
        "light": light,
        "dark": dark,
        "strokes": _strokes(land.buffer(-2.8 * k), k, draw),
    }


def _patches(chart: Chart, index: int, land: Shape, draw: random.Random) -> tuple[list[list[int]], list[list[int]]]:
    k = chart.k
    zone = land.buffer(-1.3 * k)
    x0, y0, x1, y1 = zone.bounds
    tones: tuple[list[list[int]], list[list[int]]] = ([], [])
    for i in range(9):
        x, y = draw.uniform(x0, x1), draw.uniform(y0, y1)
        rx, ry = draw.uniform(3, 6.5) * k, draw.uniform(1.4, 2.6) * k
        patch = blob(x, y, rx, ry, f"{chart.keys[index]}p{i}").intersection(zone)
        tones[0 if i % 3 else 1].extend(packed(patch, 1.2))
    return tones


def _strokes(zone: Shape, k: float, draw: random.Random) -> list[list[int]]:
    """Where grass, ripples or furrows are drawn: place and half length, in hundredths of a mm."""
    x0, y0, x1, y1 = zone.bounds
    found = []
    for _ in range(26):
        x, y, half = draw.uniform(x0, x1), draw.uniform(y0, y1), draw.uniform(1.4, 3) * k
        if zone.contains(Point(x, y)):
            found.append([round(x * 100), round(y * 100), round(half * 100)])
    return found
