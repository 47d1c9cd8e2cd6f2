"""Tests of what is found in simulated matches, as numbers and as tables."""

from __future__ import annotations

import pytest

from captains.cli.findings import across, by_bot, by_heading, by_seat, findings
from captains.cli.findings_tables import WIDTH, show
from captains.cli.simulation import Played

TWO = (
    Played(1, "s-1", "x", 9, ("a", "b"), (1, 1), (5, 5), ({"gold": 5}, {"gold": 3, "fame": 2}), turns=3),
    Played(2, "s-2", "x", 9, ("b", "a"), (2, 1), (3, 7), ({"gold": 3}, {"fame": 7}), turns=5),
)


def four(number: int, bots: str, places: tuple[int, ...]) -> Played:
    return Played(number, f"s-{number}", "x", 9, tuple(bots), places, (0,) * len(bots), ({},) * len(bots))


def test_shared_first_places_are_split() -> None:
    bots = by_bot(TWO)
    assert {bot: (one.seats, one.first, one.place, one.score) for bot, one in bots.items()} == {
        "a": (2, 1.5, 1, 6),
        "b": (2, 0.5, 1.5, 4),
    }
    assert bots["a"].share.share == 0.75
    second = by_seat(TWO)["2"]
    assert (second.seats, second.first, second.share.share, second.score) == (2, 1.5, 0.75, 6)


def test_a_kind_with_several_seats_has_all_their_first_places_of_one_match() -> None:
    found = [four(1, "aabb", (1, 1, 3, 4)), four(2, "abba", (2, 1, 3, 1))]
    bots = by_bot(found)
    assert (bots["a"].first, bots["b"].first) == (1.5, 0.5)
    assert (bots["a"].share.share, bots["a"].even) == (0.75, 0.5)
    assert by_bot([four(1, "abb", (1, 2, 3))])["b"].even == pytest.approx(2 / 3)


def test_each_kind_is_set_against_each_by_the_first_places_that_either_won() -> None:
    found = [
        four(1, "abc", (1, 2, 3)),
        four(2, "bca", (1, 3, 1)),
        four(3, "cab", (1, 2, 3)),
        four(4, "dd", (1, 2)),
    ]
    table = across(found)
    assert table["a"]["b"].share == 0.75
    assert table["b"]["a"].share == 0.25
    assert table["a"]["c"].share == pytest.approx(0.6)
    assert "a" not in table["a"]
    assert table["d"] == {}
    few = table["a"]["b"]
    many = across([four(number, "abc", (1, 2, 3)) for number in range(1, 31)])["a"]["b"]
    assert few.high - few.low > many.high - many.low


def test_the_first_seat_is_set_against_an_even_share() -> None:
    found = findings([four(1, "aa", (1, 2)), four(2, "aa", (1, 1)), four(3, "aa", (1, 2)), four(4, "aa", (2, 1))])
    assert found.first_seat is not None
    assert found.first_seat.share == pytest.approx(2.5 / 4 - 0.5)
    assert found.first_seat.low < 0 < found.first_seat.high


def test_a_rival_holds_no_seat() -> None:
    found = findings([Played(1, "s", "x", 9, ("a", "Anne"), (1, 2), (5, 3), ({}, {}), rivals=1)])
    assert list(found.bots) == ["Anne", "a"]
    assert list(found.seats) == ["1"]
    assert found.first_seat is None


def test_means_by_heading_count_a_missing_one_as_nothing() -> None:
    assert by_heading(TWO) == {"gold": {"a": 2.5, "b": 3}, "fame": {"a": 3.5, "b": 1}}


def test_the_length_is_told_in_turns_where_there_are_any() -> None:
    assert findings(TWO).length["turns"].mean == 4
    assert list(findings([four(1, "ab", (1, 2))]).length) == ["entries"]


def test_the_tables_fit_the_terminal_and_tell_all(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = ("random", "easy", "normal", "hard", "An opponent with a very long name")
    points = ({"A long heading": 100},) * 5
    show(findings([Played(n, "s", "cause", 999_999, kinds, (1, 2, 3, 4, 5), (100,) * 5, points) for n in range(3)]))
    said = capsys.readouterr().out
    assert max(len(line) for line in said.splitlines()) <= WIDTH
    for words in ("3 matches, 999999 entries a match", "ended by cause", "normal", "heading", "First seat: +80.0 ("):
        assert words in said


def test_one_kind_alone_is_set_against_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    show(findings([four(1, "aa", (1, 2))]))
    assert "against" not in capsys.readouterr().out.replace("against an even share", "")
