"""The text fields of a page: which has the caret, where it stands, and what is drawn of them."""

from __future__ import annotations

from functools import lru_cache

import pygame

from captains.scene.field_slip import PAD, advance, field_drawing, still
from captains.scene.nodes import Drawing
from captains.scene.page import Box, Format, Page, TextField
from captains.scene.palette import INK
from captains.screen.fields import Edit
from captains.screen.mapping import Area, area_of
from captains.screen.painter import Item
from captains.screen.sprites import BREATHS
from captains.screen.surfaces import Sprite, Surfaces, Want

BLINK = 530.0


class Fields:
    """The text fields of the page; at most one has the caret."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces
        self._last: dict[str, Sprite] = {}
        self.name = ""
        self.edit = Edit("")
        self._slide = 0.0

    def focus(self, field: TextField | None, x: float | None = None) -> None:
        """Give the caret to a field, at the place `x` of the page or with all selected; None takes it away."""
        if field is None:
            if self.name:
                pygame.key.stop_text_input()
            self.name = ""
            return
        if field.name != self.name:
            self.edit, self._slide = Edit(field.text), 0.0
            self.name = field.name
            pygame.key.start_text_input()
            self.edit.everything()
        if x is not None:
            self.edit.go(self.nearest(field, x))

    def nearest(self, field: TextField, x: float) -> int:
        """The place of the caret nearest to this x of the page."""
        along = x - field.box.x - PAD + self._slide
        return min(self.edit.stops(), key=lambda stop: abs(advance(self.edit.text[:stop], field.size) - along))

    def follow(self, page: Page) -> None:
        """Take over the fields of a page: texts changed by its owner, fields that are gone."""
        field = self.field(page)
        if self.name and field is None:
            self.focus(None)
        if field is not None:
            self.edit.adopt(field.text)
        self._last = {f.name: self._last[f.name] for f in page.fields if f.name in self._last}

    def field(self, page: Page) -> TextField | None:
        """The field that has the caret."""
        return next((field for field in page.fields if field.name == self.name), None)

    def wants(self, page: Page, scale: float) -> list[Want]:
        """What must be rastered to show the fields of this page."""
        return [self._want(field, scale) for field in page.fields if field.name != self.name]

    def _want(self, field: TextField, scale: float) -> Want:
        area = area_of(field.box, scale)
        if field.name != self.name:
            return Want(still(field), area.w, area.h)
        return Want(self._live(field), area.w, area.h)

    def _live(self, field: TextField) -> Drawing:
        edit = self.edit
        start, end = edit.selection
        words = edit.text
        under = (0.0, 0.0)
        if edit.composing:
            words = edit.text[:start] + edit.composing + edit.text[end:]
            under = (advance(edit.text[:start], field.size), advance(edit.text[:start] + edit.composing, field.size))
        select = (advance(edit.text[:start], field.size), advance(edit.text[:end], field.size))
        self._slide = slid(self._slide, self.caret_x(field), field.box.w - 2 * PAD)
        span = (0.0, 0.0) if edit.composing else select
        size = (field.box.w, field.box.h, field.size)
        return field_drawing(*size, words, field.hint, span, under, round(self._slide, 1), True)

    def caret_x(self, field: TextField) -> float:
        """How far the caret stands from the beginning of the text, in px."""
        return advance(self.edit.text[: self.edit.caret] + self.edit.composing, field.size)

    def caret_box(self, field: TextField) -> Box:
        """Where the caret is on the page; input methods put their window there."""
        x = field.box.x + PAD + self.caret_x(field) - self._slide
        return Box(x - 0.8, field.box.y + field.box.h * 0.18, 1.8, field.box.h * 0.64)

    def items(self, page: Page, fmt: Format, since: float) -> list[Item]:
        """The fields now; `since` is the ms since the last key, for the caret to blink by."""
        items: list[Item] = []
        for field in page.fields:
            area = area_of(field.box, fmt.scale)
            sprite = self._surfaces.get(*self._want(field, fmt.scale)) or self._last.get(field.name)
            if sprite is not None:
                self._last[field.name] = sprite
                items.append(Item(f"field:{field.name}", area, id(sprite.surface), ((sprite.surface, area[:2]),), True))
            if field.name == self.name and since % (2 * BLINK) < BLINK:
                spot = area_of(self.caret_box(field), fmt.scale)
                items.append(Item("caret", spot, BREATHS, ((caret(spot), spot[:2]),)))
        return items


@lru_cache(8)
def caret(area: Area) -> pygame.Surface:
    """The caret's stroke."""
    stroke = pygame.Surface((max(1, area.w), area.h)).convert()
    stroke.fill(INK)
    return stroke


def slid(slide: float, caret_at: float, room: float) -> float:
    """How far the text is pushed to the left so that the caret stays in the field's room."""
    return min(max(slide, caret_at - room), caret_at) if caret_at > room or slide > 0 else 0.0
