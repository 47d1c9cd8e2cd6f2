"""The chart under the lobby's pages: paper, coasts with their shallows, rhumb lines, waves and a map border."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.scene.nodes import Drawing, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import INK, PAPER, SEA, SHALLOW, SOFT_INK, mixed
from captains.scene.pencil import wobble
from captains.scene.svg import short as s

RIM, MIDDLE, LAND = "#E9D8B1", "#FBF3DF", "#EAD4A2"
STEPS = 24
COASTS = (
    ("west", 0.02, 0.52, 0.29, 0.43),
    ("south", 0.57, 1.07, 0.23, 0.16),
    ("east", 1.02, 0.3, 0.13, 0.24),
    ("north", 0.8, -0.03, 0.16, 0.11),
)
"""Name, middle and radii of each coast, as shares of the page's width and height."""


def border(width: float, height: float) -> float:
    """How far the map border reaches in from the page's edge."""
    return 26.0 if width >= 1600 and height >= 900 else 19.0


def chart(width: int, height: int) -> Piece:
    """The chart under a whole page."""
    return Piece("chart", Box(0, 0, width, height), _chart(width, height))


@lru_cache(maxsize=8)
def _chart(width: int, height: int) -> Drawing:
    w, h = float(width), float(height)
    nodes: list[Node] = [*_paper(w, h), Path(_swell(w, h), stroke=SEA, width=2, stroke_opacity=0.24)]
    for name, x, y, rx, ry in COASTS:
        nodes += _land(_coast(name, x * w, y * h, rx * w, ry * h))
    rays = ""
    for cx, cy, count in ((w * 0.123, h * 0.13, 32), (w * 0.672, h * 0.76, 16)):
        for i in range(count):
            a = 2 * math.pi * i / count + 0.05
            rays += f"M{s(cx)} {s(cy)}l{s(3200 * math.cos(a))} {s(3200 * math.sin(a))}"
    nodes.append(Path(rays, stroke=SOFT_INK, width=1.1, stroke_opacity=0.14))
    nodes += _frame(w, h)
    return Drawing(w, h, tuple(nodes), key=f"chart {width} {height}")


def _paper(w: float, h: float) -> list[Node]:
    """Paper that is lighter in the middle, in steps too small to see, with a few fibres."""
    nodes: list[Node] = [Rect(0, 0, w, h, fill=RIM)]
    for i in range(STEPS):
        share = 1 - i / STEPS
        rx, ry = w * 0.78 * share, h * 0.82 * share
        half = f"a{s(rx)} {s(ry)} 0 1 0"
        d = f"M{s(w * 0.44 - rx)} {s(h * 0.46)}{half} {s(2 * rx)} 0{half} {s(-2 * rx)} 0Z"
        nodes.append(Path(d, mixed(RIM, MIDDLE, (i + 1) / STEPS)))
    vary, fibres = wobble("paper"), ""
    for _ in range(round(w * h / 2600)):
        a, run = vary(0, 6.3), vary(1, 7)
        fibres += f"M{s(vary(0, w), 0)} {s(vary(0, h), 0)}l{s(run * math.cos(a), 1)} {s(run * math.sin(a), 1)}"
    nodes.append(Path(fibres, stroke=SOFT_INK, width=1, stroke_opacity=0.17))
    return nodes


def _coast(name: str, cx: float, cy: float, rx: float, ry: float) -> str:
    vary = wobble("coast " + name)
    phases = [vary(0, 6.3) for _ in range(3)]
    points = []
    for i in range(30):
        a = i * 2 * math.pi / 30
        swell = 0.11 * math.sin(2 * a + phases[0]) + 0.08 * math.sin(3 * a + phases[1])
        k = 1 + swell + 0.055 * math.sin(5 * a + phases[2]) + vary(-0.06, 0.06)
        points.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
    d = ""
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        mx, my = (x + nx) / 2, (y + ny) / 2
        d += f"M{s(mx)} {s(my)}" if i == 0 else f"Q{s(x)} {s(y)} {s(mx)} {s(my)}"
    (x, y), (nx, ny) = points[0], points[1]
    return d + f"Q{s(x)} {s(y)} {s((x + nx) / 2)} {s((y + ny) / 2)}Z"


def _land(coast: str) -> list[Node]:
    """Land with rings of shallows that grow fainter."""
    nodes: list[Node] = [
        Path(coast, stroke=SHALLOW, width=16.0 * ring + 2, stroke_opacity=0.34 - 0.05 * ring)
        for ring in (5, 4, 3, 2, 1)
    ]
    return [*nodes, Path(coast, LAND, SOFT_INK, 2.4)]


def _swell(w: float, h: float) -> str:
    vary, d = wobble("chart swell"), ""
    for _ in range(round(w * h / 30000)):
        run = vary(9, 16)
        d += f"M{s(vary(60, w - 90), 0)} {s(vary(60, h - 40), 0)}"
        d += f"q{s(run / 2, 1)} {s(-run * 0.55, 1)} {s(run, 1)} 0" * int(vary(1, 3.9))
    return d


def _frame(w: float, h: float) -> list[Node]:
    """The map border: two lines and between them black and white degrees."""
    inner = border(w, h)
    outer = inner * 0.54
    middle = (inner + outer) / 2
    nodes: list[Node] = [Rect(0, 0, w, outer, fill=PAPER), Rect(0, h - outer, w, outer, fill=PAPER)]
    nodes += [Rect(0, 0, outer, h, fill=PAPER), Rect(w - outer, 0, outer, h, fill=PAPER)]
    for gap in (outer, inner):
        nodes.append(Rect(gap, gap, w - 2 * gap, h - 2 * gap, stroke=INK, width=1.5))
    thick = (inner - outer) * 0.74
    for count, length, across in ((2 * round(w / 120), w, True), (2 * round(h / 120), h, False)):
        step = (length - 2 * inner) / count
        for i in range(0, count, 2):
            a = inner + i * step
            for edge in (middle, (h if across else w) - middle):
                at, size = ((a, edge - thick / 2), (step, thick)) if across else ((edge - thick / 2, a), (thick, step))
                nodes.append(Rect(*at, *size, fill=INK))
    return nodes
