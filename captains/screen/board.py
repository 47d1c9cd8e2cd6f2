"""The pieces of a page composed on one surface, and their motion from one page to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from captains.scene.page import Piece
from captains.screen.mapping import Area, area_of
from captains.screen.surfaces import Sprite, Surfaces, Want
from captains.screen.tweens import APPEAR, DRAW, PENCIL_MOST, SLIDE, STAGGER, STAGGER_MOST, Look, Tween, look


@dataclass(slots=True)
class Placed:
    """A piece on the board: where it rests, its surface (None until there is one), its motion if it moves."""

    piece: Piece
    area: Area
    sprite: Sprite | None = None
    fresh: bool = True
    tween: Tween | None = None
    hidden: bool = False
    last: Area | None = None

    def want(self) -> Want:
        """What a worker must raster for it."""
        return Want(self.piece.drawing, self.area.w, self.area.h)


class Board:
    """The composed picture at rest: pieces back to front over a plain colour; only dirty areas are composed again."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces
        self.surface = pygame.Surface((1, 1))
        self.under = pygame.Color(0, 0, 0)
        self.placed: list[Placed] = []
        self._moving: list[Placed] = []
        self._missing: list[Placed] = []

    def resize(self, size: tuple[int, int], old: pygame.Surface | None) -> None:
        """Become that large; until the next page is placed the old picture stays, stretched."""
        self.surface = pygame.Surface(size)
        self.placed, self._moving, self._missing = [], [], []
        if old is None:
            self.surface.fill(self.under)
        else:
            pygame.transform.scale(old, size, self.surface)

    def clear(self, under: str) -> None:
        """Nothing but the plain colour."""
        self.under = pygame.Color(under)
        self.placed, self._moving, self._missing = [], [], []
        self.surface.fill(self.under)

    def place(self, pieces: Iterable[Piece], scale: float, now: float | None, hidden: frozenset[str]) -> list[Area]:
        """Take in the pieces of a page; returns what is dirty. `now` on the clock begins motion, None shows at once."""
        old = {placed.piece.id: placed for placed in self.placed}
        dirty: list[Area] = []
        placed: list[Placed] = []
        news = 0
        for piece in pieces:
            before = old.pop(piece.id, None)
            item = self._take(piece, area_of(piece.box, scale), before)
            item.hidden = piece.id in hidden
            astray = before is not None and strayed(before)
            if before is None or before.sprite is not item.sprite or before.area != item.area or astray:
                if before is not None:
                    dirty.append(before.last or before.area)
                if now is not None:
                    item.tween = appear(item, before, now, news)
                    news += before is None
                dirty.append(look(item.tween, item.area, now or 0.0).area)
            elif before.hidden != item.hidden:
                dirty.append(item.area)
            placed.append(item)
        dirty.extend(gone.last or gone.area for gone in old.values())
        if reordered(self.placed, placed):
            dirty.extend(item.area for item in placed)
        self.placed = placed
        self._moving = [item for item in placed if item.tween is not None]
        self._missing = [item for item in placed if not item.fresh]
        return dirty

    def _take(self, piece: Piece, area: Area, before: Placed | None) -> Placed:
        sprite = self._surfaces.get(piece.drawing, area.w, area.h)
        if sprite is not None or before is None or before.sprite is None:
            item = Placed(piece, area, sprite, sprite is not None)
        else:
            item = Placed(piece, area, fitted(before.sprite, area), False)
        if before is not None and before.area == area and not strayed(before):
            item.tween, item.last = before.tween, before.last
        return item

    def arrived(self) -> list[Area]:
        """Take the surfaces that have come for pieces which still lack theirs; what is dirty now."""
        dirty = []
        for item in self._missing:
            sprite = self._surfaces.get(item.piece.drawing, item.area.w, item.area.h)
            if sprite is not None:
                item.sprite, item.fresh = sprite, True
                dirty.append(item.area)
        self._missing = [item for item in self._missing if not item.fresh]
        return dirty

    def reveal(self, ident: str) -> list[Area]:
        """Show a piece that was hidden; what is dirty."""
        found = [item for item in self.placed if item.piece.id == ident and item.hidden]
        for item in found:
            item.hidden = False
        return [item.area for item in found]

    def hide(self, ident: str, seen: Area | None = None) -> list[Area]:
        """Hide a piece; what is dirty. With `seen`, where it is seen instead, it slides from there on the next page."""
        found = [item for item in self.placed if item.piece.id == ident]
        dirty = [look(item.tween, item.area, 0.0).area.joined(item.last or item.area) for item in found]
        for item in found:
            item.hidden, item.tween, item.last = True, None, seen
        self._moving = [item for item in self._moving if item.tween is not None]
        return dirty

    def advance(self, now: float) -> list[Area]:
        """Move what moves to this moment; what is dirty."""
        dirty = []
        for item in self._moving:
            assert item.tween is not None
            if now < item.tween.begin:
                continue
            seen = look(item.tween, item.area, now)
            dirty.append(seen.area.joined(item.last or seen.area))
            item.last = seen.area
            if item.tween.over(now):
                item.tween, item.last = None, None
        self._moving = [item for item in self._moving if item.tween is not None]
        return dirty

    @property
    def moving(self) -> bool:
        """Whether any piece is in motion."""
        return bool(self._moving)

    def compose(self, areas: Sequence[Area], now: float) -> None:
        """Draw these areas again from their pieces, each beginning with the topmost one that hides all below."""
        if not areas:
            return
        looks = [
            (item.sprite, look(item.tween, item.area, now))
            for item in self.placed
            if item.sprite is not None and not item.hidden
        ]
        places = [seen.area for _, seen in looks]
        for area in areas:
            touched = [looks[index] for index in pygame.Rect(area).collidelistall(places)]
            first = next((n for n in range(len(touched) - 1, -1, -1) if hides(*touched[n], area)), None)
            if first is None:
                self.surface.fill(self.under, area)
            self.surface.set_clip(area)
            for sprite, seen in touched[first or 0 :]:
                stamp(self.surface, sprite, seen)
        self.surface.set_clip(None)


def reordered(old: list[Placed], new: list[Placed]) -> bool:
    """Whether pieces that stay lie over each other in another order."""
    before, after = [item.piece.id for item in old], [item.piece.id for item in new]
    both = set(before) & set(after)
    return [name for name in before if name in both] != [name for name in after if name in both]


def strayed(item: Placed) -> bool:
    """Whether a piece is seen elsewhere than where it rests, without being on its way."""
    return item.tween is None and item.last is not None


def appear(item: Placed, before: Placed | None, now: float, turn: int) -> Tween | None:
    """The motion of a piece that is new or has moved; small new ones are drawn one after another, as by a pencil."""
    if before is None:
        if max(item.area.w, item.area.h) <= PENCIL_MOST:
            return Tween("draw", now + min(turn * STAGGER, STAGGER_MOST), DRAW)
        return Tween("fade", now, APPEAR)
    if before.area != item.area or strayed(before):
        return Tween("slide", now, SLIDE, before.last or before.area)
    return item.tween


def hides(sprite: Sprite, seen: Look, area: Area) -> bool:
    """Whether this sprite covers the whole area and lets nothing through."""
    at = seen.area
    return (
        sprite.opaque
        and seen.alpha == 255
        and seen.drawn >= 1.0
        and at.x <= area.x
        and at.y <= area.y
        and at.x + at.w >= area.x + area.w
        and at.y + at.h >= area.y + area.h
    )


def stamp(target: pygame.Surface, sprite: Sprite, seen: Look) -> None:
    """Blit a sprite as it looks now."""
    surface = sprite.surface
    if surface.get_size() != (seen.area.w, seen.area.h):
        surface = pygame.transform.scale(surface, (max(1, seen.area.w), max(1, seen.area.h)))
    if seen.alpha < 255:
        surface.set_alpha(seen.alpha)
    part = None if seen.drawn >= 1.0 else (0, 0, round(seen.area.w * seen.drawn), seen.area.h)
    target.blit(surface, (seen.area.x, seen.area.y), part)
    if seen.alpha < 255:
        surface.set_alpha(255)


def fitted(sprite: Sprite, area: Area) -> Sprite:
    """An older surface stretched to a new size, until the right one is there."""
    if sprite.surface.get_size() == (area.w, area.h):
        return sprite
    return Sprite(pygame.transform.smoothscale(sprite.surface, (area.w, area.h)), sprite.opaque)
