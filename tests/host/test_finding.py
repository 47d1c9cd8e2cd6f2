"""Finding: what comes from a file is verified before anything is done with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from captains.host.fault import SaveFault
from captains.host.finding import find, read_file, take_in
from captains.host.logs import log_of
from captains.host.saves import pack_match
from tests.host.skiffs import GAME
from tests.host.tables import begun, play, saves


def edited(folder: Path, change: Callable[[dict[str, Any]], Any], line: int = 1) -> Path:
    """A log of a match that is over, with one line changed."""
    lines = log_of(play(begun()).reading()).splitlines()
    value = json.loads(lines[line - 1])
    change(value)
    lines[line - 1] = json.dumps(value).encode()
    path = folder / "edited.json"
    path.write_bytes(b"\n".join(lines))
    return path


def seat(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """An edit of the second seat."""
    return lambda head: head["seats"][1].update(changes)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda head: head["seats"].append({"name": "Cid", "colour": "ochre"}), "its events do not fit the match"),
        (seat(name="ANN"), "Two seats are called"),
        (seat(name=" "), "needs a name"),
        (seat(name="Bea\x1b[2J"), "marks that no name holds"),
        (seat(name="\u202eaeB"), "marks that no name holds"),
        (seat(details={"boat": "x" * 101}), "too long"),
        (seat(kind="\x1b[2J"), "marks that no name holds"),
        (seat(colour="\x1b[2J"), "no colour of this game"),
        (seat(colour="crimson"), "Two seats have one colour"),
    ],
)
def test_a_table_that_can_t_be_is_refused_in_a_log(tmp_path: Path, change: Any, words: str) -> None:
    path, kept = edited(tmp_path, change), saves(tmp_path)
    for take in (take_in, read_file):
        with pytest.raises(SaveFault, match=words) as refused:
            take(path, kept)
        assert str(refused.value).startswith(str(path))
    assert kept.listed() == ()
    kept.close()


def test_an_impossible_log_is_not_read_either(tmp_path: Path) -> None:
    path, kept = edited(tmp_path, lambda entry: entry.update(seat=1), line=3), saves(tmp_path)
    with pytest.raises(SaveFault, match=r"line 3 \(entry 1\)"):
        find(str(path), kept)
    kept.close()


def test_a_time_that_is_none_is_refused(tmp_path: Path) -> None:
    path, kept = edited(tmp_path, lambda entry: entry.update(at="\x1b[2Jnoon"), line=3), saves(tmp_path)
    with pytest.raises(SaveFault, match=r"a time that is none: '\[2Jnoon'"):
        read_file(path, kept)
    kept.close()


def test_a_whole_save_is_known_by_what_it_holds(tmp_path: Path) -> None:
    path, kept = tmp_path / "save.backup", saves(tmp_path)
    path.write_bytes(pack_match(play(begun(), 5).record(), GAME))
    assert len(kept.load(take_in(path, kept)).entries) == 5
    kept.close()


def test_what_a_whole_save_says_of_itself_is_found_again(tmp_path: Path) -> None:
    record = play(begun(), 5).record()
    said = msgspec.structs.replace(record.standing, status="over", stands="won", winners=("Bea",))
    path, kept = tmp_path / "save.captains", saves(tmp_path)
    path.write_bytes(pack_match(msgspec.structs.replace(record, standing=said), GAME))
    assert read_file(path, kept).standing == record.standing
    kept.close()


def test_a_file_without_an_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains.library.files.LARGEST", 1 << 20)
    path, kept = tmp_path / "long.json", saves(tmp_path)
    path.write_bytes(b" " * (1 << 20) + b" ")
    with pytest.raises(SaveFault, match="larger than 1 MB"):
        read_file(path, kept)
    kept.close()
