"""What pages lie on: the open sea, a ship's deck, and the drapes of a stage. Each is one lasting drawing with a key."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from captains.scene.ensigns import filled
from captains.scene.nodes import Circle, Drawing, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, SeatColour, mixed
from captains.scene.pencil import wobble

Form: TypeAlias = tuple[float, float, float]

SHADE = "#04101A"
SEA_TOP, SEA_FOOT, SWELL = "#1B4A66", "#0D2437", "#5C93AE"
BANDS = 47  # one step of blue each, so that no band shows


@lru_cache(maxsize=8)
def sea(width: int, height: int) -> Piece:
    """The sea under a whole page, with rhumb lines and swell."""
    nodes: list[Node] = [
        Rect(0, height * i / BANDS, width, height / BANDS + 1, fill=mixed(SEA_TOP, SEA_FOOT, i / (BANDS - 1)))
        for i in range(BANDS)
    ]
    rays = ""
    for cx, cy in ((width * 0.72, height * 0.05), (width * 0.02, height * 0.98)):
        for i in range(24):
            a = 2 * math.pi * i / 24 + 0.03
            rays += f"M{cx:.0f} {cy:.0f}l{3000 * math.cos(a):.0f} {3000 * math.sin(a):.0f}"
    nodes.append(Path(rays, stroke=SWELL, width=1, stroke_opacity=0.13))
    swell, vary = "", wobble("swell")
    for _ in range(round(width * height / 16600)):
        swell += f"M{vary(-40, width):.0f} {vary(0, height):.0f}q7 -6 14 0" + "t14 0" * int(vary(2, 5.9))
    nodes.append(Path(swell, stroke=SWELL, width=1.3, stroke_opacity=0.26))
    return Piece("sea", Box(0, 0, width, height), Drawing(width, height, tuple(nodes), "px", f"sea-{width}x{height}"))


@lru_cache(maxsize=8)
def deck(width: int, height: int) -> Piece:
    """A dim deck of planks under a whole page."""
    vary = wobble("deck")
    nodes: list[Node] = [Rect(0, 0, width, height, fill="#2A1B0D")]
    for i in range(math.ceil(height / 92)):
        y = i * 92
        nodes.append(Rect(0, y, width, 90, fill=("#33220F", "#2F1F0F", "#372512")[i % 3]))
        grain = ""
        for _ in range(round(width / 120)):
            run = vary(120, 220)
            grain += f"M{vary(0, width):.0f} {y + vary(10, 82):.0f}q{run * 0.4:.0f} {vary(-5, 5):.1f} {run:.0f} 0"
        nodes.append(Path(grain, stroke="#1E1307", width=1.6, stroke_opacity=0.7))
        seam = vary(200, width - 200)
        nodes.append(Path(f"M{seam:.0f} {y}v90", stroke="#1C1106", width=3))
        nodes += [Circle(seam + dx, y + dy, 3, fill="#1C1106") for dx in (-14, 14) for dy in (20, 70)]
    return Piece("deck", Box(0, 0, width, height), Drawing(width, height, tuple(nodes), "px", f"deck-{width}x{height}"))


@lru_cache(maxsize=16)
def drape(height: int, seat: SeatColour, right: bool = False, wide: float = 128.0) -> Drawing:
    """A curtain drawn back at the side of a stage: its drawing is 1.45 × `wide`, tied at 0.64 of the height."""
    full = wide * 1.45

    def at(x: float) -> float:
        return full - x if right else x

    tie, waist, k = height * 0.64, wide * 0.56, height / 1080

    def edge(share: float, down: bool = True) -> str:
        """One fold from top to foot (or back up) at a share of the breadth."""
        xs = [(wide + 40) * share, (wide + 34) * share, (waist + 26) * share, waist * share]
        xs += [(waist + 20) * share, (wide - 6) * share, wide * share]
        ys = [-10, 320 * k, 520 * k, tie, tie + 120 * k, tie + 250 * k, height + 20]
        points = [f"{at(x):.1f} {y:.1f}" for x, y in zip(xs, ys, strict=True)]
        if not down:
            points.reverse()
        return f"{points[0]}C{points[1]} {points[2]} {points[3]}C{points[4]} {points[5]} {points[6]}"

    cloth = f"M{at(-10):.1f} -10L{edge(1.0)}L{at(-10):.1f} {height + 20}Z"
    nodes: list[Node] = [Path(cloth, fill=seat.colour, stroke=INK, width=3)]
    nodes += _drape_pattern(height, seat, at, (wide, waist, tie))
    for i in range(5):
        a, b = (i + 0.5) / 5, (i + 0.92) / 5
        for u, share in ((a, 0.3), ((a + b) / 2, 0.5)):
            fold = f"M{edge(u)}L{edge(b, False)}Z"
            nodes.append(Path(fold, fill=mixed(seat.colour, "#0A1220", share), fill_opacity=0.75))
    nodes.append(Path(f"M{edge(1.0)}", stroke=INK, width=3))
    for y, colour, thick in ((height - 30, BRASS, 6), (height - 16, BRIGHT_BRASS, 2)):
        nodes.append(Path(f"M{at(-10):.1f} {y:.1f}H{at(wide - 2):.1f}", stroke=colour, width=thick))
    nodes += _tie(at, waist, tie)
    name = f"drape-{height}-{seat.name}-{seat.colour}-{right}-{wide}"
    return Drawing(full, height, tuple(nodes), "px", name)


def _drape_pattern(height: int, seat: SeatColour, at: Callable[[float], float], form: Form) -> list[Node]:
    """The seat's pattern on a drape: upper and lower part are near enough to convex once cut into slices."""
    wide, waist, tie = form
    slices = []
    stops = [
        (-10.0, wide + 40),
        (tie * 0.3, wide + 28),
        (tie * 0.6, wide * 0.5 + waist * 0.5 + 20),
        (tie * 0.85, waist + 8),
    ]
    stops += [(tie, waist), (tie * 1.2, waist + 18), (tie * 1.4, wide - 8), (height + 20.0, wide)]
    for (y, x), (y2, x2) in pairwise(stops):
        slices.append(((at(-10), y), (at(x), y), (at(x2), y2), (at(-10), y2)))
    return list(filled(tuple(slices), seat, 46.0 if seat.pattern == "stripes" else 34.0))[1:]


def _tie(at: Callable[[float], float], waist: float, tie: float) -> list[Node]:
    """The cord about a drape, with its tassel."""
    cord = f"M{at(-10):.1f} {tie - 26:.1f}Q{at(waist * 0.6):.1f} {tie + 4:.1f} {at(waist + 6):.1f} {tie - 6:.1f}"
    cord += f"L{at(waist + 4):.1f} {tie + 16:.1f}Q{at(waist * 0.5):.1f} {tie + 26:.1f} {at(-10):.1f} {tie - 2:.1f}Z"
    return [Path(cord, fill=BRASS, stroke=INK, width=2.5), *tassel(at(waist - 4), tie + 10, 13)]


def tassel(x: float, y: float, r: float) -> tuple[Node, ...]:
    """A brass tassel hanging from its knob at (x, y)."""
    skirt = f"M{x - r * 0.75:.1f} {y + r * 0.6:.1f}L{x - r * 1.2:.1f} {y + r * 4.7:.1f}H{x + r * 1.2:.1f}"
    skirt += f"L{x + r * 0.75:.1f} {y + r * 0.6:.1f}Z"
    threads = "".join(
        f"M{x + r * 0.35 * i:.1f} {y + r * 1.2:.1f}L{x + r * 0.42 * i:.1f} {y + r * 4.5:.1f}" for i in range(-2, 3)
    )
    return (
        Path(skirt, fill=BRASS, stroke=INK, width=2.2),
        Path(threads, stroke=INK, width=1.4, stroke_opacity=0.6),
        Circle(x, y, r, fill=BRIGHT_BRASS, stroke=INK, width=2.4),
    )


@lru_cache(maxsize=8)
def valance(width: int, left: SeatColour, right: SeatColour, drop: float = 118.0, swags: int = 8) -> Drawing:
    """Swags along the top of a stage, the left half in one seat's colours, the right half in another's."""
    nodes: list[Node] = []
    span = width / swags
    for i in range(swags):
        seat = left if i < swags / 2 else right
        nodes += _swag(i * span, span, drop, seat)
    for i in range(swags + 1):
        nodes += tassel(i * span, drop * 0.27, drop * 0.085)
    nodes.append(Rect(-10, -8, width + 20, 26, fill=BRASS, stroke=INK, width=2.6))
    nodes.append(Path(f"M0 5H{width}", stroke=BRIGHT_BRASS, width=2.4))
    name = f"valance-{width}-{left.name}-{left.colour}-{right.name}-{right.colour}-{drop}-{swags}"
    return Drawing(width, drop + 20, tuple(nodes), "px", name)


def _swag(x: float, span: float, drop: float, seat: SeatColour) -> list[Node]:
    low, top = drop + 28, 20.0
    fall = f"Q{x + span / 2:.1f} {low:.1f} {x + span:.1f} {top}"
    nodes: list[Node] = [
        Path(
            f"M{x + 3:.1f} {top + 9}Q{x + span / 2 + 3:.1f} {low + 9:.1f} {x + span + 3:.1f} {top + 9}Z",
            fill=SHADE,
            fill_opacity=0.4,
        )
    ]
    curve = [
        (x + span * t, (1 - t) ** 2 * top + 2 * t * (1 - t) * low + t * t * top) for t in (i / 12 for i in range(13))
    ]
    outline = ((x, -10.0), (x + span, -10.0), *reversed(curve))
    cloth = SeatColour(seat.name, mixed(seat.colour, "#0A1220", 0.12), seat.pattern)
    nodes += filled((outline,), cloth, 46.0 if seat.pattern == "stripes" else 26.0)
    for q, share in ((0.72, 0.5), (0.42, 0.4)):
        fold = f"M{x + 5:.1f} {top * q:.1f}Q{x + span / 2:.1f} {low * q:.1f} {x + span - 5:.1f} {top * q:.1f}"
        nodes.append(Path(fold, stroke=mixed(seat.colour, "#0A1220", 0.6), width=4, stroke_opacity=share))
    nodes.append(Path(f"M{x:.1f} {top}{fall}", stroke=INK, width=11))
    nodes.append(Path(f"M{x:.1f} {top}{fall}", stroke=BRASS, width=7))
    fringe = ""
    for i in range(1, 40):
        t = i / 40
        fringe += f"M{x + span * t:.1f} {(1 - t) ** 2 * top + 2 * t * (1 - t) * low + t * t * top + 4:.1f}v12"
    nodes.append(Path(fringe, stroke=BRIGHT_BRASS, width=2.2))
    return nodes
