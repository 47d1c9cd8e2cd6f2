"""What stands on an island, for each resource it may bear: a few large things first, then many small ones.

Feet stand on land, clear of the lair-sites and the number disc, and nothing stands in front of a large thing.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any

import shapely
from shapely.geometry import Point, box
from shapely.ops import unary_union

from tools.assets.pirate_islands.curves import Point as Place
from tools.assets.pirate_islands.curves import Shape
from tools.assets.pirate_islands.flora import HEROES, ROCKS_BESIDE, SCATTER, Hero, Scatter

Thing = tuple[float, str, float, float, float, bool]
"""Foot, symbol, middle, size, mirrored."""


@dataclass
class Plot:
    """An island being planted. `middle` is its visual middle, `disc` the number disc's place, if it bears one."""

    land: Shape
    sites: list[Place]
    middle: Place
    disc: Place | None
    k: float
    draw: random.Random
    things: list[Thing] = field(default_factory=list)
    heroes: list[Shape] = field(default_factory=list)
    taken: list[tuple[float, float, float]] = field(default_factory=list)
    _inner: dict[float, Shape] = field(default_factory=dict)

    def inner(self, margin: float) -> Shape:
        """The land without its edge, this wide in mm."""
        if margin not in self._inner:
            self._inner[margin] = self.land.buffer(-margin * self.k)
            shapely.prepare(self._inner[margin])
        return self._inner[margin]

    def put(self, symbol: str, x: float, foot: float, size: float, mirrored: bool = False) -> None:
        """Stand a symbol of this size in mm with its foot there."""
        high = size * self.k
        self.things.append((foot, symbol, x, foot - high * 0.44, high, mirrored))

    def free(self, x: float, y: float, r: float, margin: float, high: float) -> bool:
        """Whether something small may stand there."""
        k = self.k
        if not self.inner(margin).contains(Point(x, y)):
            return False
        if self.disc and math.hypot(x - self.disc[0], y - self.disc[1] - 0.8 * k) < (5.3 + r * 0.5) * k:
            return False
        for sx, sy in self.sites:
            if math.hypot(x - sx, y - sy) < (4.6 + r * 0.4) * k:
                return False
            if abs(x - sx) < (2.6 + r * 0.5) * k and -k < y - sy < (r * 1.6 + 3.2) * k:
                return False
        for hero in self.heroes:
            x0, _, x1, foot = hero.bounds
            if x0 - r * k < x < x1 + r * k and foot - k < y < foot + high * k:
                return False
        return all(math.hypot(x - a, y - b) > (r + t) * k for a, b, t in self.taken)


def planted(plot: Plot, kind: str) -> list[list[Any]]:
    """The things on an island of this kind, back to front: symbol, middle, size in hundredths of a mm, mirrored."""
    for hero in HEROES[kind]:
        _stand(plot, hero)
    if kind == "cutlass":
        _rocks(plot)
    if kind == "molasses":
        _cane(plot)
    if kind == "spooky":
        _fortress(plot)
    for scatter in SCATTER[kind]:
        _scatter(plot, scatter)
    found = []
    for _, symbol, x, y, high, mirrored in sorted(plot.things, key=lambda thing: thing[0]):
        found.append([symbol, round(x * 100), round(y * 100), round(high * 100), int(mirrored)])
    return found


def _stand(plot: Plot, hero: Hero) -> None:
    """Find the best place for a large thing, or leave it out."""
    k, (vx, vy) = plot.k, plot.middle
    if plot.land.area < hero.least_area * k * k:
        return
    half, high = hero.size * k * 0.46, hero.size * k * 0.86
    x0, y0, x1, y1 = plot.land.bounds
    spots = [
        (x0 + 1.1 * k * i, y0 + high * 0.4 + 1.1 * k * j)
        for i in range(int((x1 - x0) / 1.1 / k) + 1)
        for j in range(int((y1 - y0 - high * 0.4) / 1.1 / k) + 1)
    ]
    feet = [box(x - half * 0.85, y - high * 0.45, x + half * 0.85, y) for x, y in spots]
    inside = shapely.area(shapely.intersection(plot.inner(0.5), feet)) / shapely.area(feet)
    spots = [spot for spot, share in zip(spots, inside, strict=True) if share >= 0.9]
    if not spots:
        return
    fulls = [box(x - half, y - high, x + half, y + 0.4 * k) for x, y in spots]
    faults = _faults(plot, fulls)
    above = (1 - shapely.area(shapely.intersection(plot.inner(-2), fulls)) / shapely.area(fulls)) * 14 * k
    wx, wy = hero.near
    score = [
        -(fault + up) * 3 - math.hypot(x - vx - wx * k, y - vy - wy * k) * 0.35
        for fault, up, (x, y) in zip(faults, above, spots, strict=True)
    ]
    best = max(range(len(spots)), key=score.__getitem__)
    if faults[best] > 8 * k:
        return
    x, y = spots[best]
    plot.put(hero.symbol, x, y, hero.size)
    plot.heroes.append(box(x - half, y - high, x + half, y))
    plot.taken.append((x, y - hero.size * 0.22 * k, hero.size * 0.42))


def _faults(plot: Plot, fulls: list[Shape]) -> list[float]:
    """How badly each place crowds the sites, the other large things and the number disc."""
    k = plot.k
    faults = [0.0] * len(fulls)
    for site in plot.sites:
        for i, far in enumerate(shapely.distance(fulls, Point(site))):
            faults[i] += max(0.0, 4.4 * k - far)
    wide = shapely.buffer(fulls, 0.9 * k)
    for hero in plot.heroes:
        for i, area in enumerate(shapely.area(shapely.intersection(wide, hero))):
            faults[i] += area / k * 0.9
    if plot.disc:
        for i, area in enumerate(shapely.area(shapely.intersection(fulls, Point(plot.disc).buffer(5.2 * k)))):
            faults[i] += 3 * area / k
    return faults


def _scatter(plot: Plot, scatter: Scatter) -> None:
    x0, y0, x1, y1 = plot.land.bounds
    count, (least, most) = 0, scatter.size
    for _ in range(scatter.tries):
        if count >= scatter.number:
            break
        x, y = plot.draw.uniform(x0, x1), plot.draw.uniform(y0, y1)
        if plot.free(x, y, scatter.room, scatter.margin, most * 0.72):
            plot.taken.append((x, y, scatter.room))
            symbol = plot.draw.choice(scatter.symbols)
            plot.put(symbol, x, y, plot.draw.uniform(least, most), mirrored=plot.draw.random() < 0.5)
            count += 1


def _cane(plot: Plot) -> None:
    """Sugar cane in rows."""
    k = plot.k
    x0, y, x1, y1 = plot.land.bounds
    row = 0
    while y < y1:
        x = x0 + (row % 2) * 1.3 * k
        while x < x1:
            if plot.free(x, y, 1.3, 0.9, 6.4):
                plot.taken.append((x, y, 0.9))
                plot.put("cane", x, y - 1.4 * k, plot.draw.uniform(4.8, 5.5), plot.draw.random() < 0.5)
            x += 3.1 * k
        y += 4.1 * k
        row += 1


def _rocks(plot: Plot) -> None:
    """Rocks on both sides of the cave, where there is room."""
    k, (vx, vy) = plot.k, plot.middle
    inner = plot.inner(0.6)
    for ox, oy, size in ROCKS_BESIDE:
        x, y = vx + ox * k, vy + oy * k
        clear = all(math.hypot(x - a, y - size * 0.4 * k - b) > (size * 0.45 + 3.4) * k for a, b in plot.sites)
        if inner.contains(Point(x, y)) and clear:
            plot.put("rock", x, y, size, mirrored=ox < 0)
            plot.taken.append((x, y - size * 0.2 * k, size * 0.4))


def _fortress(plot: Plot) -> None:
    """The fortress in the middle; room below it for the lair of who leads and for the Ghost Captain."""
    k, (x, y) = plot.k, plot.middle
    plot.put("fortress", x, y + 1.6 * k, 20)
    for ox, oy, r in ((0, -3, 7.4), (-1.5, 8.4, 4.6), (6.4, 9, 4.8), (-6.2, 8, 4.6)):
        plot.taken.append((x + ox * k, y + oy * k, r))


def visual_middle(island: Shape, middle: Place) -> Place:
    """The place in an island that looks like its middle."""
    centre = island.centroid
    return centre.x * 0.6 + middle[0] * 0.4, centre.y * 0.6 + middle[1] * 0.4


def rising(shapes: list[Shape], turtles: list[tuple[float, float, float]]) -> Shape:
    """Everything that rises from the sea: land, and turtles given by middle and size."""
    return unary_union([*shapes, *(Point(x, y).buffer(size * 0.36) for x, y, size in turtles)])
