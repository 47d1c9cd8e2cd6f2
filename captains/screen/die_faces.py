"""The drawings of a die: its faces, the resting solid, its shadow and its glow."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect, Use
from captains.scene.page import Die
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, WHITE, mixed
from captains.screen.die_solid import (
    COS,
    EDGE_OF_BOX,
    TOP,
    Lie,
    Matrix,
    Point,
    brightness,
    facing,
    lie,
    moved,
    outline,
    seen,
    shadow,
    yawed,
)

INK, PALE, DEEP, PIT = "#140E09", "#FFF3C9", "#04101A", "#4A330A"
MARGIN = 0.2
ONE_OF_MANY = 0.52  # how much of its box the single thing of "gold-1" fills
PIP = "pip"
"""The dot of an ordinary die: set on the bare body, on a disc never."""
Glow = Literal["open", "hover", "chosen", "aside", "refused"]
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((50, 50),),
    2: ((29, 29), (71, 71)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((27, 27), (73, 27), (27, 73), (73, 73), (50, 50)),
    6: ((29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)),
}


def tone(colour: str, light: float) -> str:
    """The body colour of a face on which so much light falls (0 to 1)."""
    if light >= 0.5:
        return mixed(colour, "#FFFFFF", min(1.0, (light - 0.5) / 0.32) * 0.2)
    return mixed(colour, "#000000", (0.5 - light) * 0.84)


def counting(die: Die) -> bool:
    """Whether the die's faces are set like pips; see `counts`."""
    return counts(die.faces)


@lru_cache(64)
def counts(faces: tuple[tuple[str, ...], ...]) -> bool:
    """Whether all faces show one thing in numbers, repeated ("coin", "coin") or as "gold-1" to "gold-6".

    Such a die has no discs: its things are set on the body like pips.
    """
    return len({symbol.rstrip("123456").rstrip("-") for face in faces for symbol in face}) == 1


def face_art(symbols: tuple[str, ...], count: bool) -> tuple[Node, ...]:
    """What is painted on a face, in a box of 100×100."""
    if not symbols:
        return ()
    if count and len(symbols) == 1 and symbols[0][-1] in "123456":
        symbols = (f"{symbols[0][:-1]}1",) * int(symbols[0][-1])
    if set(symbols) == {PIP}:
        return tuple(Use(PIP, x, y, 26 if len(symbols) == 1 else 21) for x, y in PIPS[min(len(symbols), 6)])
    if count or len(symbols) > 2:
        size = 46.0 if len(symbols) == 1 else 29.0
        grown = size / ONE_OF_MANY if symbols[0].endswith("-1") else size
        nodes: list[Node] = []
        for (x, y), symbol in zip(PIPS[min(len(symbols), 6)], symbols, strict=False):
            nodes += [Circle(x, y, size / 2 + 2, fill=PIT), Use(symbol, x, y, grown)]
        return tuple(nodes)
    disc: tuple[Node, ...] = (
        Circle(50, 50, 41, fill=WHITE, stroke=INK, width=2.5),
        Circle(50, 50, 36.5, stroke=BRASS, width=1.4),
    )
    if len(symbols) == 1:
        return (*disc, Use(symbols[0], 50, 50, 56))
    return (*disc, Use(symbols[0], 36, 39, 38), Use(symbols[1], 63, 62, 38))


@lru_cache(256)
def art_drawing(symbols: tuple[str, ...], count: bool) -> Drawing:
    """The art of a face as a picture, for tumbling dice."""
    return Drawing(100, 100, face_art(symbols, count), key=f"die-art {count} {'+'.join(symbols)}")


def edge_of(die: Die) -> float:
    """The length of the die's edge in logical px."""
    return min(die.box.w, die.box.h) * EDGE_OF_BOX


def canvas(die: Die) -> float:
    """The side of the square about the middle of the die's box in which solid, shadow and glow are drawn."""
    return edge_of(die) * 2 * (1 + MARGIN)


def resting(die: Die) -> tuple[Lie, Matrix]:
    """How the die lies now; a die not yet rolled lies as its first roll would, with blank faces."""
    place = lie(die.id, die.roll, die.up or 0)
    return place, yawed(place.yaw)


def body_drawing(die: Die) -> Drawing:
    """The resting solid with the face named by `up` on top; blank before the first roll."""
    faces = die.faces if die.up is not None else ()
    return _body(die.id, die.roll, die.up, die.colour, faces, counting(die), edge_of(die))


def glow_drawing(die: Die, glow: Glow) -> Drawing:
    """The edge of light about the resting solid."""
    return _glow(die.id, die.roll, die.up or 0, edge_of(die), glow)


def shadow_drawing(die: Die) -> Drawing:
    """The shadow that the resting solid throws on the table."""
    return _shadow(die.id, die.roll, die.up or 0, edge_of(die))


def closed(points: list[Point], edge: float, middle: float) -> str:
    """SVG path data of a polygon given in edges about the middle of a square canvas."""
    return "M" + "L".join(f"{middle + x * edge:.2f} {middle + y * edge:.2f}" for x, y in points) + "Z"


@lru_cache(256)
def _body(
    ident: str, roll: int, up: int | None, colour: str, faces: tuple[tuple[str, ...], ...], count: bool, edge: float
) -> Drawing:
    place = lie(ident, roll, up or 0)
    matrix = yawed(place.yaw)
    side = edge * 2 * (1 + MARGIN)
    shape = closed(outline(matrix), edge, side / 2)
    dark = tone(colour, 0.1)
    nodes: list[Node] = [
        Path(shape, fill=INK, stroke=INK, width=edge * 0.1),
        Path(shape, fill=dark, stroke=dark, width=edge * 0.055),
    ]
    for face, spot in place.sides:
        normal = moved(matrix, spot.normal)
        if not facing(normal):
            continue
        light = brightness(normal)
        (x, y), (ux, uy), (vx, vy) = (seen(moved(matrix, v)) for v in (spot.corner, spot.across, spot.down))
        art = face_art(faces[face], count) if faces else ()
        inside: list[Node] = [Rect(1, 1, 98, 98, 15, fill=tone(colour, light))]
        inside.append(Path("M5 80V20Q5 5 20 5H80", stroke="#FFFFFF", width=3, stroke_opacity=0.06 + light * 0.5))
        inside += art
        if light < 0.5:
            inside.append(Rect(1, 1, 98, 98, 15, fill="#000000", fill_opacity=dusk(light)))
        k = edge / 100
        axes = (ux * k, uy * k, vx * k, vy * k)
        nodes.append(Group(tuple(inside), x=side / 2 + x * edge, y=side / 2 + y * edge, matrix=axes))
    return Drawing(side, side, tuple(nodes))


def dusk(light: float) -> float:
    """How strongly a face away from the light is darkened, art included."""
    return max(0.0, 0.5 - light) * 0.44


@lru_cache(512)
def _glow(ident: str, roll: int, up: int, edge: float, glow: Glow) -> Drawing:
    matrix = yawed(lie(ident, roll, up).yaw)
    side = edge * 2 * (1 + MARGIN)
    shape = closed(outline(matrix), edge, side / 2)
    colour = {"chosen": PALE, "refused": BLOOD}.get(glow, BRIGHT_BRASS)
    factor = {"hover": 1.45, "chosen": 1.35, "aside": 0.7}.get(glow, 1.0)
    layers = ((0.30, 0.13), (0.21, 0.24), (0.15, 0.95))
    strokes = tuple(Path(shape, stroke=colour, width=edge * w * factor, stroke_opacity=o) for w, o in layers)
    return Drawing(side, side, strokes)


@lru_cache(256)
def _shadow(ident: str, roll: int, up: int, edge: float) -> Drawing:
    matrix = yawed(lie(ident, roll, up).yaw)
    side = edge * 2 * (1 + MARGIN)
    points = [(x, y + 0.5 * COS) for x, y in shadow(matrix, 0.5)]
    shape = closed(points, edge, side / 2)
    dark = Path(shape, fill=DEEP, stroke=DEEP, width=edge * 0.1, fill_opacity=0.36, stroke_opacity=0.12)
    return Drawing(side, side, (dark,))


def top_corners(die: Die) -> tuple[Point, Point, Point]:
    """The top face's art: its upper left corner, the ends of its top and left edges, in edges about the centre."""
    place, matrix = resting(die)
    spot = place.sides[0][1] if die.up is not None else TOP
    (x, y), (ux, uy), (vx, vy) = (seen(moved(matrix, v)) for v in (spot.corner, spot.across, spot.down))
    return (x, y), (x + ux, y + uy), (x + vx, y + vy)
