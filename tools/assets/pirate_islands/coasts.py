"""Islands cut out of the chart: a ring of lanes and loose edges, less the channels, with headlands and fjords."""

from __future__ import annotations

import math
import random

from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from tools.assets.pirate_islands.curves import Noise, Shape, dense, largest, noise, open_ring, steps
from tools.assets.pirate_islands.curves import Point as Place
from tools.assets.pirate_islands.grid import CORNERS, Chart, curve


def coasts(chart: Chart) -> list[Shape]:
    """Each island as a polygon, in the order of the sheet: it reaches each of its sites, every lane is free."""
    water = unary_union(chart.channels)
    free = _free_lanes(chart)
    return [_island(chart, i, water, free) for i in range(len(chart.board.islands))]


def _free_lanes(chart: Chart) -> tuple[Shape, Shape]:
    """What no land may cover: 3.25 mm about each lane, and less close to the sites."""
    k = chart.k
    wide = unary_union([LineString(lane).buffer(3.25 * k) for lane in chart.lanes])
    slim = unary_union([LineString(lane).buffer(0.9 * k) for lane in chart.lanes])
    near = unary_union([Point(site).buffer(5.5 * k) for site in chart.sites])
    close = unary_union([Point(site).buffer(3.3 * k) for site in chart.sites])
    return wide.difference(near), slim.difference(close)


def _island(chart: Chart, index: int, water: Shape, free: tuple[Shape, Shape]) -> Shape:
    k, key = chart.k, chart.keys[index]
    draw = random.Random(f"{chart.seed}{key}{chart.name}")
    land = largest(Polygon(_ring(chart, index, draw)).buffer(0).difference(water))
    land = largest(land.buffer(-1.6 * k).buffer(3.0 * k).buffer(-1.4 * k))
    for _ in range(1 if key == "S" else 2):
        land = _fjord(chart, land, chart.middles[index], draw)
    heads = [_headland(chart, site, chart.middles[index]) for site in chart.board.islands[index].sites]
    land = largest(unary_union([land, *heads]).buffer(1.0 * k).buffer(-1.7 * k).buffer(0.7 * k))
    land = _rough(chart, land, noise(f"{chart.seed}{key}{chart.name}"))
    for lanes in free:
        land = land.difference(lanes)
    land = largest(largest(land).buffer(0.35 * k).buffer(-0.7 * k).buffer(0.35 * k))
    return Polygon(land.exterior)


def _ring(chart: Chart, index: int, draw: random.Random) -> list[Place]:
    """The island's hexagon, its sides lanes where ships sail, else loose curves; corners without a site fall back."""
    mx, my = chart.middles[index]
    own = chart.board.islands[index].sites
    alone = not own
    corners: list[tuple[Place, int | None]] = []
    for hx, hy in CORNERS:
        at = (chart.hexes[index][0] + hx, chart.hexes[index][1] + hy)
        site = chart.corners.get(at)
        if site is not None and site in own:
            corners.append((chart.sites[site], site))
            continue
        x, y = chart.warped(at)
        share = draw.uniform(0.7, 0.9) if alone else draw.uniform(0.74, 0.92)
        corners.append(((mx + (x - mx) * share, my + (y - my) * share), None))
    ring: list[Place] = []
    for (a, one), (b, other) in zip(corners, corners[1:] + corners[:1], strict=True):
        lane = _lane_between(chart, one, other)
        if lane:
            ring += lane[:-1]
            continue
        share = draw.uniform(0.86, 1.06)
        half = (mx + ((a[0] + b[0]) / 2 - mx) * share, my + ((a[1] + b[1]) / 2 - my) * share)
        ring += [curve(a, half, b, t) for t in steps(0, 0.96, 14)]
    return ring


def _lane_between(chart: Chart, one: int | None, other: int | None) -> list[Place]:
    for (a, b), lane in zip(chart.board.ships, chart.lanes, strict=True):
        if (a, b) == (one, other):
            return lane
        if (b, a) == (one, other):
            return lane[::-1]
    return []


def _fjord(chart: Chart, land: Shape, middle: Place, draw: random.Random) -> Shape:
    """The land with a bay cut towards its middle, away from the sites; as it was where no place is found."""
    k = chart.k
    shore = dense(open_ring(land.exterior), 1.0 * k)
    for _ in range(60):
        ax, ay = shore[draw.randrange(len(shore))]
        if min(math.hypot(ax - x, ay - y) for x, y in chart.sites) < 8.5 * k:
            continue
        turn = math.atan2(middle[1] - ay, middle[0] - ax) + draw.uniform(-0.6, 0.6)
        long, bend = draw.uniform(4.5, 7.5) * k, draw.uniform(-0.5, 0.5)
        way = [
            (ax + long * t * math.cos(turn + bend * t), ay + long * t * math.sin(turn + bend * t))
            for t in steps(-0.25, 1, 9)
        ]
        bay = unary_union([Point(at).buffer((2.5 - 2.0 * i / 8) * k) for i, at in enumerate(way)])
        return largest(land.difference(bay.buffer(0.5 * k).buffer(-0.4 * k)))
    return land


def _headland(chart: Chart, site: int, middle: Place) -> Shape:
    """A tongue of land that stops 2.4 mm before the middle of a site."""
    k, (x, y) = chart.k, chart.sites[site]
    dx, dy = middle[0] - x, middle[1] - y
    long = math.hypot(dx, dy)
    ux, uy = dx / long, dy / long

    def at(along: float, aside: float) -> Place:
        return x + (ux * along - uy * aside) * k, y + (uy * along + ux * aside) * k

    edge = ((2.4, 1.7), (6, 2.7), (11, 4.6), (11, -4.6), (6, -2.7), (2.4, -1.7))
    return Polygon([at(along, aside) for along, aside in edge])


def _rough(chart: Chart, land: Shape, value: Noise) -> Shape:
    """The coast shifted by noise along its normal; close to a site it stays."""
    k, (mx, my) = chart.k, chart.middle
    shore = dense(open_ring(land.exterior), 0.8 * k)
    edge = []
    for i, (x, y) in enumerate(shore):
        (px, py), (qx, qy) = shore[i - 2], shore[(i + 2) % len(shore)]
        tx, ty = qx - px, qy - py
        m = math.hypot(tx, ty) or 1
        near = min(math.hypot(x - sx, y - sy) for sx, sy in chart.sites)
        fade = max(0.0, min(1.0, (near / k - 3.2) / 6))
        by = 2.5 * value((x - mx) / k + 148.5, (y - my) / k + 88) * fade * k
        edge.append((x + ty / m * by, y - tx / m * by))
    return Polygon(edge).buffer(0)
