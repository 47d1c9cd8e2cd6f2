"""The Naval Battle: the explosion with a blank for the crew's Strength, and the podium of the War bonus (CW-52)."""

from __future__ import annotations

import math

from captains.games.captains_war.picture.ink import Ink, panel, podium, ribbon
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import Node, Path
from captains.scene.palette import BLOOD, BRIGHT_BRASS, CORAL, SOFT_INK, WHITE
from captains.scene.pencil import wobble
from captains.scene.svg import short

POINTS = 15


def naval(sheet: Sheet, ink: Ink, war: tuple[int, ...]) -> tuple[Node, ...]:
    """The panel; `war` are the RP of the mode."""
    at = sheet.places.naval
    x, y, w, h = at.zone
    nodes = [*panel(ink, at.zone)]
    for outer, inner, seed, tone in ((18.6, 12.8, "blood", BLOOD), (16.2, 11.4, "coral", CORAL)):
        nodes.append(ink.shape(burst(at.x, at.y, outer, inner, seed), tone, width=0.4 if tone == BLOOD else 0.2))
    glow = burst(at.x, at.y, 14.6, 10.4, "brass")
    nodes.append(Path(glow, BRIGHT_BRASS))
    nodes += [ink.disc(at.x, at.y, at.radius, WHITE, width=0.35)]
    nodes.append(ink.words(at.x, at.y + 7, "crew", 8.4, "sans", SOFT_INK, "middle"))
    nodes += ribbon(
        ink, x + w / 2, y + 0.2, 33 if ink.roomy else 38, "NAVAL BATTLE", pt=8.6, spacing=0.25 if ink.roomy else 0.0
    )
    steps = tuple(zip((0.0, -12.2, 12.2), (12.2,) * 3, (9.2, 7.0, 5.6), war, strict=False))
    return (*nodes, *podium(ink, x + w / 2, y + h - 2.2, steps))


def burst(cx: float, cy: float, outer: float, inner: float, seed: str) -> str:
    """The outline of an explosion, each of its points a little different."""
    vary = wobble("burst " + seed)
    at = []
    for i in range(2 * POINTS):
        angle = math.pi * i / POINTS + vary(-0.05, 0.05) - math.pi / 2
        reach = outer * vary(0.85, 1) if i % 2 == 0 else inner * vary(0.94, 1.06)
        at.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    d = f"M{short(at[-1][0])} {short(at[-1][1])}"
    for i in range(0, 2 * POINTS, 2):
        tip = at[i]
        for start, end in ((at[i - 1], tip), (at[i + 1], at[i + 1])):
            bend = [(start[k] * 0.4 + tip[k] * 0.6) * 0.96 + (cx, cy)[k] * 0.04 for k in (0, 1)]
            d += f"Q{short(bend[0])} {short(bend[1])} {short(end[0])} {short(end[1])}"
    return d + "Z"
