"""What is printed on the map for play: lanes, berths, lair-sites, starting places, number discs."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_islands.picture.board.charts import CHARTS
from captains.games.pirate_islands.picture.board.tones import (
    BERTH,
    CREAM,
    GHOST_GLOW,
    HUT,
    LANE,
    SITE,
    SITE_RIM,
    UNDER_WATER,
)
from captains.scene.ensigns import filled
from captains.scene.nodes import Circle, Group, Node, Path, Text, Use
from captains.scene.palette import BLOOD, BRASS, INK, NIGHT, PAPER, SOFT_INK, SeatColour, seat_colour

_HUT = "M22 88L28 54H12V42L50 10L88 42V54H72L78 88H60V72a10 10 0 0 0-20 0V88Z"
_LENS = "M-44 0C-28-26 24-26 44 0C24 26-28 26-44 0Z"
_BROAD = "M-50 0C-32-31 26-31 50 0C26 31-32 31-50 0Z"
_CRESTS = {
    "red": "M50 6L94 88H6Z",
    "blue": "M14 14H86V86H14Z",
    "orange": "M50 10a40 40 0 1 0 .01 0Z",
    "white": "M8 14L28 90H72L92 14L50 46Z",
}
"""The form that each colour's pieces share with its crest."""


@lru_cache(maxsize=8)
def lanes(graph: str) -> tuple[Node, ...]:
    """The dotted ways of all ship-sites."""
    return (Path("".join(CHARTS.of(graph).lanes), stroke=LANE, width=0.8, dash="0 1.75"),)


@lru_cache(maxsize=512)
def berth(x: float, y: float, turn: float, long: float, colour: str = "", second: bool = False) -> Node:
    """The mark of a ship-site; a starting place is filled with its colour, the second one only edged in it."""
    nodes: list[Node]
    if not colour:
        nodes = [Path(_LENS, BERTH, LANE, 5)]
    elif second:
        edge = "#8A8172" if colour == "white" else seat_colour(colour).colour
        nodes = [Path(_BROAD, PAPER, edge, 9, dash="11 6")]
    else:
        nodes = [*filled((_lens(),), seat_colour(colour), 15.0), Path(_BROAD, stroke=LANE, width=7)]
    return Group(tuple(nodes), x=x, y=y, turn=turn, scale=long / 100)


def _lens() -> tuple[tuple[float, float], ...]:
    """The broad berth as a convex outline."""
    upper = []
    for i in range(13):
        t = i / 12
        u = 1 - t
        xs, ys = (-50, -32, 26, 50), (0, -31, -31, 0)
        shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        upper.append(
            (sum(s * x for s, x in zip(shares, xs, strict=True)), sum(s * y for s, y in zip(shares, ys, strict=True)))
        )
    return tuple(upper + [(x, -y) for x, y in upper[-2:0:-1]])


@lru_cache(maxsize=512)
def lair_site(x: float, y: float, r: float, colour: str = "") -> tuple[Node, ...]:
    """The disc of a lair-site; a starting place bears its colour, pattern and form."""
    shadow = Circle(x, y + r * 0.2, r * 1.03, fill=UNDER_WATER, fill_opacity=0.45)
    if colour:
        return (shadow, *_home(x, y, r, seat_colour(colour)))
    hut = Group((Path(_HUT, HUT),), x=x - r * 0.44, y=y - r * 0.47, scale=r * 0.0089)
    return (
        shadow,
        Circle(x, y, r, fill=SITE, stroke=INK, width=0.4),
        Circle(x, y, r * 0.79, fill=SITE_RIM, stroke=SOFT_INK, width=0.26, dash=".85 .75"),
        hut,
    )


def bare_site(x: float, y: float, r: float) -> tuple[Node, ...]:
    """A lair-site under a lair."""
    return (
        Circle(x, y + r * 0.2, r * 1.03, fill=UNDER_WATER, fill_opacity=0.45),
        Circle(x, y, r, fill=SITE_RIM, stroke=INK, width=0.4),
    )


def _home(x: float, y: float, r: float, seat: SeatColour) -> list[Node]:
    edge = tuple(
        (x + r * 0.93 * math.cos(i * math.pi / 12), y + r * 0.93 * math.sin(i * math.pi / 12)) for i in range(24)
    )
    dark = seat.name == "white"
    crest = Path(_CRESTS.get(seat.name, ""), "#3A342C" if dark else CREAM, "" if dark else INK, 5)
    return [
        Circle(x, y, r * 1.07, fill=PAPER, stroke=INK, width=0.4),
        *filled((edge,), seat, 1.25),
        Circle(x, y, r * 0.92, stroke=INK, width=0.25),
        Group((crest,), x=x - r * 0.5, y=y - r * 0.515, scale=r * 0.01),
    ]


@lru_cache(maxsize=256)
def disc(x: float, y: float, r: float, number: int) -> tuple[Node, ...]:
    """A number disc: the digit, and as many dots, because a die shows dots."""
    k = r / 46
    dots = [Circle(x + (i - (number - 1) / 2) * 10 * k, y + 30 * k, 3.9 * k, fill=BLOOD) for i in range(number)]
    return (
        Circle(x + 1.5 * k, y + 2.5 * k, r, fill=INK),
        Circle(x, y, r, fill=CREAM, stroke=INK, width=3.4 * k),
        Circle(x, y, 40 * k, stroke=BRASS, width=1.5 * k),
        Text(x, y + 14 * k, str(number), 62 * k, "title", INK, "middle", True),
        *dots,
    )


@lru_cache(maxsize=64)
def night_ring(x: float, y: float, r: float) -> tuple[Node, ...]:
    """The ring about the number disc of the island that the Ghost Captain guards."""
    return (
        Circle(x, y, r * 1.16, stroke=NIGHT, width=r * 0.27),
        Circle(x, y, r * 1.16, stroke=GHOST_GLOW, width=r * 0.095, dash=f"{r * 0.27:.3f} {r * 0.23:.3f}"),
    )


def leader_place(x: float, y: float, r: float) -> tuple[Node, ...]:
    """The place on Spooky Island for the lair of who alone has the most Coco tiles."""
    return (
        Circle(x, y, r, fill="#E6DDEE", stroke=INK, width=0.38),
        Circle(x, y, r * 0.84, stroke=NIGHT, width=0.26, dash=".9 .7"),
        Use("coco-head", x, y, r * 1.4),
    )
