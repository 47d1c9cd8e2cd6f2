"""Tests of the seat argument: read from the right, with the rules of names."""

from __future__ import annotations

import pytest

from captains.cli.seats_argument import SeatFault, read_seat, read_seats
from captains.engine.seats import Seat

BOTS = ("random", "easy")
COLOURS = ("crimson", "navy", "ochre")


@pytest.mark.parametrize(
    ("text", "name", "kind", "colour"),
    [
        ("Anne", "Anne", "human", ""),
        ("Anne:human", "Anne", "human", ""),
        ("Anne:easy:navy", "Anne", "easy", "navy"),
        ("Anne:Navy", "Anne", "human", "navy"),
        ("Anne:navy:easy", "Anne", "easy", "navy"),
        ("Anne: Bony:human", "Anne: Bony", "human", ""),
        ("easy:easy:easy", "easy:easy", "easy", ""),
        ("navy", "navy", "human", ""),
        (" \u202eAnne\n:random", "Anne", "random", ""),
        ("🏴‍☠️:ochre", "🏴‍☠️", "human", "ochre"),
    ],
)
def test_a_seat_is_read_from_the_right(text: str, name: str, kind: str, colour: str) -> None:
    assert read_seat(text, BOTS, COLOURS) == Seat(name, colour, kind)


def test_a_last_part_that_is_nothing_known_is_refused_with_what_is_known() -> None:
    with pytest.raises(SeatFault, match=r"ends in 'hard', which is not 'human', no bot \(random, easy\) and no colour"):
        read_seat("Anne:hard", BOTS, COLOURS)


def test_colours_not_named_are_given_in_seat_order() -> None:
    seats = read_seats(["Anne", "Mary:crimson", "Jack:easy"], BOTS, COLOURS)
    assert [seat.colour for seat in seats] == ["navy", "crimson", "ochre"]
    assert [seat.kind for seat in seats] == ["human", "human", "easy"]


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["Anne", "ANNE:easy"], "Two seats are called 'ANNE'"),
        (["Anne:navy", "Mary:navy"], "Two seats are navy"),
        ([":human"], "needs a name"),
        (["all"], "can't be a name"),
        (["a", "b", "c", "d"], "4 seats, but only 3 colours"),
    ],
)
def test_seats_that_cannot_sit_together_are_refused_in_a_sentence(texts: list[str], why: str) -> None:
    with pytest.raises(SeatFault, match=why):
        read_seats(texts, BOTS, COLOURS)
