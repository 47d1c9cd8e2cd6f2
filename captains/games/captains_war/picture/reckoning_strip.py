"""The reckoning at the foot of the sheet: seven banners for the headings of the score, and the chest for their sum."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink, banner
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import Circle, Node, Path
from captains.scene.palette import BRASS, BRIGHT_BRASS, DARK_WOOD, FOAM, INK, SOFT_INK, WHITE, WOOD
from captains.scene.svg import short

HEADINGS = (
    ("attributes", "hat", "Attributes"),
    ("attribute-track", "skull", "Track"),
    ("boats", "galleon", "Boats"),
    ("boat-track", "anchor", "Track"),
    ("command", "command", "Command"),
    ("attacks", "attacker", "Attacks"),
    ("war", "explosion", "War"),
)
"""Key, symbol and word of each heading, in the order of CW-54."""


def reckoning_strip(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """Banners joined by plus signs, an equals sign, the chest."""
    at = sheet.places.results
    nodes: list[Node] = []
    for i, (_, symbol, word) in enumerate(HEADINGS):
        x, y = at.x + at.pitch * i, at.y - 9.4
        nodes.append(ink.stroke(f"M{short(x - 5.9)} {short(y + 0.6)}h11.8", width=0.7))
        nodes += [ink.disc(x + side * 5.9, y + 0.6, 0.7, BRASS) for side in (-1, 1)]
        nodes.append(ink.shape(banner(x, y + 0.6, 10.6, 14, 2.2), WHITE, width=0.42))
        tone = FOAM if symbol in ("galleon", "anchor") else "#F1DFBD"
        nodes.append(Path(f"M{short(x - 5.09)} {short(y + 0.81)}h10.18v4.8h-10.18Z", tone))
        nodes.append(ink.symbol(symbol, x, y + 3.3, 4.7))
        if ink.roomy:
            nodes.append(ink.words(x, y + 17.9, word, 8.4, "sans", anchor="middle"))
        joint = x + at.pitch / 2
        if i + 1 < len(HEADINGS):
            sign = f"M{short(joint - 0.95)} {short(y + 8.2)}h1.9M{short(joint)} {short(y + 7.25)}v1.9"
        else:
            sign = f"M{short(x + 6.6)} {short(y + 7.6)}h2m-2 1.2h2"
        nodes.append(ink.stroke(sign, SOFT_INK, 0.45))
    return (*nodes, *chest_at(ink, *at.chest))


def chest_at(ink: Ink, cx: float, cy: float, blank: float) -> list[Node]:
    """The chest for the sum; its blank is `blank` wide, the writing in it stands about (cx, cy)."""
    wide = blank + 4
    x, y = cx - wide / 2, cy - 13.4
    right = x + wide
    lid = (
        f"M{short(x)} {short(y + 6.4)}Q{short(x)} {short(y)} {short(x + 6)} {short(y)}"
        f"H{short(right - 6)}Q{short(right)} {short(y)} {short(right)} {short(y + 6.4)}Z"
    )
    nodes: list[Node] = [ink.shape(lid, WOOD, width=0.5), ink.box(x, y + 6.4, wide, 13.4, WOOD, width=0.5, rx=0.8)]
    nodes.append(Path(f"M{short(x + 0.6)} {short(y + 3.2)}H{short(right - 0.6)}", stroke=DARK_WOOD, width=0.2))
    nodes += [ink.box(strap - 1.2, y + 0.15, 2.4, 19.6, BRASS, width=0.28) for strap in (x + 3.6, right - 3.6)]
    nodes.append(ink.box(x + 2, y + 7.6, blank, 10.6, WHITE, width=0.4, rx=0.8))
    nodes.append(ink.box(cx - 2.1, y + 4, 4.2, 4.6, BRIGHT_BRASS, width=0.3, rx=0.5))
    return [*nodes, Path(f"M{short(cx)} {short(y + 5.6)}l.6 2h-1.2Z", INK), Circle(cx, y + 5.7, 0.55, INK)]
