"""A page as a still picture, with all motion finished: for `captains shot`, the gallery and the tests."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pygame

from captains.library.files import write_bytes
from captains.scene.page import Format, Page, Piece, Refuse
from captains.screen.picture import Picture
from captains.screen.surfaces import Raster
from captains.screen.window import prepare

LONGEST = 60.0


def picture_of(
    page: Page,
    fmt: Format,
    to: Path | None = None,
    *,
    hover: str = "",
    focus: str = "",
    refused: Refuse | None = None,
    ghosts: tuple[Piece, ...] = (),
    raster: Raster | None = None,
    lens: tuple[float, float] | None = None,
) -> pygame.Surface:
    """The page as it stands on screen, `fmt.scale` physical px to the logical; saved as a PNG where `to` is given.

    `hover` and `focus` are picks to be shown as pointed at, `refused` the reason why the hovered one was refused.
    `lens` is a place of the page that the lens is held over.
    Works without a screen: SDL's dummy driver is used where no display is open. Raises LibraryFault if it can't be
    saved; then what was there before stays.
    """
    headless()
    size = (round(fmt.width * fmt.scale), round(fmt.height * fmt.scale))
    surface = pygame.Surface(size).convert()
    picture = Picture(lambda: None, 0, raster)
    try:
        picture.resize(surface)
        if lens is not None:
            picture.lens.place, picture.lens.on = lens, True
        picture.offer(page, fmt, 0.0, True)
        shown = False
        while not shown:
            picture.surfaces.wait(LONGEST)
            shown = picture.advance(0.0) or picture.painter.coming is None
        settle(picture, hover, focus, refused, ghosts)
    finally:
        picture.close()
    if to is not None:
        save(surface, to)
    return surface


def settle(picture: Picture, hover: str, focus: str, refused: Refuse | None, ghosts: tuple[Piece, ...]) -> None:
    """Draw until nothing is missing any longer: rings and notes are rastered when they are first asked for."""
    if refused is not None:
        picture.refuse(hover, refused, -1000.0)
    picture.draw(-1e6, hover, focus, ghosts, still=True)
    missing = True
    while missing:
        picture.draw(0.0, hover, focus, ghosts, still=True)
        missing = picture.surfaces.busy
        picture.surfaces.wait(LONGEST)
        picture.advance(0.0)
    picture.draw(0.0, hover, focus, ghosts, still=True)


def headless() -> None:
    """Have a display, so that surfaces can be converted: the one that is open, or an invisible one."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return
    prepare()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def save(surface: pygame.Surface, to: Path) -> None:
    """Write a PNG, whole or not at all; raises LibraryFault where that is not possible."""
    made = io.BytesIO()
    pygame.image.save(surface, made, "page.png")
    to.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(to, made.getvalue())
