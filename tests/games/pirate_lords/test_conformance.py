"""Pirate Lords goes through the conformance suite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.state import State
from captains.library.sheets import shipped_sheet
from tests.conformance.suite import Conformance
from tests.games.pirate_lords.counting import count


class TestPirateLords(Conformance):
    """Three to eight players on the shipped cards."""

    game = GAME
    home = "tests.games.pirate_lords.test_conformance"
    seeds = (1,)

    @staticmethod
    def sheet() -> Mapping[str, Any]:
        return shipped_sheet("pirate-lords")

    @staticmethod
    def invariants(state: State) -> None:
        count(state)
