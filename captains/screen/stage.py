"""What a screen page's owner promises to the window (`Stage`), and what the window offers in return (`Window`).

A stage (lobby, table, ...) turns what it knows into a `Page` and wishes into changes; it never draws and never sees an
event of the mouse or the keys. Everything here is called on the main thread, except `Window.wake`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from captains.scene.page import Desk, Does, Flight, Format, Page, Piece, Refuse
    from captains.screen.settings import Settings


class DeclinedError(Exception):
    """Raised by `Stage.wish` when a wish is refused: the window shakes what was clicked and says why."""

    def __init__(self, why: Refuse) -> None:
        super().__init__(why.refusal.words)
        self.why = why


class Window(Protocol):
    """What a stage may ask of the window that shows it."""

    desk: Desk

    @property
    def settings(self) -> Settings:
        """The settings in force; they change by wishes (`Show("speed", 3)`)."""
        ...

    @property
    def moving(self) -> bool:
        """Whether dice roll, pieces move or a new page is still on its way: bots had better wait."""
        ...

    def redraw(self) -> None:
        """Ask `Stage.page` again before the next frame."""
        ...

    def jump(self) -> None:
        """Ask `Stage.page` again and show it without any motion: after undo, a jump in the replay, a new curtain."""
        ...

    def fly(self, flights: Sequence[Flight]) -> None:
        """Let drawings fly once the next page is up; they are decoration and may be skipped at any time."""
        ...

    def skip(self) -> None:
        """End all motion now."""
        ...

    def toast(self, words: str) -> None:
        """One sentence at the bottom that fades by itself: a fault, or where a file was written."""
        ...

    def go(self, stage: Stage) -> None:
        """Replace this stage by another, which begins with a fresh desk."""
        ...

    def quit(self) -> None:
        """Close the window after this frame."""
        ...

    def wake(self) -> None:
        """Have `Stage.tick` called soon; the only call that other threads may make."""
        ...


class Stage(ABC):
    """The owner of a page; only `page` must be written, the rest has a sensible default."""

    window: Window

    def enter(self, window: Window) -> None:
        """The window shows this stage from now on."""
        self.window = window

    @abstractmethod
    def page(self, fmt: Format, desk: Desk) -> Page:
        """The page as it is now. Asked after each wish, resize, `redraw`; must be cheap (no raster, no I/O)."""

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Carry out what was clicked, typed or pressed and return the desk after it; raises `DeclinedError`."""
        return desk

    def hover(self, pick: str, fmt: Format, desk: Desk) -> tuple[Piece, ...]:
        """Pieces laid over the page while the pointer or the focus is on this pick: ghosts of what would happen."""
        return ()

    def tick(self, ms: int) -> int | None:
        """Let time pass, `ms` since the last call; returns in how many ms to be called again, None: not until woken."""
        return None

    def leave(self) -> None:
        """Another stage takes over, or the window closes: finish what must be finished (saves)."""
        return
