"""Which things stand on an island of each kind, how large they are in mm and where they would best stand."""

from __future__ import annotations

from typing import NamedTuple


class Hero(NamedTuple):
    """A large thing, and where from the island's middle it would best stand; smaller islands go without."""

    symbol: str
    size: float
    near: tuple[float, float]
    least_area: float = 0.0


class Scatter(NamedTuple):
    """Small things, any of these symbols: how many, from which size to which, room each, distance from the beach."""

    symbols: tuple[str, ...]
    number: int
    size: tuple[float, float]
    room: float
    margin: float
    tries: int = 900


HEROES: dict[str, tuple[Hero, ...]] = {
    "wood": (Hero("goods-wood", 10.4, (-9, 7)),),
    "goat": (
        Hero("goat-white", 12.2, (-8.5, -4.5)),
        Hero("goat-brown", 10.2, (9, -2.5)),
        Hero("goat-white", 8.6, (8.5, 10.5)),
        Hero("hill", 12, (10, -6)),
        Hero("fence", 6.4, (-8, 11)),
        Hero("goat-brown", 6.6, (-4, 12)),
        Hero("goat-white", 6.0, (3, -9)),
    ),
    "molasses": (Hero("goods-molasses", 12, (-9, 8)), Hero("windmill", 11, (9, -3), 760)),
    "gold": (
        Hero("treasure", 11.6, (-8.5, -2.5)),
        Hero("goods-gold", 10.6, (9, 8.5)),
        Hero("palm", 10, (9, -3)),
        Hero("rock-gold", 7.6, (-9, 9)),
    ),
    "cutlass": (Hero("cave", 19.5, (0, -3.4)),),
    "spooky": (),
}

SCATTER: dict[str, tuple[Scatter, ...]] = {
    "wood": (
        Scatter(("tree-round", "tree-fir", "tree-fir", "tree-round", "tree-light"), 60, (6.2, 7.8), 1.55, 1.0, 2600),
    ),
    "goat": (
        Scatter(("bush", "tree-light", "bush"), 10, (3.4, 4.8), 1.9, 1.1),
        Scatter(("tuft", "flower", "tuft"), 26, (2.0, 2.7), 1.05, 0.8),
    ),
    "molasses": (),
    "gold": (
        Scatter(("rock-gold", "palm", "rock-gold"), 7, (3.8, 5.6), 2.1, 1.2),
        Scatter(("nugget",), 16, (1.4, 1.9), 1.0, 0.7),
    ),
    "cutlass": (
        Scatter(("rock", "rock", "tree-fir"), 9, (4.2, 6.4), 2.0, 1.0),
        Scatter(("rock", "tuft"), 9, (2.2, 3), 1.2, 0.8),
    ),
    "spooky": (
        Scatter(("tree-dead", "rock-night", "tree-dead"), 9, (5.2, 7.2), 2.3, 1.0),
        Scatter(("tombstone", "rock-night", "tombstone"), 8, (2.6, 3.6), 1.6, 0.8),
    ),
}

ROCKS_BESIDE = ((-9.5, -3, 9), (9.5, -2.6, 10), (-13, 1, 6.5), (13.5, 1.6, 7))
"""Beside a cave: from the island's middle, and size."""
