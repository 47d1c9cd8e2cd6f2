"""The stage that is on: every call to it goes through here, so that its faults are caught and its time is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from captains.scene.page import Desk, Does, Format, Page, Piece, Refuse
from captains.screen import faults
from captains.screen.stage import DeclinedError, Stage, Window

Answer = TypeVar("Answer")


class OnStage:
    """Calls the stage of a window; an unexpected fault is reported and said in a toast, and the window goes on."""

    def __init__(self, stage: Stage, window: Window) -> None:
        self.stage = self.next = stage
        self._window = window
        self.due: float | None = 0.0
        self._ticked = 0.0
        self._over: Page | None = None
        self._hovered: dict[str, tuple[Piece, ...]] = {}

    def _call(self, what: Callable[[], Answer], otherwise: Answer) -> Answer:
        try:
            return what()
        except Exception as fault:
            self._window.toast(faults.report(fault))
            return otherwise

    def enter(self, now: float) -> None:
        """Let the next stage come on, after the one before has left."""
        if self.next is not self.stage:
            self.leave()
        self.stage = self.next
        self._ticked, self.due = now, 0.0
        self._over = None
        self._call(lambda: self.stage.enter(self._window), None)

    def leave(self) -> None:
        """The stage goes off."""
        self._call(self.stage.leave, None)

    def page(self, fmt: Format, desk: Desk) -> Page | None:
        """The stage's page, None where it could not make one."""
        none: Page | None = None
        return self._call(lambda: self.stage.page(fmt, desk), none)

    def wish(self, does: Does, desk: Desk) -> Desk | Refuse:
        """Carry out a wish: the desk after it, or why it was declined."""
        self.due = 0.0
        try:
            return self.stage.wish(does, desk)
        except DeclinedError as declined:
            return declined.why
        except Exception as fault:
            self._window.toast(faults.report(fault))
            return desk

    def hover(self, page: Page | None, pick: str, fmt: Format, desk: Desk) -> tuple[Piece, ...]:
        """The ghosts of what is hovered; asked once for each page and pick."""
        if page is None or not pick:
            return ()
        if page is not self._over:
            self._over, self._hovered = page, {}
        if pick not in self._hovered:
            none: tuple[Piece, ...] = ()
            self._hovered[pick] = self._call(lambda: self.stage.hover(pick, fmt, desk), none)
        return self._hovered[pick]

    def tick(self, now: float) -> None:
        """Let time pass for the stage, if it is due; `now` in ms."""
        if self.due is None or now < self.due:
            return
        passed, self._ticked = now - self._ticked, now
        wanted = self._call(lambda: self.stage.tick(round(passed)), None)
        self.due = None if wanted is None else now + max(1, wanted)
