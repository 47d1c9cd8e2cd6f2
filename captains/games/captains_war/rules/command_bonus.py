"""The Command bonuses for all acquisitions of a kind, announced when every captain has finished (CW-27, CW-28)."""

from __future__ import annotations

from typing import Literal

from captains.engine.step import Step
from captains.games.captains_war.events import CommandBonusGained, EndReached
from captains.games.captains_war.state import State

FIRST: Literal[1] = 1
LATER: Literal[2] = 2


def announce(step: Step[State]) -> None:
    """Give every captain who has completed a kind since the last command phase the bonus of that kind.

    If nobody owned the kind before, all who complete it in this phase get the first bonus, else the later one. Whoever
    owns both kinds' bonuses now ends the match (CW-50).
    """
    state = step.state
    for kind, printed in enumerate(state.sheet.kinds):
        rank = LATER if is_taken(state, kind) else FIRST
        for seat in state.from_active():
            captain = state.captains[seat]
            if captain.owned[kind] == len(printed.acquisitions) and not captain.command[kind]:
                step.emit(CommandBonusGained(seat, kind, rank))
    for seat in state.from_active():
        if all(step.state.captains[seat].command) and not all(state.captains[seat].command):
            step.emit(EndReached(seat, "command"))


def is_taken(state: State, kind: int) -> bool:
    """Whether somebody has the first bonus of a kind; all the others strike it out (CW-27)."""
    return any(captain.command[kind] == FIRST for captain in state.captains)


def bonus(state: State, seat: int, kind: int) -> int:
    """RP of the Command bonus a captain has for a kind, 0 for none."""
    rank = state.captains[seat].command[kind]
    return state.sheet.kinds[kind].bonuses[rank - 1] if rank else 0
