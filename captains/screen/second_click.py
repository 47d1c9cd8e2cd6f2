"""The second click of a double click: what has come to lie under it only since the first one is not meant by it."""

from __future__ import annotations

from captains.scene.page import Act, Pick

WITHIN = 300.0
"""How soon after the first a click is its second, in ms."""
NEAR = 6.0
"""How far from the first, in px of the page."""


class SecondClick:
    """Remembers the last click, so that a nervous finger neither decides for who is asked next nor leaves a page."""

    def __init__(self) -> None:
        self.within = WITHIN
        self._last: tuple[Pick | None, float, float, float] | None = None

    def meant(self, pick: Pick | None, x: float, y: float, ms: float) -> bool:
        """Whether a click at this place and time is meant for this pick, or for no pick at all."""
        last, self._last = self._last, (pick, x, y, ms)
        if last is None:
            return True
        first, first_x, first_y, at = last
        if ms - at >= self.within or abs(x - first_x) > NEAR or abs(y - first_y) > NEAR:
            return True
        if first is None if pick is None else _same(first, pick):
            return True
        # A third click is no more meant for it than the second was.
        self._last = (first, x, y, ms)
        return False


def _same(first: Pick | None, pick: Pick) -> bool:
    """Whether both clicks are on one pick; on one that decides only if it did so before, for the same seat."""
    if first is None or first.id != pick.id:
        return False
    if not isinstance(pick.does, Act):
        return True
    return isinstance(first.does, Act) and first.does.seat == pick.does.seat
