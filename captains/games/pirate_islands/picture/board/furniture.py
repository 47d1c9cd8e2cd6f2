"""What adorns the map: compass rose, title, beasts of the sea; and the market's jetty with its booths."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_islands.picture.board.sea import quay
from captains.games.pirate_islands.sheet_places import Market, Places
from captains.scene.nodes import Circle, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    DEEP_SEA,
    INK,
    PAPER,
    PAPER_SHADE,
    SHALLOW,
)
from captains.scene.pencil import wobble
from captains.scene.svg import short

SHADE = "#0B2231"
_FLEUR = "M0-9C4-5 5 0 3 3C7 0 10 2 9 6C6 5 4 7 3 10H-3C-4 7-6 5-9 6C-10 2-7 0-3 3C-5 0-4-5 0-9Z"


@lru_cache(maxsize=8)
def compass(x: float, y: float, r: float) -> Node:
    """A compass rose about (x, y)."""
    fine, bold = "", ""
    for i in range(72):
        a = i * math.pi / 36
        x0, y0 = short(43 * math.cos(a)), short(43 * math.sin(a))
        tick = f"M{x0} {y0}L{short(46.5 * math.cos(a))} {short(46.5 * math.sin(a))}"
        if i % 2:
            fine += tick
        else:
            bold += tick
    nodes: list[Node] = [
        Circle(0, 0, 47, fill=DEEP_SEA, fill_opacity=0.55),
        Circle(0, 0, 47, stroke=BRIGHT_BRASS, width=1.4),
        Circle(0, 0, 42.5, stroke=BRIGHT_BRASS, width=0.7),
        Path(fine, stroke=BRIGHT_BRASS, width=0.6),
        Path(bold, stroke=BRIGHT_BRASS, width=1.1),
    ]
    rays = (
        (31, 6, (22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5), SHALLOW, "#3E7F9A"),
        (36, 7.5, (45, 135, 225, 315), PAPER_SHADE, BRASS),
        (46, 9.5, (0, 90, 180, 270), PAPER, BLOOD),
    )
    for long, wide, turns, light, dark in rays:
        for turn in turns:
            halves = (
                Path(f"M0 {-long}L{wide} {-wide}L0 0Z", dark, INK, 0.9),
                Path(f"M0 {-long}L{-wide} {-wide}L0 0Z", light, INK, 0.9),
            )
            nodes.append(Group(halves, turn=turn))
    nodes += [Circle(0, 0, 5.5, fill=BRASS, stroke=INK, width=1), Circle(0, 0, 2.4, fill=PAPER, stroke=INK, width=0.8)]
    nodes.append(Group((Path(_FLEUR, BRIGHT_BRASS, INK, 1),), y=-57))
    return Group(tuple(nodes), x=x, y=y, scale=r / 50)


@lru_cache(maxsize=8)
def cartouche(x: float, y: float, w: float, words: tuple[str, str]) -> Node:
    """The title on a scroll, its upper left corner at (x, y), 0.56 w high."""
    scroll = (
        "M8 12C20 7 34 12 50 9.5C66 7 80 12 92 9C94 20 92 34 93 46C80 50 66 46 50 48.5C34 51 20 46 7 49C8 36 6 24 8 12Z"
    )
    foot = (
        "M92 9C94 20 92 34 93 46C80 50 66 46 50 48.5C34 51 20 46 7 49L7.3 45C22 42 36 46.5 50 44.5"
        "C66 42 78 45.5 89.5 43C89 32 90.5 20 89 10Z"
    )
    nodes = (
        Path("M2 26L16 22V40L2 46L7 36Z", "#C9A35E", INK, 1.2),
        Path("M98 26L84 22V40L98 46L93 36Z", "#C9A35E", INK, 1.2),
        Path(scroll, PAPER, INK, 1.3),
        Path(foot, PAPER_SHADE),
        Path("M12 15C22 11.5 36 15.5 50 13C64 11 78 15 88.5 12.5", stroke=BRASS, width=0.6),
        Text(50, 27.5, words[0], 13, "title", INK, "middle", True),
        Text(50, 40.5, words[1], 13, "title", INK, "middle", True),
    )
    return Group(nodes, x=x, y=y, scale=w / 100)


def turtles(places: Places) -> tuple[Node, ...]:
    """The turtle isles, which tell the sides of the board apart."""
    return tuple(Use("turtle", x, y, size, turn=turn) for x, y, size, turn in places.turtles)


@lru_cache(maxsize=8)
def jetty(graph: str, market: Market) -> tuple[Node, ...]:
    """Quay, planks, palms and cargo, without the booths."""
    x, w, booth = market.x, market.w, market.booth
    deck, high = market.y + booth * 0.88, booth * 0.36
    planks, vary, at = "", wobble("planks"), x
    while at < x + w - 6:
        at += vary(3.6, 5.2)
        if at < x + w - 2:
            planks += f"M{short(at)} {short(deck + 0.2)}V{short(deck + high - 0.2)}"
    nodes: list[Node] = [
        *quay(graph),
        Use("palm", x - 4.25, deck - 3.35, 12.5),
        Use("palm", x + w + 3.25, deck - 3.05, 11.5),
        Rect(x + 0.8, deck + high * 0.5, w + 0.4, high * 0.72, 1, fill=SHADE, fill_opacity=0.4),
        Rect(x, deck, w, high, 0.8, fill="#A9743F", stroke=INK, width=0.5),
        Rect(x + 0.25, deck + high * 0.72, w - 0.5, high * 0.28 - 0.25, 0.6, fill="#7F532B"),
        Path(planks, stroke="#5B3A22", width=0.25),
        Use("crate", x + w + 2.6, deck + 1.6, 6.4),
        Use("crate", x + w + 6.3, deck + 3.9, 5.4),
        Use("goods-molasses", x - 3.2, deck + 2.2, 8),
    ]
    foot = deck + high
    for i in range(46):
        a, b = vary(x - 8, x + w + 8), vary(foot + 0.6, foot + 4.5)
        nodes.append(Use("tuft", a + 1.2, b - 0.6, 2.4) if i % 4 else Use("bush", a - 0.1, b - 0.7, 3.8))
    return tuple(nodes)


def booths(market: Market, places: Places) -> tuple[Node, ...]:
    """The booths alone."""
    return tuple(Use("booth", x, market.y + market.booth / 2, market.booth) for x, _ in places.booths)
