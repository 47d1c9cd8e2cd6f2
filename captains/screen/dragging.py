"""Dragging a pick: when a press becomes one, how far it has come, what it lies over, where it is let go."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from captains.scene.page import Box, Drop, Page, Pick, Piece, Refuse

SLACK = 7.0
"""How far the pointer may stray from where it was pressed, in px of the page, before a click becomes a drag."""


class Drag(NamedTuple):
    """A pick under way: the piece it carries, where the pointer took hold of it and where it is now."""

    pick: Pick
    piece: Piece
    start: tuple[float, float]
    at: tuple[float, float]

    @property
    def box(self) -> Box:
        """Where the piece is seen now."""
        box = self.piece.box
        return Box(box.x + self.at[0] - self.start[0], box.y + self.at[1] - self.start[1], box.w, box.h)

    @property
    def over(self) -> Drop | None:
        """What it would be let go on now; of those that overlap the last."""
        return next((drop for drop in reversed(self.pick.drops) if drop.box.holds(*self.at)), None)

    @property
    def open(self) -> tuple[Drop, ...]:
        """Where it may lie."""
        return tuple(drop for drop in self.pick.drops if not isinstance(drop.does, Refuse))


def begun(page: Page, pick: str, start: tuple[float, float], at: tuple[float, float]) -> Drag | None:
    """The drag that a press on this pick has become, None while it may still be a click or if it can't be dragged."""
    if hypot(at[0] - start[0], at[1] - start[1]) < SLACK:
        return None
    return _held(page, pick, start, at)


def followed(drag: Drag, page: Page) -> Drag | None:
    """The same drag on another page, still under the pointer; None where it has no place any more."""
    held = _held(page, drag.pick.id, drag.start, drag.at)
    if held is None:
        return None
    old, new, (x, y) = drag.piece.box, held.piece.box, drag.start
    return held._replace(start=(x + new.x - old.x, y + new.y - old.y))


def _held(page: Page, id: str, start: tuple[float, float], at: tuple[float, float]) -> Drag | None:
    pick = next((pick for pick in page.picks if pick.id == id), None)
    if pick is None or not pick.drops:
        return None
    piece = next((piece for piece in page.pieces if piece.id == pick.carries), None)
    return None if piece is None else Drag(pick, piece, start, at)
