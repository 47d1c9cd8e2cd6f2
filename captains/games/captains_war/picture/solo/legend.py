"""The legend of the shared sheet: whose mark is whose, gained, spent and on a track (CW-70)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink
from captains.games.captains_war.picture.solo.glyphs import CAPTAIN, PLAYER, diamond, glyph
from captains.games.captains_war.picture.solo.hands import cross_track
from captains.games.captains_war.sheet_places import Zone
from captains.scene.nodes import Node
from captains.scene.palette import BLOOD, FOAM, PENCIL, RED_PENCIL, SEA, WHITE
from captains.scene.pencil import pencil_hatch, pencil_level

SIZE = 1.75


def legend(ink: Ink, zone: Zone) -> tuple[Node, ...]:
    """Three rows of marks with their words: the player's, the Captain's, both."""
    x, y, w, h = zone
    nodes: list[Node] = [ink.box(x, y, w, h, FOAM, SEA, 0.3, 1.2)]
    third, middle = h / 3, x + w / 2
    for side in (PLAYER, CAPTAIN):
        top = y + third * 1.15 * side
        nodes += _hand(ink, x, top + 3.2, w, side)
        words = ("you", "Captain" if ink.roomy else "Capt.")[side]
        nodes.append(ink.words(middle, top + third * 1.15 - 1.3, words, 8.4, "sans", anchor="middle"))
    nodes.append(ink.stroke(f"M{x + 1.4:.2f} {y + third * 1.15:.2f}h{w - 2.8:.2f}", SEA, 0.18))
    nodes.append(ink.stroke(f"M{x + 1.4:.2f} {y + third * 2.3:.2f}h{w - 2.8:.2f}", SEA, 0.18))
    nodes.append(diamond(ink, middle, y + h - 6.4, SIZE * 0.82))
    return (*nodes, ink.words(middle, y + h - 1.3, "both", 8.4, "sans", anchor="middle"))


def _hand(ink: Ink, x: float, y: float, w: float, side: int) -> list[Node]:
    """One side's marks: gained and spent above, a circle of a track below."""
    left, right, r = x + w * 0.29, x + w * 0.71, SIZE
    nodes = [glyph(ink, left, y, side, r), glyph(ink, right, y, side, r)]
    if side == PLAYER:
        nodes += pencil_hatch(right, y, r * 0.9, "legend", 0.28, PENCIL)
    else:
        nodes += pencil_level(right, y, r * 0.72, "legend", 0.28, RED_PENCIL)
    nodes.append(ink.disc(x + w / 2, y + 5, r * 1.12, WHITE, BLOOD, 0.45))
    colour = (PENCIL, RED_PENCIL)[side]
    return [*nodes, *cross_track(x + w / 2, y + 5, r * 1.05, side, "legend", 0.55, colour)]
