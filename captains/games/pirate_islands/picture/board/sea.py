"""The sea: deeps, rhumb lines, five flat tones, breakers, waves, rocks; and the quay the market stands on."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_islands.picture.board.charts import CHARTS
from captains.games.pirate_islands.picture.board.tones import (
    BREAKER,
    OPEN_SEA,
    POOL,
    SEA_TONES,
    WATER,
)
from captains.scene.nodes import Node, Path, Rect, Use
from captains.scene.palette import FOAM, INK
from captains.scene.svg import short

BEYOND = 60.0
"""How far beyond the paper the sea is drawn, in mm: whatever shows the map cuts it off."""


@lru_cache(maxsize=8)
def sea(graph: str, paper: tuple[float, float], rose: tuple[float, float]) -> tuple[Node, ...]:
    """The sea under the islands; rhumb lines meet at the compass rose and three other places."""
    chart, (width, height) = CHARTS.of(graph), paper
    nodes: list[Node] = [
        Rect(-BEYOND, -BEYOND, width + 2 * BEYOND, height + 2 * BEYOND, fill=OPEN_SEA),
        Path(chart.deeps, POOL),
        Path(
            _rhumbs((rose, (width * 0.5, 14), (width * 0.962, 124), (15, 77))),
            stroke=FOAM,
            width=0.22,
            stroke_opacity=0.16,
        ),
    ]
    nodes += [Path(tone, colour) for tone, colour in zip(chart.tones, SEA_TONES, strict=True)]
    near, far = chart.breakers
    nodes.append(Path(near, stroke=BREAKER, width=0.22, stroke_opacity=0.55, dash="5 1.6 9 2.2"))
    nodes.append(Path(far, stroke=WATER, width=0.22, stroke_opacity=0.5, dash="7 3 3 4"))
    return (*nodes, *_waves(graph), *_skerries(graph))


def _rhumbs(roses: tuple[tuple[float, float], ...]) -> str:
    rays = ""
    for x, y in roses:
        for i in range(16):
            a = i * math.pi / 8
            rays += f"M{short(x)} {short(y)}l{short(400 * math.cos(a))} {short(400 * math.sin(a))}"
    return rays


def _waves(graph: str) -> list[Node]:
    """Waves in three strengths."""
    found: dict[float, str] = {}
    for x, y, half, tone in CHARTS.of(graph).waves:
        up = short(-half * 0.55)
        wave = f"M{short(x)} {short(y)}q{short(half / 2)} {up} {short(half)} 0q{short(half / 2)} {up} {short(half)} 0"
        strength = round(tone, 1)
        found[strength] = found.get(strength, "") + wave
    return [Path(waves, stroke=FOAM, width=0.42, stroke_opacity=tone) for tone, waves in sorted(found.items())]


def _skerries(graph: str) -> list[Node]:
    nodes: list[Node] = []
    for strand, x, y, size in CHARTS.of(graph).skerries:
        nodes += [Path(strand, "#DFD2AE", INK, 0.3), Use("rock", x, y, size)]
    return nodes


@lru_cache(maxsize=8)
def quay(graph: str) -> tuple[Node, ...]:
    """The spit of sand below the market."""
    layers = CHARTS.of(graph).quay
    return (
        Path(layers["cliff"], "#8C6A3C", INK, 0.42),
        Path(layers["sand"], "#EBD9A8", INK, 0.38),
        Path(layers["inner"], "#E0C88E", "#A58A52", 0.2),
    )
