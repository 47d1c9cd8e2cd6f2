"""The turn: it begins with the roll, and after it the die passes to the left (PI-06, PI-13)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import EndTurn
from captains.games.pirate_islands.events import TurnBegan
from captains.games.pirate_islands.rules.ending import notice_stalemate
from captains.games.pirate_islands.state import State

_UNDONE = {
    "roll": ("PI-10", "First the die is rolled."),
    "coco": ("PI-30", "First the Coco tile is turned up."),
    "ghost-captain": ("PI-12", "First move the Ghost Captain."),
    "free-build": ("PI-32", "First build the lair or ship that the Coco tile gives."),
}
"""What must be done before anything else in some phases."""


def check_turn(state: State, seat: int) -> Refusal | None:
    """Why it is not for this player to act, None if the turn is theirs (PI-13, PI-43)."""
    if seat != state.active:
        return Refusal("turn", "PI-13", f"It is {state.names[state.active]}'s turn.")
    if state.swap is not None:
        return Refusal("turn", "PI-44", f"First {state.names[state.swap.asked[0]]} answers the swap you asked for.")
    return None


def check_end(state: State, seat: int, action: EndTurn) -> Refusal | None:
    """Why this player may not end the turn now (PI-13)."""
    if state.phase in _UNDONE:
        return Refusal("turn", *_UNDONE[state.phase])
    return None


def end(step: Step[State], seat: int, action: EndTurn) -> None:
    """The next player to the left is on turn, unless the match is a stalemate (PI-51)."""
    if not notice_stalemate(step):
        state = step.state
        step.emit(TurnBegan(state.turn + 1, (state.active + 1) % len(state.players)))


@lru_cache(maxsize=16)
def end_offers(seat: int) -> tuple[Offer, ...]:
    """Ending the turn."""
    return (Offer(seat, "EndTurn", (EndTurn(),)),)
