"""Tests of outcomes: who has won, and what rivals are called that hold no seat."""

from __future__ import annotations

from captains.engine.outcome import Outcome, Receipt
from captains.engine.seats import Seat

SEATS = (Seat("Anna"), Seat("Boris"))


def test_rivals_are_numbered_on_after_the_seats() -> None:
    receipts = tuple(Receipt(n, (), 0) for n in range(3))
    outcome = Outcome("Over.", "XY-1", "end", (2, 3, 1), receipts, rivals=("The Kraken",), result="The Kraken wins.")
    assert outcome.names(SEATS) == ("Anna", "Boris", "The Kraken")
    assert [outcome.names(SEATS)[number] for number in outcome.winners] == ["The Kraken"]


def test_without_rivals_the_seats_are_all() -> None:
    outcome = Outcome("Over.", "XY-1", "end", (1, 1), (Receipt(0, (), 0), Receipt(1, (), 0)))
    assert outcome.names(SEATS) == ("Anna", "Boris") and outcome.winners == (0, 1) and outcome.result == ""
