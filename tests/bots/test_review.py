"""Tests of the review: it finds where a match turned, tells luck from decisions, and what else was possible."""

from __future__ import annotations

from typing import Any

import pytest

from captains.bots.review import LEAST, Review, review
from captains.engine.chance import Scripted
from captains.engine.judge import Scored
from captains.engine.match import Match
from tests.bots.chests import GAME, ChestJudge, Chests, Open, Whisper, setup
from tests.bots.moments import GAMES, IDS, moments
from tests.engine.buoys import GAME as BUOYS


def chests(*chest: str, rolls: tuple[int, ...] = ()) -> Match[Any]:
    """A match in which the seats open these chests."""
    match: Match[Any] = Match(GAME, setup())
    source = Scripted((face - 1,) for face in rolls)
    for seat, each in enumerate(chest):
        match.act(seat, Open(each))
        match.advance(source)
    for seat in range(2):
        match.act(seat, Whisper(1))
    return match


def test_a_blunder_is_a_turning_point_with_what_would_have_been_better() -> None:
    (turning,) = Review(chests("salt", "tin")).turnings()
    assert (turning.n, turning.seat, turning.moved) == (0, 0, 0)
    assert turning.before == (0.5, 0.5) and turning.after == (0.0, 1.0) and turning.size == 0.5
    best = turning.considered[0]
    assert best.action == Open("lead") and best.odds > 0.6
    assert Open("salt") in [each.action for each in turning.considered]


def test_luck_is_told_from_decisions() -> None:
    turnings = Review(chests("lead", "tin", rolls=(1,))).turnings()
    assert [(turning.n, turning.seat) for turning in turnings] == [(0, 0), (1, None)]
    chosen, rolled = turnings
    assert chosen.after[0] > chosen.before[0] + LEAST
    assert rolled.before == chosen.after and rolled.after == (0.0, 1.0) and rolled.considered == ()


def test_where_nothing_turns_nothing_is_told() -> None:
    assert Review(chests("tin", "tin")).turnings() == ()


def test_a_game_without_judgement_has_no_turning_points() -> None:
    assert review(BUOYS, Match(BUOYS, setup_of_buoys()).setup, (), 10.0) == ()


def setup_of_buoys() -> Any:
    from captains.engine.seats import Seat, Setup

    return Setup("buoys", "plain", {}, (Seat("Anne"), Seat("Mary")), {})


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_review_of_a_whole_match_is_in_order_and_adds_up(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains.bots.review.CUTS", 8)
    for match, _ in moments(game, 10_000):
        played = match
    assert played.over
    monkeypatch.setattr("captains.bots.review.SURE", 0.0)  # with so few tries nothing would be certain
    turnings = Review(played, budget=300).turnings()
    assert turnings and [turning.n for turning in turnings] == sorted({turning.n for turning in turnings})
    for turning in turnings:
        assert sum(turning.before) == pytest.approx(1) and sum(turning.after) == pytest.approx(1)
        assert turning.seat == played.entries[turning.n].seat and turning.size >= LEAST
        if turning.considered:
            assert played.entries[turning.n].action in [each.action for each in turning.considered]


def drifting(error: float) -> Any:
    """An estimate that moves by a tenth with every entry, as surely as this standard error lets it."""
    return lambda self, n, part: ((0.1 * n, 1 - 0.1 * n), (error, error))


def test_what_could_not_have_been_otherwise_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class OneChest(Chests):
        chests = ("tin",)

    match: Match[Any] = Match(OneChest(), setup())
    for action in (Open("tin"), Open("tin"), Whisper(1), Whisper(1)):
        match.act(match.offers()[0].seat, action)
    monkeypatch.setattr(Review, "_expected", drifting(0.0))
    assert [turning.n for turning in Review(match).turnings()] == [2, 3]


def test_what_may_be_mere_chance_of_the_tries_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Review, "_expected", drifting(0.04))
    assert Review(chests("tin", "tin")).turnings() == ()
    monkeypatch.setattr(Review, "_expected", drifting(0.03))
    assert Review(chests("tin", "tin")).turnings()


def test_a_decision_beside_which_another_does_as_well_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Review, "_expected", drifting(0.0))
    assert Review(chests("salt", "salt")).turnings()[0].n == 0
    monkeypatch.setattr(ChestJudge, "rank", lambda self, view, offers, seat: ALIKE)
    assert Review(chests("salt", "salt")).turnings() == ()


ALIKE = (Scored(Open("salt"), 1.0), Scored(Open("salt "), 1.0))
