"""A whole match with the table's own cards: chosen at setup, each card typed in, until the end is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.engine.entry import Answer
from captains.engine.secrets import Hidden
from captains.engine.verify import faults
from captains.host.saves import Saves
from captains.library import games, sheets
from captains.scene.picture import own_things
from captains.screen.program import Program
from tests.played.driver import Driver, doing
from tests.played.person import People
from tests.screen.flat import flat

WITH_CARDS = [id for id in games.game_ids() if own_things(games.picture(id), sheets.whole_sheet(id)) == "cards"]


@pytest.mark.parametrize("id", WITH_CARDS)
def test_a_match_with_the_tables_own_cards_is_typed_in_from_the_lobby_to_its_end(
    id: str, program: Program, saves: Saves, tmp_path: Path
) -> None:
    driver = Driver(program.lobby(), tmp_path, flat)
    driver.click(doing(driver, "lobby-game", id))
    driver.click(doing(driver, "lobby-setup", id))
    for field, name in zip(
        [f for f in driver.page.fields if f.name.startswith("name.")], ("Ada", "Bo", "Cy", "Di"), strict=False
    ):
        driver.click_at(field.box)
        driver.type(name)
    driver.click(doing(driver, "berth-kind", (1, "bot")))
    driver.click(doing(driver, "real-dice", True))
    driver.click(doing(driver, "sail"))
    people = People(driver, driver.click, seed=4)
    people.play()
    match = driver.stage.host.match
    assert match.over and list(faults(match)) == []
    answers = [entry.action for entry in match.entries if isinstance(entry.action, Answer)]
    assert answers and all(answer.typed for answer in answers)
    assert any(isinstance(answer.values, Hidden) for answer in answers), "some of them are secret"
    driver.close()
    (kept,) = saves.listed()
    assert kept.status == "over"
