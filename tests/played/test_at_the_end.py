"""At the end somebody who walks on with Enter comes to the last page and stays there: nothing begins by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.host.host import Host
from captains.host.reading import match_of
from captains.host.saves import Saves
from captains.library import games
from captains.scene.page import Box, Page, Pick, Show
from captains.screen.pages.last_page import harmless
from captains.screen.program import Program
from tests.played.driver import Driver
from tests.screen.flat import flat
from tools.page_sizes.pages import random_match, record


def at_the_end(program: Program, folder: Path, game: str) -> Driver:
    """A window at the first page that tells how a match has ended."""
    mode = games.game(game).modes[0]
    kept = record(match := random_match(game, mode.key, mode.least), len(match.entries))
    return Driver(program.table(Host(match_of(kept, games.game(game)), kept)), folder, flat, speed=1)


@pytest.mark.parametrize("game", games.game_ids())
@pytest.mark.parametrize("walk", [(), ("tab",)])
def test_one_enter_too_many_begins_nothing(
    game: str, walk: tuple[str, ...], program: Program, saves: Saves, tmp_path: Path
) -> None:
    driver = at_the_end(program, tmp_path, game)
    stage = driver.stage
    last = stage.picture.steps(stage.sight(driver.app.desk)) - 1
    for key in walk:
        driver.press(key)
    for _ in range(last + 5):
        driver.press("enter")
    assert driver.stage is stage and driver.app.desk.step == last
    driver.press("a")
    assert driver.stage is not stage
    driver.close()


def test_what_begins_or_leaves_has_no_key_that_walks_on_whatever_the_game() -> None:
    wishes = ((Show("again"), "enter"), (Show("lobby"), "space"), (Show("step", 1), "enter"))
    picks = [Pick(str(does), Box(0, 0, 9, 9), does, key=key) for does, key in wishes]
    assert [pick.key for pick in harmless(Page("over", (), tuple(picks))).picks] == ["", "", "enter"]
