"""Hints at the table and the turning points after a match, in the real window, thought of in a real process apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.demo import as_record, demo_match, moment
from captains.engine.seats import Seat, Setup
from captains.host.saves import Saves
from captains.library import games, sheets
from captains.screen.program import Program
from tests.played.driver import Driver, doing
from tests.played.person import People, table
from tests.screen.flat import flat

IDS = games.game_ids()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is waited for."""
    monkeypatch.setattr("captains.bots.minds.PONDER", 30.0)
    monkeypatch.setattr("captains.bots.minds.LOOKING_BACK", 30.0)
    monkeypatch.setattr("captains.engine.judge.Judge.budget", 60)
    for game in map(games.game, IDS):
        if game.judge is not None:
            monkeypatch.setattr(type(game.judge), "budget", 60, raising=False)


def hinted(driver: Driver) -> bool:
    return any(pick.id == "hint-take-0" for pick in driver.page.picks) and not driver.app.moving


@pytest.mark.parametrize("game", IDS)
def test_a_hint_is_asked_for_by_its_key_and_its_advice_taken(program: Program, tmp_path: Path, game: str) -> None:
    driver = Driver(program.begin(table(game, 2, 1)), tmp_path, flat)
    people = People(driver, driver.click)
    driver.until(people.asked)
    while driver.page.kind != "table" or not any(pick.id == "hint" for pick in driver.page.picks):
        people.decide()
        driver.until(people.asked)
    host = driver.stage.host
    before = len(host.match.entries)
    driver.press("h")
    driver.until(lambda: hinted(driver))
    tips = driver.stage.leaves.top.found
    assert 1 <= len(tips) <= 3 and all(tip.deed and tip.outcome and tip.why.endswith(".") for tip in tips)
    seat = driver.stage.leaves.top._seat
    driver.press("escape")
    assert not any(pick.id.startswith("hint-take") for pick in driver.page.picks)
    assert len(host.match.entries) == before, "looking at a hint decides nothing"
    driver.click("hint")
    driver.until(lambda: hinted(driver))
    advice = driver.stage.leaves.top.found[0].action
    driver.press("1")
    entry = host.match.entries[before]
    assert (entry.seat, entry.action) == (seat, advice)
    driver.close()


@pytest.mark.parametrize("game", [id for id in IDS if games.game(id).sealed])
def test_a_hint_is_given_behind_the_lifted_curtain(program: Program, saves: Saves, tmp_path: Path, game: str) -> None:
    match = demo_match(game)
    due = moment(match, "crew", 0)
    assert due is not None
    saves.take_in(as_record(match, due))
    driver = Driver(program.resume("last"), tmp_path, flat)
    driver.until(lambda: any(pick.id == "lift" for pick in driver.page.picks))
    driver.click("lift")
    assert driver.page.sealed
    driver.click("hint")
    driver.until(lambda: hinted(driver))
    advice = driver.stage.leaves.top.found[0].action
    driver.press("1")
    entry = driver.stage.host.match.entries[due]
    assert type(advice) in games.game(game).sealed and entry.action == advice
    assert driver.stage.window.desk.lifted is None, "the curtain has fallen again"
    driver.close()


def test_who_has_nothing_to_decide_is_told_so(program: Program, tmp_path: Path) -> None:
    driver = Driver(program.begin(table(IDS[0], 0, 3)), tmp_path, flat, speed=1)
    driver.press("h")
    assert driver.app.picture.attention.refused == "hint" and not driver.stage.leaves
    driver.close()


@pytest.mark.parametrize("game", IDS)
def test_after_a_match_its_turning_points_lead_into_the_log(program: Program, tmp_path: Path, game: str) -> None:
    found = games.game(game)
    seats = tuple(Seat(f"S{n}", found.colours[n], "normal") for n in range(3))
    stage = program.begin(Setup(game, found.default_mode(3), {}, seats, sheets.shipped_sheet(game)))
    driver = Driver(stage, tmp_path, flat)
    driver.until(lambda: stage.host.match.over and not driver.app.moving)
    driver.until(lambda: any(pick.key in ("t", "l") for pick in driver.page.picks))
    if not any(pick.key == "t" for pick in driver.page.picks):
        driver.press("l")
    driver.press("t")
    driver.until(lambda: driver.stage.leaves.top._ask.found != () and not driver.app.moving)
    turned = driver.stage.leaves.top._ask.found
    assert all(each.what and " to " in each.odds for each in turned)
    driver.click(doing(driver, "turning", len(turned) - 1))
    log = driver.stage.leaves.top
    assert log.lines[log.at].n == turned[-1].n
    driver.close()
