"""Tests of the verbs on saved matches: matches, import, replay."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import pytest

from captains.cli.main import main
from captains.engine.seats import Seat
from captains.host.host import new_match
from captains.host.logs import log_of
from captains.host.saves import Saves
from captains.host.seating import agree
from captains.library import games, sheets
from tests.cli.conftest import GAME

Captured = pytest.CaptureFixture[str]


def test_a_log_is_taken_in_listed_and_replayed(log: Path, capsys: Captured) -> None:
    capsys.readouterr()
    assert main(["import", str(log)]) == 0
    id = capsys.readouterr().out.strip()
    assert main(["matches"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(id)
    assert "random 1, random 2" in line
    assert main(["matches", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["id"], told["game"], told["status"]) == (id, GAME, "over")
    for name in (id, "last"):
        assert main(["replay", name, "--check"]) == 0
        assert capsys.readouterr().out.startswith(f"{told['length']} entries, each as the rules allow")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="needs a system whose time zone a program may choose")
@pytest.mark.parametrize(
    ("zone", "shown"), [("Pacific/Kiritimati", "2026-01-01 03:30"), ("America/St_Johns", "2025-12-31 10:00")]
)
def test_B35_the_list_tells_the_user_s_own_time(
    zone: str, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    saves = Saves()
    seats = [Seat("Anne", "crimson"), Seat("Mary", "navy")]
    setup = agree(games.game(GAME), seats, sheets.shipped_sheet(GAME))
    new_match(setup, saves, clock=lambda: "2025-12-31T13:30:00Z").close()
    saves.close()
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert main(["matches"]) == 0
        assert shown in capsys.readouterr().out
        assert main(["matches", "--json"]) == 0
        assert '"2025-12-31T13:30:00Z"' in capsys.readouterr().out
    finally:
        monkeypatch.undo()
        time.tzset()


def test_without_saved_matches_the_list_is_empty(capsys: Captured) -> None:
    assert main(["matches"]) == 0
    assert capsys.readouterr().out == ""


def test_the_states_are_one_json_object_a_line(log: Path, tmp_path: Path) -> None:
    states = tmp_path / "states.jsonl"
    assert main(["replay", str(log), "--states", str(states)]) == 0
    lines = states.read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(log.read_text(encoding="utf-8").splitlines()) - 2
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert main(["replay", str(log), "--at", "3", "--states", str(states)]) == 0
    assert states.read_text(encoding="utf-8").splitlines() == lines[:3]


def test_the_states_of_a_running_match_stay_secret(tmp_path: Path, capsys: Captured) -> None:
    saves = Saves()
    seats = [Seat("Anne", "crimson"), Seat("Mary", "navy"), Seat("Jack", "ochre")]
    host = new_match(agree(games.game(GAME), seats, sheets.shipped_sheet(GAME)), saves, seed="1")
    host.advance()
    assert host.close()
    partial = tmp_path / "partial.json"
    partial.write_bytes(log_of(host.reading()))
    saves.close()
    assert main(["replay", "last", "--check"]) == 0
    states = tmp_path / "states.jsonl"
    assert main(["replay", "last", "--states", str(states)]) == 1
    assert not states.exists()
    assert "still runs" in capsys.readouterr().err
    for verb in (["import", str(partial)], ["replay", str(partial), "--check"]):
        assert main(verb) == 1
        assert "partial" in capsys.readouterr().err


def _changed(line: bytes) -> bytes:
    data = json.loads(line)
    data["events"] = []
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda lines: [], "empty"),
        (lambda lines: [b"\xff\xfe"], "line 1"),
        (lambda lines: [lines[0].replace(b'"format":1', b'"format":9'), *lines[1:]], "newer"),
        (lambda lines: [*lines[:3], b'{"n":2', *lines[4:]], "line 4"),
        (lambda lines: [*lines[:3], *lines[4:]], "line 4"),
        (lambda lines: [*lines[:5], _changed(lines[5]), *lines[6:]], "line 6"),
        (lambda lines: lines[:-1], "without the outcome"),
        (lambda lines: [*lines[:-1], lines[-1].replace(b'"places":[', b'"places":[9,')], "another outcome"),
    ],
)
def test_a_damaged_or_impossible_log_is_refused_with_its_line(
    damage: object, why: str, log: Path, tmp_path: Path, capsys: Captured
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\n".join(damage(log.read_bytes().splitlines())) + b"\n")
    capsys.readouterr()
    for verb in (["import", str(bad)], ["replay", str(bad), "--check"]):
        assert main(verb) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert why in said.err.lower()
    assert main(["matches"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["replay", "last", "--check"], 1), (["replay", "nobody-7", "--check"], 1), (["replay", "last"], 1)],
)
def test_a_match_that_is_not_there_is_a_sentence(arguments: list[str], code: int, capsys: Captured) -> None:
    assert main(arguments) == code
    assert "Traceback" not in capsys.readouterr().err


def test_a_save_edited_by_hand_says_nothing_to_the_terminal(log: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["import", str(log)]) == 0
    with sqlite3.connect(tmp_path / "saves" / "matches.sqlite") as db:
        (seats,) = db.execute("SELECT seats FROM matches").fetchone()
        db.execute("UPDATE matches SET winners = ?, last = ?", (b"\x91\xa3a\x1bb", "\u202e2026"))
        db.execute("UPDATE matches SET seats = ?", (seats.replace(b"random 1", b"\x1b[2Jdom1"),))
    capsys.readouterr()
    assert main(["matches"]) == 0
    assert main(["import", "\x1b[2Jnone.json"]) == 1
    said = capsys.readouterr()
    assert "[2Jdom1" in said.out and "won by ab" in said.out and "[2Jnone.json" in said.err
    assert not set("\x1b\u202e") & set(said.out + said.err)
