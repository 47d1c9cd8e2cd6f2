"""Tests of reading sheets, shipped ones and those of users."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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


PART = 'game = "sloops"\npart = "crews"\nname = "{name}"\n'


@pytest.fixture
def sloops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that ships a sheet with one part, and a user's data folder, both below this folder."""
    shipped = tmp_path / "shipped" / "sheets" / "sloops"
    (shipped / "crews").mkdir(parents=True)
    (shipped / "sheet.toml").write_text('game = "sloops"\n', encoding="utf-8")
    (shipped / "crews" / "red.toml").write_text(PART.format(name="Red"), encoding="utf-8")
    monkeypatch.setattr(sheets, "shipped", lambda *inside: (tmp_path / "shipped").joinpath(*inside))
    monkeypatch.setattr(sheets, "user_data", lambda: tmp_path / "user")
    monkeypatch.setattr(games, "game", lambda id: Sloops())
    monkeypatch.setattr(games, "folder", lambda id: tmp_path / "package")
    return tmp_path


class Sloops:
    """A game whose sheets have crews; one called Rotten cannot be played."""

    def read_sheet(self, data: dict[str, Any]) -> None:
        for name, crew in data.get("crews", {}).items():
            if sheets.UNREADABLE in crew:
                raise ValueError(crew[sheets.UNREADABLE])
            if crew["name"] == "Rotten":
                raise ValueError(f"the crew {name} is rotten.")


def add(folder: Path, name: str, text: str) -> Path:
    path = folder / "crews" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_parts_of_a_sheet_are_one_file_each_and_a_user_s_are_found_too(sloops: Path) -> None:
    assert sheets.shipped_sheet("sloops") == {"game": "sloops"}
    assert list(sheets.whole_sheet("sloops")["crews"]) == ["red"]
    add(sheets.user_parts("sloops"), "blue", PART.format(name="Blue"))
    add(sheets.user_parts("sloops"), "red", PART.format(name="Redder"))
    assert [crew["name"] for crew in sheets.own_sheet("sloops")["crews"].values()] == ["Redder", "Blue"]
    assert list(sheets.whole_sheet("sloops")["crews"]) == ["red"]


def test_parts_beside_an_edited_sheet_are_found(sloops: Path) -> None:
    own = sloops / "own.toml"
    own.write_text('game = "sloops"\n', encoding="utf-8")
    add(sloops, "green", PART.format(name="Green"))
    assert list(sheets.playable_sheet(own)["crews"]) == ["red", "green"]


def test_a_part_that_cannot_be_read_does_not_spoil_the_others(sloops: Path) -> None:
    bad = add(sheets.user_parts("sloops"), "bad", "name = ")
    other = add(sheets.user_parts("sloops"), "other", 'game = "sloops"\npart = "boats"\n')
    crews = sheets.own_sheet("sloops")["crews"]
    assert list(crews) == ["red", "bad", "other"]
    assert crews["bad"][sheets.UNREADABLE].startswith(f"{bad} is not well formed")
    assert crews["other"][sheets.UNREADABLE] == f'{other} should say part = "crews" in its second line.'
    own = sloops / "own.toml"
    own.write_text('game = "sloops"\n', encoding="utf-8")
    assert "bad" in sheets.playable_sheet(own)["crews"], "it may be played on as long as that part is not needed"
    with pytest.raises(LibraryFault, match=r"bad\.toml is not well formed"):
        sheets.checked(own)


def test_a_part_is_checked_with_the_shipped_sheet(sloops: Path) -> None:
    assert sheets.checked(add(sloops, "green", PART.format(name="Green"))) == "one of the crews of a sheet"
    rotten = add(sloops, "black", PART.format(name="Rotten"))
    with pytest.raises(LibraryFault, match=r"black\.toml can't be played: the crew black is rotten\.$"):
        sheets.checked(rotten)
    boat = add(sloops, "boat", 'game = "sloops"\npart = "boats"\n')
    with pytest.raises(LibraryFault, match="no part of a sheet of sloops: there is none called 'boats'"):
        sheets.checked(boat)


def test_a_part_is_no_sheet_to_play_on(sloops: Path) -> None:
    part = add(sloops, "green", PART.format(name="Green"))
    with pytest.raises(LibraryFault, match=r"is no whole sheet but a part of one; it belongs into the folder .*crews"):
        sheets.playable_sheet(part)
