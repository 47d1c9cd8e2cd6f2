"""The merchant ships of the caravan: one hull, seven sets of sails and colours; in a box of 400 by 360."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.games.pirate_lords.picture.art.brush import form, hatched, ink, placed, shaded, tone
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, CORAL, FOAM, INK, LEAF, SAND, SEA, SOFT_INK
from captains.scene.shading import overlap

WATERLINE = 314.0
_WOOD = "#8C5B31"
_HULL = "M26 186L92 190L100 222L300 226L316 206L372 202C372 246 346 292 306 312L92 312C58 300 30 250 26 186Z"
_KEEL = "M20 268C120 284 280 284 380 262L380 330L20 330Z"

TRIMS = (
    (CORAL, BRASS, "star"),
    ("#2F6DA8", "#2F6DA8", "cross"),
    (LEAF, LEAF, "sun"),
    ("#6B3F7A", BLOOD, "crown"),
    ("#D9A63A", "#1E7F86", "moon"),
    ("#1E7F86", "#B3282D", "anchor"),
    (BLOOD, "#3B2F4A", "fish"),
)
"""Of each ship: colour of its pennants and its wale, colour of the mark on its sail, the mark."""


def trim(number: int) -> tuple[str, str, str]:
    """What tells this ship from the others."""
    return TRIMS[number % len(TRIMS)]


def _sail(x: float, y: float, top: float, foot: float, high: float) -> tuple[Node, ...]:
    """A square sail filled by the wind from the left; (x, y) is the middle of its yard."""
    bulge = 16
    d = f"M{x - top / 2} {y}Q{x} {y + 8} {x + top / 2} {y}C{x + top / 2 + bulge} {y + high * 0.35} "
    d += f"{x + foot / 2 + bulge} {y + high * 0.7} {x + foot / 2} {y + high}"
    d += f"Q{x} {y + high * 0.84} {x - foot / 2} {y + high}"
    d += f"C{x - foot / 2 + bulge * 0.7} {y + high * 0.7} {x - top / 2 + bulge * 0.7} {y + high * 0.35}"
    d += f" {x - top / 2} {y}Z"
    shade = f"M{x + top * 0.22} {y - 2}L{x + top * 0.42} {y + high * 0.4}L{x + foot * 0.3} {y + high * 1.02}"
    shade += f"L{x + foot / 2 + bulge * 2} {y + high * 1.02}L{x + top / 2 + bulge * 2} {y - 2}Z"
    return (
        *shaded(d, "#F6EDD8", shade, "#DCCBA2", 4),
        Path(
            hatched(d, (x + top * 0.28, y, top * 0.5 + bulge, high), 68, 8).d,
            stroke=SOFT_INK,
            width=2,
            stroke_opacity=0.4,
        ),
        ink(f"M{x - top / 2 - 8} {y}L{x + top / 2 + 8} {y}", 8),
        ink(f"M{x - top / 2 - 6} {y}L{x + top / 2 + 6} {y}", 3.5, _WOOD),
    )


def _pennant(x: float, y: float, long: float, colour: str) -> tuple[Node, ...]:
    cloth = (
        f"M{x} {y - 8}C{x - long * 0.3} {y - 20} {x - long * 0.6} {y + 2} {x - long} {y - 8}L{x - long * 0.82} {y + 3}"
    )
    cloth += f"L{x - long} {y + 13}C{x - long * 0.6} {y + 20} {x - long * 0.3} {y} {x} {y + 10}Z"
    return ink(f"M{x} {y - 8}L{x} {y + 10}", 6), form(cloth, colour, 3.5)


def _rigging() -> tuple[Node, ...]:
    masts = "M104 238L104 62M204 236L204 22M296 240L296 78"
    jib = "M300 96C340 120 368 148 388 170C356 178 326 190 304 206Z"
    return (
        ink(masts, 11),
        ink(masts, 6, _WOOD),
        ink("M356 214L398 168", 10),
        ink("M356 214L397 169", 5, _WOOD),
        ink("M204 26L392 172M296 80L392 172M104 64L40 220M204 26L150 236M204 30L262 236", 2, strength=0.7),
        form(jib, "#F6EDD8", 4),
        Path(hatched(jib, (330, 96, 60, 110), 68, 8).d, stroke=SOFT_INK, width=2, stroke_opacity=0.35),
    )


def _hull(wale: str) -> tuple[Node, ...]:
    planks = "M20 231C120 245 290 245 384 221M20 262C120 276 290 276 384 254M20 286C120 298 290 298 384 280"
    nodes: list[Node] = [
        tone(_HULL, _WOOD),
        tone(overlap(_HULL, _KEEL), "#5A361D"),
        ink("M36 239C124 253 288 253 366 234", 13),
        ink("M36 239C124 253 288 253 366 234", 8, wale),
        ink(_cut(planks), 2.2, strength=0.6),
        hatched(_HULL, (240, 200, 140, 120), 64, 9, 0.42),
        ink(_HULL, 5),
        ink("M24 186L94 190M318 206L374 202", 9),
    ]
    nodes += [Rect(x - 7, 202, 13, 17, 3, fill=BRIGHT_BRASS, stroke=INK, width=3) for x in (44, 64, 84)]
    nodes += [Circle(x, 262, 7.5, fill="#2B1A10", stroke=INK, width=2) for x in (132, 172, 212, 252)]
    nodes += [
        Rect(120, 204, 34, 22, 2, fill="#B98449", stroke=INK, width=3.5),
        Rect(156, 200, 26, 26, 2, fill="#A36C36", stroke=INK, width=3.5),
        form("M226 226C222 206 250 206 248 226Z", SAND, 3.5),
        form("M252 226C248 208 274 208 272 226Z", "#C9A560", 3.5),
    ]
    return tuple(nodes)


def _cut(planks: str) -> str:
    """The seams end at the hull's sides."""
    return planks.replace("M20 ", "M44 ").replace(" 384 ", " 352 ")


_MARKS = {
    "star": "M204 140L209 153L222 158L209 163L204 176L199 163L186 158L199 153Z",
    "cross": "M199 140H209V153H222V163H209V176H199V163H186V153H199Z",
    "sun": "M194 158a10 10 0 1 1 20 0a10 10 0 1 1 -20 0ZM202 136H206V144H202Z"
    "M202 172H206V180H202ZM182 156H190V160H182ZM218 156H226V160H218Z",
    "crown": "M186 172L184 146L196 158L204 142L212 158L224 146L222 172Z",
    "moon": "M212 140A20 20 0 1 0 212 176A16 16 0 1 1 212 140Z",
    "anchor": "M201 140H207V147H214V153H207V168"
    "C213 167 217 163 218 158L224 162"
    "C221 172 213 177 204 177C195 177 187 172 184 162L190 158C191 163 195 167 201 168V153H194V147H201Z",
    "fish": "M182 158C190 144 208 144 218 156L226 148V168L218 160C208 172 190 172 182 158Z",
}


@lru_cache(maxsize=32)
def ship(number: int, flags: str = "") -> tuple[Node, ...]:
    """The ship without water; `flags` is the colour of its pennants if not its own."""
    own, colour, mark = trim(number)
    nodes: list[Node] = [*_rigging()]
    nodes += [*_sail(104, 84, 66, 84, 54), *_sail(104, 146, 84, 96, 66)]
    nodes += [*_sail(292, 100, 54, 72, 50), *_sail(290, 158, 72, 82, 58)]
    nodes += [*_sail(204, 44, 70, 92, 60), *_sail(204, 114, 96, 124, 98)]
    nodes += [Circle(204, 158, 27, stroke=colour, width=5), Path(_MARKS[mark], fill=colour)]
    for x, y, long in ((204, 22, 74), (104, 62, 52), (296, 78, 46)):
        nodes += _pennant(x, y, long, flags or own)
    return *nodes, *_hull(own if own != CORAL else BRIGHT_BRASS)


def swell() -> tuple[Node, ...]:
    """The water about a ship that sails: its wake and the waves at its side."""
    wake = "M-40 330C-10 320 30 322 60 326M-50 352C0 338 120 346 220 344M150 364C240 356 330 360 410 352"
    wave = "M-6 318C14 296 40 300 52 314C70 298 98 298 110 314C128 298 156 298 168 314C186 298 214 298 226 314"
    wave += "C244 298 272 298 284 314C302 298 330 298 342 312C358 298 386 300 406 318C396 330 20 330 -6 318Z"
    return ink(wake, 7, FOAM, 0.7), form(wave, "#2B6C86", 4, FOAM)


def at_sea(number: int, high: float) -> tuple[Node, ...]:
    """The picture on a ship's card, 562 wide and `high` high."""
    line = high - 152
    sun = (416.0, 176.0)
    rays = ""
    for k in range(26):
        a = math.cos(k * math.tau / 26), math.sin(k * math.tau / 26)
        near, far = 92, 150 if k % 2 else 120
        rays += f"M{sun[0] + near * a[0]:.0f} {sun[1] + near * a[1]:.0f}"
        rays += f"L{sun[0] + far * a[0]:.0f} {sun[1] + far * a[1]:.0f}"
    swells = ""
    for j, y in enumerate((line + 30, line + 62, line + 102, line + 140)):
        swells += f"M{-10 - (j % 2) * 17} {y}" + "q17 -18 34 0t34 0" * 8
    wave = f"M-14 {high - 44}C16 {high - 86} 66 {high - 86} 86 {high - 56}"
    wave += "".join(
        f"C{86 + i * 100 + 20} {high - 86} {86 + i * 100 + 80} {high - 86} {186 + i * 100} {high - 56}"
        for i in range(5)
    )
    wave += f"V{high + 20}H-14Z"
    foam = "".join(f"M{32 + i * 100} {high - 48}q18 -14 28 8" for i in range(5))
    skies = (("#F3E3BC", "#F0C96F"), ("#D8E6DC", "#F3D68A"), ("#F0CFA0", "#EBA45C"), ("#CFE0E4", "#F7E3A4"))
    sky, disc = skies[number % len(skies)]
    return (
        Rect(0, 0, 562, line + 4, fill=sky),
        Circle(*sun, 78, fill=disc, stroke=BRASS, width=5),
        ink(rays, 5, BRASS),
        Rect(0, line, 562, high - line, fill="#2E7187"),
        ink(f"M0 {line}H562"),
        ink(swells, 5, "#8FC0C6", 0.6),
        placed(ship(number), 26, high - 60 - WATERLINE * 1.27, 1.27),
        form(wave, SEA, 6),
        ink(foam, 5, FOAM),
    )
