"""Drawings in flight from a box to a box, such as a coin from a die to its place on the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from captains.scene.page import Flight
from captains.screen.mapping import Area, area_of
from captains.screen.painter import Item
from captains.screen.surfaces import Surfaces
from captains.screen.tweens import FLIGHT, Clock, arc


class Aloft(NamedTuple):
    """A flight and when it begins on the motion clock."""

    flight: Flight
    begin: float


class Flights:
    """All flights of the page: decoration that follows the clock and may be dropped at any frame."""

    def __init__(self, surfaces: Surfaces, clock: Clock) -> None:
        self._surfaces, self._clock = surfaces, clock
        self._aloft: list[Aloft] = []

    def begin(self, flights: Iterable[Flight]) -> None:
        """Let these fly from now on."""
        self._aloft += [Aloft(flight, self._clock.now + flight.delay) for flight in flights]

    @property
    def moving(self) -> bool:
        """Whether anything is still in the air or about to be."""
        return bool(self._aloft)

    def hides(self) -> list[str]:
        """The pieces that stay hidden until their flight lands."""
        return [aloft.flight.lands for aloft in self._aloft if aloft.flight.lands]

    def landed(self) -> list[str]:
        """The pieces whose flights have landed since the last call."""
        now = self._clock.now
        down = [aloft for aloft in self._aloft if now >= aloft.begin + FLIGHT]
        self._aloft = [aloft for aloft in self._aloft if now < aloft.begin + FLIGHT]
        return [aloft.flight.lands for aloft in down if aloft.flight.lands]

    def skip(self) -> list[str]:
        """End all flights at once; the pieces that are to be shown."""
        waiting, self._aloft = self.hides(), []
        return waiting

    def items(self, scale: float) -> list[Item]:
        """What is in the air at this moment."""
        items: list[Item] = []
        for number, (flight, begin) in enumerate(self._aloft):
            part = (self._clock.now - begin) / FLIGHT
            if part < 0:
                continue
            start, end = area_of(flight.start, scale), area_of(flight.end, scale)
            big = start if start.w * start.h >= end.w * end.h else end
            sprite = self._surfaces.get(flight.drawing, big.w, big.h)
            if sprite is None:
                continue
            at = arc(start, end, part)
            surface = sprite.surface
            if surface.get_size() != (at.w, at.h):
                surface = pygame.transform.smoothscale(surface, (max(1, at.w), max(1, at.h)))
            area = Area(at.x, at.y, *surface.get_size())
            items.append(Item(f"flight:{begin:.1f}:{number}", area, id(surface), ((surface, area[:2]),)))
        return items
