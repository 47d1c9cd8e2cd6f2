"""Tiles: resources, Coco tiles, what something costs; drawn in whatever unit the picture has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from captains.games.pirate_islands.sheet import CocoKind, Cost
from captains.games.pirate_islands.tiles import RESOURCES, Tiles
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, INK, SOFT_INK
from captains.scene.svg import short
from captains.scene.widgets import tick

DULL, SLOT = "#B9A67F", "#EFE2C2"
LIT, PLAIN = "#FBEFC8", "#EFE2C2"


def tile(x: float, y: float, size: float, resource: int) -> Node:
    """A resource tile."""
    return Use(f"tile-{RESOURCES[resource]}", x, y, size)


def missing(x: float, y: float, size: float, symbol: str, edge: str = DULL, paper: str = SLOT) -> tuple[Node, ...]:
    """The place of something that is not there: its picture pale behind a dashed edge."""
    side = size * 0.9
    left, top, r = x - side / 2, y - side / 2, side * 0.14
    dash = f"{side * 0.1:.2f} {side * 0.085:.2f}"
    return (
        Rect(left, top, side, side, r, fill=paper),
        Use(symbol, x, y, side * 0.68),
        Rect(left, top, side, side, r, fill=paper, fill_opacity=0.5),
        Rect(left, top, side, side, r, stroke=edge, width=side * 0.03, dash=dash),
    )


def missing_tile(
    x: float, y: float, size: float, resource: int, edge: str = DULL, paper: str = SLOT
) -> tuple[Node, ...]:
    """The place of a resource tile that is not there."""
    return missing(x, y, size, f"goods-{RESOURCES[resource]}", edge, paper)


def badge(x: float, y: float, r: float, number: int, size: float) -> tuple[Node, ...]:
    """A number on a disc, at the corner of what is counted."""
    return (
        Circle(x, y, r, fill="#F4E9D0", stroke=SOFT_INK, width=max(1.2, r * 0.1)),
        Text(x, y + size * 0.36, str(number), size, "sans", INK, "middle", True),
    )


def stack(x: float, y: float, size: float, resource: int, count: int) -> tuple[Node, ...]:
    """Tiles of a resource without their number, or their empty place."""
    if not count:
        return missing_tile(x, y, size, resource)
    under = (tile(x + size * 0.06, y - size * 0.06, size, resource),) if count > 1 else ()
    return (*under, tile(x, y, size, resource))


@lru_cache(maxsize=128)
def coco_face(x: float, y: float, size: float, kind: CocoKind) -> tuple[Node, ...]:
    """A Coco tile that has been turned up."""
    if kind.does == "ghost-captain":
        return (Use("coco-ghost", x, y, size),)
    if kind.does == "build":
        return (Use("coco-build", x, y, size),)
    columns = 2 if len(kind.gift.icons) <= 4 else 3
    rows = -(-len(kind.gift.icons) // columns)
    pitch = size * 0.8 / max(columns, rows)
    nodes: list[Node] = [Use("coco-gift", x, y, size)]
    for i, resource in enumerate(kind.gift.icons):
        row, column = divmod(i, columns)
        across = x + (column - (columns - 1) / 2) * pitch
        nodes.append(
            Use(f"goods-{RESOURCES[resource]}", across, y - size * 0.02 + (row - (rows - 1) / 2) * pitch, pitch * 0.88)
        )
    return tuple(nodes)


def coco_symbol(kind: CocoKind) -> str:
    """The symbol that stands for a kind of Coco tile in words and notes."""
    return {"ghost-captain": "coco-ghost", "build": "coco-build", "gift": "coco-tile"}[kind.does]


def unpaid_icons(cost: Cost, tiles: Tiles) -> tuple[bool, ...]:
    """Which of a cost's icons are missing, the last of a kind first to be so."""
    left = list(tiles)
    found = []
    for icon in cost.icons:
        left[icon] -= 1
        found.append(left[icon] < 0)
    return tuple(found)


def cost_icons(x: float, y: float, w: float, h: float, cost: Cost, lacks: Sequence[bool]) -> list[Node]:
    """The icons of a cost, in one row or two, as large as there is room; what is missing is a dashed slot in blood."""
    count = len(cost.icons)
    rows = 1 if min(w / count, h) * 1.2 >= min(w / -(-count // 2), h / 2) else 2
    columns = -(-count // rows)
    pitch = min(w / columns, h / rows)
    size = pitch * 0.95
    left = x + min((w - pitch * columns) / 2, pitch * 0.3)
    top = y + (h - pitch * rows) / 2
    nodes: list[Node] = []
    for i, (icon, lack) in enumerate(zip(cost.icons, lacks, strict=True)):
        row, column = divmod(i, columns)
        short_by = columns * rows - count if row == rows - 1 else 0
        cx, cy = left + pitch * (column + 0.5 + short_by / 2), top + pitch * (row + 0.5)
        if lack:
            nodes += missing_tile(cx, cy, size * 1.04, icon, BLOOD, "#F8F1DF")
        else:
            nodes.append(tile(cx, cy, size, icon))
    return nodes


def cost_card(
    w: float, h: float, picture: str, cost: Cost, lacks: Sequence[bool], can: bool, chosen: bool
) -> list[Node]:
    """A line of the building-cost tile from its own corner: what is built, what it costs; lit where it can be had."""
    r = h * 0.14
    nodes: list[Node] = [
        Rect(0, 0, w, h, r, fill=LIT if can else PLAIN, stroke=BRASS if can else DULL, width=2.6 if can else 1.3),
    ]
    if can:
        nodes.append(Rect(3.5, 3.5, w - 7, h - 7, r * 0.75, stroke=BRIGHT_BRASS, width=1.2))
    if chosen:
        nodes.append(Rect(0, 0, w, h, r, stroke=INK, width=3))
    shown = min(h * 0.84, w * 0.3)
    nodes.append(Use(picture, 7 + shown / 2, h / 2, shown))
    x = 12 + shown
    nodes.append(Path(f"M{short(x)} {short(h * 0.22)}V{short(h * 0.78)}", stroke=DULL, width=1.2))
    nodes += cost_icons(x + 5, h * 0.1, w - x - 12, h * 0.8, cost, lacks)
    if can:
        nodes += tick(w - h * 0.07, h * 0.07, max(7.0, min(h * 0.15, 11.0)))
    return nodes
