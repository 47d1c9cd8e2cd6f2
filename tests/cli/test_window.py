"""Tests of the window as verbs open it."""

from __future__ import annotations

import pytest

from captains.cli.main import main
from tests.cli.conftest import GAME


def test_without_a_screen_no_match_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    assert main(["play", GAME, "--seat", "Anna", "--seat", "Boris"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("captains: There is no screen to open a window on") and said.err.count("\n") == 1
    assert main(["matches"]) == 0
    assert capsys.readouterr().out == ""
