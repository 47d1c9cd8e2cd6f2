"""The Naval Battle on the shared sheet: a disc for both totals, the podium, the legend of the marks (CW-82, CW-83)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink, panel, podium, ribbon
from captains.games.captains_war.picture.naval import burst
from captains.games.captains_war.picture.solo.glyphs import CAPTAIN, PLAYER, glyph
from captains.games.captains_war.picture.solo.legend import legend
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import Node
from captains.scene.palette import BLOOD, BRIGHT_BRASS, CORAL, SOFT_INK, WHITE
from captains.scene.svg import short


def naval(sheet: Sheet, ink: Ink, war: tuple[int, ...]) -> tuple[Node, ...]:
    """The panel; `war` are the RP of the stronger and of the weaker side."""
    assert sheet.places.solo is not None, "a sheet with a solo part has its places"
    x, y, w, h = sheet.places.naval.zone
    at = sheet.places.solo.naval
    nodes = [*panel(ink, sheet.places.naval.zone)]
    for outer, inner, seed, tone in (
        (13.4, 9.6, "blood", BLOOD),
        (11.8, 8.7, "coral", CORAL),
        (10.8, 8.0, "brass", BRIGHT_BRASS),
    ):
        nodes.append(ink.shape(burst(at.x, at.y, outer, inner, seed), tone, width=0.4 if tone == BLOOD else 0.2))
    nodes.append(ink.disc(at.x, at.y, at.radius, WHITE, width=0.35))
    nodes.append(ink.stroke(f"M{short(at.x)} {short(at.y - at.radius)}v{short(2 * at.radius)}", SOFT_INK, 0.3))
    for side, dx in ((PLAYER, -3.5), (CAPTAIN, 3.5)):
        nodes.append(glyph(ink, at.x + dx, at.y + 4.4, side, 1.0))
    wide = 33 if ink.roomy else 38
    nodes += ribbon(ink, x + w / 2, y + 0.2, wide, "NAVAL BATTLE", pt=8.6, spacing=0.25 if ink.roomy else 0.0)
    steps = tuple(zip((-5.6, 5.6), (11.2, 11.2), (9.2, 6.4), war, strict=False))
    return (*nodes, *podium(ink, at.x, y + h - 2.2, steps), *legend(ink, at.legend))
