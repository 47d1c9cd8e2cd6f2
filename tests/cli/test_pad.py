"""Pads of a sheet of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.main import main
from captains.library import games

Captured = pytest.CaptureFixture[str]


def test_a_pad_of_an_edited_sheet_is_printed(tmp_path: Path, capsys: Captured) -> None:
    game, own, path = games.game_ids()[0], tmp_path / "own.toml", tmp_path / "pad.pdf"
    assert main(["pad", game, "--to", str(path)]) == 0
    shipped = path.read_bytes()
    assert main(["sheet-file", game, "--to", str(own)]) == 0
    assert main(["pad", game, "--sheet", str(own), "--to", str(path)]) == 0
    assert path.read_bytes() == shipped
    own.write_text(own.read_text(encoding="utf-8").replace("rp = 2", "rp = 77", 1), encoding="utf-8")
    assert main(["pad", game, "--sheet", str(own), "--to", str(path)]) == 0
    assert path.read_bytes() != shipped
    capsys.readouterr()
    own.write_text("game = 3", encoding="utf-8")
    assert main(["pad", game, "--sheet", str(own), "--to", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
