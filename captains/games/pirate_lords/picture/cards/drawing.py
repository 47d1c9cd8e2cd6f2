"""A card as a drawing: frame, picture, band with the name, badge; small cards do without the band.

Everything is drawn in units of a 630 by 880 card, tenths of a millimetre of the common size, and fitted to the sheet's.
"""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_lords.picture.art.brush import LINE, form, hatched, ink, placed, tone
from captains.games.pirate_lords.picture.art.emblems import GUISES, SHIP, badge
from captains.games.pirate_lords.picture.art.merchant import at_sea
from captains.games.pirate_lords.picture.art.pirates import pirate
from captains.games.pirate_lords.picture.art.treasure import coin, heap
from captains.games.pirate_lords.picture.cards.backs import back
from captains.games.pirate_lords.picture.cards.faces import Face
from captains.scene.lettering import fit_size, has_letters
from captains.scene.nodes import Circle, Font, Node, Path, Rect, Text, Use
from captains.scene.palette import BLOOD, INK, PAPER, PAPER_SHADE, mixed

WIDE, HIGH = 630.0, 880.0
BLEED = 30.0
INNER = (34.0, 34.0, 562.0, 812.0)
BAND = 722.0
"""Where the picture ends and the band with the name begins."""
GOLD = "#D9AE45"


@lru_cache(maxsize=256)
def art(face: Face, small: bool = False, bleed: bool = False) -> tuple[Node, ...]:
    """A card in card units, its upper left corner at the origin; with `bleed` it is not trimmed."""
    match face.what:
        case "pirate":
            nodes = _pirate(face, small, bleed)
        case "ship":
            nodes = _ship(face, small, bleed)
        case "loot":
            nodes = _loot(face, small, bleed)
        case _:
            return (*back(face.sign, bleed), *_edge(bleed))
    return (*nodes, *_edge(bleed))


def _edge(bleed: bool) -> tuple[Node, ...]:
    return () if bleed else (Rect(3.5, 3.5, WIDE - 7, HIGH - 7, 33, stroke=INK, width=7),)


def _frame(colour: str, bleed: bool) -> tuple[Node, ...]:
    """The frame about the picture: it hides whatever reaches over the picture's edge."""
    x, y, w, h = INNER
    b, c = BLEED, 24.0
    ring = f"M{-b} {-b}H{WIDE + b}V{HIGH + b}H{-b}Z"
    if not bleed:
        ring = f"M40 4H{WIDE - 40}Q{WIDE - 4} 4 {WIDE - 4} 40V{HIGH - 40}Q{WIDE - 4} {HIGH - 4} {WIDE - 40} {HIGH - 4}"
        ring += f"H40Q4 {HIGH - 4} 4 {HIGH - 40}V40Q4 4 40 4Z"
    ring += f"M{x + c} {y}Q{x} {y} {x} {y + c}V{y + h - c}Q{x} {y + h} {x + c} {y + h}H{x + w - c}"
    ring += f"Q{x + w} {y + h} {x + w} {y + h - c}V{y + c}Q{x + w} {y} {x + w - c} {y}Z"
    return (
        Path(ring, fill=colour),
        Rect(22, 22, 586, 836, 34, stroke=mixed(PAPER, colour, 0.25), width=3.5),
        Rect(x, y, w, h, c, stroke=INK, width=6),
    )


def _band(name: str, dark: str, size: float) -> tuple[Node, ...]:
    """The band with the name."""
    words = name.upper()
    font: Font = "title" if has_letters(words, "title", True) else "sans"
    size = fit_size(words, 520, size, 30, font, True)
    return (
        Rect(34, BAND, 562, 130, fill=mixed(PAPER, PAPER_SHADE, 0.35)),
        ink(f"M34 {BAND}H596", 6),
        ink(f"M34 {BAND + 13}H596", 2.5, dark),
        Text(WIDE / 2, 784 + size * 0.36, words, size, font, dark, "middle", True),
    )


def _pirate(face: Face, small: bool, bleed: bool) -> tuple[Node, ...]:
    guise = GUISES[face.sign]
    if small:
        # The arm with the pistol needs more room at the side.
        scale, x, y = (1.0, 22.0, 102.0) if face.sign == "pistol" else (1.06, -17.0, 76.0)
        picture = pirate(face.sign, face.number, 812, scale, x, y)
        return placed(picture, 34, 34), *_frame(guise.colour, bleed), *badge(face.sign, 168, 168, 138, PAPER, 10)
    picture = pirate(face.sign, face.number, 700, 0.94, 17, 26)
    r, at = (98, 162) if face.sign == "pistol" else (100, 150)
    return (
        placed(picture, 34, 34),
        *_band(face.name, guise.dark, 84),
        *_frame(guise.colour, bleed),
        *badge(face.sign, at, at, r),
    )


def _ship(face: Face, small: bool, bleed: bool) -> tuple[Node, ...]:
    high = 812.0 if small else 694.0
    picture = placed(at_sea(face.number, high), 34, 34)
    if small:
        return picture, *_frame(SHIP.colour, bleed), *badge("ship", 162, 162, 128, PAPER, 10)
    return picture, *_band(face.name, SHIP.dark, 76), *_frame(SHIP.colour, bleed), *badge("ship", 142, 146, 92)


def _loot(face: Face, small: bool, bleed: bool) -> tuple[Node, ...]:
    edge, line = (BLOOD, "#6E1519") if face.last else (GOLD, "#7A5A16")
    ray = "#F2DACB" if face.last else "#F0DFB8"
    y = 480.0 if small else 470.0
    nodes: list[Node] = [
        Rect(34, 34, 562, 812, fill=PAPER),
        tone(_rays(315, y), ray),
        Circle(315, y, 236, fill=mixed(PAPER, ray, 0.2), stroke=line, width=2.5, stroke_opacity=0.7),
        Circle(315, y, 224, stroke=line, width=5, stroke_opacity=0.35),
    ]
    floor = "M65 652C65 608 565 608 565 652C565 698 65 698 65 652Z"
    if small:
        nodes += [heap(face.number, 330, 560, 1.16)]
    else:
        nodes += [tone(floor, PAPER_SHADE), hatched(floor, (65, 618, 500, 68), 0, 9, 0.4)]
        nodes += [heap(face.number, 315, 492, 1.0), Rect(34, BAND, 562, 130, fill=edge), ink(f"M34 {BAND}H596", 6)]
        pitch = min(112.0, 500 / max(1, face.number))
        for k in range(face.number):
            nodes += coin(315 + (k - (face.number - 1) / 2) * pitch, 784, min(44.0, pitch * 0.4))
    nodes += _frame(edge, bleed)
    nodes += _plate(str(face.number), edge, INK if not face.last else PAPER, 1.5 if small else 1.0)
    if face.last:
        r = 84.0 if small else 58.0
        nodes += [
            Circle(578 - r, 52 + r, r, fill=BLOOD, stroke=INK, width=5),
            Use("glass", 578 - r, 52 + r, r * 1.3, ink=PAPER),
        ]
    return tuple(nodes)


def _plate(numeral: str, edge: str, colour: str, k: float) -> tuple[Node, ...]:
    """The plate with the points in the upper left corner."""
    w, h = 202 * k, 162 * k
    foot, deep = 34 + h, 40 * k
    plate = f"M34 58Q34 34 58 34H{34 + w}V{foot}C{34 + w} {foot + deep} 34 {foot + deep} 34 {foot}Z"
    inner = f"M48 60Q48 48 62 48H{20 + w}V{foot - 6}C{20 + w} {foot + deep - 18} 48 {foot + deep - 18} 48 {foot - 6}Z"
    size = 172 * k * (1.0 if len(numeral) == 1 else 0.72)
    return (
        form(plate, edge, LINE + 0.5),
        ink(inner, 3, mixed(PAPER, edge, 0.3)),
        Text(34 + w / 2, 34 + h * 0.5 + size * 0.4, numeral, size, "title", colour, "middle", True),
    )


def _rays(x: float, y: float) -> str:
    """Rays from a point to the picture's edge."""
    left, top, w, h = INNER
    d = ""
    for k in range(0, 40, 2):
        d += f"M{x} {y}"
        for angle in (math.radians(k * 9), math.radians(k * 9 + 9)):
            dx, dy = math.cos(angle), math.sin(angle)
            across = (left + w - x if dx > 0 else x - left) / max(abs(dx), 1e-6)
            down = (top + h - y if dy > 0 else y - top) / max(abs(dy), 1e-6)
            d += f"L{x + dx * min(across, down):.1f} {y + dy * min(across, down):.1f}"
        d += "Z"
    return d
