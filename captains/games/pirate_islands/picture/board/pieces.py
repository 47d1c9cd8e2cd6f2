"""What stands on the board while it is played: lairs, ships, the Ghost Captain, the tiles on the booths."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.board.furniture import SHADE
from captains.games.pirate_islands.tiles import RESOURCES
from captains.scene.nodes import Circle, Node, Path, Rect, Use
from captains.scene.palette import INK, NIGHT, SOFT_INK
from captains.scene.svg import short


def _shadow(x: float, y: float, rx: float, ry: float, colour: str, share: float) -> Node:
    """An ellipse."""
    d = f"M{short(x - rx)} {short(y)}a{short(rx)} {short(ry)} 0 1 0 {short(2 * rx)} 0a{short(rx)} {short(ry)} 0 1 0 {short(-2 * rx)} 0Z"
    return Path(d, colour, fill_opacity=share)


@lru_cache(maxsize=512)
def lair(x: float, y: float, size: float, colour: str) -> tuple[Node, ...]:
    """A lair that stands on the lair-site at (x, y)."""
    return (
        _shadow(x + size * 0.04, y + size * 0.18, size * 0.46, size * 0.18, INK, 0.35),
        Use(f"lair-{colour}", x, y - size * 0.26, size),
    )


@lru_cache(maxsize=512)
def ship(x: float, y: float, size: float, colour: str) -> tuple[Node, ...]:
    """A ship that lies on the ship-site at (x, y)."""
    return (
        _shadow(x, y + size * 0.22, size * 0.43, size * 0.15, SHADE, 0.4),
        Use(f"ship-{colour}", x, y - size * 0.19, size),
    )


@lru_cache(maxsize=64)
def ghost_captain(x: float, foot: float, size: float) -> tuple[Node, ...]:
    """The Ghost Captain with his hem at `foot`."""
    return (
        _shadow(x, foot - size * 0.05, size * 0.4, size * 0.11, NIGHT, 0.55),
        Use("ghost-captain", x, foot - size * 0.5, size),
    )


def tile(x: float, y: float, size: float, resource: int) -> Node:
    """A resource tile."""
    return Use(f"tile-{RESOURCES[resource]}", x, y, size)


@lru_cache(maxsize=256)
def empty_tile(x: float, y: float, size: float, resource: int, edge: str = "#B9A67F", paper: str = "#EFE2C2") -> tuple[Node, ...]:
    """The place of a tile that is not there: its picture pale behind a dashed edge."""
    side = size * 0.9
    dash = f"{side * 0.1:.2f} {side * 0.085:.2f}"
    ghost = (
        Rect(x - side / 2, y - side / 2, side, side, side * 0.14, fill=paper),
        Use(f"goods-{RESOURCES[resource]}", x, y, side * 0.66),
        Rect(x - side / 2, y - side / 2, side, side, side * 0.14, fill=paper, fill_opacity=0.55),
        Rect(x - side / 2, y - side / 2, side, side, side * 0.14, stroke=edge, width=max(side * 0.028, 0.1), dash=dash),
    )
    return ghost


@lru_cache(maxsize=256)
def badge(x: float, y: float, r: float) -> Node:
    """The disc a number stands on."""
    return Circle(x, y, r, fill="#F4E9D0", stroke=SOFT_INK, width=r * 0.12)
