"""Sprites made from sprites: steps of a breath, and frames put together from the corners and edges of a small one."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from captains.screen.mapping import Area
from captains.screen.painter import Blit, Item

BREATHS = 8
FAINTEST = 0.45
KEPT = 512
LARGE = 120


class Breaths:
    """Each surface in `BREATHS` strengths, from `FAINTEST` to full, made on first use."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[pygame.Surface, list[pygame.Surface | None]]] = OrderedDict()

    def at(self, surface: pygame.Surface, step: int) -> pygame.Surface:
        """The surface at this step of a breath; the last step is the surface itself."""
        if step >= BREATHS - 1:
            return surface
        known = self._kept.get(id(surface))
        if known is None:
            known = self._kept[id(surface)] = (surface, [None] * BREATHS)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        found = known[1][step]
        if found is None:
            found = known[1][step] = faded(surface, FAINTEST + (1 - FAINTEST) * step / (BREATHS - 1))
        return found


def faded(surface: pygame.Surface, strength: float) -> pygame.Surface:
    """A copy whose every pixel lets more through."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


class Frame:
    """A frame of any size from one small rounded frame: corners as they are, edges stretched, nothing inside."""

    def __init__(self, source: pygame.Surface) -> None:
        self.source = source
        side = source.get_width()
        self.corner = c = side // 2
        far = side - c
        self._corners = [source.subsurface((x, y, c, c)) for y in (0, far) for x in (0, far)]
        self._edges = [source.subsurface(part) for part in ((c, 0, 1, c), (c, far, 1, c), (0, c, c, 1), (far, c, c, 1))]
        self._stretched: OrderedDict[tuple[int, int], list[pygame.Surface]] = OrderedDict()

    def items(self, name: str, area: Area) -> list[Item]:
        """A frame just inside this area: one item, or one a side where it is large, so that little is redrawn."""
        c = self.corner
        if area.w < 2 * c or area.h < 2 * c:
            small = pygame.transform.smoothscale(self.source, (max(1, area.w), max(1, area.h)))
            return [Item(name, area, id(self.source), ((small, area[:2]),))]
        blits = self._blits(area)
        if min(area.w, area.h) < LARGE:
            return [Item(name, area, id(self.source), blits)]
        top, bottom = Area(area.x, area.y, area.w, c), Area(area.x, area.y + area.h - c, area.w, c)
        left = Area(area.x, area.y + c, c, area.h - 2 * c)
        right = Area(area.x + area.w - c, area.y + c, c, area.h - 2 * c)
        parts = ((top, (0, 1, 4)), (bottom, (2, 3, 5)), (left, (6,)), (right, (7,)))
        return [
            Item(f"{name}/{number}", part, id(self.source), tuple(blits[index] for index in which))
            for number, (part, which) in enumerate(parts)
        ]

    def _blits(self, area: Area) -> tuple[Blit, ...]:
        c = self.corner
        wide, high = max(1, area.w - 2 * c), max(1, area.h - 2 * c)
        edges = self._stretched.get((wide, high))
        if edges is None:
            sizes = ((wide, c), (wide, c), (c, high), (c, high))
            edges = [pygame.transform.scale(edge, size) for edge, size in zip(self._edges, sizes, strict=True)]
            self._stretched[wide, high] = edges
            if len(self._stretched) > 64:
                self._stretched.popitem(last=False)
        x, y, right, bottom = area.x, area.y, area.x + area.w - c, area.y + area.h - c
        places = ((x, y), (right, y), (x, bottom), (right, bottom))
        sides = ((x + c, y), (x + c, bottom), (x, y + c), (right, y + c))
        return (*zip(self._corners, places, strict=True), *zip(edges, sides, strict=True))
