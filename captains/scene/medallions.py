"""Medallions: small round pictures of what somebody may have done last, each drawn in a box of 200 × 200 px."""

from __future__ import annotations

import math
from collections.abc import Callable

from captains.scene.nodes import Circle, Node, Path, Rect, Use
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    CORAL,
    DARK_WOOD,
    DEEP_SEA,
    FOAM,
    INK,
    LEAF,
    LIGHT,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    SAND,
    SEA,
    SHALLOW,
    SOFT_INK,
    WHITE,
    WOOD,
)
from captains.scene.svg import short as s

C, R = 100.0, 88.0
"""The middle of a medallion, and the radius of its picture."""
SKY, DUSK = "#DCE9E4", "#F2D7A6"


def medallion(key: str) -> tuple[Node, ...]:
    """The medallion of that name; KeyError if there is none."""
    return (
        Circle(C + 3, C + 5, R + 8, SOFT_INK, fill_opacity=0.3),
        Circle(C, C, R + 8, BRASS, INK, 3),
        *_PICTURES[key](),
        Circle(C, C, R, stroke=INK, width=3.5),
        Circle(C, C, R + 4.5, stroke=BRIGHT_BRASS, width=1.6),
    )


def _ground(level: float, sky: str, ground: str) -> tuple[Node, ...]:
    """Sky, and below `level` ground or water."""
    half = math.sqrt(R * R - (level - C) ** 2)
    low = f"M{s(C - half)} {s(level)}A{R} {R} 0 {int(level < C)} 0 {s(C + half)} {s(level)}Z"
    return Circle(C, C, R, sky), Path(low, ground, INK, 2.4)


def _waves(*rows: tuple[float, float, int]) -> Node:
    """Rows of waves: from where, at which height, how many."""
    return Path("".join(f"M{x} {y}" + "q5 -5 10 0q5 -5 10 0" * n for x, y, n in rows), stroke=FOAM, width=2.4)


def _rays(x: float, y: float, inner: float, outer: float, count: int) -> Node:
    d = ""
    for i in range(count):
        a = math.pi * (i + 0.5) / count
        dx, dy = -math.cos(a), -math.sin(a)
        d += f"M{s(x + inner * dx)} {s(y + inner * dy)}L{s(x + outer * dx)} {s(y + outer * dy)}"
    return Path(d, stroke=BRASS, width=4)


def _boat() -> tuple[Node, ...]:
    return (*_ground(128, SKY, SEA), Circle(52, 62, 12, BRIGHT_BRASS, INK, 2), Use("sloop", 104, 88, 104), _sea_front())


def _sea_front() -> Node:
    return _waves((40, 150, 3), (92, 164, 3), (70, 140, 4))


def _sea() -> tuple[Node, ...]:
    return (*_ground(92, DUSK, DEEP_SEA), Use("whale", 100, 112, 96), _waves((30, 112, 1), (138, 120, 1), (60, 164, 4)))


def _young() -> tuple[Node, ...]:
    """A cake with three candles."""
    cake = "M46 112Q100 96 154 112V146Q100 162 46 146Z"
    icing = "M46 112Q100 96 154 112V122Q147 132 140 122T126 124T110 127T94 127T78 125T62 122T46 120Z"
    nodes: list[Node] = [Circle(C, C, R, "#F6E3DA"), Path("M34 150Q100 176 166 150Q100 168 34 150Z", WHITE, INK, 2.4)]
    nodes += [Path(cake, WOOD, INK, 3), Path(icing, LIGHT, INK, 2.4)]
    for x, y, tone in ((74, 70, CORAL), (100, 64, SHALLOW), (126, 70, LEAF)):
        flame = f"M{x} {y - 22}Q{x + 9} {y - 9} {x} {y - 4}Q{x - 9} {y - 9} {x} {y - 22}Z"
        nodes += [Rect(x - 5, y, 10, 40, 2, tone, INK, 2.2), Path(f"M{x} {y}v-6", stroke=INK, width=2)]
        nodes.append(Path(flame, BRIGHT_BRASS, INK, 1.8))
    return tuple(nodes)


def _fish() -> tuple[Node, ...]:
    """A fish on its plate."""
    body = "M48 100Q84 62 128 96L154 78Q148 100 154 122L128 104Q84 138 48 100Z"
    scales = "M82 84q10 16 0 32M96 80q12 20 0 40M110 84q10 16 0 32"
    return (
        Circle(C, C, R, "#EBDDBF"),
        Circle(C, C, 76, WHITE, INK, 3),
        Circle(C, C, 60, stroke=PAPER_SHADE, width=3),
        Path(body, SHALLOW, INK, 3.2),
        Path(scales, stroke=SEA, width=2.6),
        Circle(66, 96, 5, WHITE, INK, 2),
        Circle(66, 96, 2, INK),
        Path("M70 150q12 -8 22 0M108 148q12 -8 22 0", stroke=LEAF, width=5),
    )


def _island() -> tuple[Node, ...]:
    sand = "M52 136Q100 96 148 136Q100 150 52 136Z"
    return (
        *_ground(122, SKY, SEA),
        Path(sand, SAND, INK, 2.6),
        Use("palm", 100, 86, 92),
        _waves((44, 156, 2), (104, 160, 3)),
    )


def _find() -> tuple[Node, ...]:
    return (*_ground(134, DUSK, SAND), Use("chest", 84, 116, 92), Use("lens", 134, 78, 62, ink=INK))


def _animal() -> tuple[Node, ...]:
    branch = "M30 138Q90 122 170 142"
    return (
        Circle(C, C, R, "#DDE8C8"),
        Path(branch, stroke=INK, width=15),
        Path(branch, stroke=WOOD, width=10),
        Path("M150 132q18 -22 26 -6q-8 14 -26 6ZM44 134q-14 -22 -22 -8q6 14 22 8Z", LEAF, INK, 2),
        Use("parrot", 96, 86, 104),
    )


def _knot() -> tuple[Node, ...]:
    """A rope with an overhand knot."""
    ways = ("M26 108C60 108 70 60 104 60S140 108 104 126S58 136 62 104", "M62 104C66 78 108 74 118 104S140 118 174 106")
    nodes: list[Node] = [Circle(C, C, R, "#CFDDE0")]
    for d in ways:
        nodes += [Path(d, stroke=INK, width=19), Path(d, stroke=SAND, width=13)]
        nodes.append(Path(d, stroke=WOOD, width=13, dash="2 9"))
    return tuple(nodes)


def _wet() -> tuple[Node, ...]:
    """A cloud that rains on a puddle."""
    cloud = "M52 96C30 96 30 66 54 66C56 42 92 38 100 58C116 44 144 54 142 74C164 76 160 98 144 98Z"
    rain = "".join(f"M{x} {y}l-7 18" for x, y in ((66, 106), (90, 108), (114, 106), (138, 108), (78, 130), (102, 132)))
    return (
        *_ground(152, "#C4D0D4", SEA),
        Path(cloud, "#E9EEEC", INK, 3),
        Path("M60 88q14 -10 28 -2", stroke=SHALLOW, width=2.6),
        Path(rain, stroke=DEEP_SEA, width=4.4),
        _waves((62, 166, 4)),
    )


def _early() -> tuple[Node, ...]:
    """The sun as it comes up."""
    half = "M58 122A42 42 0 0 1 142 122Z"
    return (
        *_ground(122, DUSK, SEA),
        _rays(100, 122, 52, 74, 9),
        Path(half, BRIGHT_BRASS, INK, 3),
        _waves((50, 140, 5), (70, 156, 3)),
    )


def _far() -> tuple[Node, ...]:
    """A map with a dotted way to a cross."""
    sheet = "M38 62L78 50L122 64L162 50V138L122 152L78 138L38 150Z"
    return (
        Circle(C, C, R, SHALLOW),
        Path(sheet, PAPER, INK, 3),
        Path("M78 50V138M122 64V152", stroke=PAPER_SHADE, width=3),
        Path("M52 134C60 100 84 118 96 96S120 92 138 78", stroke=SOFT_INK, width=4, dash="0.1 9"),
        Path("M130 68l18 18M148 68l-18 18", stroke=BLOOD, width=6),
        Path("M48 78q10 -12 22 -4q-2 14 -22 4Z", LEAF, INK, 1.8),
    )


def _lost() -> tuple[Node, ...]:
    """A compass whose needle points anywhere."""
    marks = ""
    for i in range(16):
        a = math.pi * i / 8
        inner = 52 if i % 4 else 46
        marks += f"M{s(C + inner * math.cos(a))} {s(C + inner * math.sin(a))}"
        marks += f"L{s(C + 60 * math.cos(a))} {s(C + 60 * math.sin(a))}"
    return (
        Circle(C, C, R, NIGHT),
        Circle(C, C, 72, BRASS, INK, 3),
        Circle(C, C, 62, LIGHT, INK, 2.6),
        Path(marks, stroke=INK, width=3),
        Path("M134 66L108 108L92 92Z", BLOOD, INK, 2.4),
        Path("M66 134L92 92L108 108Z", FOAM, INK, 2.4),
        Circle(C, C, 6, DARK_WOOD, INK, 2),
    )


_PICTURES: dict[str, Callable[[], tuple[Node, ...]]] = {
    "boat": _boat,
    "sea": _sea,
    "young": _young,
    "fish": _fish,
    "island": _island,
    "find": _find,
    "animal": _animal,
    "knot": _knot,
    "wet": _wet,
    "early": _early,
    "far": _far,
    "lost": _lost,
}
"""The pictures by name."""
