"""What stands on the board while it is played: lairs, ships, the Ghost Captain."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.board.furniture import SHADE
from captains.scene.nodes import Node, Path, Use
from captains.scene.palette import INK, NIGHT
from captains.scene.svg import short


def _shadow(x: float, y: float, rx: float, ry: float, colour: str, share: float) -> Node:
    """An ellipse."""
    arc = f"a{short(rx)} {short(ry)} 0 1 0"
    d = f"M{short(x - rx)} {short(y)}{arc} {short(2 * rx)} 0{arc} {short(-2 * rx)} 0Z"
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
