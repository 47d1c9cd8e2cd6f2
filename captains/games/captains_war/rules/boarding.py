"""The boarding phase: the active captain attacks one opponent or nobody (CW-40, CW-41, CW-49)."""

from __future__ import annotations

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import Attack, Decline
from captains.games.captains_war.events import BoardingDeclined, BoardingSkipped
from captains.games.captains_war.rules.crews import declare
from captains.games.captains_war.rules.duel import check_rest
from captains.games.captains_war.rules.ending import end_turn
from captains.games.captains_war.rules.grappling_hook import check_hook, lose_hook
from captains.games.captains_war.state import State


def check_attack(state: State, seat: int, action: Attack) -> Refusal | None:
    """Why this captain may not attack that one now (CW-40, CW-47, CW-49, CW-61)."""
    if state.phase != "attack":
        return Refusal("turn", "CW-40", "Attacks are declared in the boarding phase, at most one a turn.")
    if seat != state.active:
        return Refusal("turn", "CW-40", f"Only the active captain, {state.names[state.active]}, may attack.")
    target = action.target
    if not 0 <= target < len(state.captains):
        return Refusal("form", "CW-40", "There is no such captain at this table.")
    if target == seat:
        return Refusal("rule", "CW-40", "You cannot attack yourself.")
    return check_able(state, seat) or check_hook(state, target)


def attack(step: Step[State], seat: int, action: Attack) -> None:
    """Declare the attack; the attacker's own Grappling Hook is lost; a side with but one crew commits it at once."""
    lose_hook(step, seat)
    declare(step, seat, action.target)


def check_decline(state: State, seat: int, action: Decline) -> Refusal | None:
    """Why this captain may not decline now (CW-40)."""
    if state.phase != "attack":
        return Refusal("turn", "CW-40", "There is no attack to decline now.")
    if seat != state.active:
        return Refusal("turn", "CW-40", f"Only the active captain, {state.names[state.active]}, decides on an attack.")
    return None


def decline(step: Step[State], seat: int, action: Decline) -> None:
    """Attack nobody; the turn ends."""
    step.emit(BoardingDeclined(seat))
    end_turn(step)


def begin(step: Step[State]) -> None:
    """The command phase is over: if the active captain cannot attack, the boarding phase is skipped (CW-49)."""
    state = step.state
    able = check_able(state, state.active)
    if able is None and targets(state):
        return
    step.emit(BoardingSkipped(state.active, able.clause if able else "CW-49"))
    end_turn(step)


def check_able(state: State, seat: int) -> Refusal | None:
    """Why this captain may attack nobody at all: a rest is due, or there is nobody to attack with."""
    captain = state.captains[seat]
    if not captain.attack_bonus and not captain.crew:
        return Refusal("rule", "CW-49", "You have neither a Pirate nor the attack bonus to attack with.")
    return check_rest(state, seat)


def targets(state: State) -> tuple[int, ...]:
    """Whom the active captain may attack, clockwise."""
    return tuple([seat for seat in state.from_active()[1:] if check_hook(state, seat) is None])


def attack_offers(state: State) -> tuple[Offer, ...]:
    """Attack one of the captains who may be attacked, or nobody."""
    seat = state.active
    choices = tuple([Attack(target) for target in targets(state)])
    return Offer(seat, "Attack", choices), Offer(seat, "Decline", (Decline(),))
