"""Tests of a reader that goes away: what is printed for nobody ends the command quietly, and stops nothing else."""

from __future__ import annotations

import os
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from captains.cli.main import main
from captains.host.saves import Saves, saves_file
from tests.cli.conftest import GAME

FULL = Path("/dev/full")
COPY = "INSERT INTO matches ({0}) SELECT {0} FROM matches LIMIT 1"


def run(words: str, then: str = "") -> subprocess.CompletedProcess[str]:
    """A command line of the shell with `captains WORDS` in it, failing where any part of its pipe fails."""
    command = f"set -o pipefail; {shlex.quote(sys.executable)} -m captains {words} {then}"
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture
def many(log: Path) -> None:
    """So many kept matches that their list does not fit into a pipe."""
    assert main(["import", str(log)]) == 0
    with sqlite3.connect(saves_file()) as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
        db.executemany(COPY.format(", ".join(columns[1:])), [()] * 2000)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
@pytest.mark.usefixtures("many")
@pytest.mark.parametrize("reader", ["head -n 1", "grep -q random", "true"])
@pytest.mark.parametrize("verb", ["matches", "matches --json"])
def test_a_reader_that_has_enough_of_a_long_list_ends_it_quietly(verb: str, reader: str) -> None:
    done = run(verb, f"| {reader}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["rules", GAME], ["rules", GAME, "1"]])
def test_a_reader_that_is_gone_before_anything_is_written_is_no_fault(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "captains", *words], stdout=writing, stderr=subprocess.PIPE, check=False, timeout=120
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("verb", ["--version", f"rules {GAME}", f"rules {GAME} 1"])
def test_what_can_not_be_printed_is_one_sentence(verb: str) -> None:
    done = run(verb, f"> {FULL}")
    assert done.returncode == 1
    assert done.stderr == "captains: no space left on device.\n"


def test_a_complaint_nobody_can_hear_stops_no_saving(tmp_path: Path) -> None:
    place = tmp_path / "saves" / "matches.sqlite"
    place.parent.mkdir()
    place.write_bytes(b"damaged" * 100)
    script = (
        "from captains.cli import guard\nfrom captains.host.saves import Saves\n"
        "kept = Saves(tell=guard.complain)\nkept.listed()\nraise SystemExit(0 if kept.close() else 3)"
    )
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-c", script], stderr=writing, check=False, timeout=30)
    os.close(writing)
    assert done.returncode == 0
    assert Saves(place).listed() == ()
