"""A window that is never opened: what a stage needs to be asked for its page and to carry out a few wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captains.scene.page import Desk, Does, Flight

if TYPE_CHECKING:
    from captains.screen.settings import Settings
    from captains.screen.stage import Stage


class StillWindow:
    """Nothing moves in it, and nothing is ever shown."""

    moving = False

    def __init__(self) -> None:
        from captains.screen.settings import Settings

        self.desk = Desk()
        self.settings: Settings = Settings(speed=0)
        self.flights: list[Flight] = []

    def do(self, stage: Stage, wish: Does) -> None:
        """Let the stage carry out a wish."""
        self.desk = stage.wish(wish, self.desk)

    def redraw(self) -> None:
        """A still page is asked for once."""

    def jump(self) -> None:
        """Nothing moves anyway."""

    def fly(self, flights: Sequence[Flight]) -> None:
        """What would fly is kept; it stays where it starts."""
        self.flights.extend(flights)

    def skip(self) -> None:
        """Nothing is under way."""

    def toast(self, words: str) -> None:
        """Nobody reads it."""

    def go(self, stage: Stage) -> None:
        """The page asked for stays."""

    def quit(self) -> None:
        """There is nothing to close."""

    def wake(self) -> None:
        """Time does not pass."""
