"""The margin of the printed board: paper, a graduated border, fine lines."""

from __future__ import annotations

from functools import lru_cache

from captains.scene.nodes import TINT, Group, Node, Path, Rect
from captains.scene.palette import INK, PAPER, SOFT_INK
from captains.scene.svg import short

MARGIN, BORDER = 6.4, 1.7
COLUMNS, ROWS = 30, 21


@lru_cache(maxsize=4)
def frame(paper: tuple[float, float], beyond: float) -> tuple[Node, ...]:
    """Everything outside the sea; it covers what of the map lies there, up to `beyond` mm."""
    (w, h), m, t = paper, MARGIN, BORDER
    hole = f"M{short(m + t)} {short(m + t)}V{short(h - m - t)}H{short(w - m - t)}V{short(m + t)}Z"
    outside = f"M{-beyond:g} {-beyond:g}H{w + beyond:g}V{h + beyond:g}H{-beyond:g}Z"
    sheet = f"M{m:g} {m:g}H{w - m:g}V{h - m:g}H{m:g}Z"
    cut = f"M{m:g} {m:g}V{h - m:g}H{w - m:g}V{m:g}Z"
    dark, x, y = "", (w - 2 * m) / COLUMNS, (h - 2 * m) / ROWS
    for i in range(0, COLUMNS, 2):
        dark += _bar(m + i * x, m, x, t) + _bar(m + (i + 1) * x, h - m - t, x, t)
    for i in range(0, ROWS, 2):
        dark += _bar(m, m + i * y, t, y) + _bar(w - m - t, m + i * y, t, y)
    return (
        Path(f"{outside}{cut}", "#FFFFFF"),
        Group((Path(f"{outside}{cut}", PAPER),), id=TINT),
        Path(f"{sheet}{hole}", PAPER),
        Path(dark, INK),
        Rect(m - 1.2, m - 1.2, w - 2 * m + 2.4, h - 2 * m + 2.4, 0.4, stroke=SOFT_INK, width=0.3),
        Rect(m, m, w - 2 * m, h - 2 * m, stroke=INK, width=0.4),
        Rect(m + t, m + t, w - 2 * (m + t), h - 2 * (m + t), stroke=INK, width=0.3),
    )


def _bar(x: float, y: float, w: float, h: float) -> str:
    return f"M{short(x)} {short(y)}h{short(w)}v{short(h)}h{short(-w)}Z"
