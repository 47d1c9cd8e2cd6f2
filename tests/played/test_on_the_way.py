"""On the way through a match: real dice, closing and coming back, taking back, a seat that goes home."""

from __future__ import annotations

from pathlib import Path

from captains.engine.entry import Answer
from captains.engine.notation import match_digest
from captains.host.saves import Saves
from captains.scene.page import Act, Half, Show
from captains.screen.program import Program
from tests.played.conftest import GAME
from tests.played.driver import Driver, doing
from tests.played.person import People, table
from tests.screen.flat import flat


def people_at(program: Program, folder: Path, bots: int = 1, real_dice: bool = False) -> People:
    """Two people, and bots, at a match that has just begun."""
    driver = Driver(program.begin(table(GAME, 2, bots), real_dice), folder, flat)
    return People(driver, driver.click)


def type_a_face(driver: Driver, which: int) -> int:
    """Press one of the keys of the die that is asked for; the face it stands for."""
    keys = [pick for pick in driver.page.picks if pick.key.isdigit()]
    driver.press(keys[which].key)
    (_, face), *_ = keys[which].does.change
    return face


def test_dice_of_the_table_are_typed_in_and_a_slip_is_put_right(program: Program, tmp_path: Path) -> None:
    people = people_at(program, tmp_path, real_dice=True)
    driver = people.driver
    driver.until(lambda: driver.page.kind == "dice" and not driver.app.moving)
    count = len(driver.stage.host.due().dice)
    typed = [type_a_face(driver, n % 2) for n in range(1, count + 1)]
    assert driver.stage.host.match.entries == [], "nothing is entered before it is confirmed"
    driver.click(next(pick.id for pick in driver.page.picks if pick.does == Half((("dice.at", 0),))))
    slip, typed[0] = typed[0], type_a_face(driver, 0)
    assert slip != typed[0]
    driver.press("enter")
    (entry,) = driver.stage.host.match.entries
    assert entry.action == Answer(tuple(typed), typed=True)
    people.decide()
    driver.close()


def test_a_window_closed_within_a_turn_opens_where_it_was(program: Program, saves: Saves, tmp_path: Path) -> None:
    people = people_at(program, tmp_path)
    people.play(7)
    host = people.driver.stage.host
    people.driver.until(lambda: people.asked() and all(host.setup.seats[o.seat].human for o in host.match.offers()))
    before, asked = match_digest(host.match), people.driver.page.banner
    people.driver.close()
    (kept,) = saves.listed()
    driver = Driver(program.lobby(), tmp_path, flat)
    driver.click(doing(driver, "lobby-resume", kept.id))
    people = People(driver, driver.click)
    driver.until(people.asked)
    again = driver.stage.host
    assert match_digest(again.match) == before and again.id == host.id
    assert driver.page.banner == asked
    people.play(3)
    assert len(again.match.entries) > len(host.match.entries)
    driver.close()


def test_a_window_closed_behind_a_lifted_curtain_opens_with_the_curtain_down(
    program: Program, saves: Saves, tmp_path: Path
) -> None:
    people = people_at(program, tmp_path, bots=2)
    driver = people.driver
    while not driver.page.sealed:
        people.play(1)
        driver.until(people.asked)
        if driver.page.kind == "curtain":
            driver.click(next(pick.id for pick in driver.page.picks if isinstance(pick.does, Show)))
    driver.close()
    (kept,) = saves.listed()
    driver = Driver(program.resume(kept.id), tmp_path, flat)
    assert driver.page.kind == "curtain"
    assert not any(isinstance(pick.does, Act | Half) for pick in driver.page.picks)
    driver.close()


def test_a_decision_is_taken_back_and_made_again(program: Program, tmp_path: Path) -> None:
    people = people_at(program, tmp_path, bots=0)
    driver = people.driver
    people.play(3)
    match = driver.stage.host.match
    states = [match.states[-2], match.states[-1]]
    driver.press("ctrl+z")
    assert match.states[-1] == states[0]
    driver.press("ctrl+y")
    assert match.states[-1] == states[1]
    driver.press("ctrl+y")
    assert "nothing to do again" in driver.said
    driver.press("escape")
    driver.press("ctrl+z")
    assert match.states[-1] == states[1]
    driver.press("escape")
    driver.click(doing(driver, "undo"))
    assert match.states[-1] == states[0]
    driver.close()


def test_a_seat_that_goes_home_is_played_on_by_a_bot_and_can_be_taken_over_again(
    program: Program, saves: Saves, tmp_path: Path
) -> None:
    people = people_at(program, tmp_path)
    driver = people.driver
    people.play(3)
    for kind in ("easy", "human", "easy"):
        driver.click(doing(driver, "menu"))
        if kind != "human":
            driver.click(doing(driver, "menu-row", 1))
        driver.click(doing(driver, "seat", (1, kind)))
        assert driver.stage.host.setup.seats[1].kind == kind
        driver.press("escape")
    decided = [entry.seat for entry in driver.stage.host.match.entries].count(1)
    people.play(8)
    assert [entry.seat for entry in driver.stage.host.match.entries].count(1) > decided
    assert driver.stage.humans == (0,)
    driver.close()
    (kept,) = saves.listed()
    assert saves.resume(kept.id)[0].standing.kinds == ("human", "easy", "random")


def test_B11_a_seat_that_has_gone_home_never_lifts_a_curtain_again(program: Program, tmp_path: Path) -> None:
    driver = Driver(program.begin(table(GAME, 3)), tmp_path, flat)
    people = People(driver, driver.click)
    people.play(2)
    driver.click(doing(driver, "menu"))
    driver.click(doing(driver, "menu-row", 1))
    driver.click(doing(driver, "seat", (1, "random")))
    driver.press("escape")
    before = len(driver.stage.host.match.entries)
    lifted: list[object] = []
    frame = driver.frame

    def watched() -> None:
        frame()
        page = driver.app.picture.page
        lifted.extend(p.does.arg for p in (page.picks if page else ()) if getattr(p.does, "what", "") == "lift")

    driver.frame = watched
    while len(set(lifted)) < 2 and not driver.stage.host.match.over:
        people.play(3)
    later = driver.stage.host.match.entries[before:]
    assert any(entry.seat == 1 for entry in later)
    assert set(lifted) == {0, 2}
    driver.close()
