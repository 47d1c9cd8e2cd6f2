"""Dragging in the window: the piece follows the pointer, places for it glow, it slides to where it comes to lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Act, Box, Desk, Does, Drop, Format, Page, Pick, Piece
from captains.screen.loop import App
from captains.screen.settings import SettingsFile
from captains.screen.stage import Stage
from tests.screen.flat import flat

RED, GREEN, UNDER = "#C00000", "#00A000", "#12324A"
HOME, AWAY = Box(100, 100, 60, 60), Box(600, 100, 200, 200)


class Yard(Stage):
    """A red block that may be dragged to a green place."""

    def __init__(self) -> None:
        self.done: list[Does] = []
        self.at = HOME

    def page(self, fmt: Format, desk: Desk) -> Page:
        """The block where it lies."""
        pieces = (Piece("place", AWAY, plain(GREEN)), Piece("block", self.at, plain(RED)))
        drop = Drop(AWAY, Act(0, "there"))
        return Page(
            "yard", pieces, (Pick("take", self.at, Act(0, "click"), drops=(drop,), carries="block"),), under=UNDER
        )

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Put the block down."""
        self.done.append(does)
        self.at = Box(AWAY.x + 20, AWAY.y + 20, 60, 60)
        return desk


def plain(colour: str) -> Drawing:
    """A block of one colour."""
    return Drawing(10, 10, (Rect(0, 0, 10, 10, 0, colour),))


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[tuple[App, Yard]]:
    stage = Yard()
    app = App(stage, SettingsFile(tmp_path / "settings.json"), (1280, 720), flat, speed=2)
    app._enter()
    frames(app, 40)
    yield app, stage
    app.picture.close()


def frames(app: App, count: int) -> None:
    """So many frames, and as much of the motion as takes half a second."""
    for _ in range(count):
        app.picture.clock.advance(15)
        app.frame()
        app.picture.surfaces.wait(0.01)


def seen(app: App, x: int, y: int) -> str:
    """What is to be seen at a place of the window."""
    colour = tuple(app._window.surface.get_at((x, y)))[:3]
    return next((name for name in (RED, GREEN, UNDER) if tuple(pygame.Color(name))[:3] == colour), str(colour))


def post(app: App, kind: int, at: tuple[int, int]) -> None:
    """A mouse event, and the frame after it."""
    app._take([pygame.event.Event(kind, pos=at, button=1)])
    app.frame()


def pull(app: App, *ways: tuple[int, int]) -> None:
    """Press at the first of these and move along the others."""
    post(app, pygame.MOUSEBUTTONDOWN, ways[0])
    for at in ways[1:]:
        post(app, pygame.MOUSEMOTION, at)


def test_the_piece_follows_the_pointer_and_leaves_its_place(yard: tuple[App, Yard]) -> None:
    app, _ = yard
    assert seen(app, 130, 130) == RED
    pull(app, (130, 130), (200, 200), (400, 400))
    assert (seen(app, 130, 130), seen(app, 400, 400)) == (UNDER, RED)
    assert {item for item in app.picture.painter._items if item.startswith(("ring", "place"))} == {
        f"place:0/{n}" for n in range(4)
    }


def test_let_go_at_a_place_for_it_the_wish_is_done_and_the_piece_slides_from_there(yard: tuple[App, Yard]) -> None:
    app, stage = yard
    pull(app, (130, 130), (300, 300), (750, 250))
    post(app, pygame.MOUSEBUTTONUP, (750, 250))
    assert stage.done == [Act(0, "there")]
    assert seen(app, 740, 240) == RED and seen(app, 130, 130) == UNDER, "it does not jump back first"
    frames(app, 40)
    assert seen(app, 650, 150) == RED and seen(app, 750, 250) == GREEN


def test_let_go_elsewhere_it_slides_back(yard: tuple[App, Yard]) -> None:
    app, stage = yard
    pull(app, (130, 130), (300, 300), (400, 400))
    post(app, pygame.MOUSEBUTTONUP, (400, 400))
    frames(app, 1)
    assert seen(app, 130, 130) == UNDER and app.moving
    frames(app, 40)
    assert seen(app, 130, 130) == RED and seen(app, 400, 400) == UNDER and stage.done == []


def test_without_motion_it_is_back_at_once(yard: tuple[App, Yard]) -> None:
    app, _ = yard
    app.picture.clock.speed = 0
    pull(app, (130, 130), (300, 300), (400, 400))
    post(app, pygame.MOUSEBUTTONUP, (400, 400))
    app.frame()
    assert seen(app, 130, 130) == RED and seen(app, 400, 400) == UNDER


def test_a_page_that_comes_meanwhile_leaves_it_under_the_pointer(yard: tuple[App, Yard]) -> None:
    app, stage = yard
    pull(app, (130, 130), (300, 300), (400, 400))
    stage.at = Box(100, 300, 60, 60)
    app.redraw()
    frames(app, 40)
    assert seen(app, 130, 330) == UNDER
    post(app, pygame.MOUSEMOTION, (400, 420))
    assert seen(app, 400, 420) == RED
    post(app, pygame.MOUSEBUTTONUP, (400, 420))
    frames(app, 40)
    assert seen(app, 130, 330) == RED


def test_a_click_still_clicks(yard: tuple[App, Yard]) -> None:
    app, stage = yard
    pull(app, (130, 130), (132, 131))
    post(app, pygame.MOUSEBUTTONUP, (132, 131))
    assert stage.done == [Act(0, "click")]
