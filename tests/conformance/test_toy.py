"""The toy game passes the conformance suite; nothing that stands had to be edited for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.engine.match import Match
from tests.conformance.play import played
from tests.conformance.suite import Conformance
from tests.conformance.toy import GAME, SHEET, Sea


class TestToy(Conformance):
    """Regatta, with few legs in both modes."""

    game = GAME
    home = "tests.conformance.test_toy"

    @staticmethod
    def sheet() -> Mapping[str, Any]:
        return {**SHEET, "legs": {"race": 6, "passage": 12}}

    @staticmethod
    def invariants(state: Sea) -> None:
        assert 0 <= state.leg <= state.legs
        assert all(0 <= left <= printed for left, printed in zip(state.left, state.pile, strict=True))
        assert any(state.left) and min(state.miles) >= 0


def test_a_passage_is_a_log_of_ten_thousand_entries() -> None:
    match: Match[Sea] = played(GAME, SHEET, "passage", 3, 1)
    assert len(match.entries) >= 10_000
