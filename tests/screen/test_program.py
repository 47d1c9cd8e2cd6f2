"""The program: what goes wrong behind the window is said in it."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from captains.host.last_tables import LastTables
from captains.host.records import Record
from captains.host.saves import Saves
from captains.screen.pages.bot_desk import BotDesk
from captains.screen.pages.shelf import Shelf
from captains.screen.program import Program
from tests.engine.buoys import GAME as BUOYS
from tests.host.skiffs import Pass, Take
from tests.host.tables import begun, play


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("captains.screen.faults.user_log", lambda: tmp_path / "log")
    return tmp_path / "log" / "faults.log"


class Silent:
    """Minds to be closed."""

    def close(self) -> None:
        pass


def test_sheets_that_can_t_be_drawn_are_a_sentence(tmp_path: Path, log: Path) -> None:
    def export(record: Record, theme: str, paper: str) -> str:
        raise RuntimeError("no ink")

    said: list[str] = []
    done = threading.Event()
    program = Program(
        Shelf((BUOYS.id,), ()),
        Saves(tmp_path / "matches.sqlite"),
        LastTables(tmp_path / "tables.json"),
        lambda game: pytest.fail("no bot plays"),
        export,
    )
    program._in_background(play(begun()).record(), "full", "A4", lambda words: (said.append(words), done.set())[0])
    assert done.wait(5)
    assert said[0].endswith(".") and "no ink" in log.read_text(encoding="utf-8")


def test_a_bot_that_fails_takes_the_first_it_may_and_is_reported(log: Path) -> None:
    class Nobody(Silent):
        def decide(self, kind: str, seat: int, view: Any, offers: Any) -> Any:
            raise ValueError("There is no bot 'gpt'.")

    thought = threading.Event()
    desk = BotDesk(Nobody, thought.set)
    host = play(begun(), 1)
    offers = host.match.offers_of(0)
    desk.ask(host.match.state, 0, "gpt", host.match.view(0), offers)
    assert thought.wait(5)
    assert desk.ask(host.match.state, 0, "gpt", host.match.view(0), offers) == offers[0].choices[0]
    assert "no bot 'gpt'" in log.read_text(encoding="utf-8")
    desk.close()


def test_a_bot_thinks_again_where_as_many_entries_lead_to_another_moment() -> None:
    class Counting(Silent):
        def decide(self, kind: str, seat: int, view: Any, offers: Any) -> Any:
            return view.points

    thought = threading.Event()
    desk = BotDesk(Counting, thought.set)
    host = play(begun(), 1)
    try:
        for action in (Take(0), Pass()):
            host.act(0, action)
            asked = (host.match.state, 1, "counting", host.match.view(1), host.match.offers_of(1))
            thought.clear()
            desk.ask(*asked)
            assert thought.wait(5)
            assert desk.ask(*asked) == host.match.state.points
            host.undo(0)
    finally:
        desk.close()
