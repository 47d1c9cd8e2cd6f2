"""Tests of the command line: exit codes, where results and talk go, and that no traceback is seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from captains import __version__
from captains.cli import guard
from captains.cli.main import main
from captains.engine.refusal import Refusal, Refused
from captains.library import files, games, rules, sheets
from captains.library.fault import LibraryFault

GAME = games.game_ids()[0]


@pytest.mark.parametrize("arguments", [["nope"], ["rules"], ["rules", "no-such-game"], ["rules", GAME, "999"]])
def test_wrong_usage_exits_2_and_says_why_on_stderr(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Usage: captains" in said.err


def test_help_and_version_succeed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "rules" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"captains {__version__}\n"


def test_rules_prints_every_clause_on_a_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME]) == 0
    lines = capsys.readouterr().out.splitlines()
    for clause in rules.clauses(GAME):
        assert f"{clause.id:<7} {clause.words}" in lines
        assert clause.heading in lines


def test_rules_prints_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    first = rules.clauses(GAME)[0]
    assert main(["rules", GAME, first.id.lower()]) == 0
    assert capsys.readouterr().out == f"{first.id:<7} {first.words}\n"


def test_the_shipped_sheet_is_copied_and_found_playable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    assert main(["sheet-file", GAME, "--to", str(own)]) == 0
    assert own.read_text(encoding="utf-8") == sheets.sheet_file(GAME).read_text(encoding="utf-8")
    assert main(["check-sheet", str(own)]) == 0
    assert capsys.readouterr().out == f"{own}\n{own} is a sheet of {games.game(GAME).name} that can be played.\n"


def test_an_edited_sheet_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text("mine", encoding="utf-8")
    assert main(["sheet-file", GAME, "--to", str(own)]) == 2
    assert own.read_text(encoding="utf-8") == "mine"
    assert "already there" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "game = 3", 'game = "no-such-game"', f'game = "{GAME}"', "game = ", "\x00"])
def test_a_sheet_that_cannot_be_played_is_one_sentence_and_exit_1(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    assert main(["check-sheet", str(own)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("captains: ")
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")


def test_a_fault_of_the_program_leaves_a_report_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_down(game: str) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(files, "user_log", lambda: tmp_path / "log")
    monkeypatch.setattr(rules, "clauses", break_down)
    assert main(["rules", GAME]) == 1
    report = tmp_path / "log" / guard.REPORT
    assert capsys.readouterr().err == (
        f"captains: Something went wrong inside captains (KeyError); the report is in {report}.\n"
    )
    assert "break_down" in report.read_text(encoding="utf-8")


def test_a_fault_is_said_even_where_no_report_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(files, "user_log", lambda: tmp_path / "file" / "log")
    assert guard.sentence(KeyError("lost")).endswith("the report of it could not be written.")


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (LibraryFault("X can't be read."), "X can't be read."),
        (Refused(Refusal("rule", "XY-01", "No more coins")), "No more coins."),
        (FileNotFoundError(2, "No such file or directory", "x.toml"), "x.toml: no such file or directory."),
        (PermissionError("in two\nlines"), "in two lines."),
    ],
)
def test_every_known_fault_is_one_sentence(fault: Exception, words: str) -> None:
    assert guard.sentence(fault) == words


def test_the_module_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "captains", "nope"],
        cwd=files.PACKAGE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "No such command 'nope'" in done.stderr


def test_a_fault_within_the_window_is_reported_without_a_traceback() -> None:
    code = """
import sys
from captains.cli import start
from captains.screen import faults
start.main = lambda: print(faults.report(ValueError("odd"))) or 0
start.run()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "a report is in" in done.stdout
    assert done.stderr == ""
