"""Waiting for events and sorting them: what belongs to the window, to the mouse, to the keys."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import pygame

from captains.scene.page import Page
from captains.screen.inputs import Inputs
from captains.screen.lens import HINT
from captains.screen.mapping import Mapping
from captains.screen.picture import Picture

RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.WINDOWDISPLAYCHANGED)
EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
DEEDS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
LOOKS = ((12_000.0, 70.0), (1500.0, 20.0), (0.0, 8.0))  # after so many ms without input, a look every so many
TYPED = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


class Host(Protocol):
    """What the events are about."""

    def resized(self) -> None:
        """The window has another size."""

    def exposed(self) -> None:
        """The system has lost what was on screen."""

    def closing(self) -> None:
        """The user closes the window."""


def clock_ms() -> float:
    """The real clock in ms; pygame's own stands still where only its display is started."""
    return perf_counter() * 1000


class Waiting:
    """Sleeps until something happens.

    SDL's own waiting asks the system a thousand times a second, which alone would cost 2 % of a core. Here the time
    between two looks grows while nobody touches anything, and threads with news ring the bell.
    """

    def __init__(self) -> None:
        self._bell = threading.Event()

    def ring(self) -> None:
        """End the wait that is going on; may be called by any thread."""
        self._bell.set()

    def wait(self, most: float, quiet: float) -> list[pygame.event.Event]:
        """The events that have come, at the latest after `most` ms; `quiet` ms have passed since the last input."""
        look = next(pause for least, pause in LOOKS if quiet >= least)
        end = clock_ms() + most
        while True:
            came = pygame.event.get()
            left = end - clock_ms()
            if came or self._bell.is_set() or left <= 0:
                self._bell.clear()
                return came
            self._bell.wait(min(look, left) / 1000)


def thinned(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The same without mouse motions that another motion follows at once."""
    motion = pygame.MOUSEMOTION
    last = len(events) - 1
    return [
        event
        for index, event in enumerate(events)
        if event.type != motion or index == last or events[index + 1].type != motion
    ]


def deed(event: pygame.event.Event) -> bool:
    """Whether the event may do something to the page: a key, or a button of the mouse but for the lens's."""
    return event.type in DEEDS and getattr(event, "button", 1) != 3


def sort(event: pygame.event.Event, host: Host, inputs: Inputs) -> bool:
    """Deal with an event of the window; False where it belongs to the page."""
    if event.type == pygame.QUIT:
        host.closing()
    elif event.type in RESIZED:
        host.resized()
    elif event.type in EXPOSED:
        host.exposed()
    elif event.type == pygame.WINDOWLEAVE:
        inputs.pointer.leave()
    elif event.type in MOUSE or event.type in TYPED:
        return False
    return True


def apply(event: pygame.event.Event, page: Page, mapping: Mapping, inputs: Inputs, picture: Picture, ms: float) -> None:
    """Let an event act on the page that is shown."""
    if deed(event):
        picture.speech.wave_off(HINT)
    if event.type in MOUSE:
        inputs.mouse(event, page, mapping, ms)
        return
    picture.typed = ms
    if event.type == pygame.KEYDOWN:
        inputs.key(event, page, ms)
    elif event.type == pygame.KEYUP:
        inputs.key_up()
    elif event.type == pygame.TEXTINPUT:
        inputs.text(event.text, page)
    elif event.type == pygame.TEXTEDITING:
        inputs.composing(event.text)
