"""Tests of the verbs that write files: export and pad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from captains.cli.main import main
from captains.library import games, sheets
from tests.host.skiffs import SHEET
from tests.host.skiffs.picture import PICTURE

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def plain_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawings of the tests' own game are quick; what a real game draws is tested with that game."""

    class Plain:
        papers = staticmethod(lambda sight: ())
        pad = staticmethod(lambda sheet, mode="": PICTURE.pad(SHEET))
        tell = staticmethod(lambda setup, entry, before: ())

    monkeypatch.setattr(games, "picture", lambda id: Plain())


def test_a_match_goes_round_through_every_kind_of_file(log: Path, tmp_path: Path, capsys: Captured) -> None:
    whole, again = tmp_path / "whole.captains", tmp_path / "again.json"
    assert main(["export", str(log), "--to", str(whole)]) == 0
    assert main(["import", str(whole)]) == 0
    capsys.readouterr()
    assert main(["export", "last", "--to", str(again)]) == 0
    assert capsys.readouterr().out == f"{again}\n"
    assert again.read_bytes() == log.read_bytes()
    assert main(["export", "last", "--to", str(tmp_path / "a.csv")]) == 0
    assert main(["export", "last", "--to", str(tmp_path / "a.txt")]) == 0
    assert main(["export", "last", "--to", str(tmp_path / "a.json"), "--at", "5"]) == 0
    assert len((tmp_path / "a.json").read_text(encoding="utf-8").splitlines()) == 6
    header = json.loads((tmp_path / "a.json").read_text(encoding="utf-8").splitlines()[0])
    assert header["sheet"] == sheets.shipped_sheet(header["game"])


@pytest.mark.parametrize(
    ("more", "code", "words"),
    [
        (["--to", "a.gif"], 2, "should end in one of"),
        (["--to", "a.png", "--dpi", "1"], 2, "1 dpi"),
        (["--to", "a.pdf", "--paper", "A0"], 2, "no paper"),
        (["--to", "a.png", "--theme", "sepia"], 2, "no theme 'sepia'"),
        (["--to", "a.txt", "--theme", "light"], 2, "holds no picture"),
        (["--to", "a.png", "--seat", "Nobody"], 2, "Nobody called"),
        (["--to", "a.json", "--at", "99999"], 1, "no entry 99999"),
        (["--to", "none/a.json"], 1, "no folder"),
        ([], 2, "--to"),
    ],
)
def test_what_can_t_be_written_is_a_sentence(
    more: list[str], code: int, words: str, log: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    capsys.readouterr()
    assert main(["export", str(log), *more]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert words in " ".join(said.err.split())
    assert "Traceback" not in said.err
    assert list(folder.iterdir()) == []


def test_a_pad_is_printed(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "pad.pdf"
    game = games.game_ids()[0]
    assert main(["pad", game, "--copies", "2", "--paper", "letter", "--to", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    assert path.read_bytes().startswith(b"%PDF")
    plain = path.read_bytes()
    assert main(["pad", game, "--copies", "2", "--paper", "letter", "--theme", "Outline", "--to", str(path)]) == 0
    assert path.read_bytes() != plain
    to = ["--to", str(path)]
    for wrong in (["--to", "pad.png"], ["--copies", "0", *to], ["--paper", "x", *to], ["--theme", "sepia", *to]):
        assert main(["pad", game, *wrong]) == 2
    assert main(["pad", "nothing", "--to", str(path)]) == 2
