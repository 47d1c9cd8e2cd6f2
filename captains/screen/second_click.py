"""The second click of a double click: what has come to lie under it only since the first one is not meant by it."""

from __future__ import annotations

from captains.scene.page import Act, Pick

WITHIN = 300.0
"""How soon after the first a click is its second, in ms."""
NEAR = 6.0
"""How far from the first, in px of the page."""


class SecondClick:
    """Remembers the last click, so that a nervous finger does not decide for whoever is asked next."""

    def __init__(self) -> None:
        self.within = WITHIN
        self._last: tuple[Pick, float, float, float] | None = None

    def meant(self, pick: Pick, x: float, y: float, ms: float) -> bool:
        """Whether a click at this place and time is meant for this pick."""
        last, self._last = self._last, (pick, x, y, ms)
        if last is None or not isinstance(pick.does, Act):
            return True
        first, first_x, first_y, at = last
        if ms - at >= self.within or abs(x - first_x) > NEAR or abs(y - first_y) > NEAR:
            return True
        same = isinstance(first.does, Act) and first.does.seat == pick.does.seat
        return same and first.id == pick.id
