"""Tests of finding games, shipped ones and those of other distributions."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from captains.library import games
from captains.library.fault import LibraryFault


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nothing remembered of earlier look-ups, before and after."""
    for remembered in (games.cover, games.game, games.picture, games.folder, games._packages):
        remembered.cache_clear()
    yield
    for remembered in (games.cover, games.game, games.picture, games.folder, games._packages):
        remembered.cache_clear()


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None) -> Iterator[Path]:
    """A folder on the path with a distribution that names two games: one without GAME, one that can't be imported."""
    (tmp_path / "toy_game").mkdir()
    for module in ("__init__", "cover", "game"):
        (tmp_path / "toy_game" / f"{module}.py").write_text('"""No game."""\n', encoding="utf-8")
    (tmp_path / "torn_game").mkdir()
    (tmp_path / "torn_game" / "__init__.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    info = tmp_path / "toys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[captains.games]\ntoy = toy_game\ntorn = torn_game\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in ("toy_game", "toy_game.cover", "toy_game.game", "torn_game"):
        sys.modules.pop(name, None)


def test_every_game_is_found_with_its_id_its_picture_and_its_folder() -> None:
    assert games.game_ids()
    for id in games.game_ids():
        assert games.game(id).id == id
        assert isinstance(games.game(id), type(games.cover(id)))
        assert games.picture(id) is not None
        assert (games.folder(id) / "RULES.md").is_file()


def test_a_game_that_is_not_there_is_refused_with_those_there_are() -> None:
    known = games.game_ids()[0]
    with pytest.raises(LibraryFault, match=f"There is no game '{known}x'.*Did you mean {known}"):
        games.game(known + "x")


def test_games_of_other_distributions_are_found_and_not_imported(put: Path) -> None:
    assert {"toy", "torn"} < set(games.game_ids())
    assert "toy_game" not in sys.modules
    assert games.folder("toy") == put / "toy_game"


def test_a_package_that_is_no_game_is_a_fault(put: Path) -> None:
    for part in (games.cover, games.game):
        with pytest.raises(LibraryFault, match="toy_game is no game"):
            part("toy")


def test_a_game_that_cannot_be_imported_is_a_fault(put: Path) -> None:
    with pytest.raises(LibraryFault, match=r"The game torn can't be loaded: .*no_such_module_anywhere"):
        games.game("torn")
