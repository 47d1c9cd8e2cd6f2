"""What is written on a captain's sheet in this match: that captain's own marks, or those of both on a shared one."""

from __future__ import annotations

from captains.engine.outcome import Receipt
from captains.games.captains_war.picture.marks import SLIM, Mark
from captains.games.captains_war.picture.marks import marks as own_marks
from captains.games.captains_war.picture.solo.marks import solo_marks
from captains.games.captains_war.state import State


def marks(
    state: State, seat: int, ship: str = "", receipt: Receipt | None = None, weight: float = SLIM
) -> tuple[Mark, ...]:
    """All marks of the sheet; `receipt` once the match is over, for the flags and the chest."""
    if state.mode.legend is not None:
        return solo_marks(state, receipt, weight)
    return own_marks(state, seat, ship, receipt, weight)
