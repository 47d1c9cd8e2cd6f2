"""The string of coins along the left edge and the foot of the sheet (CW-05, CW-08, CW-50)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import spots
from captains.scene.nodes import Node, Path
from captains.scene.palette import SAND, SOFT_INK
from captains.scene.svg import short


def coins(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """The rope, the coins threaded on it, the printed start, and the explosion that ends it."""
    at = [spot for spot in spots(sheet) if spot.id.startswith("coin-")]
    foot = at[min(sheet.places.coins.column, len(at)) - 1]
    last = at[-1]
    rope = f"M{short(at[0].x)} {short(at[0].y)}V{short(foot.y)}H{short(last.x)}"
    nodes: list[Node] = [ink.stroke(rope, SOFT_INK, 1.3), Path(rope, stroke=SAND, width=0.8)]
    nodes.append(Path(rope, stroke="#977A55", width=0.5, dash="0.35 0.55"))
    for i, spot in enumerate(at):
        nodes.append(ink.symbol("coin", spot.x, spot.y, spot.r * 2))
        if i < sheet.coins.start:
            nodes.append(ink.printed_ring(spot.x, spot.y, spot.r + 0.5))
    end = last.x + sheet.places.coins.pitch + 0.7
    nodes.append(ink.stroke(f"M{short(last.x + 3.6)} {short(last.y)}H{short(end - 3.2)}", SOFT_INK, 0.5))
    nodes.append(ink.symbol("explosion", end, last.y, 7.6))
    return tuple(nodes)
