"""What the mouse points at: the hit test and the click that is a press and a release on the same pick."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal, NamedTuple

from captains.scene.page import Page, Pick, TextField

Shape = Literal["arrow", "hand", "text"]
STIR = 6.0
"""How far the pointer must move from where it rested before it points at what has changed there, in px of the page."""


def hit(picks: Sequence[Pick], x: float, y: float) -> Pick | None:
    """The pick under this place of the page; among overlapping ones the last."""
    return next((pick for pick in reversed(picks) if touches(pick, x, y)), None)


def touches(pick: Pick, x: float, y: float) -> bool:
    """Whether the place lies on the pick: in its box, or in the circle inscribed in it."""
    if pick.shape == "rect":
        return pick.box.holds(x, y)
    cx, cy = pick.box.middle
    r = min(pick.box.w, pick.box.h) / 2
    return (x - cx) ** 2 + (y - cy) ** 2 <= r * r


def field_at(page: Page, x: float, y: float) -> TextField | None:
    """The text field under this place."""
    return next((field for field in reversed(page.fields) if field.box.holds(x, y)), None)


def changed(before: Pick | None, now: Pick | None) -> bool:
    """Whether something else lies under a resting pointer now, or the same that may no longer be clicked."""
    if before is None or now is None:
        return before is not now
    return before.id != now.id or (before.live and not now.live)


class Press(NamedTuple):
    """A button of the mouse held down: on which pick ("" for none), and where."""

    pick: str
    x: float
    y: float


class Pointer:
    """Follows the mouse in px of the page. A press that leaves its pick is no click, even when it comes back late."""

    def __init__(self) -> None:
        self.place: tuple[float, float] | None = None
        self.press: Press | None = None
        self._rests: tuple[float, float] | None = None

    @property
    def hushed(self) -> bool:
        """Whether the page has changed under it since it was moved: nobody has pointed at what lies there now."""
        return self._rests is not None

    def rest(self) -> None:
        """The page has changed under it."""
        self._rests = self.place

    def stir(self, x: float, y: float) -> None:
        """The mouse is here: a few px from where it rested it points again."""
        if self._rests is not None and hypot(x - self._rests[0], y - self._rests[1]) > STIR:
            self._rests = None

    def move(self, x: float, y: float) -> None:
        """The mouse has moved."""
        self.place = (x, y)

    def leave(self) -> None:
        """The mouse has left the window."""
        self.place = self._rests = None

    def over(self, page: Page | None) -> Pick | None:
        """The pick under the mouse."""
        if page is None or self.place is None:
            return None
        return hit(page.picks, *self.place)

    def down(self, page: Page, x: float, y: float) -> Pick | None:
        """The main button goes down; the pick it goes down on."""
        self.place = (x, y)
        pick = hit(page.picks, x, y)
        self.press = Press(pick.id if pick else "", x, y)
        return pick

    def up(self, page: Page, x: float, y: float) -> tuple[bool, Pick | None]:
        """The main button comes up: whether that is a click, and on which pick (None: on no pick at all).

        Pressing on one thing and letting go on another is no click, so a slip can still be dragged away.
        """
        self.place = (x, y)
        press, self.press = self.press, None
        if press is None:
            return False, None
        pick = hit(page.picks, x, y)
        return press.pick == (pick.id if pick else ""), pick
