"""What may be clicked: no place belongs to two picks, none lies at the window's edge, and opening twice opens once."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from captains.library import games
from captains.scene.page import Box, Show
from captains.screen.program import Program
from tests.played.conftest import GAME
from tests.played.driver import Driver, doing
from tests.played.person import People, table
from tests.screen.flat import flat

EDGE, CORNER = 1.0, 0.05


def shared(one: Box, other: Box) -> float:
    """What part of the smaller box lies in the other one too."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down) / min(one.w * one.h, other.w * other.h)


@pytest.mark.parametrize("game", games.game_ids())
@pytest.mark.parametrize("size", [(1280, 720), (1200, 1600), (1000, 640)])
def test_B38_B45_every_place_is_one_picks_and_none_lies_at_the_edge(
    game: str, size: tuple[int, int], program: Program, tmp_path: Path
) -> None:
    driver = Driver(program.begin(table(game, 3)), tmp_path, flat, size)
    people, fmt = People(driver, driver.click), driver.app.picture.painter.fmt
    for _ in range(3):
        driver.until(people.asked)
        picks = driver.page.picks
        # Round marks may meet at the corners of their boxes, where nothing of them is drawn.
        assert [(a.id, b.id) for a, b in combinations(picks, 2) if shared(a.box, b.box) > CORNER] == []
        for pick in picks:
            assert pick.box.x >= EDGE and pick.box.x + pick.box.w <= fmt.width - EDGE, pick.id
            assert pick.box.y >= EDGE and pick.box.y + pick.box.h <= fmt.height - EDGE, pick.id
        people.play(1)
    driver.close()


def test_B45_four_quick_clicks_open_one_menu(program: Program, tmp_path: Path) -> None:
    driver = Driver(program.begin(table(GAME, 3)), tmp_path, flat)
    driver.until(People(driver, driver.click).asked)
    box = driver.pick(doing(driver, "menu")).box
    mapping = driver.app._window.mapping(driver.app.picture.painter.fmt)
    at = tuple(round(value) for value in mapping.to_window(*box.middle))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 4:
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    driver.settle()
    assert any(piece.id == "menu" for piece in driver.page.over)
    driver.press("escape")
    assert not any(piece.id == "menu" for piece in driver.page.over)
    assert any(pick.does == Show("menu") for pick in driver.page.picks)
    driver.close()
