"""The end of a turn and of the match, which plays the turn out first (CW-08a, CW-50, CW-51, CW-82)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.captains_war.events import EndReached, MatchEnded, TurnBegan
from captains.games.captains_war.rules.grappling_hook import end_protection
from captains.games.captains_war.rules.naval_battle import fight
from captains.games.captains_war.rules.solo.its_phase import recruit_last
from captains.games.captains_war.state import End, State


def note_battles(step: Step[State], seats: tuple[int, ...]) -> None:
    """After a battle: whoever has used the last boarding line ends the match. A Legendary Captain has no lines of its
    own: the five battles are the player's too (CW-82)."""
    for seat in seats:
        if seat != step.state.mode.legend and len(step.state.captains[seat].lines) >= step.state.sheet.battles:
            step.emit(EndReached(seat, "battles"))


def end_turn(step: Step[State]) -> None:
    """The Naval Battle if an end was reached in this turn, else the next captain clockwise is active."""
    state = step.state
    if state.ends:
        recruit_last(step)
        fight(step)
        step.emit(MatchEnded())
        return
    active = (state.active + 1) % state.seats
    step.emit(TurnBegan(state.turn + 1, active))
    end_protection(step, active)


def why(state: State) -> str:
    """Why the match ended, in one sentence."""
    battles = [state.names[end.seat] for end in state.ends if end.cause == "battles"]
    others = [_words(state, end) for end in state.ends if end.cause != "battles"]
    if len(battles) == 2:
        both = f"{battles[0]} and {battles[1]} have taken part in {state.sheet.battles} boarding battles"
        return "; ".join([both, *others]) + "."
    return "; ".join(_words(state, end) for end in state.ends) + "."


def _words(state: State, end: End) -> str:
    name = state.names[end.seat]
    verb = "squared" if end.seat == state.mode.legend else "circled"
    match end.cause:
        case "battles":
            return f"{name} has taken part in {state.sheet.battles} boarding battles"
        case "command":
            return f"{name} owns both Command bonuses"
        case "gold":
            return f"{name} has {verb} the last of {state.sheet.coins.printed} GP"
        case "resource":
            return f"{name} has {verb} the last {state.sheet.resources[end.which].name}"
