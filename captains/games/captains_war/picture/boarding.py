"""The boarding chart: five lines with roles, names, Strengths and the Grappling Hook, and the worth of attacks."""

from __future__ import annotations

from captains.games.captains_war.picture.gains import attack_counts
from captains.games.captains_war.picture.ink import STRIPE, Ink, panel, pennant, ribbon
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import spots
from captains.scene.nodes import Node, Rect
from captains.scene.palette import BLOOD, INK, LEAF, LIGHT, PAPER_SHADE, SEA, SOFT_INK, WHITE
from captains.scene.svg import short

SYMBOLS = {"attacker": ("attacker", 1.64), "defender": ("defender", 1.52), "hook": ("grapple", 1.58)}
BONUSES = {"bonus-attack": ("plus-attack", BLOOD), "bonus-defence": ("plus-defence", SEA)}


def boarding(sheet: Sheet, ink: Ink, hooks: bool = True) -> tuple[Node, ...]:
    """The panel; without `hooks` the column of Grappling Hooks is left out (CW-61)."""
    at = sheet.places.boarding
    x, y, _, _ = at.zone
    nodes = [*panel(ink, at.zone)]
    for i in range(0, sheet.boarding.lines, 2):
        nodes.append(Rect(x + 1.6, at.y + at.row * i - at.row / 2, 106.2, at.row, fill=STRIPE))
    for i in range(sheet.boarding.lines):
        line = f"M{short(at.opponent[0])} {short(at.y + at.row * i + 2)}H{short(at.opponent[1])}"
        nodes.append(ink.stroke(line, SOFT_INK, 0.28, "0.01 .9"))
    middle = sum(at.opponent) / 2
    nodes.append(ink.words(middle, at.bonus_y + 2.5, "opponent", 8.7, colour=SOFT_INK, anchor="middle", italic=True))
    for spot in spots(sheet):
        what = spot.id.split("-", 2)[-1].partition("-")[0]
        if spot.id in BONUSES:
            symbol, colour = BONUSES[spot.id]
            nodes.append(ink.disc(spot.x, spot.y, spot.r, WHITE, colour, 0.4))
            nodes.append(ink.symbol(symbol, spot.x + 0.1, spot.y, 5.5))
        elif spot.zone == "boarding" and what in SYMBOLS and (hooks or what != "hook"):
            symbol, share = SYMBOLS[what]
            nodes += ink.place(spot.x, spot.y, spot.r, symbol, spot.r * share)
        elif spot.zone == "boarding" and what in ("left", "right"):
            nodes.append(ink.disc(spot.x, spot.y, spot.r - 0.15, WHITE, BLOOD if what == "left" else SEA, 0.38))
    return (*nodes, *ribbon(ink, middle, y + 0.2, 37, "BOARDING"), *attack_scale(sheet, ink))


def attack_scale(sheet: Sheet, ink: Ink) -> list[Node]:
    """How many attacks are worth what (CW-48)."""
    x, y, w, h = sheet.places.boarding.scale
    nodes: list[Node] = [
        ink.box(x, y, w, h, LIGHT, SOFT_INK, 0.3, 1.2),
        ink.symbol("attacker", x + w / 2, y + 4.3, 6.4),
    ]
    steps = sheet.scores.attacks
    pitch = (h - 8.5) / len(steps)
    for i, (step, many) in enumerate(zip(steps, attack_counts(sheet), strict=True)):
        cy = y + 8.1 + pitch * (i + 0.5)
        tone = LEAF if step.rp > 0 else BLOOD if step.rp < 0 else SOFT_INK
        worth = f"+{step.rp}" if step.rp > 0 else str(step.rp)
        if ink.roomy:
            nodes.append(ink.shape(pennant(x + 5.5, cy, 8.6, 7.4), tone, width=0.32))
            nodes += [ink.number(x + 9, cy, worth, 10, LIGHT, "sans"), ink.number(x + 3, cy, many, 6.9, INK, "sans")]
        else:
            nodes.append(ink.shape(pennant(x + 2.6, cy + 2.1, 10.4, 5.2), tone, width=0.32))
            nodes.append(ink.number(x + 6.8, cy + 2.1, worth, 11, LIGHT, "sans"))
            nodes.append(ink.number(x + w / 2, cy - 2.8, many, 9, INK, "sans"))
        if i + 1 < len(steps):
            nodes.append(ink.stroke(f"M{short(x + 1.4)} {short(cy + pitch / 2)}h{short(w - 2.8)}", PAPER_SHADE, 0.22))
    return nodes
