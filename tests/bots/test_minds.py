"""Tests of the minds of a table: a legal action always comes, and nothing hidden is sent to the process apart."""

from __future__ import annotations

import os
import pickle
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from captains.bots.apart import ApartError, StartingError
from captains.bots.minds import Minds
from captains.engine.game import Game
from captains.engine.secrets import Hidden, secret_fields
from tests.bots.moments import GAMES, IDS, moments


class Stub:
    """A process apart that is none: it does what the test wants with what it is asked."""

    def __init__(self, answer: Callable[..., Any]) -> None:
        self.answer = answer
        self.closed = self.started = False

    def start(self) -> None:
        self.started = True

    def ask(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        return self.answer(function, *args)

    def close(self) -> None:
        self.closed = True


def minds(game: Game[Any], answer: Callable[..., Any]) -> tuple[Minds, list[BaseException]]:
    reported: list[BaseException] = []
    made = Minds(game, reported.append, Random)
    made._apart = Stub(answer)  # type: ignore[assignment]
    return made, reported


def fails(fault: Exception) -> Callable[..., Any]:
    def answer(*_: Any) -> Any:
        raise fault

    return answer


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (fails(ApartError("it took too long")), 1),
        (fails(ApartError("it has died")), 1),
        (fails(ApartError("it failed")), 1),
        (fails(StartingError("it is still starting")), 0),
        (lambda *_: "an answer that is no action", 1),
    ],
    ids=["hangs", "dies", "raises", "starts", "raves"],
)
def test_a_legal_action_comes_whatever_the_process_does(game: Game[Any], answer: Any, told: int) -> None:
    made, reported = minds(game, answer)
    asked = 0
    for match, seat in moments(game, 20):
        action = made.decide("hard", seat, match.view(seat), match.offers_of(seat))
        assert match.refusal(seat, action) is None
        asked += 1
    assert asked and len(reported) == told * asked


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_hard_thinks_in_the_process_and_the_others_do_not(game: Game[Any]) -> None:
    def answer(function: Callable[..., Any], played: Game[Any], view: Any, offers: Any, seat: int, seed: int) -> Any:
        asked.append(seat)
        return offers[0].draw(Random(seed).randrange)

    asked: list[int] = []
    made, _ = minds(game, answer)
    match, seat = next(moments(game, 20))
    for kind in ("random", "easy", "normal"):
        assert match.refusal(seat, made.decide(kind, seat, match.view(seat), match.offers_of(seat))) is None
    assert not asked
    assert match.refusal(seat, made.decide("hard", seat, match.view(seat), match.offers_of(seat))) is None
    assert asked == [seat]


def hidden_from(value: Any, seat: int) -> list[Hidden[Any]]:
    """The secrets in a value that the seat may not know and that are told all the same."""
    if isinstance(value, Hidden):
        return [value] if value.value is not None and seat not in value.knows else []
    if isinstance(value, Struct):
        return [each for name in value.__struct_fields__ for each in hidden_from(getattr(value, name), seat)]
    if isinstance(value, dict):
        return [each for item in value.values() for each in hidden_from(item, seat)]
    if isinstance(value, (tuple, list)):
        return [each for item in value for each in hidden_from(item, seat)]
    return []


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_is_sent_to_the_process_holds_nothing_hidden(game: Game[Any]) -> None:
    def answer(function: Callable[..., Any], *args: Any) -> Any:
        found = pickle.loads(pickle.dumps((function, args)))
        sent.append(found)
        _, (played, view, offers, seat, seed) = found
        assert type(played) is type(game) and isinstance(seed, int)
        assert not hidden_from((view, offers), seat)
        return offers[0].choices[0] if offers[0].choices else offers[0].draw(lambda n: 0)

    sent: list[Any] = []
    made, reported = minds(game, answer)
    secrets = 0
    for match, seat in moments(game, 250):
        secrets += bool(hidden_from(match.state, seat))
        made.decide("hard", seat, match.view(seat), match.offers_of(seat))
    assert sent and not reported
    assert secrets or not secret_fields(game.state_type), "a match of this game has secrets to keep"


def test_only_a_bot_that_needs_the_process_has_it_started() -> None:
    made, _ = minds(GAMES[0], fails(ApartError("")))
    made.expect(("human", "normal", "gone"))
    assert not made._apart.started  # type: ignore[attr-defined]
    made.expect(("human", "hard"))
    assert made._apart.started  # type: ignore[attr-defined]


def test_closing_closes_the_process() -> None:
    made, _ = minds(GAMES[0], fails(ApartError("")))
    made.close()
    assert made._apart.closed  # type: ignore[attr-defined]


def hang(*_: Any) -> None:
    time.sleep(600)


def die(*_: Any) -> None:
    os._exit(3)


def fail(*_: Any) -> None:
    raise ValueError("no such wind")


@pytest.mark.parametrize("does", [hang, die, fail])
def test_a_real_process_that_does_not_answer_is_done_without(does: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains.bots.minds.decision", does)
    reported: list[BaseException] = []
    made = Minds(GAMES[0], reported.append, Random, limit=1.0)
    try:
        match, seat = next(moments(GAMES[0], 20))
        asked = seat, match.view(seat), match.offers_of(seat)
        while not reported:  # until the process has started
            assert match.refusal(seat, made.decide("hard", *asked)) is None
    finally:
        made.close()


def test_a_real_process_decides_and_considers() -> None:
    game = GAMES[0]
    made = Minds(game, pytest.fail, Random, limit=60.0)
    try:
        match, seat = next(moments(game, 20))
        asked = seat, match.view(seat), match.offers_of(seat)
        assert match.refusal(seat, made.decide("hard", *asked)) is None
        thought = made.consider(*asked)
        assert thought is not None and all(match.refusal(seat, each.action) is None for each in thought.considered)
    finally:
        made.close()
