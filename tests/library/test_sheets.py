"""Tests of reading sheets and of their digests."""

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


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    one = {"game": "x", "coins": {"printed": 40, "start": 3}}
    other = {"coins": {"start": 3, "printed": 40}, "game": "x"}
    assert sheets.digest(one) == sheets.digest(other)
    assert len(sheets.digest(one)) == 64


def test_the_digest_changes_with_a_figure() -> None:
    assert sheets.digest({"game": "x", "n": 1}) != sheets.digest({"game": "x", "n": 2})


def test_the_digest_stays_what_it_was() -> None:
    assert sheets.digest({"b": [1, 2.5], "a": "Ж"}) == (
        "5ce27484e7dce7ca22dcf853186a94561fbf9b0e596c0e95c526e190b72c898b"
    )


def test_a_file_that_is_no_toml_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "x"\ncoins = \n', encoding="utf-8")
    with pytest.raises(LibraryFault, match=r"own\.toml is not well formed: .*line 2"):
        sheets.read_sheet_file(path)


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
