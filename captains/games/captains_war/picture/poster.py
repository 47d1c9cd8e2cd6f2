"""The game's poster in the lobby: a man-of-war at sunrise, and the six dice tossed in the swell."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.captains_war.picture.three_master import smoke, three_master
from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect, Use
from captains.scene.palette import BRASS, BRIGHT_BRASS, DEEP_SEA, DICE_COLOURS, FOAM, INK, LIGHT, SAND, SEA, mixed
from captains.scene.pencil import wobble

SKY, GLOW = "#F6D9A0", "#FBE7BE"
DICE = (
    ("yellow", "coin"),
    ("blue", "gem"),
    ("blue", "pearl"),
    ("blue", "barrel"),
    ("red", "skull"),
    ("black", "sabers"),
)


@lru_cache(maxsize=16)
def poster(width: float, height: float) -> Drawing:
    """The poster at this size in px; nothing of it lies outside. Its frame and the game's name are the lobby's."""
    line = height * 0.72
    nodes: list[Node] = [Rect(0, 0, width, height, fill=SKY), *_rays(width, line)]
    nodes.append(Circle(width * 0.5, line - height * 0.05, min(height, width) * 0.33, fill=GLOW))
    for x, y, k in ((0.04, 0.13, 0.9), (0.76, 0.08, 0.7), (0.62, 0.3, 0.5)):
        nodes.append(_cloud(x * width, y * height, k * min(width, height) / 620))
    nodes += _ships(width, height, line)
    nodes += _sea(width, height, line)
    nodes += _dice(width, height, line)
    nodes.append(Rect(1.2, 1.2, width - 2.4, height - 2.4, 2, stroke=INK, width=2.4))
    return Drawing(width, height, tuple(nodes), "px", f"poster of war {width:.0f}x{height:.0f}")


def _ships(width: float, height: float, line: float) -> list[Node]:
    """The great ship in the middle, firing; smaller ones at the horizon where there is room for them."""
    k = min((line - height * 0.03) / 296, width * 0.86 / 400)
    x, y = width * 0.5 - 206 * k, line - 292 * k
    nodes: list[Node] = []
    far = k * 0.3
    for share, mirrored in ((0.89, True), (0.11, False)):
        cx = width * share
        if abs(cx - width / 2) > 260 * k:
            side = -far if mirrored else far
            left = cx + 200 * far if mirrored else cx - 200 * far
            at = line - 296 * far
            nodes.append(Group(three_master(""), x=left, y=at, matrix=(side, 0, 0, far)))
    nodes.append(Group(three_master(), x=x, y=y, scale=k))
    nodes += smoke(x + 138 * k, y + 282 * k, 0.3 * k)
    nodes += smoke(x + 232 * k, y + 280 * k, 0.42 * k)
    return nodes


def _cloud(x: float, y: float, k: float) -> Node:
    """A curl of cloud, as on old charts."""
    d = "M0 0C30 -26 70 -18 66 8C62 26 38 24 40 8M66 8C84 -22 128 -16 124 12C120 30 98 28 100 14"
    d += "M124 10C140 -8 172 -4 176 14L-24 14C-22 4 -12 -2 0 0"
    return Group((Path(d, stroke=BRASS, width=4),), x=x + 24 * k, y=y, scale=k)


def _rays(width: float, line: float) -> list[Node]:
    """Rays of the rising sun, cut at the edges of the sky."""
    x, y, parts = width / 2, line, ""
    for i in range(0, 24, 2):
        a, b = (math.pi * (1 + (i + k) / 24) for k in (0, 1))
        parts += f"M{x:.1f} {y:.1f}L{_edge(x, y, a, width)}L{_edge(x, y, b, width)}Z"
    return [Path(parts, fill=SAND, fill_opacity=0.55)]


def _edge(x: float, y: float, angle: float, width: float) -> str:
    """Where a ray leaves the sky."""
    dx, dy = math.cos(angle), math.sin(angle)
    reach = min(x / -dx if dx < -1e-6 else 9e9, (width - x) / dx if dx > 1e-6 else 9e9, y / -dy if dy < -1e-6 else 9e9)
    return f"{x + dx * reach:.1f} {y + dy * reach:.1f}"


def _sea(width: float, height: float, line: float) -> list[Node]:
    """Rows of waves, darker towards the foot; each begins elsewhere."""
    nodes: list[Node] = []
    unit = min(width, height)
    for row in range(4):
        y, wave = line + (height - line) * row / 4, unit / (8 - row)
        crest, end = f"M0 {y:.1f}", -wave * (0.1 + 0.37 * row % 1)
        while end < width:
            start, end = max(end, 0.0), min(end + wave, width + 0.0)
            crest += f"Q{(start + end) / 2:.1f} {y - unit * 0.03 * (end - start) / wave:.1f} {end:.1f} {y:.1f}"
            if end == width:
                break
        tone = mixed(SEA, DEEP_SEA, row / 3)
        nodes.append(Path(crest + f"V{height:.1f}H0Z", fill=tone))
        edge = INK if row == 0 else mixed(tone, INK, 0.6)
        nodes.append(Path(crest, stroke=edge, width=max(1.4, unit * 0.007)))
    foam, vary = "", wobble("poster foam")
    for row in range(3):
        y = line + (height - line) * (row + 0.62) / 4
        for i in range(round(width / (unit * 0.3))):
            run = unit * 0.06
            x = (i + vary(0.1, 0.7)) * unit * 0.3
            if x + run < width:
                foam += f"M{x:.1f} {y:.1f}q{run / 2:.1f} {-run * 0.4:.1f} {run:.1f} 0"
    nodes.append(Path(foam, stroke=FOAM, width=max(1.4, unit * 0.006), stroke_opacity=0.8))
    return nodes


def _dice(width: float, height: float, line: float) -> list[Node]:
    """One of each die in a row, each turned a little."""
    nodes: list[Node] = []
    side = min(width * 0.115, (height - line) * 0.5)
    pitch = min(width / (len(DICE) + 0.3), side * 1.75)
    left = (width - pitch * len(DICE)) / 2
    vary = wobble("poster dice")
    for i, (colour, symbol) in enumerate(DICE):
        x, y = left + pitch * (i + 0.5), line + (height - line) * (0.56 + vary(-0.08, 0.08))
        body = DICE_COLOURS[colour]
        face: tuple[Node, ...] = (
            Rect(-side / 2, -side / 2, side, side, side * 0.16, fill=body, stroke=INK, width=max(1.2, side * 0.05)),
            Path(
                f"M{-side * 0.36:.1f} {side * 0.2:.1f}V{-side * 0.24:.1f}Q{-side * 0.36:.1f} {-side * 0.36:.1f} "
                f"{-side * 0.24:.1f} {-side * 0.36:.1f}H{side * 0.2:.1f}",
                stroke=mixed(body, "#FFFFFF", 0.45),
                width=side * 0.05,
            ),
            Circle(0, 0, side * 0.34, fill=LIGHT, stroke=INK, width=max(1.0, side * 0.03)),
            Circle(0, 0, side * 0.3, stroke=BRIGHT_BRASS, width=max(0.8, side * 0.02)),
            Use(symbol, 0, 0, side * 0.48),
        )
        nodes.append(Group(face, x=x, y=y, turn=vary(-14, 14)))
    return nodes
