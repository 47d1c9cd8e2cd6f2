"""The window itself: opened on the right monitor, at the right density, and put on screen the quickest way."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from time import perf_counter

import pygame

from captains.scene.page import Format
from captains.screen.mapping import Area, Mapping, format_for
from captains.screen.pointer import Shape

NAME = "captains"
HEADLESS = ("dummy", "offscreen")
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
SLOW_FLIP = 0.008
CURSORS: dict[Shape, int] = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}
log = logging.getLogger(__name__)


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message is one sentence for the user."""


def prepare() -> None:
    """Say to SDL, before it starts, how this program wants to be treated."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name, value in (
        ("SDL_IME_SHOW_UI", "1"),
        ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"),
        ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
        ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
        ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"),
        ("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"),
    ):
        os.environ.setdefault(name, value)


def start_display() -> str:
    """Start SDL's display and return its driver. Sound is never touched. Raises NoDisplayError."""
    prepare()
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as fault:
        raise NoDisplayError(f"There is no screen to open a window on ({fault}).") from None
    if driver in HEADLESS and os.environ.get("SDL_VIDEODRIVER", "") != driver:
        pygame.display.quit()
        raise NoDisplayError("There is no screen to open a window on (only an invisible one was found).")
    return driver


class GameWindow:
    """One window. Its surface changes with its size; `mapping` always fits the surface as it is now."""

    def __init__(self, size: tuple[int, int], fullscreen: bool = False, monitor: int = 0) -> None:
        self.driver = start_display()
        self.fullscreen = fullscreen
        self.monitor = self._present(monitor)
        self.size = self._inside(size)
        self._plain = self.driver == "x11" and ACCELERATION not in os.environ
        if self._plain:
            # Without a graphics card SDL would draw each frame through software OpenGL: 10 to 50 ms instead of under 1.
            os.environ[ACCELERATION] = "0"
        self.surface = self._open()
        if self._plain and slow_flips():
            del os.environ[ACCELERATION]
            self.surface = self._reopen()
        self._shape: Shape = "arrow"
        self._caret: Area | None = None
        self.density = density()
        self._drawn: tuple[tuple[int, int], float] = (self.surface.get_size(), self.density)
        pygame.key.set_repeat(380, 45)
        self._log()

    def _present(self, monitor: int) -> int:
        count = len(pygame.display.get_desktop_sizes())
        return monitor if 0 <= monitor < count else 0

    def _inside(self, size: tuple[int, int]) -> tuple[int, int]:
        """The wanted size, but no larger than the monitor."""
        width, height = pygame.display.get_desktop_sizes()[self.monitor]
        if self.driver in HEADLESS:
            return size
        return min(size[0], width), min(size[1], height)

    def _open(self) -> pygame.Surface:
        pygame.display.set_caption(NAME)
        if self.fullscreen:
            size = pygame.display.get_desktop_sizes()[self.monitor]
            return quiet_mode(size, pygame.FULLSCREEN, self.monitor)
        surface = quiet_mode(self.size, pygame.RESIZABLE, self.monitor)
        for _ in range(3):
            if surface.get_size() == self.size:
                break
            # Coming from full screen the first request is often answered with the old size, the next one is not.
            pygame.event.pump()
            pygame.time.wait(30)
            surface = quiet_mode(self.size, pygame.RESIZABLE, self.monitor)
        return surface

    def _reopen(self) -> pygame.Surface:
        pygame.display.quit()
        pygame.display.init()
        return self._open()

    def set_fullscreen(self, on: bool, monitor: int | None = None) -> None:
        """Fill a monitor, or come back to a window of the size it had before."""
        if not self.fullscreen:
            self.size = self.surface.get_size()
        self.monitor = self._present(self.monitor if monitor is None else monitor)
        self.fullscreen = on
        self.surface = self._open()
        self._drawn = ((0, 0), 0.0)
        self.density = density()
        self._log()

    def refresh(self) -> bool:
        """Take the surface as the system has made it; whether its size or density has changed since the last call.

        pygame resizes the surface that it has given out, so the size is remembered here.
        """
        self.surface = pygame.display.get_surface() or self.surface
        self.density = density()
        before, self._drawn = self._drawn, (self.surface.get_size(), self.density)
        return self._drawn != before

    def format(self, text: float) -> Format:
        """The format pages are laid out for now."""
        return format_for(*self.surface.get_size(), text, self.density)

    def mapping(self, fmt: Format) -> Mapping:
        """The mapping between this window's points and the page."""
        return Mapping(pygame.display.get_window_size(), self.surface.get_size(), fmt.scale)

    def show(self, areas: Sequence[Area]) -> None:
        """Put what was drawn on screen."""
        if areas:
            pygame.display.update(list(areas))

    def title(self, words: str) -> None:
        """The text of the title bar."""
        text = f"{words} · {NAME}" if words else NAME
        if pygame.display.get_caption()[0] != text:
            pygame.display.set_caption(text)

    def point(self, shape: Shape, caret: Area | None) -> None:
        """Give the mouse's pointer this form, and tell input methods where the caret is."""
        if shape != self._shape:
            self._shape = shape
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(CURSORS[shape])
        if caret is not None and caret != self._caret:
            k = pygame.display.get_window_size()[0] / max(1, self.surface.get_width())
            pygame.key.set_text_input_rect(pygame.Rect([round(part * k) for part in caret]))
        self._caret = caret

    def close(self) -> None:
        """Close the window; nothing of pygame is used after it."""
        pygame.display.quit()

    def _log(self) -> None:
        size, points = self.surface.get_size(), pygame.display.get_window_size()
        log.info(
            "window on %s, monitor %d: %d x %d px, %d x %d points, density %.2f, acceleration %s",
            self.driver, self.monitor, *size, *points, self.density,
            os.environ.get(ACCELERATION, "as SDL chooses"),
        )  # fmt: skip


def quiet_mode(size: tuple[int, int], flags: int, monitor: int) -> pygame.Surface:
    """Open or change the window; that the system may give it another size is no news to the user."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags, display=monitor)


def slow_flips(timer: Callable[[], float] = perf_counter) -> bool:
    """Whether frames take long to put on screen without acceleration (far away screens): then SDL had better choose."""
    times = []
    for _ in range(3):
        before = timer()
        pygame.display.flip()
        times.append(timer() - before)
    return sorted(times)[1] > SLOW_FLIP


def density() -> float:
    """Physical px per logical px that the system asks for: Windows says it, elsewhere the size in points does."""
    if sys.platform == "win32":
        import ctypes

        try:
            handle = pygame.display.get_wm_info()["window"]
            return max(1.0, ctypes.windll.user32.GetDpiForWindow(handle) / 96)
        except (AttributeError, KeyError, OSError):
            return 1.0
    surface = pygame.display.get_surface()
    if surface is None:
        return 1.0
    return max(1.0, surface.get_width() / max(1, pygame.display.get_window_size()[0]))
