"""User folders of their own, an invisible display, and tables that play the same every time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from captains.bots.minds import Minds
from captains.cli.window import BOT_WORDS
from captains.host import host
from captains.host.last_tables import LastTables
from captains.host.saves import Saves
from captains.library import games
from captains.screen.pages.shelf import Shelf
from captains.screen.program import Program

GAME = games.game_ids()[0]


def minds(game: str) -> Minds:
    """Bots that decide the same every time."""
    return Minds(games.game(game), chance_of=Random)


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures drawn by one test wait for the next."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, drawn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the user's own is read or written; dice fall the same every time."""
    for kind in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / "user" / kind.lower()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(drawn))
    monkeypatch.setenv("SDL_VIDEODRIVER", os.environ.get("CAPTAINS_PLAYED_ON", "dummy"))
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    monkeypatch.setattr(host, "new_seed", lambda: "played")


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    """An empty place for matches."""
    kept = Saves(tmp_path / "matches.sqlite")
    yield kept
    kept.close()


@pytest.fixture
def program(tmp_path: Path, saves: Saves) -> Program:
    """The program, with nothing played yet."""
    return Program(Shelf(games.game_ids(), BOT_WORDS), saves, LastTables(tmp_path / "tables.json"), minds)
