"""What is different in the Duel: tracks pay by completion, and nobody attacks two turns running (CW-60, CW-61).

Nor does the player in a solo game, where every turn is the player's (CW-76).
"""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.captains_war.state import State
from captains.parts.ranking import ranks


def check_rest(state: State, seat: int) -> Refusal | None:
    """Why a captain who attacked on their last turn may not attack on this one, where the mode asks for a rest."""
    last = state.captains[seat].last_attack
    if not state.mode.rest or not last or last != state.turn - state.seats:
        return None
    if state.mode.legend is not None:
        return Refusal("rule", "CW-76", "You attacked on your last turn; you may not attack on this one.")
    return Refusal("rule", "CW-61", "You attacked on your last turn; in the Duel you may not attack on this one.")


def completion_rank(state: State, seat: int, kind: int) -> int | None:
    """1 for the first to complete a track, 2 for the second; the same turn is the same rank; None if not completed."""
    turns = [captain.completed[kind] for captain in state.captains]
    if not turns[seat]:
        return None
    done = [turn for turn in turns if turn]
    return ranks([-turn for turn in done])[done.index(turns[seat])]
