"""The end: when only last loot is left after an attack, the match is over; else the turn passes to the left (PL-40)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.pirate_lords.events import MatchEnded
from captains.games.pirate_lords.state import State


def end_if_loot_is_out(step: Step[State]) -> bool:
    """End the match if no regular loot is left; whether it did."""
    if step.state.regular:
        return False
    step.emit(MatchEnded(step.state.active))
    return True


def why(state: State) -> str:
    """Why the match ended, in one sentence."""
    left = f"only {state.last} last loot cards are left" if state.last else "no loot card is left"
    if state.last == 1:
        left = "only one last loot card is left"
    return f"After the attack led by {state.names[state.active]} {left}."
