"""The painter: brings pages onto the window's surface and redraws only what is dirty.

Two layers: the board (the page's pieces at rest, composed once) and items (sprites that change: rings, dice, notes),
which are declared anew for each frame and compared with those of the frame before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from captains.scene.page import Format, Page
from captains.screen.board import Board
from captains.screen.mapping import Area, area_of
from captains.screen.opening import calm_sea, opening
from captains.screen.surfaces import Surfaces, Want
from captains.screen.tweens import Clock

HOLD_SAME, HOLD_OTHER = 160.0, 2500.0
MANY = 96

Blit = tuple[pygame.Surface, tuple[int, int]]


class Item(NamedTuple):
    """Sprites above the board: `stamp` must change whenever what is seen does; `lasting` ones outlast a resize."""

    id: str
    area: Area
    stamp: object
    blits: tuple[Blit, ...]
    lasting: bool = False


class Coming(NamedTuple):
    """A page on its way: shown when its surfaces are there, or when the time is over."""

    page: Page
    fmt: Format
    jump: bool
    until: float
    wants: tuple[Want, ...]
    hidden: frozenset[str]


class Painter:
    """Owns what is on the window. `page` is what is shown; the last one offered may still be on its way."""

    def __init__(self, surfaces: Surfaces, clock: Clock) -> None:
        self._surfaces, self._clock = surfaces, clock
        self.board = Board(surfaces)
        self._screen = pygame.Surface((1, 1))
        self._items: dict[str, Item] = {}
        self._dirty: list[Area] = []
        self._stretched = False
        self.coming: Coming | None = None
        self.page: Page | None = None
        self.fmt = Format(1280, 720)

    def resize(self, screen: pygame.Surface) -> None:
        """Paint on this surface from now on.

        Until the next page is ready the old picture stays up, stretched; one that would look garbled gives way to the
        plain sea.
        """
        size = screen.get_size()
        old, before = None, self.board.surface.get_size()
        if before != (1, 1) and not _near(before, size):
            old = opening(size)
        elif self.page is not None or self._stretched:
            old = self.board.surface
            for item in self._items.values():
                if item.lasting:
                    old.blits(item.blits)
        self._screen = screen
        self.board.resize(size, old)
        self._stretched = old is not None
        self._items = {}
        self._dirty = [Area(0, 0, *size)]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Show this until the first page is ready."""
        self.board.surface.blit(surface, (0, 0))
        self._stretched = True
        self._dirty = [self.whole]

    @property
    def whole(self) -> Area:
        """All of the window."""
        return Area(0, 0, *self._screen.get_size())

    def offer(
        self,
        page: Page,
        fmt: Format,
        now: float,
        jump: bool = False,
        more: Iterable[Want] = (),
        hidden: Iterable[str] = (),
    ) -> None:
        """Show this page as soon as it is drawn. `now` is real ms; `more` are further surfaces to wait for."""
        wants = (*wants_of(page, fmt.scale), *more)
        if self.page is not None and secret_between(self.page, page):
            self.blank(page, fmt)
        other = self.page is None or self.page.kind != page.kind or self.fmt != fmt
        until = self.coming.until if self.coming and not other else now + (HOLD_OTHER if other else HOLD_SAME)
        jump = jump or other or bool(self.coming and self.coming.jump)
        self._surfaces.only(wants)
        self.coming = Coming(page, fmt, jump, until, wants, frozenset(hidden))

    def blank(self, page: Page, fmt: Format) -> None:
        """Take everything down at once: of what was shown nothing may be seen any longer.

        Until the page that comes is drawn its ground is up, or a calm sea.
        """
        self.board.clear(page.under)
        ground, sprite = self.whole, None
        if page.pieces:
            ground = area_of(page.pieces[0].box, fmt.scale)
            sprite = self._surfaces.get(page.pieces[0].drawing, ground.w, ground.h)
        if sprite is None or not sprite.opaque or ground != self.whole:
            # The sea takes as long as a frame or two, so it is drawn only where something of it is seen.
            self.board.surface.blit(calm_sea(self.whole[2:]), (0, 0))
        if sprite is not None:
            self.board.surface.blit(sprite.surface, ground[:2])
        self._stretched = True
        self._items = {}
        self.page = None
        self._dirty = [self.whole]

    def update(self, now: float) -> bool:
        """Take in surfaces, show the coming page if it is ready, move what moves. True when a new page has come up."""
        if self._surfaces.collect():
            self._dirty.extend(self.board.arrived())
        shown = False
        if self.coming and (self._surfaces.ready(self.coming.wants) or now >= self.coming.until):
            self._show(self.coming)
            self.coming, shown = None, True
        self._dirty.extend(self.board.advance(self._clock.now))
        return shown

    def _show(self, coming: Coming) -> None:
        page = coming.page
        moment = None if coming.jump or self._clock.still else self._clock.now
        if self.page is None or self._stretched or coming.fmt != self.fmt or self.page.kind != page.kind:
            self.board.clear(page.under)
            self._dirty = [self.whole]
            self._stretched = False
        self._dirty.extend(self.board.place(page.pieces, coming.fmt.scale, moment, coming.hidden))
        self.page, self.fmt = page, coming.fmt

    def reveal(self, ident: str) -> None:
        """Show a piece that waited for a flight."""
        self._dirty.extend(self.board.reveal(ident))

    def hide(self, ident: str, seen: Area | None = None) -> None:
        """Hide a piece that is drawn elsewhere; with `seen` it slides from there on the next page."""
        self._dirty.extend(self.board.hide(ident, seen))

    def settle(self) -> None:
        """End the motion of all pieces."""
        self._dirty.extend(self.board.advance(float("inf")))

    def draw(self, items: Sequence[Item]) -> list[Area]:
        """Bring the window up to date with these items above the board; the areas that were drawn."""
        dirty = [*self._dirty]
        fresh = {item.id: item for item in items}
        for ident, item in fresh.items():
            old = self._items.get(ident)
            if old is None or old.stamp != item.stamp or old.area != item.area:
                dirty.append(item.area)
                if old is not None:
                    dirty.append(old.area)
        dirty.extend(old.area for ident, old in self._items.items() if ident not in fresh)
        self._items = fresh
        todo = merged([within(area, self.whole) for area in dirty], self.whole)
        composed = merged([within(area, self.whole) for area in self._dirty], self.whole)
        if not self._stretched:
            self.board.compose(composed, self._clock.now)
        self._dirty = []
        areas = [item.area for item in items]
        for area in todo:
            self._screen.set_clip(area)
            self._screen.blit(self.board.surface, area[:2], area)
            for index in pygame.Rect(area).collidelistall(areas):
                self._screen.blits(items[index].blits, False)
        self._screen.set_clip(None)
        return todo


def _near(old: tuple[int, int], new: tuple[int, int]) -> bool:
    """Whether a picture of the one size still looks right when it is stretched to the other."""
    ratios = [b / a for a, b in zip(old, new, strict=True)]
    return max(ratios) <= 1.25 * min(ratios) and max(ratios) <= 1.3 and min(ratios) >= 0.7


def secret_between(old: Page, new: Page) -> bool:
    """Whether nothing of the old page may outlast it: a sealed page comes, goes, or is another seat's."""
    if not (old.sealed or new.sealed):
        return False
    whose = (old.banner.who if old.banner else "", new.banner.who if new.banner else "")
    return (old.kind, old.sealed, whose[0]) != (new.kind, new.sealed, whose[1])


def wants_of(page: Page, scale: float) -> list[Want]:
    """Everything a page's pieces need at this scale."""
    wants = []
    for piece in (*page.pieces, *page.over):
        area = area_of(piece.box, scale)
        wants.append(Want(piece.drawing, area.w, area.h))
    return wants


def within(area: Area, whole: Area) -> Area:
    """The part of an area that lies in the window (empty: no width)."""
    x, y = max(area.x, whole.x), max(area.y, whole.y)
    return Area(x, y, max(0, min(area.x + area.w, whole.w) - x), max(0, min(area.y + area.h, whole.h) - y))


def merged(areas: Iterable[Area], whole: Area) -> list[Area]:
    """Disjoint areas that cover all of these; the whole window when there are very many or they cover most of it."""
    done: list[Area] = []
    for area in areas:
        if area.w <= 0 or area.h <= 0:
            continue
        joined = area
        while True:
            hit = next((other for other in done if other.meets(joined)), None)
            if hit is None:
                break
            done.remove(hit)
            joined = joined.joined(hit)
        done.append(joined)
    if len(done) > MANY or sum(area.w * area.h for area in done) * 10 > whole.w * whole.h * 7:
        return [whole]
    return done
