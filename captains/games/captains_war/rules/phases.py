"""When a captain is done with loot or command, and what follows once all are (CW-08a, CW-20, CW-28)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import Done
from captains.games.captains_war.events import PhaseEnded, SeatDone
from captains.games.captains_war.rules import boarding, command_bonus
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.state import State


def check_done(state: State, seat: int, action: Done) -> Refusal | None:
    """Why this captain cannot be done with the phase yet, or no longer."""
    if state.phase not in ("loot", "command"):
        return Refusal("turn", "CW-08a", "Only the loot and command phases wait for all to be done.")
    captain = state.captains[seat]
    if captain.done:
        return Refusal("turn", "CW-28", "You have said that you are done; the others are not yet.")
    if len(captain.picks) < PICKS:
        return Refusal("rule", "CW-11", "First pick your two dice.")
    return None


def finish(step: Step[State], seat: int, action: Done) -> None:
    """This captain is done; when all are, the next phase begins: in a solo game the Legendary Captain's (CW-74)."""
    step.emit(SeatDone(seat))
    for other, captain in enumerate(step.state.captains):
        if not captain.done and other != step.state.mode.legend:
            return
    if step.state.phase == "loot":
        step.emit(PhaseEnded("loot"))
        return
    step.emit(PhaseEnded("command"))
    if step.state.mode.legend is not None:
        return
    command_bonus.announce(step)
    boarding.begin(step)


@lru_cache(maxsize=16)
def done_offer(seat: int) -> Offer:
    """Say that one is done."""
    return Offer(seat, "Done", (Done(),))
