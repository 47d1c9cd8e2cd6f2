"""Tests of names of seats: any script is welcome, tricks are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captains.engine.names import alike, cleaned, fault, names_fault


@pytest.mark.parametrize(
    "name", ["Anne Bony", "Жанна", "عائشة", "海賊女王", "🏴‍☠️", "می‌خواهم", "O'Malley: Grace", "é", "a" * 60, "7"]
)
def test_names_of_any_script_stay_exactly_as_they_are(name: str) -> None:
    assert cleaned(name) == name
    assert fault(name) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Mary \t Read\n", "Mary Read"),
        ("\u202eyraM\u202c", "yraM"),
        ("Ma\x07ry", "Mary"),
        ("Mary\u2028Read", "Mary Read"),
    ],
)
def test_control_and_direction_marks_and_spare_space_are_taken_out(given: str, kept: str) -> None:
    assert cleaned(given) == kept


@pytest.mark.parametrize("name", ["", "\u200d", "\ufe0f\u200c", "\u3164\u2800"])
def test_a_name_must_be_seen(name: str) -> None:
    assert fault(name) == "A captain needs a name with at least one letter that can be seen."


def test_a_name_of_no_end_is_refused_with_its_length() -> None:
    assert "it has 101 characters, at most 100 fit" in str(fault("a" * 101))
    assert fault("a" * 100) is None


@pytest.mark.parametrize("name", ["all", "Public", "LAST", "ａｌｌ"])
def test_words_that_mean_something_else_are_refused(name: str) -> None:
    assert "can't be a name" in str(fault(name))


@pytest.mark.parametrize(
    "pair",
    [
        ("Anne", "ANNE"),
        ("Straße", "STRASSE"),
        ("Anne", "An\u200dne"),
        ("Anne", "Anne\u3164"),
        ("é", "e\u0301"),
        ("x", "x"),
    ],
)
def test_two_names_that_look_the_same_cannot_sit_together(pair: tuple[str, str]) -> None:
    assert "Two seats are called" in str(names_fault(pair))


def test_names_that_differ_can_sit_together() -> None:
    assert names_fault(["Anne", "Anna", "Жанна", "דִּינָה", "דינה"]) is None
    assert "needs a name" in str(names_fault(["Anne", ""]))


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)
    assert alike(alike(text)) == alike(text)
