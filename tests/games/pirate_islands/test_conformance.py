"""Pirate Islands keeps to what every game must keep to, in whole matches at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from tests.conformance.suite import Conformance
from tests.games.pirate_islands.sea import SHEET, fit


class TestPirateIslands(Conformance):
    """One mode, two to four players, options by the number of the match."""

    game = GAME
    home = "tests.games.pirate_islands.test_conformance"
    seeds = (1, 2, 3)

    @staticmethod
    def sheet() -> Mapping[str, Any]:
        return SHEET

    @staticmethod
    def invariants(state: State) -> None:
        fit(state)
