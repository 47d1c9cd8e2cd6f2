"""Advice in words: what a hint and a turning point say."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from captains.bots.review import Review
from captains.engine.chance import Scripted
from captains.engine.match import Match
from captains.engine.thought import Considered, Thought
from captains.engine.words import within
from captains.host.advice import percent, tips, turns
from captains.scene.picture import Sentence
from tests.bots.chests import GAME, Hold, Open, Opened, Whisper, setup

SETUP = setup()
START = GAME.start(SETUP)


def tell(setup: Any, entry: Any, before: Any) -> tuple[Sentence, ...]:
    return tuple(
        Sentence(event.seat, f"opens {event.chest}") if isinstance(event, Opened) else Sentence(None, "whispers")
        for event in entry.events
    )


PICTURE: Any = SimpleNamespace(tell=tell)
LEAD = Considered(Open("tin"), 0.62, 0.3, 3.5, 1.2, 40, 1.0)
NEXT = Considered(Open("salt"), 0.5, 0.1, 2.0, 0.2, 20)


def told(*considered: Considered) -> list[tuple[str, str, str]]:
    thought = Thought(0, considered)
    return [(tip.deed, tip.outcome, tip.why) for tip in tips(PICTURE, GAME, SETUP, START, thought)]


def test_a_hint_says_what_to_expect_and_why() -> None:
    assert told(LEAD, NEXT) == [
        (
            "Opens tin",
            "62 % of the wins in 40 tries, worth 4 points, give or take 1",
            "It wins 12 % more often than the next, and brings 1.5 points more.",
        ),
        (
            "Opens salt",
            "50 % of the wins in 20 tries, worth 2 points, give or take 1",
            "It wins 12 % less often than the best, and brings 1.5 points less.",
        ),
    ]


def test_a_hint_names_three_decisions_at_most() -> None:
    assert len(told(LEAD, NEXT, NEXT, NEXT)) == 3


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(NEXT, worth=4.5), "It wins 12 % more often than the next, though brings 1.0 points less."),
        (replace(NEXT, odds=0.62), "It wins as often as the next, with 1.5 points more."),
        (replace(NEXT, odds=0.62, worth=3.5), "As good as the next."),
        (replace(NEXT, worth=3.5), "It wins 12 % more often than the next."),
        (replace(NEXT, playouts=0), "It seems best at sight."),
    ],
)
def test_why_compares_with_the_next_best(other: Considered, why: str) -> None:
    assert told(LEAD, other)[0][2] == why


def test_where_there_is_one_decision_it_says_so() -> None:
    assert told(LEAD)[0][2] == "There is nothing else to consider."


def test_secrets_are_advised_by_how_often_to_take_them() -> None:
    state = Hold((2, 2), 2)
    mixed = Thought(0, (replace(LEAD, action=Whisper(2), weight=0.75), replace(NEXT, action=Whisper(1), weight=0.25)))
    found = tips(PICTURE, GAME, SETUP, state, mixed)
    assert [tip.why for tip in found] == [
        "Take it 75 % of the time, so that nobody foresees it.",
        "Take it 25 % of the time, so that nobody foresees it.",
    ]
    assert all(tip.mixed for tip in found)
    assert not any(tip.mixed for tip in tips(PICTURE, GAME, SETUP, state, Thought(0, (LEAD, NEXT))))


def test_what_comes_next_is_told_where_it_can_be_told() -> None:
    state = Hold((0, 0), 1)
    thought = Thought(1, (replace(LEAD, then=Open("tin"), often=0.9), NEXT))
    (tip, _) = tips(PICTURE, GAME, SETUP, state, thought)
    assert "Next" not in tip.why, "the next decision is not this seat's"
    alone: Any = Hold((0,), 0)
    thought = Thought(0, (replace(LEAD, then=Whisper(1), often=0.9), NEXT))
    (tip, _) = tips(PICTURE, GAME, SETUP, alone, thought)
    assert tip.why.endswith(" Most often next: S0 whispers.")


def test_turning_points_say_who_did_what_and_what_was_better() -> None:
    match: Match[Any] = Match(GAME, SETUP)
    match.act(0, Open("lead"))
    match.advance(Scripted([(0,)]))
    match.act(1, Open("tin"))
    for seat in range(2):
        match.act(seat, Whisper(1))
    chosen, rolled = turns(PICTURE, match, Review(match).turnings())
    assert chosen.what == "S0 opens lead" and chosen.odds.startswith("S0 wins: 50 % to ")
    assert chosen.other.startswith("Nothing better was seen; next best: opens tin (")
    assert rolled.what == "By luck, S0 opens lead" and rolled.odds.endswith(" to under 5 %") and rolled.other == ""


def test_shares_are_whole_percents() -> None:
    assert [percent(share) for share in (0, 0.004, 0.5, 1)] == ["0 %", "0 %", "50 %", "100 %"]


def test_a_sentence_within_another_begins_small_unless_with_a_name() -> None:
    assert within("The die shows 2", ["Anna"]) == "the die shows 2"
    assert within("Anna gets 2", ["", "Anna"]) == "Anna gets 2"
