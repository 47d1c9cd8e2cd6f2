"""The crew: six rows of Pirates with what they cost and how strong they are (CW-05, CW-26)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import STRIPE, Ink, panel, ribbon
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import spots
from captains.scene.nodes import Node, Path, Rect
from captains.scene.palette import DEEP_SEA, LIGHT, SOFT_INK
from captains.scene.svg import short


def crew(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """The panel with its rows."""
    rows = sheet.places.pirates
    x, y, w, _ = rows.zone
    nodes = [*panel(ink, rows.zone)]
    for i, pirate in enumerate(sheet.pirates):
        cy = rows.y + rows.row * i
        if i % 2 == 0:
            nodes.append(Rect(x + 1.6, cy - rows.row / 2, w - 3.2, rows.row, fill=STRIPE))
        nodes += ink.coins(x + 6.4, cy, 6.5, pirate.cost, 9.2)
        nodes.append(Path(f"M{short(x + 10.7)} {short(cy - 0.95)}l1.35 .95l-1.35 .95Z", SOFT_INK))
        nodes += strength(ink, x + 16.4, cy, pirate.strength)
    for spot in spots(sheet):
        if spot.zone == "pirates":
            row, place = (int(part) for part in spot.id.split("-")[1:])
            nodes += ink.place(spot.x, spot.y, spot.r, sheet.pirates[row].symbol, spot.r * 1.57)
            if place < sheet.pirates[row].start:
                nodes.append(ink.printed_ring(spot.x, spot.y, spot.r + 0.18))
    return (*nodes, *ribbon(ink, x + w / 2, y + 0.2, 27, "CREW"))


def strength(ink: Ink, x: float, y: float, value: int) -> tuple[Node, ...]:
    """A Strength on its small shield."""
    shield = f"M{short(x)} {short(y - 3)}q2.7 .7 3.1 .7q.3 3.7 -3.1 5.5q-3.4 -1.8 -3.1 -5.5q.4 0 3.1 -.7Z"
    return ink.shape(shield, DEEP_SEA), ink.number(x, y + 0.05, value, 9.5, LIGHT)
