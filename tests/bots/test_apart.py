"""Tests of the process apart: it answers, and whoever asks is never left waiting by one that hangs, dies or fails."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from captains.bots.apart import Apart, ApartError, StartingError

LONG = 60.0


@pytest.fixture
def apart() -> Iterator[Apart]:
    made = Apart()
    yield made
    made.close()


def product(one: int, other: int, seconds: float) -> int:
    assert 0 < seconds < LONG
    return one * other


def where(seconds: float) -> int:
    return os.getpid()


def hang(seconds: float) -> None:
    time.sleep(600)


def die(seconds: float) -> None:
    os._exit(3)


def fail(seconds: float) -> None:
    raise ValueError("no such wind")


def unsendable(seconds: float) -> object:
    return lambda: None


def test_it_answers_from_another_process_and_goes_on_living(apart: Apart) -> None:
    assert apart.ask(LONG, product, 6, 7) == 42
    first = apart.ask(LONG, where)
    assert first != os.getpid() and apart.ask(LONG, where) == first


def test_one_that_hangs_is_killed_and_the_next_question_answered_by_another(apart: Apart) -> None:
    hanging = apart.ask(LONG, where)
    with pytest.raises(ApartError, match="took too long"):
        apart.ask(0.3, hang)
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)
    assert apart.ask(LONG, where) != hanging


def test_one_that_dies_is_replaced(apart: Apart) -> None:
    with pytest.raises(ApartError, match="died"):
        apart.ask(LONG, die)
    assert apart.ask(LONG, product, 2, 3) == 6


def test_what_it_raises_is_told(apart: Apart) -> None:
    with pytest.raises(ApartError, match="no such wind"):
        apart.ask(LONG, fail)
    assert apart.ask(LONG, product, 2, 3) == 6


def test_what_cannot_travel_is_a_fault_and_no_more(apart: Apart) -> None:
    with pytest.raises(ApartError):
        apart.ask(LONG, unsendable)
    with pytest.raises(ApartError):
        apart.ask(LONG, lambda seconds: None)
    assert apart.ask(LONG, product, 2, 3) == 6


def test_one_that_is_still_starting_is_not_waited_for_beyond_the_time(apart: Apart) -> None:
    with pytest.raises(StartingError):
        apart.ask(0.0, product, 2, 3)
    assert apart.ask(LONG, product, 2, 3) == 6


def test_closing_ends_what_it_thinks(apart: Apart) -> None:
    pid = apart.ask(LONG, where)
    told: list[str] = []

    def ask() -> None:
        try:
            apart.ask(LONG, hang)
        except ApartError as fault:
            told.append(str(fault))

    asking = Thread(target=ask)
    asking.start()
    while not apart._turn.locked():
        time.sleep(0.01)
    apart.close()
    asking.join(10)
    assert not asking.is_alive() and told
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(ApartError, match="closed"):
        apart.ask(LONG, where)


def leave(seconds: float) -> None:
    raise SystemExit(1)


def test_one_that_leaves_is_noticed_at_once(apart: Apart) -> None:
    with pytest.raises(ApartError, match="died"):
        apart.ask(LONG, leave)
