"""Whole matches at one screen: by mouse from the lobby to the next match, by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.engine.verify import faults
from captains.host.saves import Saves
from captains.library import games
from captains.screen.program import Program
from tests.played.conftest import GAME
from tests.played.driver import Driver, doing
from tests.played.person import People, table
from tests.screen.flat import flat

NAMES = ("Ada", "Bo", "Cy")


def test_three_captains_play_by_mouse_from_the_lobby_to_the_next_match(
    program: Program, saves: Saves, tmp_path: Path
) -> None:
    driver = Driver(program.lobby(), tmp_path)
    driver.click(doing(driver, "lobby-setup", GAME))
    for seat, name in enumerate(NAMES):
        driver.click_at(next(field.box for field in driver.page.fields if field.name == f"name.{seat}"))
        driver.type(name)
    driver.click(doing(driver, "berth-kind", (2, "bot")))
    driver.click(doing(driver, "sail"))
    people = People(driver, driver.click)
    people.play()
    first = driver.stage.host
    assert first.match.over and people.decided > 20
    assert {entry.seat for entry in first.match.entries} == {None, 0, 1, 2}
    assert [seat.name for seat in first.setup.seats] == list(NAMES)
    (kept,) = saves.listed()
    assert kept.status == "over"
    driver.click(doing(driver, "again"))
    people.decide()
    assert [seat.name for seat in driver.stage.host.setup.seats] == ["Bo", "Cy", "Ada"]
    assert [seat.human for seat in driver.stage.host.setup.seats] == [True, False, True]
    driver.close()
    assert sorted(match.status for match in saves.listed()) == ["over", "running"]


@pytest.mark.parametrize("fewest", sorted({mode.least for mode in games.game(GAME).modes})[:2])
def test_the_fewest_seats_play_a_whole_match_without_a_mouse(fewest: int, program: Program, tmp_path: Path) -> None:
    driver = Driver(program.begin(table(GAME, fewest)), tmp_path, flat)
    people = People(driver, driver.choose, seed=2)
    people.play()
    assert driver.stage.host.match.over
    assert {entry.seat for entry in driver.stage.host.match.entries} >= set(range(fewest))
    driver.choose(doing(driver, "lobby"))
    assert driver.page.kind == "lobby"
    driver.close()


@pytest.mark.parametrize("id", games.game_ids()[1:])
def test_every_other_game_is_played_from_the_lobby_to_its_end(
    id: str, program: Program, saves: Saves, tmp_path: Path
) -> None:
    driver = Driver(program.lobby(), tmp_path, flat)
    driver.click(doing(driver, "lobby-game", id))
    driver.click(doing(driver, "lobby-setup", id))
    named = [field for field in driver.page.fields if field.name.startswith("name.")]
    for field, name in zip(named, ("Ada", "Bo", "Cy", "Dora", "Eve", "Fay"), strict=False):
        driver.click_at(field.box)
        driver.type(name)
    driver.click(doing(driver, "berth-kind", (1, "bot")))
    driver.click(doing(driver, "sail"))
    people = People(driver, driver.click, seed=4)
    people.play()
    match = driver.stage.host.match
    assert match.game.id == id and match.over
    assert list(faults(match)) == []
    driver.close()
    (kept,) = saves.listed()
    assert kept.status == "over"
