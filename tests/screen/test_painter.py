"""The painter: only what is dirty is drawn, the old picture stays until the new one is ready, secrets never linger."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Banner, Box, Format, Page, Piece
from captains.screen.mapping import Area
from captains.screen.opening import calm_sea
from captains.screen.painter import HOLD_OTHER, HOLD_SAME, Item, Painter, merged, within
from captains.screen.surfaces import Surfaces
from captains.screen.tweens import Clock
from tests.screen.flat import flat

FORMAT = Format(640, 360)
WHOLE = Area(0, 0, 640, 360)


def piece(ident, x, y, w, h, colour):
    return Piece(ident, Box(x, y, w, h), Drawing(w, h, (Rect(0, 0, w, h, fill=colour),)))


SEA = piece("sea", 0, 0, 640, 360, "#102030")
RED, BLUE = "#C80000", "#0000C8"


@pytest.fixture
def painter(display):
    surfaces = Surfaces(flat)
    found = Painter(surfaces, Clock(2))
    found.resize(display)
    yield found
    surfaces.close()


def ready(painter, now=0.0):
    while not painter.update(now):
        painter._surfaces.wait(5)


def show(painter, page, **how):
    painter.offer(page, FORMAT, 0.0, **how)
    ready(painter)


def colour(painter, x, y):
    return tuple(painter._screen.get_at((x, y)))[:3]


def test_only_what_has_changed_is_drawn(painter):
    show(painter, Page("table", (SEA, piece("a", 10, 10, 20, 20, RED))), jump=True)
    assert painter.draw(()) == [WHOLE]
    assert painter.draw(()) == []
    show(painter, Page("table", (SEA, piece("a", 10, 10, 20, 20, BLUE))), jump=True)
    assert painter.draw(()) == [Area(10, 10, 20, 20)]
    assert colour(painter, 15, 15) == (0, 0, 200) and colour(painter, 35, 15) == (16, 32, 48)


def test_the_same_page_again_draws_nothing_and_a_gone_piece_uncovers_what_was_below(painter):
    page = Page("table", (SEA, piece("a", 10, 10, 20, 20, RED)))
    show(painter, page, jump=True)
    painter.draw(())
    show(painter, page)
    assert painter.draw(()) == []
    show(painter, Page("table", (SEA,)))
    assert painter.draw(()) == [Area(10, 10, 20, 20)] and colour(painter, 15, 15) == (16, 32, 48)


def test_pieces_that_change_places_in_depth_are_drawn_again(painter):
    a, b = piece("a", 10, 10, 30, 30, RED), piece("b", 20, 20, 30, 30, BLUE)
    show(painter, Page("table", (SEA, a, b)), jump=True)
    painter.draw(())
    assert colour(painter, 30, 30) == (0, 0, 200)
    show(painter, Page("table", (SEA, b, a)), jump=True)
    painter.draw(())
    assert colour(painter, 30, 30) == (200, 0, 0)


def test_an_item_is_drawn_when_its_stamp_changes_and_wiped_when_it_goes(painter):
    show(painter, Page("table", (SEA,)), jump=True)
    painter.draw(())
    dot = pygame.Surface((8, 8)).convert()
    dot.fill((1, 200, 3))
    item = Item("ring", Area(50, 50, 8, 8), 1, ((dot, (50, 50)),))
    assert painter.draw((item,)) == [Area(50, 50, 8, 8)] and colour(painter, 52, 52) == (1, 200, 3)
    assert painter.draw((item,)) == []
    assert painter.draw((item._replace(stamp=2),)) == [Area(50, 50, 8, 8)]
    assert painter.draw(()) == [Area(50, 50, 8, 8)] and colour(painter, 52, 52) == (16, 32, 48)


def test_the_old_picture_stays_until_the_new_page_is_ready(painter):
    show(painter, Page("table", (SEA, piece("a", 10, 10, 20, 20, RED))), jump=True)
    painter.draw(())
    painter._surfaces._raster = lambda *_: pytest.fail("not yet")
    painter._surfaces._queue.clear()
    painter._surfaces._open = False
    painter.offer(Page("table", (SEA, piece("a", 10, 10, 20, 20, BLUE))), FORMAT, 1000.0)
    assert not painter.update(1000.0 + HOLD_SAME - 1) and painter.draw(()) == []
    assert painter.update(1000.0 + HOLD_SAME) and painter.page is not None
    painter.draw(())
    assert colour(painter, 15, 15) == (200, 0, 0)
    painter.offer(Page("lobby", (piece("b", 0, 0, 50, 50, BLUE),)), FORMAT, 5000.0)
    assert not painter.update(5000.0 + HOLD_SAME + 1) and colour(painter, 15, 15) == (200, 0, 0)
    assert painter.update(5000.0 + HOLD_OTHER)


@pytest.mark.parametrize("old, new", [(False, True), (True, False), (True, True)])
def test_nothing_of_a_page_is_seen_when_a_sealed_one_comes_or_goes(painter, old, new):
    before = Page("crew", (SEA, piece("a", 10, 10, 20, 20, RED)), banner=Banner("Mary", "chooses"), sealed=old)
    show(painter, before, jump=True)
    painter.draw(())
    after = Page(
        "crew", (SEA, piece("a", 10, 10, 20, 20, BLUE)), banner=Banner("David", "chooses"), sealed=new, under="#010203"
    )
    painter.offer(after, FORMAT, 0.0)
    painter.draw(())
    assert {colour(painter, x, y) for x in range(0, 640, 5) for y in range(0, 360, 5)} == {(16, 32, 48)}


def test_while_the_ground_of_what_comes_is_drawn_a_calm_sea_is_up(painter):
    show(painter, Page("crew", (SEA, piece("a", 10, 10, 20, 20, RED)), sealed=True), jump=True)
    painter.draw(())
    painter.offer(Page("reveal", (piece("deck", 0, 0, 640, 360, BLUE),)), FORMAT, 0.0)
    painter.draw(())
    calm = calm_sea((640, 360))
    assert all(colour(painter, x, y) == calm.get_at((x, y))[:3] for x in range(0, 640, 9) for y in range(0, 360, 9))


def test_a_sealed_page_of_the_same_seat_changes_without_a_blink(painter):
    page = Page("crew", (SEA, piece("a", 10, 10, 20, 20, RED)), banner=Banner("Mary", "chooses"), sealed=True)
    show(painter, page, jump=True)
    painter.draw(())
    painter.offer(Page("crew", (SEA, piece("a", 10, 10, 20, 20, BLUE)), banner=page.banner, sealed=True), FORMAT, 0.0)
    painter.draw(())
    assert colour(painter, 300, 300) == (16, 32, 48)


def test_new_pieces_draw_themselves_and_moved_ones_slide_unless_motion_is_off(painter):
    show(painter, Page("table", (SEA,)), jump=True)
    painter.draw(())
    pages = [Page("table", (SEA, piece("a", x, 10, 40, 20, RED))) for x in (10, 200)]
    show(painter, pages[0])
    painter.draw(())
    assert painter.board.moving and colour(painter, 48, 20) == (16, 32, 48)
    painter.settle()
    painter.draw(())
    assert not painter.board.moving and colour(painter, 48, 20) == (200, 0, 0)
    show(painter, pages[1])
    painter._clock.advance(60)
    painter.update(0)
    painter.draw(())
    assert painter.board.moving and colour(painter, 12, 20) == (16, 32, 48)
    show(painter, pages[0], jump=True)
    painter.draw(())
    assert not painter.board.moving and colour(painter, 12, 20) == (200, 0, 0)


def test_a_piece_waits_for_the_flight_that_brings_it(painter):
    page = Page("table", (SEA, piece("a", 10, 10, 20, 20, RED)))
    show(painter, page, jump=True, hidden=["a"])
    painter.draw(())
    assert colour(painter, 15, 15) == (16, 32, 48)
    painter.reveal("a")
    assert painter.draw(()) == [Area(10, 10, 20, 20)] and colour(painter, 15, 15) == (200, 0, 0)


def test_after_a_resize_the_old_picture_is_stretched_until_the_new_one_is_ready(painter):
    show(painter, Page("table", (SEA, piece("a", 0, 0, 320, 360, RED))), jump=True)
    painter.draw(())
    larger = pygame.display.set_mode((800, 450))
    painter.resize(larger)
    painter.draw(())
    assert colour(painter, 300, 440) == (200, 0, 0) and colour(painter, 700, 440) == (16, 32, 48)
    painter.offer(Page("table", (SEA,), under="#050505"), Format(800, 450), 0.0)
    ready(painter)
    assert painter.draw(()) == [Area(0, 0, 800, 450)]
    assert colour(painter, 300, 300) == (16, 32, 48) and colour(painter, 790, 440) == (5, 5, 5)


AREAS = st.builds(Area, st.integers(-50, 700), st.integers(-50, 400), st.integers(0, 300), st.integers(0, 300))


@given(st.lists(AREAS, max_size=30))
def test_merged_areas_are_disjoint_and_cover_everything(areas):
    inside = [within(area, WHOLE) for area in areas]
    done = merged(inside, WHOLE)
    for one in range(len(done)):
        assert not any(done[one].meets(other) for other in done[one + 1 :])
    for area in inside:
        if area.w and area.h:
            assert any(within(area, other) == area or other.joined(area) == other for other in done)
