"""The two hands on the shared sheet: how the player and the Legendary Captain mark a place (CW-70).

Form tells them apart, so that black on white does it too: circle and square, slanting and level strokes, one stroke
upwards and two downwards on a track; the Captain's pencil is red besides.
"""

from __future__ import annotations

from functools import lru_cache

from captains.games.captains_war.picture.marks import SLIM, Mark, circled, filled
from captains.games.captains_war.picture.solo.glyphs import PLAYER
from captains.games.captains_war.sheet_spots import Spot
from captains.scene.nodes import Node
from captains.scene.palette import PENCIL, RED_PENCIL
from captains.scene.pencil import pencil_diamond, pencil_level, pencil_number, pencil_square, pencil_stroke

COLOURS = (PENCIL, RED_PENCIL)


def gained(spot: Spot, side: int, hand: str, weight: float = SLIM) -> Mark:
    """A place circled by the player, or squared by the Captain."""
    return circled(spot, hand, weight) if side == PLAYER else squared(spot, hand, weight)


def spent(spot: Spot, side: int, hand: str, weight: float = SLIM) -> Mark:
    """A place filled in: hatched by the player, with level strokes by the Captain."""
    return filled(spot, hand, weight) if side == PLAYER else _levelled(spot, hand, weight)


@lru_cache(maxsize=4096)
def squared(spot: Spot, hand: str, weight: float = SLIM) -> Mark:
    """The square about one place."""
    r, wide = spot.r * 0.96, (0.62 if spot.id.startswith("coin-") else 0.56) * weight
    nodes = pencil_square(spot.x, spot.y, r, f"{hand} {spot.id}", wide, RED_PENCIL)
    return Mark(f"{spot.id} squared", box_about(spot, r * 1.2 + wide), nodes)


@lru_cache(maxsize=4096)
def _levelled(spot: Spot, hand: str, weight: float) -> Mark:
    r, wide = spot.r * 0.8, 0.42 * weight
    nodes = pencil_level(spot.x, spot.y, r, f"{hand} {spot.id}", wide, RED_PENCIL)
    return Mark(f"{spot.id} levelled", box_about(spot, r * 1.15 + wide), nodes)


@lru_cache(maxsize=256)
def shared(spot: Spot, hand: str, weight: float = SLIM) -> Mark:
    """The diamond about what both own."""
    r, wide = spot.r * 1.3, 0.66 * weight
    nodes = pencil_diamond(spot.x, spot.y, r, f"{hand} {spot.id}", wide)
    return Mark(f"{spot.id} diamond", box_about(spot, r * 1.15 + wide), nodes)


@lru_cache(maxsize=512)
def passed(spot: Spot, side: int, hand: str, weight: float = SLIM) -> Mark:
    """A circle of a track filled in with the stroke of one side."""
    nodes = cross_track(spot.x, spot.y, spot.r * 0.92, side, f"{hand} {spot.id}", 0.78 * weight, COLOURS[side])
    return Mark(f"{spot.id} {('rising', 'falling')[side]}", box_about(spot, spot.r * 1.1), nodes)


def cross_track(x: float, y: float, r: float, side: int, seed: str, width: float, colour: str) -> tuple[Node, ...]:
    """The player's one stroke upwards to the right, or the Captain's two downwards."""
    k = r * 0.74
    if side == PLAYER:
        return pencil_stroke(x - k, y + k, x + k, y - k, f"{seed} rising", width, colour)
    fine, e = width * 0.62, r * 0.13
    one = pencil_stroke(x - k - e, y - k + e, x + k - e, y + k + e, f"{seed} falling", fine, colour)
    return one + pencil_stroke(x - k + e, y - k - e, x + k + e, y + k - e, f"{seed} falls", fine, colour)


@lru_cache(maxsize=1024)
def written(id: str, x: float, y: float, value: int | str, size: float, side: int, hand: str) -> Mark:
    """A number in the hand of one side."""
    nodes = pencil_number(x, y, value, size, f"{hand} {id}", COLOURS[side])
    return Mark(f"{id} written", (x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6), nodes)


def nobody(id: str, x: float, y: float, side: int, hand: str, weight: float = SLIM) -> Mark:
    """A dash for a side that sent no Pirate."""
    nodes = pencil_stroke(x - 1.4, y, x + 1.4, y, f"{hand} {id}", 0.55 * weight, COLOURS[side])
    return Mark(f"{id} written", (x - 2.5, y - 2.5, 5, 5), nodes)


def box_about(spot: Spot, reach: float) -> tuple[float, float, float, float]:
    """The square box about a place, so far to each side."""
    return spot.x - reach, spot.y - reach, 2 * reach, 2 * reach
