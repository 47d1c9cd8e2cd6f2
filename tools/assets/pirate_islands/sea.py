"""The sea about the islands: five tones that grow paler towards land, pools of the deep, broken water lines, waves."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely import affinity
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

from tools.assets.pirate_islands.curves import Point as Place
from tools.assets.pirate_islands.curves import Shape, blob, dense, noise, open_ring, packed, polygons, steps

A4 = (297.0, 210.0)
ROUND = box(-40, -40, A4[0] + 40, A4[1] + 40)
"""As far as the sea is drawn, so that a window of another form shows no edge."""
TONES = ((13, 2.2), (8.2, 1.6), (4.6, 0.9), (2.3, 0.4), (0.95, 0.15))
"""How far each tone reaches from the coast in mm, and how much its edge wavers."""


def sea(land: Shape, k: float, seed: int) -> dict[str, Any]:
    """The sea's drawing, packed, about everything that rises from it."""
    waver = noise("sea")
    tones = [packed(_clipped(_wavering(land.buffer(far * k), rough * k, waver)), 1.6) for far, rough in TONES]
    lines = [land.buffer(3.4 * k), _wavering(land.buffer(6.3 * k), 1.1 * k, waver)]
    return {
        "deeps": [ring for pool in _deeps(land, k) for ring in packed(_clipped(pool), 3)],
        "tones": tones,
        "lines": [packed(_clipped(line), 1.6) for line in lines],
        "waves": _waves(land.buffer(12 * k), k, random.Random(seed)),
    }


def skerry(x: float, y: float, r: float, number: int) -> Shape:
    """A rock in the sea."""
    return blob(x, y, r * 1.3, r * 0.8, f"sk{number}{x:g}")


def quay(x: float, y: float, w: float, booth: float) -> Shape:
    """The spit of land with the market's jetty at (x, y), w long; it runs on below the sheet."""
    shore = [
        (
            x - 11 + (w + 22) * t,
            y + booth * 0.86 + 1.6 * math.sin(t * 17) + 0.8 * math.sin(t * 41) + 9 * (abs(t - 0.5) * 2) ** 14,
        )
        for t in steps(0, 1, 60)
    ]
    return Polygon([(x - 11, y + 70), *shore, (x + w + 11, y + 70)])


def quay_parts(land: Shape) -> dict[str, Any]:
    """The quay's cliff, its sand, and the darker sand inside."""
    top = affinity.translate(land, 0, -3.2)
    cliff = unary_union([land, top]).intersection(ROUND)
    return {
        "cliff": packed(cliff, 1.0),
        "sand": packed(top.intersection(ROUND), 1.0),
        "inner": packed(top.buffer(-2.2).intersection(ROUND), 1.2),
    }


def _clipped(shape: Shape) -> Shape:
    return shape.intersection(ROUND)


def _wavering(shape: Shape, by: float, value: Any) -> Shape:
    parts = []
    for part in polygons(shape):
        rings = []
        for ring in (part.exterior, *part.interiors):
            points = dense(open_ring(ring), 2.2)
            rings.append([(x + by * value(x * 0.8, y * 0.8), y + by * value(y * 0.8 + 40, x * 0.8)) for x, y in points])
        parts.append(Polygon(rings[0], [ring for ring in rings[1:] if len(ring) > 6]).buffer(0))
    return unary_union(parts)


def _deeps(land: Shape, k: float) -> list[Shape]:
    """Dark pools in the four corners, away from land."""
    near = land.buffer(20 * k)
    found = []
    for x, y, r in ((6.7, 6.7, 44), (290.3, 203.3, 50), (6.7, 203.3, 46), (290.3, 6.7, 38)):
        rough = noise(f"{x:.1f}{y:.1f}")
        edge = [
            (
                x + (r * k + 5 * rough(a * 6, 2)) * math.cos(a) * 1.25,
                y + (r * k + 5 * rough(a * 6, 2)) * math.sin(a),
            )
            for a in steps(0, 6.283, 60)[:-1]
        ]
        found.append(Polygon(edge).buffer(0).difference(near))
    return found


def _waves(near: Shape, k: float, draw: random.Random) -> list[list[int]]:
    """Waves of the open water: left end in hundredths of a mm, half length likewise, strength in hundredths."""
    placed: list[Place] = []
    found = []
    for _ in range(2600):
        x, y = draw.uniform(-12, A4[0] + 8), draw.uniform(-8, A4[1] + 10)
        if near.contains(Point(x, y)) or any(abs(x - a) < 13 * k and abs(y - b) < 7 * k for a, b in placed):
            continue
        placed.append((x, y))
        found.append(
            [round(x * 100), round(y * 100), round(draw.uniform(2.4, 3.6) * k * 100), round(draw.uniform(30, 50))]
        )
    return found
