"""A Legendary Captain who has no Pirate left gains one, like the player's weakest (CW-78)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.captains_war.events import PirateCircled
from captains.games.captains_war.events_solo import CaptainJoined
from captains.games.captains_war.state import State


def join(step: Step[State]) -> None:
    """If the Legendary Captain has no Pirate and the player has one, the Captain gains one of the same Strength.

    If the player has none, it waits: the player's next gain of a Pirate asks again. If the row is full, it is the next
    higher one with a place, then the next lower one. While the yellow die names a crew nobody joins (CW-77).
    """
    state = step.state
    legend = state.mode.legend
    if legend is None or state.captains[legend].crew or not state.captains[0].crew:
        return
    like = state.captains[0].crew[-1]
    row = joining_row(state, like - 1)
    if row is not None:
        step.emit(CaptainJoined(like))
        step.emit(PirateCircled(legend, row + 1))


def joining_row(state: State, row: int) -> int | None:
    """This row, or the next higher, then lower one with a place; None if every row is full."""
    rows = (row, *range(row + 1, len(state.sheet.pirates)), *range(row - 1, -1, -1))
    taken = [sum(captain.pirates[each].circled for captain in state.captains) for each in range(len(rows))]
    return next((each for each in rows if taken[each] < state.sheet.pirates[each].places), None)
