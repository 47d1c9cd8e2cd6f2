"""What the next clicks need is got ready behind the lobby."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from captains.host.last_tables import LastTables
from captains.library import games
from captains.screen import warming
from captains.screen.pages.lobby import CALM, Lobby
from tests.screen.pages.stand_in import shelf
from tests.screen.pages.test_lobby import Store


def test_all_modules_of_the_games_are_there_before_they_are_asked_for() -> None:
    code = """
import sys
from captains.library import games
from captains.screen import warming
from captains.screen.pages.shelf import Shelf
shelf = Shelf(games.game_ids(), ())
warming.begin(shelf, shelf.ids).join()
missing = [name for id in shelf.ids for name in games.modules(id) if name not in sys.modules]
print(missing, "captains.screen.pages.table_stage" in sys.modules, sorted(shelf.asked) == sorted(shelf.ids))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[] True True\n"
    assert done.stderr == ""


def test_a_game_that_cannot_be_got_ready_is_no_fault_yet(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        warming.begin(shelf(("no-such-game",)), ("no-such-game",)).join()
    assert "could be got ready" in caplog.text


def test_the_lobby_has_the_games_got_ready_once_it_is_calm(tmp_path: Path) -> None:
    asked: list[str] = []
    lobby = Lobby(shelf(), Store(), LastTables(tmp_path / "t.json"), *([None] * 3), lambda: asked.append("now"))
    assert lobby.tick(0) == CALM and lobby.tick(CALM - 1) == 1 and not asked
    assert lobby.tick(1) is None and asked == ["now"]


def test_a_game_names_the_modules_of_its_rules_and_its_pictures() -> None:
    for id in games.game_ids():
        names = games.modules(id)
        package = names[0]
        assert {f"{package}.cover", f"{package}.game", f"{package}.picture.poster"} < set(names)
