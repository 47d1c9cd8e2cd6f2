"""An attack made in the real window with a mouse that drags: crew, ships, answers, loot, and a look at one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from captains.engine.match import Match
from captains.games.pirate_lords.actions import Propose
from captains.games.pirate_lords.state import participants
from captains.host.saves import Saves
from captains.screen.program import Program
from tests.played.conftest import drawn, own_place, program, saves
from tests.played.driver import Driver
from tests.played.person import People, table
from tests.screen.flat import flat

__all__ = ["drawn", "own_place", "program", "saves"]


@pytest.fixture
def driver(program: Program, tmp_path: Path) -> Iterator[Driver]:
    """A window at a match of three people."""
    made = Driver(program.begin(table("pirate-lords", 3)), tmp_path, flat)
    yield made
    made.close()


def match_of(driver: Driver) -> Match:
    """The match in the window."""
    return driver.stage.host.match


def to_an_attack(driver: Driver) -> Propose:
    """Pass until somebody may propose an attack; one that is legal, with a ship for somebody."""
    people = People(driver, driver.click)
    while True:
        driver.until(people.asked)
        offer = next((offer for offer in match_of(driver).offers() if offer.kind == "Propose"), None)
        if offer is not None:
            return offer.draw(Random(3).randrange)
        driver.click("pass")


def test_an_attack_is_led_by_dragging_from_the_bench_to_the_loot(driver: Driver, saves: Saves):
    wanted = to_an_attack(driver)
    for profession, named in enumerate(wanted.crew):
        for seat in named:
            driver.drag(f"crew-{seat}-{profession}", driver.piece("bench"))
    whose = [seat for seat, share in enumerate(wanted.ships) for _ in range(share)]
    for number, seat in zip(match_of(driver).state.caravan, whose, strict=True):
        driver.drag(f"ship-{number}", driver.piece(f"column-{seat}"))
    driver.drag(f"shipped-{whose[0]}", driver.piece("strip"))
    assert driver.app.desk.held("ships") == wanted.ships, "let go elsewhere it goes back"
    driver.press("enter")
    leader = match_of(driver).state.active
    assert match_of(driver).state.proposals[-1].ships == wanted.ships
    for _ in set(participants(wanted.crew)) - {leader}:
        driver.press("a")
    driver.until(lambda: driver.page.kind == "curtain" and not driver.app.moving)
    driver.press("enter")
    state = match_of(driver).state
    for i, seat in enumerate(whose):
        driver.drag(f"hand-{i}", driver.piece(f"share-plate-{seat}"))
    kinds = [card.kind.value for card in state.drawn]
    driver.press("enter")
    for seat in range(3):
        got = sorted(card.kind.value for card in match_of(driver).state.lords[seat].loot)
        assert got == sorted(kind for kind, to in zip(kinds, whose, strict=True) if to == seat)
