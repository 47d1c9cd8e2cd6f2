"""Tests of the search: it finds what the judgement overlooks, repeats itself, keeps to its time, and tells its odds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from captains.bots.hard_bot import HardBot
from captains.bots.normal_bot import NormalBot
from captains.bots.playout import Luck, play_on
from captains.bots.search import MOST, Search
from captains.engine.chance import Beat, Draw, Roll
from captains.engine.judge import Scored
from captains.engine.offers import Offer
from captains.engine.step import Step
from tests.bots.chests import GAME, ChestJudge, Chests, Hold, Open, Whisper, setup

START = GAME.start(setup())
OFFERS = GAME.offers(START)


def test_it_finds_what_wins_though_the_judgement_likes_something_else_better() -> None:
    assert NormalBot().choose(GAME, START, OFFERS, 0, Random(1)) == Open("tin")
    for seed in range(8):
        assert HardBot().choose(GAME, START, OFFERS, 0, Random(seed)) == Open("lead")


def test_it_tells_odds_spread_and_worth_of_what_it_considered() -> None:
    thought = Search(GAME, START, 0, Random(1)).think(OFFERS, 4000)
    assert thought is not None and thought.seat == 0
    lead, tin, salt = thought.considered
    assert [each.action.chest for each in thought.considered] == ["lead", "tin", "salt"]
    # The other takes tin for sure: lead wins with 3 to 6, shares with 2.
    assert lead.odds == pytest.approx(4.5 / 6, abs=0.08) and lead.worth == pytest.approx(3.5, abs=0.4)
    assert (tin.odds, tin.spread, tin.worth) == (0.5, 0.0, 2.0)
    assert (salt.odds, salt.spread, salt.worth) == (0.0, 0.0, 0.0)
    assert lead.spread > 0.2 and lead.playouts > salt.playouts
    assert [each.weight for each in thought.considered] == [1.0, 0.0, 0.0]


def test_the_same_chance_gives_the_same_thought() -> None:
    first, again, other = (Search(GAME, START, 0, Random(seed)).think(OFFERS, 200) for seed in (3, 3, 4))
    assert first == again != other


def test_of_what_does_as_well_it_takes_what_the_judgement_likes() -> None:
    class Alike(Chests):
        def settle(self, step: Step[Hold], answer: tuple[int, ...], typed: bool) -> None:
            super().settle(step, (1,), typed)

    for seed in range(5):
        assert HardBot().choose(Alike(), START, OFFERS, 0, Random(seed)) == Open("tin")


def test_when_time_is_up_the_judgement_decides() -> None:
    thought = Search(GAME, START, 0, Random(1), seconds=0.0).think(OFFERS)
    assert thought is not None and thought.considered[0].action == Open("tin")
    assert sum(each.playouts for each in thought.considered) == 1


def test_secrets_are_mixed_as_the_game_says() -> None:
    state = Hold((2, 2), 2)
    thought = Search(GAME, state, 0, Random(1)).think(GAME.offers(state))
    assert thought is not None
    assert [(each.action, each.weight) for each in thought.considered] == [(Whisper(2), 0.75), (Whisper(1), 0.25)]
    chance = Random(5)
    taken = [HardBot().choose(GAME, state, GAME.offers(state), 0, chance) for _ in range(400)]
    assert taken.count(Whisper(2)) == pytest.approx(300, abs=40)


def test_a_form_too_large_to_list_is_considered_by_what_the_judgement_names() -> None:
    class Large(Offer, frozen=True):
        def listed(self) -> None:
            raise AssertionError("nobody lists this")

    class Naming(ChestJudge):
        def rank(self, view: Any, offers: Any, seat: int) -> tuple[Scored, ...]:
            if view is START:
                return tuple(Scored(Open(chest), 0.0) for chest in ("salt", "lead"))
            return super().rank(view, offers, seat)

    class Game(Chests):
        judge = Naming()

    assert HardBot().choose(Game(), START, (Large(0, "Open", ()),), 0, Random(1)) == Open("lead")


def test_only_the_few_best_are_tried_out() -> None:
    many = ("tin", *("salt",) * 20)

    class Wide(Chests):
        chests = many

    wide = Wide()
    thought = Search(wide, START, 0, Random(1)).think(wide.offers(START), 100)
    assert thought is not None and len(thought.considered) == MOST


def test_where_the_judgement_is_silent_something_legal_is_done() -> None:
    class Silent(ChestJudge):
        def rank(self, view: Any, offers: Any, seat: int) -> tuple[Scored, ...]:
            return ()

    class Game(Chests):
        judge = Silent()

    action = HardBot().choose(Game(), START, OFFERS, 0, Random(1))
    assert OFFERS[0].accepts(action)


def test_luck_is_the_same_for_the_same_number_whatever_is_drawn_between() -> None:
    roll, draw = Roll(("a", "b"), (6, 6)), Draw("pile", (1, 0, 5))
    one, other = Luck(9), Luck(9)
    other.answer(draw)
    other.below(10)
    rolls = [one.answer(roll) for _ in range(20)]
    assert rolls == [other.answer(roll) for _ in range(20)]
    assert rolls != [Luck(10).answer(roll) for _ in range(20)]
    assert {one.answer(draw) for _ in range(50)} == {(0,), (2,)}
    assert one.answer(Beat("step")) == ()


def test_a_playout_is_judged_at_a_calm_place_behind_the_horizon_or_at_the_end() -> None:
    class Short(ChestJudge):
        horizon = 1

        def quick(self, state: Any, offers: Any, seat: int, below: Any) -> Any:
            return Open("lead")

    leaf = play_on(GAME, Short(), START, 0, Luck(1))
    assert leaf.steps == 1 and 0.5 < leaf.odds[0] < 1 and leaf.worth >= 1
    ended = play_on(GAME, GAME.judge, Hold((2, 2, 1), 3), 1, Luck(1))
    assert (ended.odds, ended.worth, ended.steps) == ((0.5, 0.5, 0.0), 2.0, 3)
