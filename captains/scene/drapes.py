"""Drapes: a stage between parted curtains in the colours of who looks, for pages that are secret or were."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from captains.scene.nodes import Circle, Drawing, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, SeatColour, mixed, seat_colour
from captains.scene.patterns import STRENGTH, Outline, Point, pattern_path
from captains.scene.pencil import wobble
from captains.scene.svg import short as s

SHADE = "#0A1220"
PLANKS = ("#3E2A17", "#382513", "#422D19")
RIMS = 12


class Hang(NamedTuple):
    """The form of one drape: page width and height, breadth at the foot, at the tie, height of the tie, which side."""

    w: float
    h: float
    wide: float
    waist: float
    tie: float
    right: bool

    def x(self, at: float) -> float:
        """From a distance to the drape's own side to the page."""
        return self.w - at if self.right else at

    def edge(self, share: float) -> tuple[Point, ...]:
        """Control points of a fold from top to foot: two cubic curves, `share` of the breadth from the side."""
        h, wide, waist, tie = self.h, self.wide, self.waist, self.tie
        xs = (wide + 40, wide + 34, waist + 26, waist, waist + 20, wide - 6, wide)
        ys = (-10.0, h * 0.3, h * 0.48, tie, tie + h * 0.11, tie + h * 0.24, h + 20)
        return tuple((self.x(x * share), y) for x, y in zip(xs, ys, strict=True))


def drape_width(width: float) -> float:
    """How much of each side of a page this wide the drapes cover; what is between them is free."""
    return round(width * 0.068)


def valance_drop(height: float) -> float:
    """How deep the swags of a page this high hang, fringe included."""
    return round(_deep(height) * 1.16)


def draped_stage(width: int, height: int, left: str, right: str) -> Piece:
    """The background of a secret page: planks, a drape at each side, swags; `left` and `right` name seat colours."""
    return Piece("draped", Box(0, 0, width, height), _draped(width, height, left, right))


@lru_cache(maxsize=16)
def _draped(width: int, height: int, left: str, right: str) -> Drawing:
    one, other = seat_colour(left), seat_colour(right)
    w, h = float(width), float(height)
    nodes: list[Node] = [*_deck(w, h)]
    nodes += _drape(w, h, one, False)
    nodes += _drape(w, h, other, True)
    nodes += swags(w, 8, _deep(h), (one, other))
    return Drawing(w, h, tuple(nodes), key=f"draped {width} {height} {left} {right}")


def _deep(height: float) -> float:
    return min(124.0, height * 0.115)


def swags(width: float, count: int, deep: float, seats: tuple[SeatColour, ...]) -> list[Node]:
    """Swags with fringe and tassels along the top edge, under a brass rail; the seats share them from left to right."""
    nodes: list[Node] = []
    wide = width / count
    top = deep * 0.24
    for i in range(count):
        nodes += _swag(i * wide, wide, top, deep, seats[i * len(seats) // count])
    for i in range(count + 1):
        nodes += _tassel(i * wide, top + 18 * deep / 118, 11 * deep / 118)
    rail = deep * 0.2
    nodes.append(Rect(-10, -8, width + 20, rail + 8, 0, BRASS, INK, 2.6))
    nodes.append(Path(f"M0 {s(rail * 0.36)}H{s(width)}", stroke=BRIGHT_BRASS, width=2.6))
    return nodes


def _swag(x: float, wide: float, top: float, deep: float, seat: SeatColour) -> list[Node]:
    low = top + 1.55 * deep
    mid = x + wide / 2
    curve = f"M{s(x)} {s(top)}Q{s(mid)} {s(low)} {s(x + wide)} {s(top)}"
    outline: Outline = tuple((_on(x, mid, x + wide, i / 24), _on(top, low, top, i / 24)) for i in range(25))
    outline = ((x, -10.0), *outline, (x + wide, -10.0))
    marks = pattern_path(outline, seat.pattern, deep * 0.42)
    nodes: list[Node] = [
        Path(f"M{s(x + 3)} {s(top + 8)}q{s(wide / 2)} {s(low - top)} {s(wide)} 0", "#04101A", fill_opacity=0.4),
        Path(f"{curve}V-10H{s(x)}Z", mixed(seat.colour, SHADE, 0.16), INK, 2.6),
        Path(marks, seat.marks, fill_opacity=STRENGTH[seat.pattern] * 0.34),
    ]
    for share, strong in ((0.78, 0.5), (0.54, 0.42), (0.3, 0.36)):
        y = top * share
        d = f"M{s(x + 6)} {s(y)}Q{s(mid)} {s(low * share)} {s(x + wide - 6)} {s(y)}"
        nodes.append(Path(d, stroke=mixed(seat.colour, SHADE, 0.62), width=deep * 0.04, stroke_opacity=strong))
    nodes += [Path(curve, stroke=INK, width=deep * 0.11), Path(curve, stroke=BRASS, width=deep * 0.07)]
    fringe = "".join(
        f"M{s(_on(x, mid, x + wide, i / 48))} {s(_on(top, low, top, i / 48) + deep * 0.04)}v{s(deep * 0.12)}"
        for i in range(2, 47)
    )
    return [*nodes, Path(fringe, stroke=BRIGHT_BRASS, width=deep * 0.021)]


def _on(a: float, b: float, c: float, t: float) -> float:
    """A coordinate on a quadratic curve."""
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c


def _tassel(x: float, y: float, r: float) -> list[Node]:
    """A brass tassel hanging from its knob at (x, y)."""
    body = f"M{s(x - r)} {s(y + r * 0.7)}Q{s(x)} {s(y)} {s(x + r)} {s(y + r * 0.7)}"
    body += f"L{s(x + r * 1.35)} {s(y + r * 5.1)}H{s(x - r * 1.35)}Z"
    threads = "".join(
        f"M{s(x + q * r * 0.45)} {s(y + r * 1.4)}L{s(x + q * r * 0.54)} {s(y + r * 4.7)}" for q in (-2, -1, 0, 1, 2)
    )
    return [
        Path(body, BRASS, INK, r * 0.2),
        Path(threads, stroke=INK, width=r * 0.13, stroke_opacity=0.6),
        Circle(x, y, r, BRIGHT_BRASS, INK, r * 0.2),
    ]


def _deck(w: float, h: float) -> list[Node]:
    """Planks with grain and seams, darker towards the edges in many faint steps."""
    nodes: list[Node] = [Rect(0, 0, w, h, 0, "#33220F")]
    grain, seams, vary = "", "", wobble("planks")
    for i in range(math.ceil(h / 92)):
        y = i * 92.0
        nodes.append(Rect(0, y, w, 90, 0, PLANKS[i % 3]))
        for _ in range(round(w / 120)):
            run = vary(110, 220)
            grain += f"M{s(vary(0, w))} {s(y + vary(10, 82))}q{s(run * 0.4)} {s(vary(-5, 5))} {s(run)} 0"
        seams += f"M{s(vary(w * 0.12, w * 0.88))} {s(y)}v90"
    nodes.append(Path(grain, stroke="#241608", width=1.6, stroke_opacity=0.7))
    nodes.append(Path(seams, stroke="#1C1106", width=3))
    for i in range(RIMS):
        reach = 0.3 * (i + 1) / RIMS
        a, b = w * reach * 0.9, h * reach
        hole = f"M{s(a)} {s(h / 2)}C{s(a)} {s(h - b)} {s(a)} {s(h - b)} {s(w / 2)} {s(h - b)}"
        hole += f"C{s(w - a)} {s(h - b)} {s(w - a)} {s(h - b)} {s(w - a)} {s(h / 2)}"
        hole += f"C{s(w - a)} {s(b)} {s(w - a)} {s(b)} {s(w / 2)} {s(b)}C{s(a)} {s(b)} {s(a)} {s(b)} {s(a)} {s(h / 2)}Z"
        nodes.append(Path(f"M0 0H{s(w)}V{s(h)}H0Z{hole}", "#0A0603", fill_opacity=0.075))
    return nodes


def _drape(w: float, h: float, seat: SeatColour, right: bool) -> list[Node]:
    wide = drape_width(w)
    hang = Hang(w, h, wide, wide * 0.56, h * 0.64, right)
    rim, side = hang.edge(1.0), s(hang.x(-10))
    form = f"M{side} -10L{_curve(rim)}L{side} {s(h + 20)}Z"
    nodes: list[Node] = [Path(form, seat.colour, INK, 3)]
    whole = ((hang.x(-10), -10.0), (hang.x(wide + 40), -10.0), (hang.x(wide + 40), h + 20), (hang.x(-10), h + 20))
    points = [_cubic(rim[:4], i / 10) for i in range(11)] + [_cubic(rim[3:], i / 10) for i in range(1, 11)]
    marks = ""
    for top, foot in pairwise(points):
        part = ((hang.x(-10), top[1]), top, foot, (hang.x(-10), foot[1]))
        marks += pattern_path(part, seat.pattern, 44 if seat.pattern == "stripes" else 32, whole)
    nodes.append(Path(marks, seat.marks, fill_opacity=STRENGTH[seat.pattern] * 0.5))
    for i in range(5):
        a, b = (i + 0.5) / 5, (i + 0.92) / 5
        for u, dark in ((a, 0.3), ((a + b) / 2, 0.5)):
            fold = f"M{_curve(hang.edge(u))}L{_curve(hang.edge(b)[::-1])}Z"
            nodes.append(Path(fold, mixed(seat.colour, SHADE, dark), fill_opacity=0.75))
    nodes.append(Path(f"M{_curve(rim)}", stroke=INK, width=3))
    for y, colour, thick in ((h - 30, BRASS, 6.0), (h - 18, BRIGHT_BRASS, 2.0)):
        nodes.append(Path(f"M{side} {s(y)}H{s(hang.x(wide - 2))}", stroke=colour, width=thick))
    return [*nodes, *_tie(hang.x, hang.waist, hang.tie)]


def _curve(points: tuple[Point, ...]) -> str:
    """Two cubic curves from seven points, without the first command."""
    p = [f"{s(x)} {s(y)}" for x, y in points]
    return f"{p[0]}C{p[1]} {p[2]} {p[3]}C{p[4]} {p[5]} {p[6]}"


def _cubic(points: tuple[Point, ...], t: float) -> Point:
    """The place at `t` (0 to 1) on a cubic curve of four points."""
    u = 1 - t
    shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    x, y = (sum(k * point[i] for k, point in zip(shares, points, strict=True)) for i in (0, 1))
    return x, y


def _tie(x: Callable[[float], float], waist: float, tie: float) -> list[Node]:
    band = f"M{s(x(-10))} {s(tie - 26)}Q{s(x(waist * 0.6))} {s(tie + 4)} {s(x(waist + 6))} {s(tie - 6)}"
    band += f"L{s(x(waist + 4))} {s(tie + 16)}Q{s(x(waist * 0.5))} {s(tie + 26)} {s(x(-10))} {s(tie - 2)}Z"
    return [Path(band, BRASS, INK, 2.5), *_tassel(x(waist - 4), tie + 10, 13)]
