"""Pirates as discs, totals as explosions, bonuses: what crews are shown with."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    CORAL,
    DEEP_SEA,
    INK,
    LIGHT,
    PAPER_SHADE,
    SAND,
    SOFT_INK,
    WHITE,
    WOOD,
    mixed,
)
from captains.scene.pencil import wobble
from captains.scene.widgets import SHADE

POINTS = 15
"""Of an explosion."""


@lru_cache(maxsize=512)
def token(
    x: float, y: float, r: float, strength: int, symbol: str, pale: bool = False, flat: bool = False
) -> tuple[Node, ...]:
    """A Pirate: the weapon on a disc, the Strength on a shield. `pale` is one that cannot be had now, or a ghost."""
    rim, paper = (mixed(WOOD, PAPER_SHADE, 0.55), PAPER_SHADE) if pale else (WOOD, LIGHT)
    ink = mixed(INK, PAPER_SHADE, 0.45) if pale else INK
    nodes: list[Node] = []
    if not flat:
        nodes.append(Circle(x + r * 0.06, y + r * 0.12, r, fill=SHADE, fill_opacity=0.3))
    nodes += [
        Circle(x, y, r, fill=rim, stroke=ink, width=max(1.0, r * 0.05)),
        Circle(x, y, r * 0.89, fill=paper, stroke=ink, width=max(0.8, r * 0.04)),
        Circle(x, y, r * 0.81, stroke=BRASS, width=max(0.6, r * 0.025)),
        Use(symbol, x, y - r * 0.06, r * 1.12),
    ]
    return (
        *nodes,
        *shield(x, y + r * 0.78, max(r * 0.34, 8.0), strength, mixed(DEEP_SEA, PAPER_SHADE, 0.3) if pale else DEEP_SEA),
    )


def shield(x: float, y: float, r: float, number: int, fill: str = DEEP_SEA) -> tuple[Node, ...]:
    """A small shield with a number, about (x, y)."""
    d = (
        f"M{x:.2f} {y - r:.2f}q{r * 0.85:.2f} {r * 0.24:.2f} {r * 0.98:.2f} {r * 0.24:.2f}"
        f"q{r * 0.1:.2f} {r * 1.16:.2f} {-r * 0.98:.2f} {r * 1.76:.2f}"
        f"q{-r * 1.08:.2f} {-r * 0.6:.2f} {-r * 0.98:.2f} {-r * 1.76:.2f}"
        f"q{r * 0.13:.2f} 0 {r * 0.98:.2f} {-r * 0.24:.2f}Z"
    )
    size = max(13.0, r * 1.2)
    return (
        Path(d, fill=fill, stroke=INK, width=max(1.0, r * 0.09)),
        Text(x, y + r * 0.06 + size * 0.33, str(number), size, "title", LIGHT, "middle", True),
    )


def empty_berth(x: float, y: float, r: float, words: str = "", colour: str = SOFT_INK) -> tuple[Node, ...]:
    """A place where a Pirate could stand."""
    nodes: list[Node] = [
        Circle(x, y, r, fill=PAPER_SHADE, fill_opacity=0.4),
        Circle(x, y, r, stroke=colour, width=2.2, dash="8 9"),
    ]
    if words:
        size = max(13.0, min(18.0, r * 0.34))
        nodes.append(Text(x, y + size * 0.35, words, size, "serif", colour, "middle", italic=True))
    return tuple(nodes)


def bonus(x: float, y: float, r: float, symbol: str) -> tuple[Node, ...]:
    """A boarding bonus on a disc."""
    return (
        Circle(x + r * 0.09, y + r * 0.15, r, fill=SHADE, fill_opacity=0.3),
        Circle(x, y, r, fill=LIGHT, stroke=INK, width=2),
        Circle(x, y, r * 0.86, stroke=BRASS, width=1.3),
        Use(symbol, x, y, r * 1.35),
    )


def total(x: float, y: float, r: float, number: int | str, dim: bool = False) -> tuple[Node, ...]:
    """A total in an explosion; `dim` for the weaker one."""
    tones = (SOFT_INK, SAND, PAPER_SHADE) if dim else (BLOOD, CORAL, BRIGHT_BRASS)
    nodes: list[Node] = []
    for i, (outer, inner, tone) in enumerate(zip((1.0, 0.87, 0.78), (0.7, 0.62, 0.57), tones, strict=True)):
        edge = INK if i == 0 else ""
        nodes.append(Path(_burst(x, y, r * outer, r * inner, f"burst {i}"), fill=tone, stroke=edge, width=2))
    nodes.append(Circle(x, y, r * 0.5, fill=WHITE, stroke=INK, width=2))
    nodes.append(Text(x, y + r * 0.22, str(number), r * 0.62, "title", INK, "middle", True))
    return tuple(nodes)


def _burst(x: float, y: float, outer: float, inner: float, seed: str) -> str:
    vary = wobble(seed)
    parts = []
    for i in range(2 * POINTS):
        r = (outer if i % 2 == 0 else inner) * (1 + vary(-0.07, 0.07))
        a = math.pi * i / POINTS - math.pi / 2
        parts.append(f"{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}")
    return "M" + "L".join(parts) + "Z"


def sign(x: float, y: float, which: str, k: float = 1.0, colour: str = SOFT_INK) -> Node:
    """A plus or an equals sign."""
    d = {"+": f"M{x - 9 * k} {y}H{x + 9 * k}M{x} {y - 9 * k}V{y + 9 * k}"}
    d["="] = f"M{x - 9 * k} {y - 5 * k}H{x + 9 * k}M{x - 9 * k} {y + 5 * k}H{x + 9 * k}"
    return Path(d[which], stroke=colour, width=4 * k)


def gain_tag(x: float, y: float, side: float, symbol: str, amount: int = 0) -> tuple[Node, ...]:
    """What a circle gives, on a small card about (x, y); `amount` for GP."""
    half = side / 2
    nodes: list[Node] = [Rect(x - half, y - half, side, side, side * 0.11, fill=WHITE, stroke=SOFT_INK, width=1.5)]
    if amount:
        nodes.append(Use("coin-blank", x, y, side * 0.82))
        size = max(13.0, side * 0.43)
        nodes.append(Text(x, y + size * 0.35, str(amount), size, "sans", "#4A330A", "middle", True))
    else:
        nodes.append(Use(symbol, x, y, side * 0.78))
    return tuple(nodes)
