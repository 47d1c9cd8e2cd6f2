"""The printed forms by which both sides are told apart on the shared sheet: circle, square, diamond (CW-70)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink
from captains.scene.nodes import Node
from captains.scene.palette import RED_PENCIL
from captains.scene.svg import short

PLAYER, CAPTAIN = 0, 1


def glyph(ink: Ink, x: float, y: float, side: int, r: float) -> Node:
    """The player's circle, or the Legendary Captain's square."""
    if side == PLAYER:
        return ink.disc(x, y, r, "none", width=r * 0.24)
    return ink.box(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, "none", RED_PENCIL, r * 0.24)


def diamond(ink: Ink, x: float, y: float, r: float) -> Node:
    """What both own."""
    far, near = short(r * 1.25), short(-r * 1.25)
    d = f"M{short(x)} {short(y - r * 1.25)}l{far} {far}l{near} {far}l{near} {near}Z"
    return ink.stroke(d, width=r * 0.24)
