"""Emblems: the badges that tell a profession at any size, the seals of answers, marks of the table."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct

from captains.games.pirate_lords.picture.art.brush import ink, placed
from captains.scene.nodes import Circle, Group, Node, Path, Use
from captains.scene.palette import BLOOD, BRASS, INK, LEAF, NIGHT, PAPER, SEA, SOFT_INK
from captains.scene.pencil import wobble
from captains.scene.svg import short as s


class Guise(Struct, frozen=True):
    """What a profession is known by besides its name: colour of the frame, its dark ink."""

    colour: str
    dark: str


GUISES = {
    "wheel": Guise(SEA, "#174460"),
    "pistol": Guise(NIGHT, "#2E2340"),
    "sabres": Guise("#C9552E", "#8E2F1C"),
}
SHIP = Guise("#9C7A3C", "#5B431A")
_PISTOL = (
    "M98 25L46 25L45 15L35 9L31 14L37 21L34 27C25 30 19 38 15 50L4 76C3 86 15 92 23 86L34 62C37 54 41 51 49 51"
    "L60 51C67 50 72 46 73 41L90 41L90 38L98 38Z"
)
_SABRE = "M31 75C52 60 78 38 90 5C97 40 71 73 42 84Z"
_HILT = "M46 88C40 96 27 99 17 97M24 66C29 70 36 76 46 88"
_SHIP = (
    "M6 62L18 62L20 70L82 70L95 60C93 76 84 88 74 90L28 90C16 86 8 76 6 62Z"
    "M18 18C30 14 40 14 50 18C55 30 55 42 50 56C40 51 30 51 18 56C23 42 23 30 18 18Z"
    "M56 24C64 20 74 20 82 24C87 34 87 44 82 56C74 52 64 52 56 56C60 44 60 34 56 24ZM34 4L20 7L34 12Z"
)


@lru_cache(maxsize=512)
def emblem(symbol: str, x: float, y: float, size: float, colour: str = INK) -> Node:
    """The sign of a profession, or "ship", in one colour, centred on (x, y)."""
    if symbol == "wheel":
        return Use("wheel", x, y, size, ink=colour)
    nodes: list[Node] = []
    if symbol == "pistol":
        nodes += [Path(_PISTOL, fill=colour), ink("M45 50C44 64 50 69 57 68C65 67 67 59 66 50", 4.5, colour)]
    elif symbol == "ship":
        nodes += [Path(_SHIP, fill=colour), ink("M34 66L34 8M66 66L66 14", 4, colour)]
    else:
        one = (Path(_SABRE, fill=colour), ink("M37 80L19 95", 10, colour), ink(_HILT, 5.5, colour))
        nodes += [*one, Group(one, x=100, matrix=(-1, 0, 0, 1))]
    return placed(nodes, x - size / 2, y - size / 2, size / 100)


def _diamond(x: float, y: float, r: float) -> str:
    return f"M{s(x)} {s(y - r)}L{s(x + r)} {s(y)}L{s(x)} {s(y + r)}L{s(x - r)} {s(y)}Z"


def _shield(x: float, y: float, r: float) -> str:
    def at(dx: float, dy: float) -> str:
        return f"{s(x + dx * r)} {s(y + dy * r)}"

    return (
        f"M{at(-0.92, -0.92)}C{at(-0.4, -0.8)} {at(-0.2, -0.9)} {at(0, -1.04)}C{at(0.2, -0.9)} {at(0.4, -0.8)}"
        f" {at(0.92, -0.92)}L{at(0.92, 0.1)}C{at(0.9, 0.62)} {at(0.4, 0.98)} {at(0, 1.14)}"
        f"C{at(-0.4, 0.98)} {at(-0.9, 0.62)} {at(-0.92, 0.1)}Z"
    )


@lru_cache(maxsize=512)
def badge(symbol: str, x: float, y: float, r: float, fill: str = PAPER, width: float = 0.0) -> tuple[Node, ...]:
    """A profession's badge: round with a wheel, a diamond with a pistol, a shield with sabres; a pennant for ships."""
    width = width or r * 0.06
    dark = SHIP.dark if symbol == "ship" else GUISES[symbol].dark
    fine = max(0.6, r * 0.028)
    if symbol == "wheel":
        edge: tuple[Node, ...] = (
            Circle(x, y, r, fill=fill, stroke=INK, width=width),
            Circle(x, y, r * 0.89, stroke=dark, width=fine),
        )
        size = 1.62
    elif symbol == "pistol":
        edge = (
            Path(_diamond(x, y, r * 1.2), fill=fill, stroke=INK, width=width),
            Path(_diamond(x, y, r * 1.04), stroke=dark, width=fine),
        )
        size = 1.46
    elif symbol == "sabres":
        edge = (
            Path(_shield(x, y, r), fill=fill, stroke=INK, width=width),
            Path(_shield(x, y, r * 0.88), stroke=dark, width=fine),
        )
        size = 1.46
    else:
        d = f"M{s(x - r)} {s(y - r)}H{s(x + r)}V{s(y + r * 0.4)}L{s(x)} {s(y + r * 1.06)}L{s(x - r)} {s(y + r * 0.4)}Z"
        edge, size = (Path(d, fill=fill, stroke=INK, width=width),), 1.4
        y -= r * 0.16
    return *edge, emblem(symbol, x, y - (r * 0.03 if symbol == "sabres" else 0), r * size, dark)


SEALS = {"proposes": (BRASS, "hat"), "accepts": (LEAF, "tick"), "refuses": (BLOOD, "cross")}
_HAT = (
    "M16 66C26 56 28 46 38 39C45 34 55 34 62 39C72 46 74 56 84 66C72 76 62 72 50 72C38 72 28 76 16 66Z",
    "M5 64C18 58 20 38 33 28C43 21 57 21 67 28C80 38 82 58 95 64",
)


@lru_cache(maxsize=256)
def seal(answer: str, x: float, y: float, r: float, seed: int = 0) -> tuple[Node, ...]:
    """An answer as a seal of wax: "proposes", "accepts", "refuses"; "asked" and "waits" are empty rings."""
    if answer not in SEALS:
        ring = Circle(
            x, y, r * 0.95, fill="#FFF8E6", stroke=INK, width=max(1.6, r * 0.07), dash=f"{s(r * 0.3)} {s(r * 0.2)}"
        )
        mark = "glass" if answer == "asked" else "waiting"
        return ring, Use(mark, x, y, r * (0.92 if answer == "asked" else 0.7), ink=SOFT_INK)
    colour, mark = SEALS[answer]
    return *_wax(x, y, r, colour, seed), *_mark(mark, x, y, r * 0.92)


def _wax(x: float, y: float, r: float, colour: str, seed: int) -> tuple[Node, ...]:
    vary, points = wobble(f"seal {seed}"), []
    for k in range(14):
        a, far = k * math.tau / 14, r * (1 + vary(-0.07, 0.1))
        points.append((x + far * math.cos(a), y + far * math.sin(a)))
    d = ""
    for k, (px, py) in enumerate(points):
        nx, ny = points[(k + 1) % 14]
        bx, by = points[k - 1]
        start = f"M{s((px + bx) / 2)} {s((py + by) / 2)}" if not k else ""
        d += f"{start}Q{s(px)} {s(py)} {s((px + nx) / 2)} {s((py + ny) / 2)}"
    gloss = f"M{s(x - r * 0.6)} {s(y - r * 0.35)}A{s(r * 0.7)} {s(r * 0.7)} 0 0 1 {s(x - r * 0.1)} {s(y - r * 0.7)}"
    return (
        Path(d + "Z", fill=colour, stroke=INK, width=max(1.4, r * 0.08)),
        Circle(x, y, r * 0.74, stroke="#000000", width=max(1.0, r * 0.07), stroke_opacity=0.28),
        ink(gloss, r * 0.09, "#FFFFFF", 0.55),
    )


def _mark(mark: str, x: float, y: float, size: float) -> tuple[Node, ...]:
    cream = "#FFF6E2"
    if mark == "hat":
        return (placed((Path(_HAT[0], fill=cream), ink(_HAT[1], 7, cream)), x - size / 2, y - size / 2, size / 100),)
    return (Use(mark, x, y, size * 0.86, ink=cream),)
