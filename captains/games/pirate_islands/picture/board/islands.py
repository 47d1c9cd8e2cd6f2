"""An island: shadow, cliff, beach, ground, and what stands on it. Ground and scenery tell what it yields."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.board.charts import CHARTS
from captains.games.pirate_islands.picture.board.tones import GROUNDS, UNDER_WATER
from captains.games.pirate_islands.sheet import Board
from captains.games.pirate_islands.tiles import RESOURCES
from captains.scene.nodes import Group, Node, Path, Use
from captains.scene.palette import INK
from captains.scene.svg import short

MIST = ((-9, 4.6, 10), (2, 6.0, 11), (-4, -10, 9))
"""Wisps of mist over Spooky Island: from its middle, and length, in mm."""


def kind_of(resource: int | None) -> str:
    """The name of a kind of island."""
    return "spooky" if resource is None else RESOURCES[resource]


def islands(board: Board, middles: tuple[tuple[float, float], ...]) -> tuple[Node, ...]:
    """All islands of a side of the board, the northern ones first."""
    order = sorted(range(len(board.islands)), key=lambda i: middles[i][1])
    return tuple(
        Group(
            _island(board.graph, i, kind_of(board.islands[i].resource), middles[i]), id=f"island-{board.islands[i].key}"
        )
        for i in order
    )


@lru_cache(maxsize=128)
def _island(graph: str, index: int, kind: str, middle: tuple[float, float]) -> tuple[Node, ...]:
    chart, tone = CHARTS.of(graph), GROUNDS[kind]
    nodes: list[Node] = [
        Path(chart.layer(index, "shadow"), UNDER_WATER, fill_opacity=0.35),
        Path(chart.layer(index, "cliff"), tone.cliff, INK, 0.42),
        Path(chart.layer(index, "beach"), tone.beach, INK, 0.38),
        Path(chart.layer(index, "ground"), tone.ground, tone.edge, 0.2),
        Path(chart.layer(index, "shade"), tone.shade),
        Path(chart.layer(index, "light"), tone.light, fill_opacity=0.75),
        Path(chart.layer(index, "dark"), tone.shade, fill_opacity=0.45),
    ]
    strokes = _strokes(graph, index, kind)
    if strokes is not None:
        nodes.append(strokes)
    for symbol, x, y, size, mirrored in chart.things(index, kind):
        nodes.append(
            Group((Use(symbol, 0, 0, size),), x=x, y=y, matrix=(-1, 0, 0, 1)) if mirrored else Use(symbol, x, y, size)
        )
    if kind == "spooky":
        nodes += _mist(middle)
    return tuple(nodes)


def _strokes(graph: str, index: int, kind: str) -> Node | None:
    """Ripples of sand, furrows, grass, cracks."""
    d = ""
    for x, y, w in CHARTS.of(graph).strokes(index):
        left, right = f"M{short(x - w)} {short(y)}", short(2 * w)
        if kind == "gold":
            d += f"{left}q{short(w)} -.9 {right} 0"
        elif kind == "molasses":
            d += f"{left}h{right}"
        elif kind == "goat":
            d += f"M{short(x)} {short(y)}l-.5 -.9m1 .9l0 -1.1m.5 1.1l.5 -.9"
        elif kind == "cutlass":
            d += f"M{short(x - w * 0.6)} {short(y)}l{short(w * 0.5)} .5l{short(w * 0.6)} -.3"
    inks = {"gold": "#B88A2E", "molasses": "#9A6A34", "goat": "#7F9A3E", "cutlass": "#7C7F78"}
    return Path(d, stroke=inks[kind], width=0.22) if d else None


def _mist(middle: tuple[float, float]) -> list[Node]:
    d = ""
    for dx, dy, w in MIST:
        x, y, part = middle[0] + dx, middle[1] + dy, short(w * 0.25)
        d += f"M{short(x - w * 0.5)} {short(y)}q{short(w * 0.12)} -1.1 {part} 0" + f"t{part} 0" * 3
    return [Path(d, stroke="#CFE3D6", stroke_opacity=0.5, width=0.55)]
