"""Captains' War goes through the conformance suite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import State
from captains.library.sheets import whole_sheet
from tests.conformance.suite import Conformance


class TestCaptainsWar(Conformance):
    """Full game, Duel and solo game on the shipped sheet."""

    game = GAME
    home = "tests.games.captains_war.test_conformance"

    @staticmethod
    def sheet() -> Mapping[str, Any]:
        return whole_sheet("captains-war")

    @staticmethod
    def invariants(state: State) -> None:
        sheet = state.sheet
        for captain in state.captains:
            rows = [(captain.coins, sheet.coins.printed)]
            rows += [(row, printed.places) for row, printed in zip(captain.resources, sheet.resources, strict=True)]
            rows += [(row, printed.places) for row, printed in zip(captain.pirates, sheet.pirates, strict=True)]
            assert all(0 <= row.filled <= row.circled <= places for row, places in rows)
            for kind, printed in enumerate(sheet.kinds):
                assert 0 <= captain.owned[kind] <= len(printed.acquisitions)
                assert 0 <= captain.tracks[kind] <= len(printed.track)
                opened = [circle.lock for circle in printed.track[: captain.tracks[kind]] if circle.lock is not None]
                assert all(lock < captain.owned[kind] for lock in opened)
                assert captain.command[kind] in (0, 1, 2)
                assert (captain.completed[kind] > 0) == (captain.tracks[kind] == len(printed.track))
            assert len(captain.lines) <= sheet.boarding.lines
            assert sum(line.hook == "circled" for line in captain.lines) <= 1
            assert len(captain.picks) <= 2 and len(set(captain.picks)) == len(captain.picks)
            for line in captain.lines:
                assert len(line.left) <= sheet.boarding.crew and len(line.right) <= sheet.boarding.crew
        if state.mode.legend is not None:
            shared_rows(state)
        attacks = sum(captain.attacks for captain in state.captains)
        assert attacks * 2 == sum(len(captain.lines) for captain in state.captains)


def shared_rows(state: State) -> None:
    """CW-70: no place is both circled and squared; CW-78: without a Pirate on its side the player has none either."""
    sheet, (player, legend) = state.sheet, state.captains
    shared = [(player.coins, legend.coins, sheet.coins.printed)]
    shared += [
        (mine, its, row.places)
        for mine, its, row in zip(player.resources, legend.resources, sheet.resources, strict=True)
    ]
    shared += [
        (mine, its, row.places) for mine, its, row in zip(player.pirates, legend.pirates, sheet.pirates, strict=True)
    ]
    assert all(mine.circled + its.circled <= places for mine, its, places in shared)
    assert len(player.lines) == len(legend.lines) <= sheet.battles
    assert player.owned[1] >= 1 and legend.owned[1] >= 1
    assert not player.lines or player.lines[-1].role != legend.lines[-1].role
    assert state.battle is None or len(state.battle.named) <= sheet.boarding.crew + 1
