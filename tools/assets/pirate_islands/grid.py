"""From hexagons to a chart in mm: warped off their rows, with lanes between lair-sites and channels along the lanes."""

from __future__ import annotations

import math
import random
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shapely.geometry import Polygon

from captains.games.pirate_islands.sheet import Board
from tools.assets.pirate_islands.curves import Point, Shape, steps

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
SEVEN = 28.0
"""The radius in mm that all lengths below are given for; `Chart.k` scales them."""
ALONG = 24
"""Into how many parts a lane is cut."""


@dataclass
class Chart:
    """One side of the board in mm. Sites, lanes and islands are listed in the order of the sheet.

    `keys` are the islands' names on the grid, `middles` their middles there, warped; `corners` which site stands at a
    place of the grid; `lanes` the points of each ship-site's way, `channels` the water kept free along it.
    """

    board: Board
    name: str
    seed: int
    k: float
    middle: Point
    keys: list[str]
    hexes: list[Point]
    corners: dict[Point, int]
    grid: list[Point]
    sites: list[Point] = field(default_factory=list)
    middles: list[Point] = field(default_factory=list)
    lanes: list[list[Point]] = field(default_factory=list)
    channels: list[Shape] = field(default_factory=list)

    def warped(self, at: Point) -> Point:
        """Where a place of the grid comes to lie: four slow sines bend its straight rows."""
        (cx, cy), k = self.middle, self.k
        half = SEVEN * k * math.sqrt(0.75)
        px, py = cx + (at[0] - 4) * half, cy + at[1] * SEVEN * k / 2
        x, y = (px - cx) / k, (py - cy) / k
        return (
            px + k * (3.4 * math.sin(y * 0.05 + 1.1) + 2.2 * math.sin(x * 0.045 + y * 0.035 + 0.4)),
            py + k * (3.6 * math.sin(x * 0.034 + 0.9) + 2.0 * math.cos(x * 0.08 - y * 0.05)),
        )


def charts(boards: tuple[Board, ...]) -> list[Chart]:
    """The chart of each side of the board."""
    grids: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "grid.toml").read_text("utf-8"))["boards"]
    found = []
    for grid in grids:
        board = next(board for board in boards if board.seats[0] == grid["seats"])
        found.append(_chart(board, grid))
    return found


def _chart(board: Board, grid: dict[str, Any]) -> Chart:
    places: list[Point] = [tuple(at) for at in grid["sites"]]
    chart = Chart(
        board,
        grid["name"],
        grid["seed"],
        grid["radius"] / SEVEN,
        tuple(grid["middle"]),
        list(grid["islands"]),
        [tuple(at) for at in grid["islands"].values()],
        {at: i for i, at in enumerate(places)},
        places,
    )
    draw = random.Random(chart.seed)
    for at in places:
        x, y = chart.warped(at)
        turn, far = draw.uniform(0, 6.28), draw.uniform(0.8, 2.5) * chart.k
        chart.sites.append((x + far * math.cos(turn), y + far * math.sin(turn)))
    chart.middles = [chart.warped(at) for at in chart.hexes]
    for one, other in board.ships:
        _lane(chart, one, other, draw)
    return chart


def _lane(chart: Chart, one: int, other: int, draw: random.Random) -> None:
    """A curve between two sites; where only one island owns both it swings out to sea."""
    (ax, ay), (bx, by) = chart.sites[one], chart.sites[other]
    dx, dy = bx - ax, by - ay
    long = math.hypot(dx, dy)
    nx, ny = -dy / long, dx / long
    radius = SEVEN * chart.k
    bend = draw.uniform(-0.12, 0.12) * radius
    owners = [i for i, island in enumerate(chart.board.islands) if one in island.sites and other in island.sites]
    if len(owners) == 1:
        cx, cy = chart.middles[owners[0]]
        outward = ((ax + bx) / 2 - cx) * nx + ((ay + by) / 2 - cy) * ny
        bend = (1 if outward > 0 else -1) * draw.uniform(0.1, 0.24) * radius
    skew = draw.uniform(0.38, 0.62)
    pull = (ax + dx * skew + nx * bend * 1.5, ay + dy * skew + ny * bend * 1.5)
    points = [_curve((ax, ay), pull, (bx, by), t) for t in steps(0, 1, ALONG + 1)]
    chart.lanes.append(points)
    wide = [draw.uniform(0.88, 1.6), draw.uniform(0.88, 1.6)]
    peak = [draw.uniform(0.62, 1.5), draw.uniform(0.62, 1.5)]
    chart.channels.append(_channel(points, wide, peak, chart.k))


def _curve(a: Point, pull: Point, b: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * t * u * pull[0] + t * t * b[0],
        u * u * a[1] + 2 * t * u * pull[1] + t * t * b[1],
    )


def curve(a: Point, through: Point, b: Point, t: float) -> Point:
    """A point on the curve from a to b that passes through the given point half-way."""
    return _curve(a, (2 * through[0] - (a[0] + b[0]) / 2, 2 * through[1] - (a[1] + b[1]) / 2), b, t)


def _channel(points: list[Point], wide: list[float], peak: list[float], k: float) -> Shape:
    """Water along a lane: narrow at the sites; the banks differ, so that opposite coasts are never parallel."""
    banks: list[list[Point]] = [[], []]
    for i, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[max(i - 1, 0)], points[min(i + 1, ALONG)]
        tx, ty = qx - px, qy - py
        m = math.hypot(tx, ty)
        for bank, side in ((0, 1), (1, -1)):
            swell = max(0.0, math.sin(math.pi * (i / ALONG) ** peak[bank])) ** 0.85
            half = (1.35 + (4.1 * wide[bank] - 1.35) * swell) * k
            banks[bank].append((x - side * ty / m * half, y + side * tx / m * half))
    return Polygon(banks[0] + banks[1][::-1]).buffer(0)
