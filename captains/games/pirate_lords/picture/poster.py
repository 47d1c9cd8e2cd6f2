"""The game's poster in the lobby: three pirates at a table with the loot between them, cards on the planks."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_lords.picture.art.brush import placed
from captains.games.pirate_lords.picture.art.pirates import figure
from captains.games.pirate_lords.picture.art.props import wheel
from captains.games.pirate_lords.picture.art.treasure import chest
from captains.games.pirate_lords.picture.cards.drawing import art
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, Face, loot_back
from captains.scene.nodes import Circle, Drawing, Node, Path, Rect
from captains.scene.palette import BRASS, INK

DARK, BRIGHT, SUN, TABLE = "#8E2F2A", "#A63C30", "#F2C777", "#5E3A20"


@lru_cache(maxsize=16)
def poster(width: float, height: float) -> Drawing:
    """The poster at this size in px; nothing of it lies outside. Its frame and the game's name are the lobby's."""
    k = min(width / 390, height / 430)
    edge = height - 74 * k
    cx, cy = width / 2, edge - 156 * k
    r = min(158 * k, width * 0.48, edge * 0.48)
    nodes: list[Node] = [
        Rect(0, 0, width, height, fill=DARK),
        Path(_rays(cx, cy, width, edge), fill=BRIGHT),
        Circle(cx, cy, r, fill=SUN, stroke=INK, width=4 * k),
        Circle(cx, cy, r - 14 * k, stroke=BRASS, width=3 * k),
        placed(wheel(0, 0, 150), cx - 96 * k, edge - 160 * k, 0.44 * k),
    ]
    for symbol, number, x, y, scale in (
        ("wheel", 0, -206.0, -294.0, 0.46),
        ("sabres", 0, -51.0, -294.0, 0.46),
        ("pistol", 0, -143.0, -328.0, 0.51),
    ):
        nodes.append(placed(figure(symbol, number), cx + x * k, edge + y * k, scale * k))
    nodes += _table(width, height, edge, k)
    nodes.append(placed(chest(), cx, edge + 2 * k, 0.34 * k))
    for face, x, turn in (
        (loot_back(False), -150.0, -12.0),
        (Face("loot", "", 4), -96.0, 6.0),
        (DECK_BACK, 70.0, -8.0),
        (loot_back(True), 122.0, 10.0),
    ):
        nodes.append(placed(art(face, True), cx + x * k, edge + 4 * k, 0.08 * k, turn))
    nodes.append(Rect(1.2, 1.2, width - 2.4, height - 2.4, 2, stroke=INK, width=2.4))
    return Drawing(width, height, tuple(nodes), "px", f"poster of lords {width:.0f}x{height:.0f}")


def _table(width: float, height: float, edge: float, k: float) -> list[Node]:
    """The planks in front."""
    seams = "".join(f"M0 {edge + y * k:.1f}H{width:.1f}" for y in (18, 48))
    return [
        Rect(0, edge, width, height - edge, fill=TABLE, stroke=INK, width=5 * k),
        Path(seams, stroke=INK, width=2.6 * k, stroke_opacity=0.6),
    ]


def _rays(x: float, y: float, width: float, edge: float) -> str:
    """Rays behind the pirates, cut at the edges."""
    d = ""
    for i in range(0, 28, 2):
        d += f"M{x:.1f} {y:.1f}"
        for a in (math.tau * i / 28, math.tau * (i + 1) / 28):
            dx, dy = math.cos(a), math.sin(a)
            across = (width - x if dx > 0 else x) / max(abs(dx), 1e-6)
            down = (edge - y if dy > 0 else y) / max(abs(dy), 1e-6)
            d += f"L{x + dx * min(across, down):.1f} {y + dy * min(across, down):.1f}"
        d += "Z"
    return d
