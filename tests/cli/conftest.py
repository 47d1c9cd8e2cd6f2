"""What tests of the verbs share: user folders of their own, and a match of bots that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.main import main
from captains.library import games

GAME = games.game_ids()[0]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's own is read or written."""
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / "user" / kind.lower()))
    monkeypatch.setenv("CAPTAINS_DATA", str(tmp_path / "saves"))
    return tmp_path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a match that two bots have played to its end."""
    folder = tmp_path / "logs"
    arguments = ["simulate", GAME, "--seats", "random,random", "--games", "1", "--seed", "7", "--keep", str(folder)]
    assert main(arguments) == 0
    (path,) = folder.iterdir()
    return path
