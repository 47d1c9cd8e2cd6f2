"""Tests of mode, options and sheet as arguments."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from captains.cli.main import main
from captains.cli.setup_arguments import agreed, read_options
from captains.engine.seats import Seat
from captains.library import games, sheets
from captains.library.fault import LibraryFault
from tests.engine.buoys import GAME as BUOYS

GAME = games.game_ids()[0]
SEATS = (Seat("Anne", "crimson"), Seat("Mary", "navy"), Seat("Jack", "ochre"))


def test_without_arguments_the_shipped_sheet_and_the_number_of_seats_say() -> None:
    setup = agreed(GAME, SEATS, "", [], None)
    assert setup.sheet == sheets.shipped_sheet(GAME)
    assert setup.mode == games.game(GAME).default_mode(3)


def test_an_edited_sheet_is_carried_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.toml"
    own.write_text('game = "buoys"\n[mine]\nnote = 1\n', encoding="utf-8")
    monkeypatch.setattr(games, "game", lambda id: BUOYS)
    assert agreed("buoys", SEATS, "", [], own).sheet == {"game": "buoys", "mine": {"note": 1}}


def test_a_sheet_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(LibraryFault, match="can't be read"):
        agreed(GAME, SEATS, "", [], tmp_path / "none.toml")


def test_what_does_not_go_together_is_wrong_usage() -> None:
    with pytest.raises(typer.BadParameter, match="has no mode 'wild'"):
        agreed(GAME, SEATS, "wild", [], None)
    with pytest.raises(typer.BadParameter, match="has no option 'wind'"):
        agreed(GAME, SEATS, "", ["wind=east"], None)


def test_options_are_keys_and_values() -> None:
    assert read_options(["tide=low", "swimmer = Anne,Mary", "x=a=b"]) == {
        "tide": "low",
        "swimmer": "Anne,Mary",
        "x": "a=b",
    }
    with pytest.raises(typer.BadParameter, match="The option 'tide' should be like KEY=VALUE"):
        read_options(["tide"])


def test_a_seed_that_no_log_can_hold_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in (["simulate", GAME, "--seats", "random,random", "--games", "1"], ["play", GAME]):
        assert main([*verb, "--seed", "\udcff"]) == 2
        assert "A seed is" in capsys.readouterr().err
