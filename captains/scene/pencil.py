"""Marks as if by hand: pencil circles not quite closed, squares, diamonds, hatching, strokes, handwriting.

Each mark varies a little by its own seed, a text such as "mary coin-7", and is the same in every render.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from hashlib import blake2b

from captains.scene.lettering import name_texts
from captains.scene.nodes import Node, Path, Text
from captains.scene.palette import PENCIL
from captains.scene.svg import short

Point = tuple[float, float]


def wobble(seed: str) -> Callable[[float, float], float]:
    """A source of small variations: each call gives the next number between its two bounds."""
    state = int.from_bytes(blake2b(seed.encode("utf-8", "replace"), digest_size=8).digest(), "big")

    def between(low: float, high: float) -> float:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return low + (high - low) * (state >> 33) / 0x7FFFFFFF

    return between


def pencil_circle(x: float, y: float, r: float, seed: str, width: float = 0.5) -> tuple[Node, ...]:
    """A ring about (x, y) drawn in one go, its ends passing each other, with a fainter second stroke."""
    vary = wobble("circle " + seed)
    begin, turn = vary(-2.5, -1.4), 2 * math.pi + vary(-0.25, 0.35)
    rx, ry, tilt = r * vary(0.97, 1.06), r * vary(0.95, 1.04), vary(-0.4, 0.4)
    points = []
    for i in range(13):
        angle = begin + turn * i / 12
        swell = 1 + vary(-0.02, 0.02) + 0.07 * (i / 12 - 0.5)
        px, py = rx * swell * math.cos(angle), ry * swell * math.sin(angle)
        points.append(_turned(px, py, tilt, x, y))
    k = width * 0.2
    again = [(px + k, py + k * 0.7) for px, py in points[1:8]]
    return (
        Path(curve(points), stroke=PENCIL, width=width, stroke_opacity=0.92),
        Path(curve(again), stroke=PENCIL, width=width * 0.55, stroke_opacity=0.45),
    )


def pencil_hatch(
    x: float, y: float, r: float, seed: str, width: float = 0.36, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A round place filled with one zigzag line."""
    vary = wobble("hatch " + seed)
    tilt = math.radians(vary(-52, -40))
    step, off = width * 2.33, width * 0.17
    points, v = [], -r * 0.93
    while v < r * 0.93:
        half = math.sqrt(max(r * r - v * v, 0)) * vary(0.9, 1.06)
        points.append(_turned(half, v + vary(-off, off), tilt, x, y))
        points.append(_turned(-half, v + step * 0.5 + vary(-off, off), tilt, x, y))
        v += step * vary(0.88, 1.12)
    return (Path(_line(points), stroke=colour, width=width, stroke_opacity=0.84),)


def pencil_shading(x: float, y: float, w: float, h: float, seed: str, width: float = 0.38) -> tuple[Node, ...]:
    """A rectangle with its corner at (x, y) filled with slanting strokes in one zigzag line."""
    vary = wobble("shading " + seed)
    points, at, off = [], x - h * 0.25, width * 0.5
    while at < x + w:
        points.append((min(x + w, max(x, at + vary(-off, off))), y + h + vary(-1.5 * off, off)))
        points.append((max(x, min(x + w, at + h * 0.55 + vary(-off, off))), y + vary(-off, 1.5 * off)))
        at += width * 2.24 * vary(0.85, 1.15)
    return (Path(_line(points), stroke=PENCIL, width=width, stroke_opacity=0.84),)


def pencil_square(
    x: float, y: float, r: float, seed: str, width: float = 0.5, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A square about (x, y) of four strokes that run a little past its corners; `r` reaches to its sides."""
    return _sides(x, y, ((-r, -r), (r, -r), (r, r), (-r, r)), "square " + seed, width, colour)


def pencil_diamond(
    x: float, y: float, r: float, seed: str, width: float = 0.5, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A diamond about (x, y) of four strokes; `r` reaches to its points."""
    return _sides(x, y, ((0, -r), (r, 0), (0, r), (-r, 0)), "diamond " + seed, width, colour)


def _sides(x: float, y: float, corners: Sequence[Point], seed: str, width: float, colour: str) -> tuple[Node, ...]:
    vary = wobble(seed)
    off, d = width * 0.3, ""
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % len(corners)]
        past = vary(0.02, 0.09)
        points = []
        for share in (-past * 0.6, 0.5, 1 + past):
            px, py = ax + (bx - ax) * share, ay + (by - ay) * share
            points.append((x + px + vary(-off, off), y + py + vary(-off, off)))
        d += curve(points)
    return (Path(d, stroke=colour, width=width, stroke_opacity=0.95),)


def pencil_level(
    x: float, y: float, r: float, seed: str, width: float = 0.42, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A place filled with level strokes beside one another; `r` reaches to their ends and to the first and last."""
    vary = wobble("level " + seed)
    d, down, step, off = "", -r, width * 2.2, width * 0.18
    while down < r:
        left, right = x - r + vary(-0.05, 0.1) * r, x + r - vary(-0.05, 0.1) * r
        tilt = vary(0, 0.08) * r
        d += _line([(left, y + down + vary(-off, off)), (right, y + down + tilt + vary(-off, off))])
        down += step * vary(0.9, 1.1)
    return (Path(d, stroke=colour, width=width, stroke_opacity=0.92),)


def pencil_stroke(
    x1: float, y1: float, x2: float, y2: float, seed: str, width: float = 0.7, colour: str = PENCIL
) -> tuple[Node, ...]:
    """One stroke that strikes something out."""
    vary = wobble("stroke " + seed)
    points, off = [], width * 0.5
    for i in range(4):
        share = i / 3
        points.append((x1 + (x2 - x1) * share + vary(-off, off), y1 + (y2 - y1) * share + vary(-off, off)))
    return (Path(curve(points), stroke=colour, width=width),)


def pencil_cross(x: float, y: float, w: float, h: float, seed: str, width: float = 0.7) -> tuple[Node, ...]:
    """Two strokes crossing at (x, y), over a width and a height."""
    down = pencil_stroke(x - w / 2, y - h / 2, x + w / 2, y + h / 2, seed + " down", width)
    return down + pencil_stroke(x - w / 2, y + h / 2, x + w / 2, y - h / 2, seed + " up", width * 1.15)


def pencil_number(
    x: float, y: float, number: int | str, size: float, seed: str, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A number written centred on (x, y)."""
    vary = wobble("number " + seed)
    words = str(number).replace("-", "−")
    dx, dy, turn = vary(-0.03, 0.03) * size, vary(-0.02, 0.02) * size, vary(-4, 4)
    return (Text(x + dx, y + size * 0.31 + dy, words, size, "hand", colour, "middle", bold=True, turn=turn),)


def pencil_name(
    x: float, y: float, name: str, width: float, size: float, seed: str, colour: str = PENCIL
) -> tuple[Node, ...]:
    """A name written along a line of that width, centred on x with its baseline at y."""
    turn = wobble("name " + seed)(-2.2, 1.2)
    return name_texts(name, x, y, width, size, "hand", fill=colour, anchor="middle", turn=turn)


def curve(points: list[Point]) -> str:
    """A smooth line through the points."""
    parts = [f"M{short(points[0][0])} {short(points[0][1])}"]
    last = len(points) - 1
    for i in range(last):
        before, here, there, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append("C" + " ".join(f"{short(px)} {short(py)}" for px, py in (one, two, there)))
    return "".join(parts)


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{short(px)} {short(py)}" for px, py in points)


def _turned(px: float, py: float, angle: float, x: float, y: float) -> Point:
    return x + px * math.cos(angle) - py * math.sin(angle), y + px * math.sin(angle) + py * math.cos(angle)
