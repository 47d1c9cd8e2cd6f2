"""The way of a thrown die: from the tray's edge, bouncing and rolling, to exactly the place and turn in which it rests.

The way is computed backwards from the rest, so the face on top is fixed before anything moves. Lengths are px of the
page.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from captains.scene.page import Box
from captains.screen.die_solid import Matrix, Vector, about, product, reach_down

LENGTH = 1250.0
BOUNCES = ((0.0, 0.20, 0.0), (0.20, 0.46, 0.9), (0.46, 0.66, 0.38), (0.66, 0.80, 0.14), (0.80, 0.90, 0.05))


class Pose(NamedTuple):
    """A moment of the way: the point of the table below the centre, the centre's height over it in edges, the turn."""

    x: float
    y: float
    height: float
    turn: Matrix


class Throw(NamedTuple):
    """One die's way. `begin` and `length` are ms of the motion clock; `wall` the x at which it rebounds, if it does."""

    begin: float
    length: float
    start: tuple[float, float]
    end: tuple[float, float]
    wall: float | None
    axis: Vector
    spin: float
    drop: float
    rest: Matrix

    def over(self, now: float) -> bool:
        """Whether the die lies still."""
        return now >= self.begin + self.length

    def pose(self, now: float) -> Pose:
        """Where the die is at this moment."""
        part = 1.0 if self.over(now) else max((now - self.begin) / self.length, 0.0)
        way = 1 - (1 - part) ** 1.9
        aim = self.end[0] if self.wall is None else 2 * self.wall - self.end[0]
        x = self.start[0] + (aim - self.start[0]) * way
        if self.wall is not None and (x - self.wall) * (self.start[0] - self.wall) < 0:
            x = 2 * self.wall - x
        y = self.start[1] + (self.end[1] - self.start[1]) * way
        turn = product(about(self.axis, self.spin * (1 - part) ** 1.25), self.rest) if part < 1 else self.rest
        return Pose(x, y, reach_down(turn) + bounce(part, self.drop), turn)


def bounce(part: float, drop: float) -> float:
    """The height of the lowest corner above the table, in edges: a fall from `drop`, then ever lower hops."""
    for begin, end, height in BOUNCES:
        if begin <= part < end:
            inside = (part - begin) / (end - begin)
            return drop * (1 - inside * inside) if height == 0.0 else height * 4 * inside * (1 - inside)
    return 0.0


def throw(name: str, order: int, place: tuple[float, float], edge: float, tray: Box, rest: Matrix, now: float) -> Throw:
    """The way of a die to `place` (the table's point under its centre), thrown into the tray from its lower left.

    `name` seeds its small differences, `order` is its number among those thrown together: they leave the hand one after
    another and fan out, and every second one rebounds from the tray's right side.
    """
    chance = random.Random(name)
    start = (tray.x + edge * (0.95 + 0.35 * chance.random()), tray.y + tray.h - edge * (0.2 + 0.6 * chance.random()))
    side = tray.x + tray.w - edge * 1.1
    wall = side if order % 2 == 1 and tray.x + tray.w * 0.35 < place[0] < side else None
    aim = place[0] if wall is None else 2 * wall - place[0]
    across = math.atan2(place[1] - start[1], aim - start[0]) + chance.uniform(-0.4, 0.4)
    axis = (-math.sin(across), math.cos(across), chance.uniform(-0.35, 0.35))
    long = math.sqrt(sum(part * part for part in axis))
    spin = -(2.2 + 0.9 * chance.random()) * math.tau
    length = LENGTH * (0.88 + 0.24 * chance.random())
    unit = (axis[0] / long, axis[1] / long, axis[2] / long)
    return Throw(now + order * 45, length, start, place, wall, unit, spin, 1.6 + chance.random(), rest)
