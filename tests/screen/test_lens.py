"""The lens: where it is, what it shows, how it is put up and away, and when it is spoken of."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from captains.scene.nodes import Drawing, Rect, Text
from captains.scene.page import Act, Box, Format, Page, Pick, Piece, Show
from captains.screen.lens import HINT, MOST, TILE, Lens
from captains.screen.surfaces import Surfaces
from tests.screen.flat import flat

FMT = Format(1280, 720)
RED, BLUE = "#C02020", "#2020C0"


def square(id: str, x: float, y: float, side: float, colour: str) -> Piece:
    return Piece(id, Box(x, y, side, side), Drawing(10, 10, (Rect(0, 0, 10, 10, fill=colour),)))


def page(*pieces: Piece, picks: tuple[Pick, ...] = (), over: tuple[Piece, ...] = ()) -> Page:
    return Page("table", pieces, picks, over=over)


@pytest.fixture
def lens() -> Iterator[Lens]:
    surfaces = Surfaces(flat)
    yield Lens(surfaces)
    surfaces.close()


def seen(lens: Lens, shown: Page) -> tuple[pygame.Surface, tuple[int, int]]:
    """What is in the glass once everything is drawn, and where the glass lies."""
    lens.items(shown, FMT, ())
    while lens._surfaces.busy:
        lens._surfaces.wait(10)
        lens._surfaces.collect()
        lens.items(shown, FMT, ())
    (item,) = lens.items(shown, FMT, ())
    surface, place = item.blits[0]
    return surface, place


def test_it_is_up_while_it_is_held_and_after_it_was_turned_on(lens: Lens) -> None:
    assert lens.items(page(), FMT, ()) == []
    assert lens.wish(Show("lens", "hold"), FMT) and lens.up
    assert lens.wish(Show("lens", "release"), FMT) and not lens.up
    assert lens.wish(Show("lens", "turn"), FMT) and lens.up
    assert lens.wish(Show("back"), FMT) and not lens.up


def test_the_wheel_and_escape_are_the_pages_own_while_it_is_away(lens: Lens) -> None:
    assert not lens.wish(Show("scroll", (0, 0, 1)), FMT)
    assert not lens.wish(Show("back"), FMT)
    before = lens.factor
    lens.wish(Show("lens", "turn"), FMT)
    assert lens.wish(Show("scroll", (0, 0, 1)), FMT) and lens.factor > before
    for _ in range(30):
        lens.wish(Show("scroll", (0, 0, 1)), FMT)
    assert lens.factor == MOST


@pytest.mark.parametrize("place", [(640.0, 360.0), (20.0, 20.0), (1260.0, 700.0), (640.0, 20.0)])
def test_what_lies_under_the_pointer_is_seen_under_the_pointer(lens: Lens, place: tuple[float, float]) -> None:
    x, y = place
    lens.on, lens.place = True, place
    shown = page(square("ground", x - 200, y - 200, 400, BLUE), square("dot", x - 4, y - 4, 8, RED))
    surface, (left, top) = seen(lens, shown)
    assert 0 <= left <= 1280 - surface.get_width() and 0 <= top <= 720 - surface.get_height()
    assert surface.get_at((round(x) - left, round(y) - top))[:3] == (0xC0, 0x20, 0x20)
    assert surface.get_at((round(x) - left, round(y) - top + 12))[:3] == (0x20, 0x20, 0xC0)


def test_what_lies_over_the_page_is_seen_over_it_in_the_glass(lens: Lens) -> None:
    lens.on, lens.place = True, (200.0, 200.0)
    shown = page(square("below", 100, 100, 200, RED), over=(square("dialog", 100, 100, 200, BLUE),))
    surface, _ = seen(lens, shown)
    assert surface.get_at(surface.get_rect().center)[:3] == (0x20, 0x20, 0xC0)


def test_a_large_drawing_is_drawn_in_tiles_of_which_only_those_in_the_glass_are_asked_for() -> None:
    asked: list[tuple[int, int]] = []

    def raster(drawing: Drawing, width: int, height: int) -> bytes:
        asked.append((width, height))
        return flat(drawing, width, height)

    surfaces = Surfaces(raster)
    lens = Lens(surfaces)
    lens.on, lens.place = True, (640.0, 360.0)
    seen(lens, page(square("sheet", 0, 0, 1500, RED)))
    surfaces.close()
    large = [size for size in asked if size != (1500, 1500)]
    assert large and max(max(size) for size in large) <= TILE and len(large) <= 4


def test_it_follows_the_pointer_else_the_focus_and_stays_where_the_arrows_took_it(lens: Lens) -> None:
    shown = page(picks=(Pick("a", Box(100, 100, 20, 20), Act(0, "a")), Pick("b", Box(900, 300, 20, 20), Act(0, "b"))))
    lens.wish(Show("lens", "turn"), FMT)
    lens.follow((5.0, 6.0), "", shown)
    assert lens.place == (5.0, 6.0)
    lens.follow(None, "b", shown)
    assert lens.place == (910.0, 310.0)
    lens.wish(Show("lens", "left"), FMT)
    lens.follow(None, "b", shown)
    assert lens.place[0] < 910.0 and lens.place[1] == 310.0


def test_it_is_spoken_of_once_where_the_print_of_a_sheet_is_small(lens: Lens) -> None:
    sheet = Drawing(100, 100, (Text(0, 50, "print", 2.0),), "mm")
    large, small = (page(Piece("sheet", Box(0, 0, side, side), sheet)) for side in (700, 400))
    assert lens.hint(large, FMT) == ""
    assert lens.hint(small, FMT) == HINT
    assert lens.hint(small, FMT) == ""


def test_it_is_not_spoken_of_to_those_who_know_it(lens: Lens) -> None:
    sheet = Drawing(100, 100, (Text(0, 50, "print", 2.0),), "mm")
    lens.wish(Show("lens", "hold"), FMT)
    assert lens.hint(page(Piece("sheet", Box(0, 0, 400, 400), sheet)), FMT) == ""
