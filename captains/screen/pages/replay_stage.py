"""The replay stage: a match watched again from its log, line by line, at the speed the user has set."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from captains.scene.page import Desk, Does, Format, Page, Show
from captains.screen.pages.leaf import Leaves
from captains.screen.pages.log import Log
from captains.screen.pages.look_ups import log_leaf, rules_leaf
from captains.screen.pages.pace import STEADY, Pace
from captains.screen.stage import Stage

if TYPE_CHECKING:
    from captains.host.reading import Reading
    from captains.scene.picture import Picture
    from captains.screen.pages.bot_desk import BotDesk


class ReplayStage(Stage):
    """The log of a match that plays by itself. Its button, or a click beside the picks, stops it and lets it go on."""

    def __init__(
        self, reading: Reading, picture: Picture, at: int, bots: Callable[[Callable[[], None]], BotDesk]
    ) -> None:
        """`at` is how many entries have happened where it begins; `bots` is who can look back, told whom to wake."""
        self._game = reading.setup.game
        self._bots = bots(lambda: self.window.wake())
        self._log: Log = log_leaf(reading, picture, False, self._bots)
        self._log.at = next((i for i, line in enumerate(self._log.lines) if line.n >= at), len(self._log.lines) - 1)
        self._leaves = Leaves()
        self._pace = Pace()
        self._plays = True

    def leave(self) -> None:
        """Nobody looks back any more."""
        self._bots.close()

    def page(self, fmt: Format, desk: Desk) -> Page:
        """The log, or the rules over it."""
        self._log.plays = self._plays and not self._ended
        return self._leaves.page(self._log.page(Page("replay", ()), fmt), fmt)

    @property
    def _ended(self) -> bool:
        """Whether the last line is reached."""
        return self._log.at >= len(self._log.lines) - 1

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Stop, go on, look elsewhere; Esc closes the window."""
        left = self._leaves.wish(does)
        if left is None:
            return desk
        if left in (Show("skip"), Show("play")):
            self._play()
            return desk
        if isinstance(left, Show) and left.what in ("log-at", "log-entry"):
            self._plays = False
        left = self._log.wish(left)
        if self._log.done:
            self.window.quit()
        elif isinstance(left, Show) and left.what == "rules":
            self._leaves.lay(rules_leaf(self._game, str(left.arg or "")))
        return desk

    def _play(self) -> None:
        """Stop, or go on; from the beginning where the end is reached."""
        self._plays = not self._plays or self._ended
        if self._ended:
            self._log.wish(Show("log-at", 0))
        self._pace.skip()

    def tick(self, ms: int) -> int | None:
        """The next line, when its time has come."""
        if self._log.stale():
            self.window.redraw()
        if not self._plays or self._log.asks or self._leaves or self._ended:
            return None
        left = self._pace.pass_time(ms)
        if left:
            return left
        self._log.wish(Show("log-at", self._log.at + 1))
        self.window.redraw()
        wait = STEADY[self.window.settings.speed] or 100
        self._pace.hold(wait)
        return wait
