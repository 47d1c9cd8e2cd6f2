"""Ornaments of the chart room: compass rose, sea serpent, the cartouche with the program's name."""

from __future__ import annotations

import math

from captains.scene.lettering import text_width
from captains.scene.nodes import Circle, Group, Node, Path, Text
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, INK, PAPER, SEA, SOFT_INK
from captains.scene.svg import short as s

SERPENT = "#4E8A6A"
SERPENT_DARK = "#3A6E53"
CREAM = "#FBF3DF"


def rose(cx: float, cy: float, r: float) -> tuple[Node, ...]:
    """A compass rose; its longest points reach 1.16 × `r`."""
    line = max(1.0, r * 0.024)
    ticks = ""
    for i in range(72):
        a = math.radians(i * 5)
        far = 0.98 if i % 2 == 0 else 0.94
        ticks += f"M{_polar(cx, cy, r * 0.9, a)}L{_polar(cx, cy, r * far, a)}"
    nodes: list[Node] = [
        Circle(cx, cy, r * 0.98, stroke=INK, width=line),
        Circle(cx, cy, r * 0.9, stroke=INK, width=line * 0.6),
        Path(ticks, stroke=INK, width=line * 0.5),
    ]
    nodes += _points(cx, cy, (8, 22.5, r * 0.56, r * 0.2), (PAPER, BLOOD), line)
    nodes += _points(cx, cy, (4, 45.0, r * 0.78, r * 0.22), (PAPER, INK), line)
    nodes += _points(cx, cy, (4, 0.0, r * 1.16, r * 0.2), (PAPER, INK), line)
    nodes.append(Circle(cx, cy, r * 0.1, BLOOD, INK, line))
    return tuple(nodes)


def _points(
    cx: float, cy: float, form: tuple[int, float, float, float], pair: tuple[str, str], line: float
) -> list[Node]:
    """The points of a star: how many, turned by, outer and inner radius; each half light, half dark."""
    count, turn, outer, inner = form
    light = dark = ""
    for i in range(count):
        a, half = math.radians(turn + i * 360 / count), math.pi / count
        tip, middle = _polar(cx, cy, outer, a), f"{s(cx)} {s(cy)}"
        light += f"M{middle}L{tip}L{_polar(cx, cy, inner, a - half)}Z"
        dark += f"M{middle}L{tip}L{_polar(cx, cy, inner, a + half)}Z"
    return [Path(light, pair[0], INK, line * 0.6), Path(dark, pair[1], INK, line * 0.6)]


def _polar(cx: float, cy: float, r: float, a: float) -> str:
    return f"{s(cx + r * math.cos(a))} {s(cy + r * math.sin(a))}"


def serpent(x: float, y: float, k: float) -> tuple[Node, ...]:
    """A sea serpent; its waterline is 60 × k below y, it reaches from 216 × k left of x to 376 × k right of it."""
    nodes: list[Node] = []
    for dx, r in ((0, 34), (86, 44), (184, 38), (272, 26)):
        loop = f"M{dx - r} 60C{dx - r} {60 - r * 1.9:.0f} {dx + r} {60 - r * 1.9:.0f} {dx + r} 60L{dx + r - 20} 60"
        loop += f"C{dx + r - 20} {60 - r * 1.05:.0f} {dx - r + 20} {60 - r * 1.05:.0f} {dx - r + 20} 60Z"
        fins = f"M{dx - r * 0.5:.0f} {60 - r * 1.22:.0f}l-4 -12l14 6M{dx} {60 - r * 1.42:.0f}l0 -14l12 10"
        fins += f"M{dx + r * 0.5:.0f} {60 - r * 1.2:.0f}l8 -12l4 14"
        shade = (
            f"M{dx + r * 0.35:.0f} {60 - r * 1.3:.0f}C{dx + r * 0.9:.0f} {60 - r:.0f} {dx + r - 5} {60 - r * 0.5:.0f}"
        )
        shade += f" {dx + r - 4} 58L{dx + r - 12} 58C{dx + r - 14} {60 - r * 0.6:.0f} {dx + r * 0.5:.0f} {60 - r:.0f}"
        shade += f" {dx + r * 0.35:.0f} {60 - r * 1.3:.0f}Z"
        nodes += [Path(loop, SERPENT, INK, 4), Path(shade, SERPENT_DARK), Path(fins, stroke=INK, width=3.4)]
    head = "M-84 60C-96 10 -90 -40 -120 -56C-150 -66 -176 -48 -186 -28C-170 -22 -150 -20 -136 -18"
    head += "C-124 0 -126 34 -118 60Z"
    neck = "M-104 -44C-90 -20 -96 20 -86 58L-96 58C-104 24 -102 -14 -112 -40Z"
    fins = "M-120 -56l-2 -18l14 12M-104 -40l12 -12l2 18M-98 -14l16 -6l-6 16"
    tongue = "M-186 -28C-200 -26 -206 -16 -216 -20M-204 -22L-210 -12"
    tail = "M300 60C330 60 340 30 330 14C350 18 366 10 368 -6C376 14 360 44 330 60Z"
    water = "M-150 64q14 -12 28 0t28 0M-60 64q14 -12 28 0M24 64q12 -12 24 0M118 64q12 -12 24 0"
    water += "M214 64q12 -12 24 0M290 64q14 -12 28 0t28 0"
    nodes += [
        Path(head, SERPENT, INK, 4),
        Path(neck, SERPENT_DARK),
        Circle(-138, -42, 5, PAPER, INK, 3),
        Path(fins, stroke=INK, width=3.4),
        Path(tongue, stroke=BLOOD, width=4),
        Path(tail, SERPENT, INK, 4),
        Path(water, stroke=SEA, width=4),
    ]
    return (Group(tuple(nodes), x=x, y=y, scale=k),)


def cartouche(cx: float, y: float, w: float, h: float, title: str, below: str) -> tuple[Node, ...]:
    """A brass-framed cartouche with scrolls at its sides (0.1 × w each), a great title and a line below it."""
    k = h / 158
    x = cx - w / 2
    nodes: list[Node] = []
    volute = "M0 18C-44 8 -70 36 -62 66C-56 86 -30 90 -24 72C-20 60 -34 52 -40 62"
    scroll = (
        Path(volute, stroke=INK, width=15),
        Path(volute, stroke=BRASS, width=9),
        Path(volute, stroke=BRIGHT_BRASS, width=3),
    )
    clasp = (Path("M0 45L-34 79L0 113Z", BRASS, INK, 3.4), Circle(-12, 79, 7, BRIGHT_BRASS, INK, 2.4))
    for side, at in ((1, x), (-1, x + w)):
        nodes.append(Group(scroll, x=at, y=y, matrix=(k * side, 0, 0, k)))
        nodes.append(Group(scroll, x=at, y=y + h, matrix=(k * side, 0, 0, -k)))
        nodes.append(Group(clasp, x=at, y=y, matrix=(k * side, 0, 0, k)))
    nodes.append(Path(_board(cx, y, w, h, 0, k), BRASS, INK, 4 * k))
    nodes.append(Path(_board(cx, y, w, h, 11 * k, k), CREAM, INK, 3 * k))
    apart = 0.093
    size = min(86 * k, (w - 70 * k) / (text_width(title, 100, "title", True) / 100 + len(title) * apart))
    nodes.append(Text(cx, y + h * 0.58, title, size, "title", INK, "middle", True, spacing=size * apart))
    nodes.append(Text(cx, y + h * 0.83, below, max(13.0, 25 * k), "serif", SOFT_INK, "middle", italic=True))
    return tuple(nodes)


def _board(cx: float, y: float, w: float, h: float, q: float, k: float) -> str:
    """The board of the cartouche, `q` inside its edge: top and foot swell like a signboard."""
    left, right = cx - w / 2 + q, cx + w / 2 - q
    shoulder, dip = 20 * k + q * 0.7, 4 * k
    x = cx - w / 2
    top, foot = y + q, y + h - q
    return (
        f"M{s(left)} {s(y + shoulder)}C{s(x + w * 0.2)} {s(top - dip)} {s(x + w * 0.36)} {s(top + 10 * k)} "
        f"{s(cx)} {s(top - 12 * k)}C{s(x + w * 0.64)} {s(top + 10 * k)} {s(x + w * 0.8)} {s(top - dip)} "
        f"{s(right)} {s(y + shoulder)}L{s(right)} {s(y + h - shoulder)}C{s(x + w * 0.8)} {s(foot + dip)} "
        f"{s(x + w * 0.64)} {s(foot - 10 * k)} {s(cx)} {s(foot + 12 * k)}C{s(x + w * 0.36)} {s(foot - 10 * k)} "
        f"{s(x + w * 0.2)} {s(foot + dip)} {s(left)} {s(y + h - shoulder)}Z"
    )
