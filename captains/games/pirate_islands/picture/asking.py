"""What a player is asked now, in a few words: for the banner, the window's title, the log."""

from __future__ import annotations

from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.state import State
from captains.scene.picture import Roller


def asks(state: State, seat: int) -> str:
    """What this player decides now; "" if nothing."""
    if state.phase == "answer":
        assert state.swap is not None, "somebody is asked in this phase"
        return say("ask.answer") if seat == state.swap.asked[0] else ""
    if seat != state.active or state.phase == "over":
        return ""
    return say(f"ask.{state.phase}")


def speaker(state: State) -> int:
    """Whose decision is open."""
    if state.phase == "answer" and state.swap is not None:
        return state.swap.asked[0]
    return state.active


def rolls(state: State) -> Roller:
    """Whose roll is due, and of which turn."""
    return Roller(state.names[state.active], say("ask.real_die", n=state.turn), state.active)
