"""Tests of the demo matches that pictures are taken of."""

from __future__ import annotations

import pytest

from captains.cli.demo import demo_match, moment
from captains.engine.match import Match
from captains.engine.notation import match_digest
from tests.cli.conftest import GAME


def test_a_demo_match_is_the_same_every_time_and_played_by_people() -> None:
    match = demo_match(GAME)
    assert match.over
    assert match_digest(match) == match_digest(demo_match(GAME))
    assert len(match.setup.seats) == 4
    assert all(seat.human for seat in match.setup.seats)


def test_a_demo_match_has_as_many_seats_as_its_game_takes() -> None:
    mode = demo_match(GAME).game.modes[0]
    assert len(demo_match(GAME, 99).setup.seats) == mode.most
    assert len(demo_match(GAME, 0).setup.seats) == mode.least


@pytest.mark.parametrize("page", ["table", "curtain", "crew", "reveal", "reckoning"])
def test_each_page_has_its_moment_in_the_second_half(page: str) -> None:
    match = demo_match(GAME)
    at = moment(match, page, len(match.entries) // 2)
    assert at is not None
    assert at >= len(match.entries) // 2
    sealed = [offer for offer in match.game.offers(match.states[at]) if offer.sealed]
    assert bool(sealed) == (page in ("curtain", "crew"))
    assert match.game.over(match.states[at]) == (page == "reckoning")
    if page == "reveal":
        assert type(match.entries[at - 1].action) in match.game.sealed


def test_of_a_page_that_does_not_come_any_more_the_last_moment_is_taken() -> None:
    match = demo_match(GAME)
    last = moment(match, "curtain", len(match.entries))
    assert last is not None
    assert all(
        not offer.sealed for n in range(last + 1, len(match.states)) for offer in match.game.offers(match.states[n])
    )
    running = Match(match.game, match.setup, match.entries[:2])
    assert moment(running, "reckoning", 0) is None
