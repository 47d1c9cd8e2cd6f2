"""What pages lie on: the open sea, one lasting drawing with a key."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.scene.nodes import Drawing, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import mixed
from captains.scene.pencil import wobble

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
