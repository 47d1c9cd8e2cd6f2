"""`captains replay --review`: a match that is over is told by its turning points, one that runs is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.demo import demo_match
from captains.cli.main import main
from captains.engine.notation import header_of, write_log
from captains.library import games

GAME = games.game_ids()[-1]


@pytest.fixture(autouse=True)
def quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coarse look, and nothing of the user's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("captains.bots.review.GRID", 6)
    monkeypatch.setattr("captains.bots.review.CUTS", 12)
    monkeypatch.setattr(type(games.game(GAME).judge), "budget", 200)


def log_of(path: Path, entries: int | None = None) -> str:
    match = demo_match(GAME)
    kept = match.entries[:entries]
    path.write_bytes(write_log(header_of(match.setup), kept, match.outcome if entries is None else None))
    return str(path)


def test_turning_points_are_told_with_their_entries_and_odds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", log_of(tmp_path / "match.json"), "--review"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if line.startswith("entry ")]
    assert told and all(" % to " in line for line in told)
    numbers = [int(line.split()[1].rstrip(":")) for line in told]
    assert numbers == sorted(numbers)
    assert all(line.startswith("    ") for line in lines if line not in told)


def test_a_match_that_runs_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", log_of(tmp_path / "match.json", 20), "--review"]) == 1
    said = capsys.readouterr()
    assert "has not been played to its end" in said.err and not said.out
