"""A driver for the real window: it posts mouse and key events as a person's system would, and looks at the page."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pygame

from captains.scene.page import Act, Page, Pick
from captains.screen.loop import App
from captains.screen.settings import SettingsFile
from captains.screen.stage import Stage


class Driver:
    """Runs a window frame by frame. The window is real, whatever SDL video driver is set."""

    def __init__(self, stage: Stage, folder: Path, size: tuple[int, int] = (1280, 720), speed: int = 0) -> None:
        self.app = App(stage, SettingsFile(folder / "settings.json"), size, speed=speed)
        self.app._enter()
        self.settle()

    @property
    def page(self) -> Page:
        """The page in the window."""
        page = self.app.picture.page
        assert page is not None
        return page

    @property
    def stage(self) -> Any:
        """The stage in the window."""
        return self.app._on.stage

    def frame(self) -> None:
        """One turn of the loop."""
        self.app._take(self.app._waiting.wait(5, 0))
        self.app.frame()

    def settle(self, most: float = 30.0) -> None:
        """Let the window run until its page is up and nothing moves."""
        end = time.monotonic() + most
        calm = 0
        while calm < 3:
            self.frame()
            calm = calm + 1 if not self.app.moving and self.app.picture.painter.coming is None else 0
            assert time.monotonic() < end, "the window does not come to rest"

    def pick(self, id: str) -> Pick:
        """The pick with this id."""
        found = next((pick for pick in self.page.picks if pick.id == id), None)
        assert found is not None, f"{id} is not among {[pick.id for pick in self.page.picks]}"
        return found

    def acts(self) -> list[Pick]:
        """The picks that decide something."""
        return [pick for pick in self.page.picks if isinstance(pick.does, Act)]

    def click(self, id: str) -> None:
        """Move the pointer to the middle of a pick, press and let go."""
        x, y = self.pick(id).box.middle
        mapping = self.app._window.mapping(self.app.picture.painter.fmt)
        at = tuple(round(value) for value in mapping.to_window(x, y))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
            self.frame()
        self.settle()

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
            self.frame()
        self.settle()

    def type(self, words: str) -> None:
        """Type words into the field that has the caret."""
        for letter in words:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frame()
        self.settle()

    def picture(self, path: Path | str) -> None:
        """Save what the window shows."""
        pygame.image.save(self.app._window.surface, str(path))

    def close(self) -> None:
        """Close the window as a person does."""
        self.app._leave()
