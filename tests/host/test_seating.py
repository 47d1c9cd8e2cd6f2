"""Seating: what goes together at a table, and one sentence for what does not."""

from __future__ import annotations

import pytest

from captains.engine.seats import Seat
from captains.host.seating import SeatingFault, agree
from tests.host.skiffs import GAME, SHEET

TWO = (Seat("Ann", "crimson"), Seat("Жанна", "navy"))


def test_mode_options_and_details_are_filled_in() -> None:
    setup = agree(GAME, TWO, SHEET)
    assert (setup.mode, setup.options) == ("plain", {"wind": "calm"})
    boats = [seat.details["boat"] for seat in setup.seats]
    assert len(set(boats)) == 2
    assert boats == [seat.details["boat"] for seat in agree(GAME, TWO, SHEET).seats]


def test_a_detail_that_was_said_stays_and_is_drawn_for_nobody_else() -> None:
    seats = (
        Seat("Ann", "crimson", details={"boat": "Plover"}),
        *(Seat(n, c) for n, c in (("B", "navy"), ("C", "ochre"))),
    )
    boats = [seat.details["boat"] for seat in agree(GAME, seats, SHEET).seats]
    assert boats[0] == "Plover"
    assert len(set(boats)) == 3


@pytest.mark.parametrize("value", ["жанна,Ann", "Ann,ЖАННА", "1,0", " Ann , Жанна ,"])
def test_an_option_about_seats_takes_names_in_any_case(value: str) -> None:
    assert agree(GAME, TWO, SHEET, options={"pilot": value}).chosen("pilot") == (0, 1)


def test_a_name_that_is_a_number_means_the_one_who_is_called_so() -> None:
    seats = (Seat("1", "crimson"), Seat("0", "navy"))
    assert agree(GAME, seats, SHEET, options={"pilot": "1"}).chosen("pilot") == (0,)


@pytest.mark.parametrize(
    ("seats", "more", "words"),
    [
        (TWO[:1], {}, "Skiffs is for 2 to 4 seats, not 1"),
        ((Seat("Ann"), Seat("ANN")), {}, "Two seats are called"),
        ((Seat("Ann"), Seat("")), {}, "needs a name"),
        ((Seat("Ann"), Seat("Public")), {}, "can't be a name"),
        ((Seat("Ann", "navy"), Seat("Bea", "navy")), {}, "Two seats have one colour"),
        ((Seat("Ann", "navy"), Seat("Bea", "black")), {}, "no colour of this game"),
        ((*TWO[:1], Seat("Bea", "navy", details={"boat": "x" * 101})), {}, "101 characters, at most 100 fit"),
        (TWO, {"mode": "night"}, "no mode 'night'"),
        (TWO, {"options": {"tide": "low"}}, "no option 'tide'"),
        (TWO, {"options": {"wind": "storm"}}, "one of calm, fresh"),
        (TWO, {"options": {"pilot": "Bob"}}, "'Bob', who does not sit at this table"),
        (TWO, {"sheet": {"rounds": 99}}, "rounds must be from 1 to 9"),
    ],
)
def test_what_does_not_go_together_is_said_in_one_sentence(
    seats: tuple[Seat, ...], more: dict[str, object], words: str
) -> None:
    with pytest.raises(SeatingFault, match=words) as refused:
        agree(GAME, seats, **{"sheet": SHEET, **more})
    assert str(refused.value).count(".") == 1
    assert str(refused.value).endswith(".")
