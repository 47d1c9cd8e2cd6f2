"""Tests of reading sheets, shipped ones and those of users."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.library import games, sheets
from captains.library.fault import LibraryFault


def test_every_game_ships_a_sheet_that_it_can_read() -> None:
    for id in games.game_ids():
        data = sheets.shipped_sheet(id)
        assert data["game"] == id
        games.game(id).read_sheet(data)


def test_a_file_that_is_no_toml_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "x"\ncoins = \n', encoding="utf-8")
    with pytest.raises(LibraryFault, match=r"own\.toml is not well formed: .*line 2"):
        sheets.read_sheet_file(path)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("9" * 30, "a number of more than 64 bits"),
        ("inf", "a number or a date that no log can tell"),
        ("nan", "a number or a date that no log can tell"),
        ("2026-01-01", "a number or a date that no log can tell"),
        ("[" * 9999 + "]" * 9999, "nested too deeply"),
    ],
)
def test_what_no_log_could_hold_is_refused_in_a_sheet(tmp_path: Path, wrong: str, words: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'game = "{games.game_ids()[0]}"\nown = {wrong}\n', encoding="utf-8")
    with pytest.raises(LibraryFault, match=words):
        sheets.playable_sheet(path)


def test_a_file_that_names_no_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("coins = 40\n", encoding="utf-8")
    with pytest.raises(LibraryFault, match="does not say which game"):
        sheets.read_sheet_file(path)


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "x"\n', encoding="utf-8")
    assert sheets.read_sheet_file(path, "x") == {"game": "x"}
    with pytest.raises(LibraryFault, match="is a sheet of x, not of y"):
        sheets.read_sheet_file(path, "y")


def test_a_sheet_that_its_game_refuses_is_refused_with_the_game_s_sentence(tmp_path: Path) -> None:
    id = games.game_ids()[0]
    path = tmp_path / "own.toml"
    path.write_text(f'game = "{id}"\n', encoding="utf-8")
    with pytest.raises(LibraryFault, match=r"own\.toml can't be played: \w.*[^.]\.$"):
        sheets.playable_sheet(path)
    assert sheets.playable_sheet(sheets.sheet_file(id), id)["game"] == id
