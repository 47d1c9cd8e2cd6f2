"""Behind a lifted curtain all may be looked up that may be at the table; afterwards nothing has changed there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from captains.scene.page import Half
from captains.screen.program import Program
from tests.played.conftest import GAME
from tests.played.driver import Driver, doing
from tests.played.person import People, table
from tests.screen.flat import flat


@pytest.mark.parametrize("with_keys", [False, True])
def test_what_is_half_chosen_is_still_there_after_log_rules_and_menu(
    with_keys: bool, program: Program, tmp_path: Path
) -> None:
    driver = Driver(program.begin(table(GAME, 2)), tmp_path, flat)
    people = People(driver, driver.click)
    do: Callable[[str], None] = driver.choose if with_keys else driver.click
    while driver.page.kind != "curtain":
        people.play(1)
        driver.until(people.asked)
    do(doing(driver, "lift"))
    do(next(pick.id for pick in driver.page.picks if isinstance(pick.does, Half)))
    lifted, half, entries = driver.app.desk.lifted, driver.app.desk.half, len(driver.stage.host.match.entries)
    assert lifted is not None and half
    before = driver.page
    for name in ("log", "rules", "menu"):
        do(doing(driver, name))
        assert driver.stage.leaves
        driver.press("escape")
        assert not driver.stage.leaves and driver.page == before
    assert (driver.app.desk.lifted, driver.app.desk.half) == (lifted, half)
    assert len(driver.stage.host.match.entries) == entries
    driver.close()


def test_the_log_that_is_opened_there_tells_what_everybody_may_know(program: Program, tmp_path: Path) -> None:
    driver = Driver(program.begin(table(GAME, 2)), tmp_path, flat)
    people = People(driver, driver.click)
    while driver.page.kind != "curtain":
        people.play(1)
        driver.until(people.asked)
    driver.click(doing(driver, "log"))
    public = driver.stage.leaves.top.lines
    driver.press("escape")
    driver.click(doing(driver, "lift"))
    driver.click(doing(driver, "log"))
    assert driver.stage.leaves.top.lines == public
    driver.close()
