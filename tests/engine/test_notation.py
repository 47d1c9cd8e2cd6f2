"""Tests of notation and verification: logs and saves round trip; damage is named with its line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from captains.engine import notation
from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.verify import faults
from tests.engine.buoys import GAME
from tests.engine.test_match import SETUP, finish


def log_of(match: Match[Any], **header: Any) -> bytes:
    return notation.write_log(notation.header_of(match.setup, **header), match.entries, match.outcome)


@pytest.fixture
def match() -> Match[Any]:
    return finish(Match(GAME, SETUP))


def read(data: bytes) -> Match[Any]:
    return notation.read_log(data, lambda name: GAME)[1]


def test_a_log_gives_the_same_match(match: Match[Any]) -> None:
    again = read(log_of(match))
    assert (again.entries, again.states, again.outcome) == (match.entries, match.states, match.outcome)
    assert notation.match_digest(again) == notation.match_digest(match)


def test_entries_round_trip_through_bytes(match: Match[Any]) -> None:
    assert [notation.unpack_entry(GAME, notation.pack_entry(entry)) for entry in match.entries] == match.entries


def test_stamps_do_not_change_the_digest() -> None:
    first, second = Match(GAME, SETUP), Match(GAME, SETUP)
    first.advance(Seeded("x"), "2026-01-01T00:00:00Z")
    second.advance(Seeded("x"), "2026-02-02T00:00:00Z")
    assert notation.match_digest(first) == notation.match_digest(second)


def test_a_whole_match_verifies_with_its_seed(match: Match[Any]) -> None:
    assert list(faults(match)) == []
    assert list(faults(match, "x")) == []
    assert list(faults(match, "another")) == ["entry 0: the seed of the match rolls something else"]


def edited(data: bytes, line: int, change: Any) -> bytes:
    lines = data.split(b"\n")
    value = json.loads(lines[line - 1])
    change(value)
    lines[line - 1] = json.dumps(value).encode()
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (1, lambda head: head.update(format=99), "line 1: the log has format 99"),
        (1, lambda head: head.update(format=0), "line 1: there is no format 0"),
        (1, lambda head: head.update(sheet={"x": 10**30}), "line 1: the sheet holds a number of more than 64 bits"),
        (1, lambda head: head.update(partial=True), "line 1: the log is a partial one"),
        (1, lambda head: head["sheet"].update(coins=1), "line 1: the sheet does not agree with its digest"),
        (1, lambda head: head.update(mode="grand"), "line 1: Buoys has no mode 'grand'"),
        (3, lambda entry: entry["action"].update(type="Fly"), "line 3 is damaged"),
        (3, lambda entry: entry.update(n=9), "line 3: entry 9 stands where entry 1 belongs"),
        (4, lambda entry: entry["events"][0].update(seat="x"), "line 4 is damaged"),
    ],
)
def test_a_damaged_log_names_the_line(match: Match[Any], line: int, change: Any, words: str) -> None:
    with pytest.raises(notation.NotationFault, match=words):
        read(edited(log_of(match), line, change))


@pytest.mark.parametrize("data", [b"", b"hello", b"{}", b"[1]\n", b"\xff\xfe", b'{"x":' + b"[" * 99999])
def test_what_is_no_log_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(notation.NotationFault, match=r"line 1|empty"):
        read(data)


def test_a_line_that_is_nested_too_deeply_is_named(match: Match[Any]) -> None:
    lines = log_of(match).split(b"\n")
    lines[2] = lines[2].replace(b'"action":', b'"action":' + b"[" * 99999)
    with pytest.raises(notation.NotationFault, match="line 3 is damaged"):
        read(b"\n".join(lines))


def test_a_cut_line_is_named(match: Match[Any]) -> None:
    data = log_of(match)
    lines = data.split(b"\n")
    lines[4] = lines[4][:20]
    with pytest.raises(notation.NotationFault, match="line 5 is damaged"):
        read(b"\n".join(lines))


def test_an_impossible_decision_is_found_by_verifying(match: Match[Any]) -> None:
    def steal(entry: dict[str, Any]) -> None:
        entry["action"]["buoy"] = entry["events"][0]["buoy"] = 0

    forged = read(edited(log_of(match), 4, steal))
    assert list(faults(forged)) == ["entry 2: That buoy is taken."]


def test_events_that_do_not_follow_are_found_by_verifying(match: Match[Any]) -> None:
    forged = read(edited(log_of(match), 4, lambda entry: entry["events"][0].update(buoy=11)))
    assert list(faults(forged)) == ["entry 2: the rules lead to other events than the log tells"]
