"""Keepsakes: where the sheets of a match go, and what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.library import games
from captains.paper.keepsakes import keepsakes
from tests.host.tables import begun, find_game, play


@pytest.fixture(autouse=True)
def own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' own game is found by its id."""
    monkeypatch.setattr(games, "game", find_game)


def test_every_sheet_is_a_picture_and_all_are_one_pdf(tmp_path: Path) -> None:
    record = play(begun()).record()
    said = keepsakes(record, folder=tmp_path / "new")
    names = {path.name for path in (tmp_path / "new").iterdir()}
    assert f"skiffs-{record.id or 'match'}.pdf" in names
    assert sum(name.endswith(".png") for name in names) == len(record.setup.seats) + 1
    assert f"skiffs-{record.id or 'match'}-table.png" in names
    assert str(tmp_path / "new") in said


def test_those_of_another_theme_do_not_replace_them(tmp_path: Path) -> None:
    record = play(begun()).record()
    keepsakes(record, folder=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    said = keepsakes(record, "outline", "Letter", tmp_path)
    assert "-outline.pdf" in said
    assert all((tmp_path / name).read_bytes() == data for name, data in before.items())
    assert len(list(tmp_path.iterdir())) == 2 * len(before)


def test_a_folder_that_can_t_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    said = keepsakes(play(begun()).record(), folder=tmp_path / "file")
    assert "cannot be written" in said
