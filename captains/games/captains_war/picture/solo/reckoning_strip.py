"""The reckoning of the shared sheet: eight banners with a half for each side, one for unused Resources (CW-83)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink, banner
from captains.games.captains_war.picture.reckoning_strip import HEADINGS, chest_at
from captains.games.captains_war.picture.solo.glyphs import CAPTAIN, PLAYER, glyph
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import Node, Path
from captains.scene.palette import BRASS, FOAM, PAPER_SHADE, SOFT_INK, WHITE
from captains.scene.svg import short

UNUSED = ("unused", "pearl", "Unused")
WIDE = 11.2
DEEP = 14.6


def reckoning_strip(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """The banners, then the chest with both sums."""
    assert sheet.places.solo is not None, "a sheet with a solo part has its places"
    at = sheet.places.solo.results
    nodes: list[Node] = []
    for i, (key, symbol, word) in enumerate((*HEADINGS, UNUSED)):
        x, y = at.x + at.pitch * i, at.y - 10.9
        nodes.append(ink.stroke(f"M{short(x - 6)} {short(y + 0.6)}h12", width=0.7))
        nodes += [ink.disc(x + side * 6, y + 0.6, 0.7, BRASS) for side in (-1, 1)]
        nodes.append(ink.shape(banner(x, y + 0.6, WIDE, DEEP, 1.9), WHITE, width=0.42))
        tone = FOAM if symbol in ("galleon", "anchor") else "#F1DFBD"
        nodes.append(Path(f"M{short(x - 5.39)} {short(y + 0.81)}h10.78v4.6h-10.78Z", tone))
        nodes.append(ink.symbol(symbol, x, y + 3.2, 4.5))
        if key == UNUSED[0]:
            nodes += _closed(ink, x, y)
        else:
            nodes.append(glyph(ink, x - WIDE / 4, y + 13, PLAYER, 0.75))
        nodes.append(ink.stroke(f"M{short(x)} {short(y + 5.4)}v7.9M{short(x - 5.6)} {short(y + 5.4)}h11.2", SOFT_INK))
        nodes.append(glyph(ink, x + WIDE / 4, y + 13, CAPTAIN, 0.75))
        if ink.roomy:
            nodes.append(ink.words(x, y + 18.6, word, 8.4, "sans", anchor="middle"))
    cx, cy, blank = at.chest
    nodes += chest_at(ink, cx, cy, blank)
    nodes.append(ink.stroke(f"M{short(cx)} {short(cy - 4.6)}v8.8", SOFT_INK, 0.4))
    for side, dx in ((PLAYER, -blank / 4), (CAPTAIN, blank / 4)):
        nodes.append(glyph(ink, cx + dx, cy + 3.2, side, 0.8))
    return tuple(nodes)


def _closed(ink: Ink, x: float, y: float) -> list[Node]:
    """The player scores nothing for what is unused: that half is struck out."""
    half = f"M{short(x - 5.6)} {short(y + 5.4)}H{short(x)}V{short(y + 13.3)}L{short(x - 5.6)} {short(y + 15.2)}Z"
    lines = "".join(f"M{short(x - 5.6 + k)} {short(y + 5.6)}v7.6" for k in (1.1, 2.2, 3.3, 4.4))
    return [Path(half, PAPER_SHADE), ink.stroke(lines, SOFT_INK, 0.14)]
