"""The chest of Resources: four rows of places, and what three coins buy (CW-08, CW-14)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import PANEL, Ink, ribbon
from captains.games.captains_war.sheet import RESOURCES, Sheet
from captains.games.captains_war.sheet_spots import Spot, spots
from captains.scene.nodes import Node, Path, Rect
from captains.scene.palette import (
    BRASS,
    BRIGHT_BRASS,
    DARK_WOOD,
    DEEP_SEA,
    FOAM,
    PAPER_SHADE,
    SEA,
    SOFT_INK,
    WOOD,
)
from captains.scene.pencil import wobble
from captains.scene.svg import short

LID = 11.8
"""Height of the chest's lid in mm: the rows lie below it."""


def chest(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """The chest, its rows and the exchange."""
    x, y, w, h = sheet.places.resources.zone
    at = spots(sheet)
    nodes = [*_lid(ink, x, y + LID, w), *_body(ink, x, y + LID, w, h - LID), *_straps(ink, x, y + LID, w)]
    nodes += [
        *_corners(ink, x, y + LID + 0.9, w, h - LID - 0.9),
        *ribbon(ink, x + w / 2, y + LID - 5.9, 44, "RESOURCES"),
    ]
    for row, (name, printed) in enumerate(zip(RESOURCES, sheet.resources, strict=True)):
        cy = sheet.places.resources.y + sheet.places.resources.row * row
        if row:
            line = cy - sheet.places.resources.row / 2
            nodes.append(ink.stroke(f"M{short(x + 4)} {short(line)}H{short(x + w - 4)}", PAPER_SHADE))
        nodes.append(ink.symbol(printed.symbol, x + 8.3, cy, 7.6))
        nodes.append(Path(f"M{short(x + 13)} {short(cy - 0.95)}l1.35 .95l-1.35 .95Z", SOFT_INK))
        for spot in _row(at, name):
            nodes += ink.place(spot.x, spot.y, spot.r, printed.symbol, spot.r * 1.52)
    return (*nodes, *_exchange(sheet, ink, at))


def _row(at: tuple[Spot, ...], name: str) -> list[Spot]:
    return [spot for spot in at if spot.id.rpartition("-")[0] == name]


def _lid(ink: Ink, x: float, y: float, w: float) -> list[Node]:
    lid = (
        f"M{short(x - 0.4)} {short(y)}L{short(x + 1.6)} {short(y - 6.4)}Q{short(x + 3)} {short(y - 11.6)} "
        f"{short(x + 10)} {short(y - 11.8)}H{short(x + w - 10)}Q{short(x + w - 3)} {short(y - 11.6)} "
        f"{short(x + w - 1.6)} {short(y - 6.4)}L{short(x + w + 0.4)} {short(y)}Z"
    )
    nodes: list[Node] = [ink.shape(lid, WOOD, width=0.55)]
    boards = "".join(f"M{short(x + 3)} {short(y - k)}H{short(x + w - 3)}" for k in (9.3, 6.4, 3.3))
    nodes += [Path(boards, stroke=DARK_WOOD, width=0.25), Path(_grain(x, y, w), stroke="#785029", width=0.14)]
    nodes.append(ink.box(x - 0.4, y - 1.1, w + 0.8, 2.0, DARK_WOOD, width=0.35))
    return nodes


def _grain(x: float, y: float, w: float) -> str:
    vary, grain = wobble("grain of the lid"), ""
    for board in (9.3, 6.4, 3.3):
        for _ in range(16):
            start, high = vary(x + 5, x + w - 14), y - board + 1.2
            end = start + vary(3, 8)
            grain += f"M{short(start)} {short(high + vary(-0.3, 0.5))}L{short(end)} {short(high + vary(-0.3, 0.5))}"
    return grain


def _body(ink: Ink, x: float, y: float, w: float, h: float) -> list[Node]:
    top, deep = y + 0.9, h - 0.9
    nodes: list[Node] = [ink.box(x, top, w, deep, WOOD, width=0.55)]
    for k in (0.95, 1.75):
        nodes.append(Rect(x + k, top + k, w - 2 * k, deep - 2 * k, stroke=DARK_WOOD, width=0.14))
    nodes.append(ink.box(x + 2.7, top + 1.5, w - 5.4, deep - 3.0, PANEL, width=0.4))
    return nodes


def _straps(ink: Ink, x: float, y: float, w: float) -> list[Node]:
    nodes: list[Node] = []
    for middle in (x + 15.5, x + w - 15.5):
        nodes.append(ink.box(middle - 2.2, y - 11.75, 4.4, 12.65, BRASS, width=0.35))
        nodes += [ink.disc(middle, y - k, 0.55, BRIGHT_BRASS, width=0.2) for k in (9.6, 5.6, 1.6)]
    return nodes


def _corners(ink: Ink, x: float, y: float, w: float, h: float) -> list[Node]:
    nodes: list[Node] = []
    for cx, right in ((x, 1.0), (x + w, -1.0)):
        for cy, down in ((y, 1.0), (y + h, -1.0)):
            fitting = (
                f"M{short(cx)} {short(cy)}h{short(right * 6.4)}l{short(-right * 1.2)} {short(down * 2.2)}"
                f"h{short(-right * 2.7)}v{short(down * 2.6)}l{short(-right * 2.5)} {short(down * 1.2)}Z"
            )
            nodes.append(ink.shape(fitting, BRASS, width=0.35))
            nodes.append(ink.disc(cx + right * 1.35, cy + down * 1.35, 0.5, BRIGHT_BRASS, width=0.2))
    return nodes


def _exchange(sheet: Sheet, ink: Ink, at: tuple[Spot, ...]) -> list[Node]:
    """Coins for any one Resource, in the corner the short rows leave free; left out where they leave none."""
    x, _, w, _ = sheet.places.resources.zone
    rows = sheet.places.resources
    left, wide, high = x + w - 24.9, 20.4, 14.5
    ends = [spot.x + spot.r for name in RESOURCES[2:] for spot in _row(at, name)]
    if max(ends) > left - 0.5:
        return []
    top = rows.y + rows.row * 2 - 3.2
    nodes: list[Node] = [ink.box(left, top, wide, high, FOAM, SEA, 0.3, 1.6)]
    cy = top + 5.6
    shown = min(sheet.coins.price, 4)
    step = 3.8 / max(1, shown - 1)
    nodes += [ink.symbol("coin", left + 3.6 + i * step, cy, 4.7) for i in reversed(range(shown))]
    arrow = f"M{short(left + 10.6)} {short(cy - 0.5)}h1.3v-1l1.9 1.5l-1.9 1.5v-1h-1.3Z"
    nodes += [Path(arrow, SEA), ink.symbol("joker", left + 17, cy - 0.1, 4.9)]
    words = "buy any one" if ink.roomy else "any one"
    nodes.append(ink.words(left + wide / 2, top + 12.5, words, 8.4, "sans", DEEP_SEA, "middle"))
    return nodes
