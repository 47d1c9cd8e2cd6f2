"""The game's poster: an island with its treasure, a lair and a ship beside it, and the Ghost Captain over all."""

from __future__ import annotations

from functools import lru_cache

from captains.scene.nodes import Drawing, Group, Node, Path, Rect, Use
from captains.scene.palette import FOAM, mixed
from captains.scene.pencil import wobble
from captains.scene.svg import short

DUSK = ("#F4D58B", "#E79B5B", "#8C4F63", "#2B3A5C")


@lru_cache(maxsize=8)
def poster(width: float, height: float) -> Drawing:
    """The poster, composed for its form."""
    w, h = width, height
    horizon = h * 0.42
    nodes: list[Node] = [*_sky(w, horizon), *_sea(w, h, horizon)]
    s = min(w, h)
    nodes += _isle(w * 0.5, horizon + h * 0.2, s * 0.86)
    nodes.append(Use("ghost-captain", w * 0.5, horizon - s * 0.14, s * 0.52))
    for symbol, x, y, size in (
        ("ship-red", 0.17, 0.66, 0.25),
        ("ship-blue", 0.84, 0.62, 0.21),
        ("ship-orange", 0.73, 0.88, 0.3),
        ("sea-serpent", 0.2, 0.9, 0.26),
    ):
        nodes.append(Use(symbol, w * x, h * y, s * size))
    return Drawing(w, h, tuple(nodes), key=f"islands-poster {w:g} {h:g}")


def _sky(w: float, horizon: float) -> list[Node]:
    """Dusk in bands, a low sun, a few stars."""
    bands = 26
    nodes: list[Node] = []
    for i in range(bands):
        t = i / (bands - 1) * 3
        n = min(int(t), 2)
        tone = mixed(DUSK[3 - n], DUSK[2 - n], t - n)
        nodes.append(Rect(0, horizon * i / bands, w, horizon / bands + 1, fill=tone))
    sun = w * 0.16
    arc = f"M{short(w * 0.72 - sun)} {short(horizon)}a{short(sun)} {short(sun)} 0 0 1 {short(2 * sun)} 0Z"
    nodes.append(Path(arc, "#FBE7A6"))
    vary, stars = wobble("dusk"), ""
    for _ in range(28):
        x, y, r = vary(0, w), vary(0, horizon * 0.5), vary(0.6, 1.6)
        arc = f"a{short(r)} {short(r)} 0 1 0"
        stars += f"M{short(x - r)} {short(y)}{arc} {short(2 * r)} 0{arc} {short(-2 * r)} 0Z"
    nodes.append(Path(stars, "#FFF6DA", fill_opacity=0.8))
    return nodes


def _sea(w: float, h: float, horizon: float) -> list[Node]:
    bands = 18
    nodes: list[Node] = [
        Rect(
            0,
            horizon + (h - horizon) * i / bands,
            w,
            (h - horizon) / bands + 1,
            fill=mixed("#4E8FA3", "#12324A", i / (bands - 1)),
        )
        for i in range(bands)
    ]
    vary, swell = wobble("poster-swell"), ""
    for i in range(70):
        y = horizon + (h - horizon) * (i + 0.5) / 70
        near = (y - horizon) / (h - horizon)
        x, long = vary(-20, w), 8 + 22 * near
        swell += f"M{short(x)} {short(y)}q{short(long / 2)} {short(-long * 0.3)} {short(long)} 0t{short(long)} 0"
    nodes.append(Path(swell, stroke=FOAM, width=1.4, stroke_opacity=0.4))
    return nodes


def _isle(x: float, y: float, size: float) -> list[Node]:
    """An island seen from the sea: sand, palms, a cave, a chest, a lair."""
    w, hump = size, size * 0.2
    left, right, foot = short(x - w / 2), short(x + w / 2), short(y + hump * 0.62)
    near, far, low = short(x - w * 0.36), short(x + w * 0.3), short(y + hump * 1.25)
    shore = f"M{left} {foot}C{near} {short(y - hump)} {far} {short(y - hump * 1.2)} {right} {foot}"
    sand = f"{shore}C{far} {low} {short(x - w * 0.3)} {low} {left} {foot}Z"
    nodes: list[Node] = [
        Group((Path(sand, "#7FB2BF", "#A3CBCB", size * 0.012),), x=0, y=size * 0.035),
        Group((Path(sand, "#8C6A3C", "#2B2118", size * 0.008),), x=0, y=size * 0.014),
        Path(sand, "#EBD9A8", "#2B2118", size * 0.007),
    ]
    for symbol, dx, dy, scale in (
        ("palm", -0.34, -0.1, 0.3),
        ("tree-round", 0.25, -0.11, 0.22),
        ("tree-fir", 0.33, -0.07, 0.2),
        ("cave", -0.1, -0.13, 0.36),
        ("goat-white", 0.33, 0.06, 0.15),
        ("lair-orange", 0.14, -0.05, 0.24),
        ("treasure", -0.27, 0.07, 0.19),
        ("goods-gold", -0.06, 0.11, 0.14),
        ("goods-molasses", 0.1, 0.12, 0.15),
        ("bush", 0.24, 0.13, 0.1),
    ):
        nodes.append(Use(symbol, x + size * dx, y + size * dy, size * scale))
    return nodes
