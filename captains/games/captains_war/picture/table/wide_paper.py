"""A sheet of chart paper as large as the window, and a title on a scroll."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.captains_war.picture.table.draft import Draft
from captains.scene.backdrops import sea
from captains.scene.lettering import text_width
from captains.scene.nodes import Drawing, Group, Node, Path, Rect, Text
from captains.scene.page import Box, Piece
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, PAPER, SAND, SOFT_INK
from captains.scene.widgets import framed, shadow


@lru_cache(maxsize=8)
def wide_paper(width: int, height: int) -> Piece:
    """Paper with a double edge and rhumb lines, the sea showing round it."""
    m = 26.0 * min(width / 1920, height / 1080)
    w, h = width - 2 * m, height - 2 * m
    rays = ""
    for cx, cy in ((width * 0.08, height * 0.12), (width * 0.92, height * 0.12), (width * 0.5, height * 0.65)):
        for i in range(32):
            a = 2 * math.pi * i / 32
            rays += _ray(cx, cy, a, Box(m + 18, m + 18, w - 36, h - 36))
    nodes: tuple[Node, ...] = (
        *sea(width, height).drawing.nodes,
        *shadow(m, m, w, h, 4),
        Rect(m, m, w, h, 3, fill=PAPER, stroke=INK, width=2),
        Path(rays, stroke="#B08D55", width=1, stroke_opacity=0.3),
        Rect(m + 10, m + 10, w - 20, h - 20, stroke=INK, width=3),
        Rect(m + 17, m + 17, w - 34, h - 34, stroke=BRASS, width=1.4),
    )
    return Piece("paper", Box(0, 0, width, height), Drawing(width, height, nodes, "px", f"paper {width}x{height}"))


def _ray(x: float, y: float, angle: float, box: Box) -> str:
    """A line from (x, y) to the edge of the box."""
    dx, dy = math.cos(angle), math.sin(angle)
    reach = 9e9
    if abs(dx) > 1e-6:
        reach = min(reach, ((box.x + box.w if dx > 0 else box.x) - x) / dx)
    if abs(dy) > 1e-6:
        reach = min(reach, ((box.y + box.h if dy > 0 else box.y) - y) / dy)
    return f"M{x:.1f} {y:.1f}l{dx * reach:.1f} {dy * reach:.1f}" if reach > 0 else ""


def title_scroll(draft: Draft, words: str) -> Piece:
    """A title on a scroll with folded ends, at the top of the page."""
    k = draft.k
    size, high = 50 * k, 78 * k
    wide = max(640 * k, text_width(words, size, "title", True) + 120 * k)
    end = 56 * k
    box = Box((draft.fmt.width - wide) / 2 - end, 66 * k, wide + 2 * end, high + 18 * k)
    nodes: list[Node] = []
    for s in (-1, 1):
        e = wide / 2 + s * wide / 2
        tail = f"M{e - s * 34 * k:.1f} {20 * k:.1f}H{e + s * 52 * k:.1f}L{e + s * 32 * k:.1f} {high / 2 + 17 * k:.1f}"
        tail += f"L{e + s * 52 * k:.1f} {high + 16 * k:.1f}H{e - s * 34 * k:.1f}Z"
        nodes.append(Path(tail, fill=SAND, stroke=INK, width=2.4))
        fold = f"M{e:.1f} {high:.1f}L{e - s * 34 * k:.1f} {high + 16 * k:.1f}V{high:.1f}Z"
        nodes.append(Path(fold, fill=SOFT_INK, stroke=INK, width=2))
    for q, edge in ((0.0, True), (7 * k, False)):
        arc = 16 * k
        d = f"M{q:.1f} {q:.1f}Q{wide / 2:.1f} {q - arc:.1f} {wide - q:.1f} {q:.1f}V{high - q:.1f}"
        d += f"Q{wide / 2:.1f} {high - arc - q:.1f} {q:.1f} {high - q:.1f}Z"
        nodes.append(Path(d, fill=LIGHT if edge else "none", stroke=INK if edge else BRASS, width=3 if edge else 1.6))
    nodes.append(Text(wide / 2, high / 2 + size * 0.24, words, size, "title", DEEP_SEA, "middle", True))
    return framed("scroll", box, (Group(tuple(nodes), x=end),), 12)
