"""Tests of mode, options and sheet as arguments."""

from __future__ import annotations

import pytest

from captains.cli.setup_arguments import SetupFault, setup_of
from captains.engine.seats import Seat, Setup
from tests.engine.buoys import GAME as BUOYS

SEATS = (Seat("Anne", "crimson"), Seat("Mary, Read", "navy"), Seat("Жанна", "ochre"))


def made(*options: str, mode: str = "", seats: tuple[Seat, ...] = SEATS) -> Setup:
    return setup_of(BUOYS, seats, mode, options, {"game": "buoys"})


def test_without_arguments_the_number_of_seats_and_the_defaults_say() -> None:
    assert made() == Setup("buoys", "plain", {"tide": "low"}, SEATS, {"game": "buoys"})


def test_an_option_is_kept_as_given() -> None:
    assert made("tide=high").options["tide"] == "high"


@pytest.mark.parametrize(
    ("value", "chosen"),
    [("Anne", (0,)), ("anne,ЖАННА", (0, 2)), ("Mary, Read", (1,)), ("Жанна, Anne", (0, 2)), ("Anne,Anne", (0,))],
)
def test_an_option_about_seats_names_them(value: str, chosen: tuple[int, ...]) -> None:
    assert made(f"swimmer={value}").chosen("swimmer") == chosen


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["tide"], "The option 'tide' should be like KEY=VALUE."),
        (["tide=middle"], "The option 'tide' is one of low, high, not 'middle'"),
        (["wind=east"], "Buoys has no option 'wind'; it has tide, swimmer"),
        (["swimmer=Jack"], "The option 'swimmer' names 'Jack', who is not at this table (Anne, Mary, Read, Жанна)."),
    ],
)
def test_an_option_that_does_not_fit_is_one_sentence(options: list[str], why: str) -> None:
    with pytest.raises(SetupFault) as refused:
        made(*options)
    assert str(refused.value) == why


def test_a_mode_or_a_number_of_seats_that_does_not_fit_is_one_sentence() -> None:
    with pytest.raises(SetupFault, match="Buoys has no mode 'wild'; it has plain"):
        made(mode="wild")
    with pytest.raises(SetupFault, match="Plain is for 2 to 4 seats, not 1"):
        made(mode="plain", seats=SEATS[:1])
    with pytest.raises(SetupFault, match="Buoys is for 2 to 4 seats, not 5"):
        made(seats=SEATS + SEATS[:2])
