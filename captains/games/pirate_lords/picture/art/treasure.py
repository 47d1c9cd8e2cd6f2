"""The treasures on loot cards: a purse, a cup, a chest, with coins; each about 400 wide around its origin."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_lords.picture.art.brush import form, hatched, ink, placed, shaded, tone
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, CORAL, FOAM, INK
from captains.scene.shading import overlap
from captains.scene.svg import short as s

_GOLD, _PALE_GOLD = "#E0B445", "#EBC766"


def coin(x: float, y: float, r: float) -> tuple[Node, ...]:
    """A coin seen from the front."""
    edge = f"M{s(x)} {s(y - r * 0.9)}A{s(r * 0.9)} {s(r * 0.9)} 0 0 1 {s(x)} {s(y + r * 0.9)}"
    edge += f"A{s(r * 1.25)} {s(r * 1.25)} 0 0 0 {s(x)} {s(y - r * 0.9)}Z"
    star = f"M{s(x)} {s(y - r * 0.5)}"
    for dx, dy in ((0.13, -0.13), (0.5, 0), (0.13, 0.13), (0, 0.5), (-0.13, 0.13), (-0.5, 0), (-0.13, -0.13)):
        star += f"L{s(x + dx * r)} {s(y + dy * r)}"
    return (
        Circle(x, y, r, fill=_GOLD, stroke=INK, width=max(3, r * 0.09)),
        Path(edge, fill=BRASS),
        Circle(x, y, r * 0.72, stroke=INK, width=max(2, r * 0.05), stroke_opacity=0.7),
        Path(star + "Z", fill=INK, fill_opacity=0.8),
    )


def _oval(x: float, y: float, rx: float, ry: float) -> str:
    half = f"A{s(rx)} {s(ry)} 0 1 0"
    return f"M{s(x - rx)} {s(y)}{half} {s(x + rx)} {s(y)}{half} {s(x - rx)} {s(y)}Z"


def _pile(x: float, y: float, count: int, rx: float = 46, ry: float = 17, thick: float = 15) -> list[Node]:
    """Coins lying on one another."""
    nodes: list[Node] = []
    for k in range(count):
        cx, cy = x + (k * 7) % 5 - 2, y - k * thick
        side = f"M{s(cx - rx)} {s(cy)}V{s(cy + thick)}A{s(rx)} {s(ry)} 0 0 0 {s(cx + rx)} {s(cy + thick)}V{s(cy)}Z"
        nodes += [form(side, BRASS, 4), form(_oval(cx, cy, rx, ry), _PALE_GOLD, 4)]
        nodes.append(ink(_oval(cx, cy, rx * 0.62, ry * 0.56), 2.4, strength=0.6))
    return nodes


def gem(x: float, y: float, r: float, colour: str, dark: str) -> tuple[Node, ...]:
    """A cut stone."""
    top = f"M{s(x - r)} {s(y - r * 0.25)}L{s(x - r * 0.55)} {s(y - r * 0.8)}H{s(x + r * 0.55)}"
    top += f"L{s(x + r)} {s(y - r * 0.25)}"
    facets = f"M{s(x - r)} {s(y - r * 0.25)}H{s(x + r)}M{s(x - r * 0.4)} {s(y - r * 0.25)}L{s(x)} {s(y + r)}"
    return (
        form(f"{top}L{s(x)} {s(y + r)}Z", colour, 4),
        tone(f"M{s(x + r * 0.4)} {s(y - r * 0.25)}H{s(x + r)}L{s(x)} {s(y + r)}Z", dark),
        ink(facets + f"L{s(x + r * 0.4)} {s(y - r * 0.25)}", 3),
    )


_RED, _BLUE, _GREEN = ("#B5302F", "#7A1C20"), ("#2F7F8C", "#1C5560"), ("#4F7F3A", "#35592A")


@lru_cache(maxsize=8)
def treasure(points: int) -> tuple[Node, ...]:
    """What so many points look like: up to 2 a purse, 3 a cup, more a chest."""
    return _purse() if points <= 2 else _cup() if points == 3 else chest()


def _purse() -> tuple[Node, ...]:
    bag = "M-120 -40C-176 20 -190 120 -120 150C-60 172 60 172 120 150C190 120 176 20 120 -40"
    bag += "C80 -80 60 -96 52 -118L-52 -118C-60 -96 -80 -80 -120 -40Z"
    mouth = "M-52 -118C-86 -150 -96 -176 -84 -188C-60 -178 -44 -186 -30 -196C-14 -182 14 -182 30 -196"
    return (
        form(mouth + "C44 -186 60 -178 84 -188C96 -176 86 -150 52 -118Z", "#A9743F"),
        ink("M-30 -190L-18 -126M0 -184L0 -126M30 -190L18 -126", 4),
        *shaded(bag, "#B98449", "M60 -120L112 -20L112 100L60 180L200 180L200 -120Z", "#8A5A2E"),
        hatched(bag, (70, -100, 140, 270), 64),
        ink("M-66 -106C-30 -92 30 -92 66 -106", 15),
        ink("M-64 -107C-30 -94 30 -94 64 -107", 8, BLOOD),
        form("M52 -104C84 -84 92 -60 88 -36C74 -56 62 -76 44 -92Z", BLOOD, 4),
        *coin(-10, 44, 62),
        *_pile(-196, 168, 1),
        *_pile(196, 168, 2),
    )


def _cup() -> tuple[Node, ...]:
    cup = "M-112 -170L112 -170C118 -70 84 14 30 34L30 84C40 108 84 112 96 140C100 156 96 166 84 170L-84 170"
    cup += "C-96 166 -100 156 -96 140C-84 112 -40 108 -30 84L-30 34C-84 14 -118 -70 -112 -170Z"
    ears = "M-104 -140C-190 -160 -196 -30 -76 -18M104 -140C190 -160 196 -30 76 -18"
    pearls = ((22, -178), (52, -172), (80, -162), (100, -142), (108, -114))
    return (
        *_pile(-168, 160, 3),
        *_pile(172, 164, 2),
        *coin(-92, 150, 40),
        ink(ears, 22),
        ink(ears, 11, BRASS),
        tone(cup, _PALE_GOLD),
        tone(overlap(cup, "M48 -180L56 -60L14 60L14 180L130 180L130 -180Z"), "#B98A30"),
        ink("M-86 -150C-88 -100 -74 -44 -54 -12", 12, "#FBEFC9"),
        hatched(cup, (50, -170, 70, 340), 64, 12, 0.45),
        ink(cup),
        form(_oval(0, -170, 112, 24), "#7A3042"),
        ink("M-104 -118C-40 -98 40 -98 104 -118M-30 60L30 60M-96 142C-40 156 40 156 96 142", 4),
        *gem(-52, -62, 25, *_BLUE),
        *gem(4, -52, 28, *_RED),
        *gem(60, -62, 25, *_GREEN),
        *(Circle(x, y, 15, fill=FOAM, stroke=INK, width=4) for x, y in pearls),
    )


@lru_cache(maxsize=1)
def chest() -> tuple[Node, ...]:
    """An open chest with a crown on its gold."""
    nodes: list[Node] = [
        form("M-190 -70C-190 -190 -120 -214 0 -214C120 -214 190 -190 190 -70Z", "#7C4E2B"),
        form("M-150 -72C-150 -160 -100 -178 0 -178C100 -178 150 -160 150 -72Z", "#3F2616", 4),
        form("M-176 -60C-150 -120 -96 -110 -70 -132C-40 -160 20 -160 60 -134C96 -126 150 -112 176 -60Z", _GOLD),
    ]
    for x, y in (
        (-120, -84),
        (-70, -106),
        (-20, -118),
        (38, -116),
        (90, -100),
        (134, -80),
        (-44, -84),
        (10, -84),
        (62, -78),
    ):
        nodes += coin(x, y, 27)
    nodes += [*gem(-96, -128, 26, *_RED), *gem(108, -132, 26, *_BLUE), *_crown()]
    box = "M-196 -70L196 -70L184 150L-184 150Z"
    nodes += [
        *shaded(box, "#9A6534", "M90 -80L210 -80L210 160L80 160Z", "#6E4423"),
        ink("M-192 0H192M-188 74H188", 3.5),
        hatched(box, (100, -70, 100, 220), 64, 12),
    ]
    for x in (-150, 120):
        nodes.append(form(f"M{x} -70L{x + 30} -70L{x + 29} 150L{x + 1} 150Z", BRASS, 4))
        nodes += [Circle(x + 15, y, 5, fill=INK) for y in (-44, 36, 124)]
    nodes += [
        form("M-204 -78L204 -78L202 -52L-202 -52Z", BRIGHT_BRASS),
        form("M-36 -58L36 -58L36 10C36 34 -36 34 -36 10Z", BRIGHT_BRASS),
        Circle(0, -20, 10, fill=INK),
        ink("M0 -14L0 8", 8),
        *_pile(-214, 166, 2, 38, 14, 13),
        *_pile(216, 168, 3, 38, 14, 13),
    ]
    return tuple(nodes)


def _crown() -> tuple[Node, ...]:
    d = "M-58 -124L-74 -204L-34 -170L0 -222L34 -170L74 -204L58 -124Z"
    return (
        form(d, _PALE_GOLD),
        tone("M20 -124L34 -170L74 -204L58 -124Z", BRASS),
        ink(d),
        *(
            Circle(x, y, r, fill=FOAM, stroke=INK, width=4)
            for x, y, r in ((0, -226, 10), (-75, -208, 9), (75, -208, 9))
        ),
        *gem(0, -146, 15, *_RED),
    )


@lru_cache(maxsize=1)
def hourglass() -> tuple[Node, ...]:
    """The glass whose sand runs out: the sign of the last loot."""
    glass = (
        "M-78 -122L78 -122C78 -60 30 -30 16 0C30 30 78 60 78 122L-78 122C-78 60 -30 30 -16 0C-30 -30 -78 -60 -78 -122Z"
    )
    sand = "M-48 -62C-10 -50 10 -50 48 -62C32 -34 12 -18 6 0L6 70L-6 70L-6 0C-12 -18 -32 -34 -48 -62Z"
    nodes: list[Node] = [
        tone(glass, "#F3E6D2"),
        tone(sand, CORAL),
        tone("M-70 122C-66 84 -30 66 0 48C30 66 66 84 70 122Z", CORAL),
        tone(overlap(glass, "M34 -130L34 130L100 130L100 -130Z"), "#C9B49A", 0.55),
        hatched(glass, (22, -122, 60, 244), 64, 11, 0.45),
        ink(glass, 7),
    ]
    for y in (-138, 138):
        nodes += [
            Rect(-104, y - 16, 208, 32, fill=BRASS, stroke=INK, width=6),
            ink(f"M-88 {y - 4}L88 {y - 4}", 4, BRIGHT_BRASS),
        ]
    posts = "M-92 -122L-92 122M92 -122L92 122"
    return *nodes, ink(posts, 13), ink(posts, 5, BRIGHT_BRASS)


def heap(points: int, x: float, y: float, scale: float) -> Node:
    """A treasure at a place and size."""
    return placed(treasure(points), x, y, scale)
