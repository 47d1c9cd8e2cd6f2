"""Stills: any page as a picture without a screen, in every size, with what is hovered and refused."""

import pygame
import pytest

from captains.library.fault import LibraryFault
from captains.scene.page import Desk
from captains.screen.mapping import format_for
from captains.screen.still import picture_of
from tests.screen.demo import NO, Demo
from tests.screen.flat import flat


def colours(surface):
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_page_is_pictured_at_its_full_size(size, tmp_path):
    fmt = format_for(*size)
    to = tmp_path / "deep" / "page.png"
    surface = picture_of(Demo().page(fmt, Desk()), fmt, to, raster=flat)
    assert surface.get_size() == size and pygame.image.load(to).get_size() == size


def test_the_same_page_is_the_same_picture_and_what_is_pointed_at_shows():
    fmt = format_for(1280, 720)
    stage = Demo()
    page = stage.page(fmt, Desk())
    plain = colours(picture_of(page, fmt, raster=flat))
    assert plain == colours(picture_of(page, fmt, raster=flat))
    ghosts = stage.hover("pearl-3", fmt, Desk())
    others = [
        picture_of(page, fmt, raster=flat, hover="pearl-3"),
        picture_of(page, fmt, raster=flat, focus="pearl-3"),
        picture_of(page, fmt, raster=flat, hover="pearl-3", refused=NO),
        picture_of(page, fmt, raster=flat, hover="pearl-3", ghosts=ghosts),
    ]
    assert len({plain, *map(colours, others)}) == 5


def test_dice_that_have_a_new_roll_lie_still_at_once():
    fmt = format_for(1280, 720)
    stage = Demo()
    stage.roll, stage.up = 9, 3
    surface = picture_of(stage.page(fmt, Desk()), fmt, raster=flat)
    assert colours(surface) == colours(picture_of(stage.page(fmt, Desk()), fmt, raster=flat))


def test_a_picture_is_made_even_where_no_display_is_open(monkeypatch):
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    fmt = format_for(1280, 720)
    assert picture_of(Demo().page(fmt, Desk()), fmt, raster=flat).get_size() == (1280, 720)


def test_a_place_that_cannot_be_written_to_is_an_os_error(tmp_path):
    fmt = format_for(1280, 720)
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):
        picture_of(Demo().page(fmt, Desk()), fmt, tmp_path / "file" / "page.png", raster=flat)


def test_a_picture_that_cannot_be_saved_whole_leaves_what_was_there(tmp_path, monkeypatch):
    def full(path, data):
        raise LibraryFault(f"{path} can't be written: no space left on device.")

    monkeypatch.setattr("captains.screen.still.write_bytes", full)
    to = tmp_path / "page.png"
    to.write_bytes(b"before")
    fmt = format_for(1280, 720)
    with pytest.raises(LibraryFault, match="no space left"):
        picture_of(Demo().page(fmt, Desk()), fmt, to, raster=flat)
    assert to.read_bytes() == b"before"
