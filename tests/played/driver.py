"""A driver for the real window: it posts mouse and key events as a person's system would, and looks at the page."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from captains.scene.page import Box, Page, Pick, Show
from captains.screen import keys
from captains.screen.loop import App
from captains.screen.settings import SettingsFile
from captains.screen.stage import Stage
from captains.screen.surfaces import Raster

LONGEST = 60.0
CALM = 3
MOST_TABS = 200


class Driver:
    """Runs a window frame by frame. The window is real, whatever SDL video driver is set."""

    def __init__(
        self,
        stage: Stage,
        folder: Path,
        raster: Raster | None = None,
        size: tuple[int, int] = (1280, 720),
        speed: int = 0,
    ) -> None:
        self.app = App(stage, SettingsFile(folder / "settings.json"), size, raster, speed)
        self.app._on._call = lambda what, otherwise: what()  # type: ignore[method-assign,assignment]  # faults come out
        for second in (self.app._inputs.second, self.app._inputs.second_press):
            second.within = 0.0  # events come faster here than any finger
        self.app._enter()
        self.settle()

    # Looking

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

    @property
    def said(self) -> str:
        """What is said at the bottom of the window."""
        return " ".join(words for words, _ in self.app.picture.speech._toasts)

    def pick(self, id: str) -> Pick:
        """The pick with this id."""
        found = next((pick for pick in self.page.picks if pick.id == id), None)
        assert found is not None, f"{id} is not among {[pick.id for pick in self.page.picks]}"
        return found

    def picture(self, path: Path | str) -> None:
        """Save what the window shows."""
        pygame.image.save(self.app._window.surface, str(path))

    # Waiting

    def frame(self) -> None:
        """One turn of the loop; what waits to have been seen is seen at once."""
        page = self.app.picture.page
        if page is not None and not self.app.moving and any(piece.id == "going-on" for piece in page.over):
            self.stage.time.skip()
        self.app._take(self.app._waiting.wait(5, 0))
        self.app.frame()

    def until(self, ready: Callable[[], bool]) -> None:
        """Let the window run until a page is up of which this is so: between two, one of them secret, there is none."""
        end = time.monotonic() + LONGEST
        while self.app.picture.page is None or not ready():
            self.frame()
            assert time.monotonic() < end, "what is waited for does not come"

    def settle(self) -> None:
        """Let the window run until its page is up and nothing moves."""
        calm = 0

        def at_rest() -> bool:
            nonlocal calm
            calm = 0 if self.app.moving or self.app.picture.page is None else calm + 1
            return calm > CALM

        self.until(at_rest)
        assert self.app.picture.surfaces.faults == 0, "something on the page could not be drawn"

    # Doing

    def click(self, id: str) -> None:
        """Click on a pick."""
        self.click_at(self.pick(id).box)

    def click_at(self, box: Box) -> None:
        """Move the pointer to the middle of a box, press and let go."""
        mapping = self.app._window.mapping(self.app.picture.painter.fmt)
        at = tuple(round(value) for value in mapping.to_window(*box.middle))
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=at, button=1)
        self.settle()

    def drag(self, id: str, to: Box) -> None:
        """Press on a pick, move it in a few steps to the middle of a box, and let go."""
        mapping = self.app._window.mapping(self.app.picture.painter.fmt)
        (x, y), (end_x, end_y) = self.pick(id).box.middle, to.middle
        ways = [mapping.to_window(x + (end_x - x) * n / 4, y + (end_y - y) * n / 4) for n in range(5)]
        self._post(pygame.MOUSEMOTION, pos=ways[0], rel=(0, 0), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=ways[0], button=1)
        for way in ways[1:]:
            self._post(pygame.MOUSEMOTION, pos=way, rel=(0, 0), buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=ways[-1], button=1)
        self.settle()

    def piece(self, id: str) -> Box:
        """Where a piece lies."""
        found = next((piece.box for piece in self.page.pieces if piece.id == id), None)
        assert found is not None, f"{id} is not on the page"
        return found

    def press(self, name: str) -> None:
        """Press a key by its name as picks have it ("enter", "ctrl+z") and let it go."""
        self._press(name)
        self.settle()

    def choose(self, id: str) -> None:
        """What `click` does, with the keyboard alone: by the pick's own key, else by walking there with Tab."""
        pick = self.pick(id)
        taken = pick.key in ("enter", "space") and self.app._inputs.focus  # what has the focus takes these keys
        if pick.key and not taken and keys.by_key(self.page.picks, pick.key) is pick:
            self.press(pick.key)
            return
        for _ in range(MOST_TABS):
            if self.app._inputs.focus == id:
                break
            self._press("tab")
        assert self.app._inputs.focus == id, f"Tab does not lead to {id}"
        self.press("enter")

    def type(self, words: str) -> None:
        """Type words into the field that has the caret."""
        for letter in words:
            self._post(pygame.TEXTINPUT, text=letter)
        self.settle()

    def _press(self, name: str) -> None:
        *mods, plain = name.split("+")
        key = {"enter": pygame.K_RETURN, "space": pygame.K_SPACE}.get(plain) or pygame.key.key_code(plain)
        mod = pygame.KMOD_CTRL if "ctrl" in mods else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=key, mod=mod, unicode="", scancode=0)

    def _post(self, kind: int, **what: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **what))
        self.frame()

    def close(self) -> None:
        """Close the window as a person does, by its X."""
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        self.frame()
        assert self.app._done, "the window stays open"
        self.app._leave()


def doing(driver: Driver, what: str, arg: Any = None) -> str:
    """The id of the pick that sends this wish; without `arg`, whatever it sends along."""
    found = [pick for pick in driver.page.picks if isinstance(pick.does, Show) and pick.does.what == what]
    return next(pick.id for pick in found if arg is None or pick.does == Show(what, arg))
