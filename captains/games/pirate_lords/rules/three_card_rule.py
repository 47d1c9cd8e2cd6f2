"""The three-card rule: nobody keeps a third pirate of a profession, and it strikes everybody else (PL-12)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.pirate_lords.events import PirateDiscarded, ThirdTurned
from captains.games.pirate_lords.state import State


def has_most(state: State, seat: int, profession: int) -> bool:
    """Whether a player has as many pirates of a profession as anybody may keep."""
    return len(state.lords[seat].crew[profession]) >= state.sheet.keep


def strike(step: Step[State], seat: int, profession: int, number: int) -> None:
    """The pirate just turned over is discarded; then every other player discards one of the profession, if they can.

    Which one makes no difference: it is the one that came first. No other card is turned over.
    """
    step.emit(ThirdTurned(seat, profession, number))
    for other in step.state.others():
        column = step.state.lords[other].crew[profession]
        if column:
            step.emit(PirateDiscarded(other, profession, column[0]))
