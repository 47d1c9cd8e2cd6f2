"""A three-master under full sail, drawn once for the poster in a box of 400×320, its keel at the foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from captains.scene.nodes import Node, Path, Rect, Use
from captains.scene.palette import BRIGHT_BRASS, INK, SAND, SOFT_INK
from captains.scene.svg import short as s

CLOTH, CLOTH_SHADE, OAK, DARK_OAK = "#F6EDD8", "#DCCBA2", "#8C5B31", "#5A361D"
PENNANT = "#B3282D"
Point = tuple[float, float]
HULL = "M26 186L92 190L100 222L300 226L316 206L372 202C372 246 346 292 306 312L92 312C58 300 30 250 26 186Z"


@cache
def three_master(emblem: str = "sabers") -> tuple[Node, ...]:
    """The ship; `emblem` is the symbol on her main sail, "" for none."""
    masts = "M104 238L104 62M204 236L204 22M296 240L296 78"
    nodes: list[Node] = [
        Path(masts, stroke=INK, width=11),
        Path(masts, stroke=OAK, width=6),
        Path("M356 214L398 168", stroke=INK, width=10),
        Path("M356 214L397 169", stroke=OAK, width=5),
        Path("M204 26L392 172M296 80L392 172M104 64L40 220M204 26L150 236M204 30L262 236", stroke=INK, width=1.6),
        *_jib(),
    ]
    for x, y, head, foot, high in (
        (104, 84, 66, 84, 54),
        (104, 146, 84, 96, 66),
        (292, 100, 54, 72, 50),
        (290, 158, 72, 82, 58),
        (204, 44, 70, 92, 60),
        (204, 114, 96, 124, 98),
    ):
        nodes += _sail(x, y, head, foot, high)
    if emblem:
        nodes.append(Use(emblem, 205, 160, 62, "black"))
    for x, y, long in ((204, 22, 74), (104, 62, 52), (296, 78, 46)):
        nodes += _pennant(x, y, long)
    return (*nodes, *_hull())


def _jib() -> list[Node]:
    form = "M300 96C340 120 368 148 388 170C356 178 326 190 304 206Z"
    outline = [(300.0, 96.0), (343.0, 124.0), (388.0, 170.0), (343.0, 184.0), (304.0, 206.0)]
    shade = [line for line in hatching(outline, 68, 8) if "M3" in line]
    return [Path(form, CLOTH, INK, 4), Path("".join(shade), stroke=SOFT_INK, width=2, stroke_opacity=0.35)]


def _sail(x: float, y: float, head: float, foot: float, high: float) -> list[Node]:
    """A square sail bellying to the right, with its yard."""
    b, low = 16.0, y + high
    lee, luff = x + head / 2 + b, x - head / 2 + b * 0.7
    form = (
        f"M{s(x - head / 2)} {s(y)}Q{s(x)} {s(y + 8)} {s(x + head / 2)} {s(y)}C{s(lee)} {s(y + high * 0.35)} "
        f"{s(x + foot / 2 + b)} {s(y + high * 0.7)} {s(x + foot / 2)} {s(low)}"
        f"Q{s(x)} {s(y + high * 0.84)} {s(x - foot / 2)} {s(low)}C{s(x - foot / 2 + b * 0.7)} {s(y + high * 0.7)} "
        f"{s(luff)} {s(y + high * 0.35)} {s(x - head / 2)} {s(y)}Z"
    )
    right = [_cubic(x + head / 2, x + head / 2 + b, x + foot / 2 + b, x + foot / 2, t / 8) for t in range(9)]
    heights = [_cubic(y, y + high * 0.35, y + high * 0.7, low, t / 8) for t in range(9)]
    inner = [_cubic(x + head * 0.2, x + head * 0.5, x + foot * 0.3, x + foot * 0.22, t / 8) for t in range(9)]
    edge: list[Point] = [*zip(right, heights, strict=True)]
    back: list[Point] = [(px, py - (3 if t else 0)) for t, (px, py) in enumerate(zip(inner, heights, strict=True))]
    outline = [*edge, *reversed(back)]
    shade = "M" + "L".join(f"{s(px)} {s(py)}" for px, py in outline) + "Z"
    yard = f"M{s(x - head / 2 - 8)} {s(y)}H{s(x + head / 2 + 8)}"
    return [
        Path(form, CLOTH),
        Path(shade, CLOTH_SHADE),
        Path("".join(hatching(outline, 68, 8)), stroke=SOFT_INK, width=1.8, stroke_opacity=0.4),
        Path(form, stroke=INK, width=4),
        Path(yard, stroke=INK, width=8),
        Path(yard, stroke=OAK, width=3.5),
    ]


def _pennant(x: float, y: float, long: float) -> list[Node]:
    form = (
        f"M{x} {y - 8}C{s(x - long * 0.3)} {y - 20} {s(x - long * 0.6)} {y + 2} {s(x - long)} {y - 8}"
        f"L{s(x - long * 0.82)} {y + 3}L{s(x - long)} {y + 13}"
        f"C{s(x - long * 0.6)} {y + 20} {s(x - long * 0.3)} {y} {x} {y + 10}Z"
    )
    return [Path(f"M{x} {y - 8}V{y + 10}", stroke=INK, width=6), Path(form, PENNANT, INK, 3.5)]


def _hull() -> list[Node]:
    """The hull with its wales, gun ports, stern windows, rail and cargo."""
    nodes: list[Node] = [
        Path(HULL, OAK),
        Path("M47 262C120 280 280 282 357 258C346 282 330 300 306 312L92 312C72 304 57 286 47 262Z", DARK_OAK),
        Path("M37 240C120 252 290 252 367 231", stroke=INK, width=13),
        Path("M37 240C120 252 290 252 367 231", stroke=BRIGHT_BRASS, width=8),
        Path("M33 226C120 240 290 240 370 218M45 264C120 278 290 278 357 258", stroke=INK, width=2.3),
        Path("M62 287C120 298 290 298 342 281", stroke=INK, width=2.2, stroke_opacity=0.6),
    ]
    side = [(240.0, 226.0), (300.0, 226.0), (316.0, 206.0), (372.0, 202.0), (366.0, 240.0), (345.0, 282.0)]
    side += [(306.0, 312.0), (240.0, 312.0)]
    nodes += [
        Path("".join(hatching(side, 64, 9)), stroke=INK, width=2.2, stroke_opacity=0.4),
        Path(HULL, stroke=INK, width=5),
        Path("M24 186L94 190M318 206L374 202", stroke=INK, width=9),
    ]
    nodes += [Rect(x - 7, 202, 13, 17, 3, BRIGHT_BRASS, INK, 3) for x in (44, 64, 84)]
    for x in (132, 172, 212, 252):
        nodes.append(Rect(x - 9, 255, 18, 15, 2, "#2B1A10", INK, 2))
        nodes.append(Rect(x - 9, 248, 18, 6, 1, OAK, INK, 2))
    return [
        *nodes,
        Rect(120, 204, 34, 22, 2, "#B98449", INK, 3.5),
        Rect(156, 200, 26, 26, 2, "#A36C36", INK, 3.5),
        Path("M226 226C222 206 250 206 248 226Z", SAND, INK, 3.5),
        Path("M252 226C248 208 274 208 272 226Z", "#C9A560", INK, 3.5),
    ]


def smoke(x: float, y: float, k: float) -> tuple[Node, ...]:
    """A puff from a gun."""
    form = "".join(
        f"{c}{s(x + a * k)} {s(y + b * k)}"
        for c, a, b in (
            *(("M", -60, 20), ("C", -84, 12), (" ", -84, -22), (" ", -56, -26), ("C", -54, -56), (" ", -14, -64)),
            *((" ", 0, -44), ("C", 22, -62), (" ", 58, -46), (" ", 54, -20), ("C", 80, -16), (" ", 80, 18)),
            *((" ", 54, 22), ("C", 40, 40), (" ", -40, 40), (" ", -60, 20)),
        )
    )
    curl = f"M{s(x - 26 * k)} {s(y + 4 * k)}C{s(x - 18 * k)} {s(y - 18 * k)} {s(x + 12 * k)} {s(y - 16 * k)} "
    curl += f"{s(x + 12 * k)} {s(y + 4 * k)}C{s(x + 12 * k)} {s(y + 14 * k)} {s(x - 2 * k)} {s(y + 16 * k)} "
    curl += f"{s(x - 4 * k)} {s(y + 6 * k)}"
    return (Path(form + "Z", "#F4EBDA", INK, 6 * k), Path(curl, stroke=INK, width=5 * k))


def hatching(outline: Sequence[Point], angle: float, gap: float) -> list[str]:
    """Parallel lines inside a polygon, each as path data: what a clip-path would cost the renderer dearly."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along = [(px * dx + py * dy, py * dx - px * dy) for px, py in outline]
    offsets = [v for _, v in along]
    lines: list[str] = []
    v = min(offsets) + gap * 0.5
    while v < max(offsets):
        cuts = []
        for (ua, va), (ub, vb) in zip(along, along[1:] + along[:1], strict=True):
            if (va - v) * (vb - v) < 0:
                cuts.append(ua + (ub - ua) * (v - va) / (vb - va))
        cuts.sort()
        for u, w in zip(cuts[::2], cuts[1::2], strict=False):
            lines.append(f"M{s(u * dx - v * dy)} {s(u * dy + v * dx)}L{s(w * dx - v * dy)} {s(w * dy + v * dx)}")
        v += gap
    return lines


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    """A coordinate on a cubic curve."""
    u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
