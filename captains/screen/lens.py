"""The lens: enlarges what lies at the pointer or the focus, drawn anew at the larger size, so that it stays crisp."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from captains.scene.nodes import Drawing, Group, Node, Text
from captains.scene.page import Format, Page, Piece, Show
from captains.scene.palette import BRASS, INK
from captains.screen.mapping import Area, area_of
from captains.screen.painter import Item
from captains.screen.surfaces import Surfaces

FACTOR, LEAST, MOST, STEP = 2.2, 1.5, 6.0, 1.25
WIDE, HIGH = 0.46, 0.44
"""The glass in parts of the window."""
TILE = 1024
"""What is larger than this many px is drawn in tiles of this size, only where the glass lies."""
KEPT_TILES = 256
HINT = "Small print? Hold the right mouse button, or press Z, for a lens; the wheel enlarges more."
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
MOST_KNOWN = 512
_KNOWN: dict[int, tuple[Drawing, float]] = {}


class Part(NamedTuple):
    """Something seen through the glass: a part of a surface, or all of it, and the place in the glass it fills."""

    surface: pygame.Surface
    part: tuple[int, int, int, int] | None
    place: Area


class Lens:
    """A pane of glass over one page: up while it is held or after it was turned on. All places are px of the page."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces
        self._tiles: dict[tuple[int, int, int, int], tuple[Drawing, Drawing]] = {}
        self._composed: tuple[object, pygame.Surface] | None = None
        self._followed: object = None
        self.on = self.held = False
        self.known = self._hinted = False
        self.factor = FACTOR
        self.place = (0.0, 0.0)

    @property
    def up(self) -> bool:
        """Whether it is to be seen."""
        return self.on or self.held

    def wish(self, show: Show, fmt: Format) -> bool:
        """Carry out a wish to the lens; False where it is none, as the wheel is while the lens is away."""
        match show:
            case Show("lens", "hold" | "release" as how):
                self.held, self.known = how == "hold", True
            case Show("lens", "turn"):
                self.on, self.known = not self.on, True
            case Show("lens", way) if self.up:
                self._move(*WAYS[str(way)], fmt)
            case Show("scroll", (_, _, steps)) if self.up:
                self.factor = min(max(self.factor * STEP**steps, LEAST), MOST)
            case Show("back") if self.on:
                self.on = False
            case _:
                return show.what == "lens"
        return True

    def hint(self, page: Page, fmt: Format) -> str:
        """What is said of the lens on the first page with small print, "" on others and once it is known."""
        if self.known or self._hinted or not small_print(page, fmt):
            return ""
        self._hinted = True
        return HINT

    def follow(self, pointer: tuple[float, float] | None, focus: str, page: Page | None) -> None:
        """Go to the pointer, or to what has the focus, where one of them has moved."""
        if page is None:
            return
        pick = next((pick for pick in page.picks if pick.id == focus), None)
        target = pointer or (pick.box.middle if pick else None)
        if target is not None and target != self._followed:
            self.place = target
        self._followed = target

    def _move(self, across: float, down: float, fmt: Format) -> None:
        """Move by so many thirds of what is seen through the glass."""
        w, h = fmt.width * WIDE / self.factor / 3, fmt.height * HIGH / self.factor / 3
        x, y = self.place[0] + across * w, self.place[1] + down * h
        self.place = min(max(x, 0.0), float(fmt.width)), min(max(y, 0.0), float(fmt.height))

    def items(self, page: Page, fmt: Format, above: Sequence[Item]) -> list[Item]:
        """The glass, if it is up; `above` is what else is drawn over the page's pieces."""
        if not self.up:
            self._composed = None
            return []
        factor = self.factor * max(1.0, fmt.text / 1.5)
        glass = _glass((fmt.width * fmt.scale, fmt.height * fmt.scale), self.place, fmt.scale)
        x, y = self.place[0] * fmt.scale, self.place[1] * fmt.scale
        # What lies under the pointer stays under it, also where the glass is stopped by the window's edge.
        origin = x * factor - (x - glass.x), y * factor - (y - glass.y)
        seen = [*self._pieces((*page.pieces, *page.over), fmt.scale, factor, origin, glass)]
        seen += _stretched(above, factor, origin, glass)
        stamp = (page.under, glass, tuple((id(part.surface), part[1:]) for part in seen))
        if self._composed is None or self._composed[0] != stamp:
            self._composed = (stamp, composed(glass, page.under, seen, fmt.scale))
        surface = self._composed[1]
        return [Item("lens", glass, stamp, ((surface, (glass.x, glass.y)),))]

    def _pieces(
        self, pieces: Sequence[Piece], scale: float, factor: float, origin: tuple[float, float], glass: Area
    ) -> Iterator[Part]:
        """The page's pieces, larger, as far as they are seen through the glass."""
        for piece in pieces:
            area = area_of(piece.box, scale)
            place = Area(
                round(area.x * factor - origin[0]),
                round(area.y * factor - origin[1]),
                round(area.w * factor),
                round(area.h * factor),
            )
            if place.meets(Area(0, 0, glass.w, glass.h)):
                for tile in _tiles(place, glass):
                    yield from self._seen(piece.drawing, area, place, tile)

    def _seen(self, drawing: Drawing, area: Area, place: Area, tile: Area) -> Iterator[Part]:
        """A tile of a drawing; until it is there, the part of the small surface that it enlarges."""
        whole = (tile.w, tile.h) == (place.w, place.h)
        wanted = drawing if whole else self._tile(drawing, place.w, tile)
        at = place._replace(x=place.x + tile.x, y=place.y + tile.y, w=tile.w, h=tile.h)
        sprite = self._surfaces.get(wanted, tile.w, tile.h)
        if sprite is not None:
            yield Part(sprite.surface, None, at)
            return
        old = self._surfaces.get(drawing, area.w, area.h)
        if old is not None:
            k = area.w / place.w
            part = pygame.Rect(tile.x * k, tile.y * k, math.ceil(tile.w * k), math.ceil(tile.h * k))
            x, y, w, h = part.clip(old.surface.get_rect())
            yield Part(old.surface, (x, y, w, h), at)

    def _tile(self, drawing: Drawing, width: int, part: Area) -> Drawing:
        """The part of a drawing, as a drawing of its own; the same object each time."""
        key = (id(drawing), width, part.x, part.y)
        known = self._tiles.get(key)
        if known is None or known[0] is not drawing:
            k = drawing.width / width
            moved = Group(drawing.nodes, x=-part.x * k, y=-part.y * k)
            name = f"{drawing.key} tile {width} {part.x} {part.y}" if drawing.key else ""
            if len(self._tiles) >= KEPT_TILES:
                self._tiles.clear()
            known = self._tiles[key] = (
                drawing,
                Drawing(part.w * k, part.h * k, (moved,), drawing.unit, name, drawing.title),
            )
        return known[1]


def _glass(size: tuple[float, float], place: tuple[float, float], scale: float) -> Area:
    """Where the glass lies: about the place, inside the window."""
    w, h = round(size[0] * WIDE), round(size[1] * HIGH)
    x = min(max(round(place[0] * scale) - w // 2, 0), round(size[0]) - w)
    y = min(max(round(place[1] * scale) - h // 2, 0), round(size[1]) - h)
    return Area(x, y, w, h)


def _tiles(place: Area, glass: Area) -> Iterator[Area]:
    """The parts of something this large that are seen through the glass, from its own corner; all of a small thing."""
    if max(place.w, place.h) <= TILE:
        yield Area(0, 0, place.w, place.h)
        return
    for x in range(max(0, -place.x // TILE) * TILE, min(place.w, glass.w - place.x), TILE):
        for y in range(max(0, -place.y // TILE) * TILE, min(place.h, glass.h - place.y), TILE):
            yield Area(x, y, min(TILE, place.w - x), min(TILE, place.h - y))


def _stretched(items: Sequence[Item], factor: float, origin: tuple[float, float], glass: Area) -> Iterator[Part]:
    """Dice and the like, enlarged as they are."""
    for item in items:
        for surface, (left, top) in item.blits:
            x, y = round(left * factor - origin[0]), round(top * factor - origin[1])
            place = Area(x, y, round(surface.get_width() * factor), round(surface.get_height() * factor))
            if place.w and place.h and place.meets(Area(0, 0, glass.w, glass.h)):
                yield Part(surface, None, place)


def composed(glass: Area, under: str, parts: Sequence[Part], scale: float) -> pygame.Surface:
    """What is seen through the glass, in its frame."""
    surface = pygame.Surface((glass.w, glass.h)).convert()
    surface.fill(under)
    for source, part, place in parts:
        shown = source if part is None else source.subsurface(part)
        if shown.get_size() != (place.w, place.h):
            shown = pygame.transform.smoothscale(shown, (place.w, place.h))
        surface.blit(shown, (place.x, place.y))
    rim = max(2, round(3 * scale))
    pygame.draw.rect(surface, INK, surface.get_rect(), 2 * rim)
    pygame.draw.rect(surface, BRASS, surface.get_rect().inflate(-rim, -rim), rim)
    return surface


def small_print(page: Page, fmt: Format, least: float = 13.0) -> bool:
    """Whether the page shows a sheet, a board or a card whose print comes out smaller than `least` px."""
    return any(
        _smallest(piece.drawing) * piece.box.w / piece.drawing.width * fmt.scale < least
        for piece in page.pieces
        if piece.drawing.unit == "mm"
    )


def _smallest(drawing: Drawing) -> float:
    """The smallest type of a drawing, in its own unit; remembered, as pages are made of the same drawings for long."""
    known = _KNOWN.get(id(drawing))
    if known is None or known[0] is not drawing:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(drawing)] = (drawing, min(_sizes(drawing.nodes, 1.0), default=math.inf))
    return known[1]


def _sizes(nodes: Sequence[Node], k: float) -> Iterator[float]:
    for node in nodes:
        if isinstance(node, Text):
            yield node.size * k
        elif isinstance(node, Group):
            yield from _sizes(node.nodes, k * node.scale)
