"""Waiting for events and sorting them: what belongs to the window, to the mouse, to the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from captains.scene.page import Page
from captains.screen.inputs import Inputs
from captains.screen.mapping import Mapping
from captains.screen.picture import Picture

RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
DEEDS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
TYPED = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


class Host(Protocol):
    """What the events are about; `wake_event` is the type of those that `woken` is for."""

    wake_event: int

    def resized(self) -> None:
        """The window has another size."""

    def exposed(self) -> None:
        """The system has lost what was on screen."""

    def closing(self) -> None:
        """The user closes the window."""

    def woken(self) -> None:
        """Another thread has news for the stage."""


def wait(most: int) -> list[pygame.event.Event]:
    """The events that have come; sleeps until there is one or `most` ms are over."""
    if most <= 0:
        return pygame.event.get()
    first = pygame.event.wait(most)
    rest = pygame.event.get()
    return rest if first.type == pygame.NOEVENT else [first, *rest]


def thinned(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The same without mouse motions that another motion follows at once."""
    return [
        event
        for event, after in zip(events, [*events[1:], None], strict=True)
        if event.type != pygame.MOUSEMOTION or after is None or after.type != pygame.MOUSEMOTION
    ]


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
    elif event.type == host.wake_event:
        host.woken()
    return True


def apply(event: pygame.event.Event, page: Page, mapping: Mapping, inputs: Inputs, picture: Picture, ms: float) -> None:
    """Let an event act on the page that is shown."""
    if event.type in MOUSE:
        inputs.mouse(event, page, mapping)
        return
    picture.typed = ms
    if event.type == pygame.KEYDOWN:
        inputs.key(event, page)
    elif event.type == pygame.KEYUP:
        inputs.key_up()
    elif event.type == pygame.TEXTINPUT:
        inputs.text(event.text, page)
    elif event.type == pygame.TEXTEDITING:
        inputs.composing(event.text)
