"""Whose decision it is and what is asked, in a few words: for the banner and the window's title."""

from __future__ import annotations

from captains.games.pirate_lords.picture.words import number, say
from captains.games.pirate_lords.state import State
from captains.scene.page import Desk
from captains.scene.sight import Sight


def asks(state: State, seat: int) -> str:
    """What this player is asked now; "" if nothing."""
    active = seat == state.active
    match state.phase:
        case "turn" if active:
            return say("ask.turn")
        case "bargain" if active:
            if state.proposals:
                return say("ask.again")
            key = "ask.bargain" if state.stranded is None else "ask.chance"
            return number(key, len(state.caravan))
        case "answers":
            return say("ask.answer", name=state.names[state.active])
        case "loot" | "deal" if active:
            return say("ask.deal")
    return ""


def speaker(sight: Sight, desk: Desk) -> int:
    """Whose decision the banner names: the first that is waited for, else the initiator."""
    state: State = sight.view
    if state.phase == "turn" or not sight.waiting:
        return state.active
    return desk.go if desk.go in sight.waiting else sight.waiting[0]
