"""The geometry of a solid die: how it lies after a roll, how corners and faces are projected, how light falls on it.

World axes: x to the right, y towards the viewer (down the screen), z up. A die is a cube of edge 1 about its centre; it
is seen from 54 degrees above the table, in parallel projection, so each face is a parallelogram.
"""

from __future__ import annotations

import math
import zlib
from typing import NamedTuple

PITCH = math.radians(54)
SIN, COS = math.sin(PITCH), math.cos(PITCH)
LIGHT = (-0.45, 0.35, 0.82)
SHADOW = (0.30, 0.17)
EDGE_OF_BOX = 0.51

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
Point = tuple[float, float]


class Side(NamedTuple):
    """A face's place on the cube: its upper left corner, the way along its top edge, the way down its left edge."""

    corner: Vector
    across: Vector
    down: Vector

    @property
    def normal(self) -> Vector:
        """The direction it looks to."""
        middle = [c + (a + d) / 2 for c, a, d in zip(self.corner, self.across, self.down, strict=True)]
        return (2 * middle[0], 2 * middle[1], 2 * middle[2])


H = 0.5
TOP = Side((-H, -H, H), (1, 0, 0), (0, 1, 0))
TOP_TURNED = Side((-H, H, H), (0, -1, 0), (1, 0, 0))
FRONT = Side((-H, H, H), (1, 0, 0), (0, 0, -1))
RIGHT = Side((H, H, H), (0, -1, 0), (0, 0, -1))
BACK = Side((H, -H, H), (-1, 0, 0), (0, 0, -1))
LEFT = Side((-H, -H, H), (0, 1, 0), (0, 0, -1))
BOTTOM = Side((-H, H, -H), (1, 0, 0), (0, -1, 0))
CORNERS: tuple[Vector, ...] = tuple((x, y, z) for x in (-H, H) for y in (-H, H) for z in (-H, H))


class Lie(NamedTuple):
    """How a die lies at rest: turned by `yaw` radians about the upright, and which face (0–5) is on which side."""

    yaw: float
    sides: tuple[tuple[int, Side], ...]


def lie(ident: str, roll: int, up: int) -> Lie:
    """How this die lies after this roll with face `up` on top: always the same for the same die and roll.

    Opposite faces are (0, 5), (1, 4) and (2, 3). The turn keeps two sides in view and the top face nearly upright.
    """
    seed = zlib.crc32(f"{ident}/{roll}".encode())
    tilt = math.radians(17 + seed % 1000 / 1000 * 16)
    turned = bool(seed >> 10 & 1)
    ring = [face for face in (0, 1, 2) if face not in (up, 5 - up)]
    if seed >> 11 & 1:
        ring.reverse()
    first, second = (5 - face if seed >> 12 + index & 1 else face for index, face in enumerate(ring))
    top = TOP_TURNED if turned else TOP
    sides = ((up, top), (first, FRONT), (second, RIGHT), (5 - first, BACK), (5 - second, LEFT), (5 - up, BOTTOM))
    return Lie(math.pi / 2 - tilt if turned else tilt, sides)


def yawed(yaw: float) -> Matrix:
    """The rotation by `yaw` radians about the upright axis, clockwise on the screen."""
    c, s = math.cos(yaw), math.sin(yaw)
    return ((c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0))


def about(axis: Vector, angle: float) -> Matrix:
    """The rotation by `angle` radians about a unit vector."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def product(a: Matrix, b: Matrix) -> Matrix:
    """First b, then a."""
    columns = list(zip(*b, strict=True))
    rows = [tuple(sum(p * q for p, q in zip(row, column, strict=True)) for column in columns) for row in a]
    return (_vector(rows[0]), _vector(rows[1]), _vector(rows[2]))


def _vector(row: tuple[float, ...]) -> Vector:
    return (row[0], row[1], row[2])


def moved(matrix: Matrix, v: Vector) -> Vector:
    """The vector after the rotation."""
    a, b, c = matrix
    x, y, z = v
    return (a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z)


def seen(v: Vector) -> Point:
    """A vector projected on the screen."""
    return (v[0], v[1] * SIN - v[2] * COS)


def facing(normal: Vector) -> bool:
    """Whether a face with this normal is turned to the viewer."""
    return normal[1] * COS + normal[2] * SIN > 0.01


def brightness(normal: Vector) -> float:
    """How much light falls on a face, 0 to 1; it comes from the upper left."""
    return max(0.0, sum(n * part for n, part in zip(normal, LIGHT, strict=True)))


def reach_down(matrix: Matrix) -> float:
    """How far the lowest corner lies below the centre, in edges."""
    return (abs(matrix[2][0]) + abs(matrix[2][1]) + abs(matrix[2][2])) / 2


def outline(matrix: Matrix) -> list[Point]:
    """The silhouette of the turned die about its centre, in edges."""
    return hull([seen(moved(matrix, corner)) for corner in CORNERS])


def shadow(matrix: Matrix, height: float) -> list[Point]:
    """Its shadow on the table about the point below its centre, the centre being `height` edges above the table."""
    points = []
    for corner in CORNERS:
        x, y, z = moved(matrix, corner)
        above = max(0.0, z + height)
        points.append((x + SHADOW[0] * above, y * SIN + SHADOW[1] * above))
    return hull(points)


def hull(points: list[Point]) -> list[Point]:
    """The convex hull, in order around."""
    ordered = sorted(points)
    chains: list[list[Point]] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for p in run:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], p) <= 1e-9:
                chain.pop()
            chain.append(p)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
