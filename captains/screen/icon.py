"""The window's icon, a captain's hat on a compass rose, drawn from this project's own symbols."""

from __future__ import annotations

import math

import pygame

from captains.scene.nodes import Circle, Drawing, Node, Path, Rect, Use
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, PAPER_SHADE, SEA
from captains.screen.surfaces import Surfaces

SIDE = 64


def icon_drawing() -> Drawing:
    """The icon in a box of 100×100."""
    nodes: list[Node] = [
        Rect(1, 1, 98, 98, 22, fill=SEA, stroke=INK, width=2),
        Circle(50, 50, 40, fill=PAPER_SHADE, stroke=INK, width=1.6),
    ]
    for step in range(4):
        out, left, right = (compass(step * 90 + turn, r) for turn, r in ((0, 46), (-45, 17), (45, 17)))
        nodes.append(Path(f"M50 50L{out}L{left}Z", fill=BRIGHT_BRASS, stroke=INK, width=1.2))
        nodes.append(Path(f"M50 50L{out}L{right}Z", fill=BRASS, stroke=INK, width=1.2))
    nodes.append(Use("hat", 50, 51, 74))
    return Drawing(100, 100, tuple(nodes), key="icon", title="icon")


def compass(degrees: float, r: float) -> str:
    """A point in this direction from the middle, as path data."""
    angle = math.radians(degrees)
    return f"{50 + r * math.sin(angle):.2f} {50 - r * math.cos(angle):.2f}"


def dress(surfaces: Surfaces) -> bool:
    """Give the window its icon, once it is drawn; whether it has it now."""
    sprite = surfaces.get(icon_drawing(), SIDE, SIDE)
    if sprite is not None:
        pygame.display.set_icon(sprite.surface)
    return sprite is not None
