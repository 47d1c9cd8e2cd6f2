"""The boarding chart of the shared sheet: the player left, the Captain right; the Captain's table of dice (CW-72)."""

from __future__ import annotations

from captains.games.captains_war.picture.boarding import BONUSES, attack_scale
from captains.games.captains_war.picture.ink import STRIPE, Ink, panel, ribbon
from captains.games.captains_war.picture.solo.glyphs import CAPTAIN, PLAYER, glyph
from captains.games.captains_war.picture.solo.small_die import small_die
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_spots import solo_spots
from captains.scene.nodes import Anchor, Node, Path, Rect
from captains.scene.palette import BLOOD, LIGHT, SEA, SOFT_INK, WHITE
from captains.scene.svg import short


def boarding(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """The panel; there are no names and no Grappling Hooks (CW-76)."""
    assert sheet.places.solo is not None, "a sheet with a solo part has its places"
    zone, at = sheet.places.boarding.zone, sheet.places.solo.boarding
    y = zone[1]
    nodes = [*panel(ink, zone)]
    for i in range(0, sheet.boarding.lines, 2):
        left = at.player - at.radius - 1.4
        nodes.append(Rect(left, at.y + at.row * (i - 0.5), at.captain + at.radius + 1.4 - left, at.row, fill=STRIPE))
    nodes += _heads(ink, sheet)
    for spot in solo_spots(sheet):
        what = spot.id.split("-", 2)[-1].partition("-")[0]
        if spot.id in BONUSES:
            symbol, colour = BONUSES[spot.id]
            nodes.append(ink.disc(spot.x, spot.y, spot.r, WHITE, colour, 0.4))
            nodes.append(ink.symbol(symbol, spot.x + 0.1, spot.y, 5.2))
        elif spot.zone == "boarding" and what == "left":
            nodes.append(ink.disc(spot.x, spot.y, spot.r, WHITE, BLOOD, 0.38))
        elif spot.zone == "boarding" and what == "right":
            nodes.append(_square(ink, spot.x, spot.y, spot.r * 0.92, SEA, 0.38))
        elif spot.zone == "boarding" and what == "player":
            nodes += ink.place(spot.x, spot.y, spot.r, "attacker", spot.r * 1.68)
        elif spot.zone == "boarding" and what == "captain":
            nodes.append(_square(ink, spot.x, spot.y, spot.r, "#BFA678", 0.22))
            nodes.append(ink.symbol("attacker", spot.x, spot.y, spot.r * 1.68))
    nodes.append(ink.symbol("sabers", at.bonus, sum(at.bonus_y) / 2, 4.6))
    middle = (at.player + at.captain) / 2
    return (
        *nodes,
        *ribbon(ink, middle, y + 0.2, 34 if ink.roomy else 37, "BOARDING"),
        *table_of_dice(sheet, ink),
        *attack_scale(sheet, ink),
    )


def _square(ink: Ink, x: float, y: float, r: float, edge: str, width: float) -> Rect:
    return ink.box(x - r, y - r, 2 * r, 2 * r, WHITE, edge, width)


def _heads(ink: Ink, sheet: Sheet) -> list[Node]:
    """Whose side is whose, above the lines."""
    assert sheet.places.solo is not None, "a sheet with a solo part has its places"
    at = sheet.places.solo.boarding
    y = at.y - at.row / 2 - 3.3
    nodes = [glyph(ink, at.player, y, PLAYER, 1.7), glyph(ink, at.captain, y, CAPTAIN, 1.7)]
    ends: tuple[tuple[float, str, Anchor], ...] = (
        (at.player + 3, "you", "start"),
        (at.captain - 3, "Captain", "end"),
    )
    for x, words, anchor in ends:
        nodes.append(ink.words(x, y + 1.2, words, 8.8, colour=SOFT_INK, anchor=anchor, italic=True))
    return nodes


def table_of_dice(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """Which dice the Captain takes for each pair of the player's, and whether a Pirate is recruited (CW-72)."""
    assert sheet.places.solo is not None and sheet.solo is not None, "a sheet with a solo part"
    x, y, w, h = sheet.places.solo.boarding.table
    nodes: list[Node] = [ink.box(x, y, w, h, LIGHT, SOFT_INK, 0.3, 1.2)]
    head = 5.2
    pitch = (h - head - 1) / len(sheet.solo.table)
    side = min(4.4, pitch * 0.92)
    for at, words in ((7.3, "you take" if ink.roomy else "you"), (23.2, "Captain takes" if ink.roomy else "Captain")):
        nodes.append(ink.words(x + at, y + 3.9, words, 8.4, "sans", SOFT_INK, "middle"))
    for i, row in enumerate(sheet.solo.table):
        cy = y + head + pitch * (i + 0.5)
        for at, colour in zip((4.7, 9.8, 18.0, 23.1), (*row.player, *row.captain), strict=True):
            nodes += small_die(sheet, ink, x + at, cy, colour, side)
        nodes.append(Path(f"M{short(x + 13.2)} {short(cy - 0.9)}l1.3 .9l-1.3 .9Z", SOFT_INK))
        if row.recruits:
            plus = f"M{short(x + 26.3)} {short(cy)}h1.5m-.75 -.75v1.5"
            nodes += [ink.stroke(plus, SOFT_INK, 0.45), ink.symbol(sheet.pirates[0].symbol, x + 30.6, cy, side)]
    return tuple(nodes)
