"""Whose decision it is and what is asked, in a few words: for the banner, the cards, the window's title."""

from __future__ import annotations

from captains.games.captains_war.picture.words import say
from captains.games.captains_war.rules.crews import committed
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.state import State
from captains.scene.page import Desk
from captains.scene.picture import Roller
from captains.scene.sight import Sight


def asks(state: State, seat: int) -> str:
    """What this captain is asked now; "" if nothing."""
    captain = state.captains[seat]
    if seat == state.mode.legend and state.phase in ("captain", "challenge", "crews", "reward"):
        return say(f"ask.legend_{state.phase}")
    match state.phase:
        case "aside" if seat == state.active:
            return say("ask.aside")
        case "loot" if not captain.done:
            return say("ask.loot") if len(captain.picks) < PICKS else say("ask.buy")
        case "command" if not captain.done:
            return say("ask.command")
        case "attack" if seat == state.active:
            return say("ask.attack")
        case "crews" if state.battle and seat in (state.battle.attacker, state.battle.defender):
            return "" if committed(state.battle, seat) else say("ask.crew")
        case "reward" if state.battle and seat == state.battle.winner:
            return say("ask.reward")
        case "roll" if seat == state.active:
            return say("ask.roll")
    return ""


def rolls(state: State) -> Roller:
    """Whose roll is due and what for: the dice of a turn are everybody's, the others are the Legendary Captain's."""
    legend, battle = state.mode.legend, state.battle
    if legend is None or state.phase == "roll":
        return Roller(state.names[state.active], say("ask.real_dice", n=state.turn), state.active)
    if battle is not None and state.phase == "crews":
        words = say("ask.real_crew", n=len(battle.named) + 1, most=state.sheet.boarding.crew)
        return Roller(state.names[legend], words)
    return Roller(state.names[legend], say("ask.real_attack", n=state.turn))


def more(state: State, seat: int, desk: Desk) -> str:
    """What is chosen so far, in italics beside the question."""
    captain = state.captains[seat]
    match state.phase:
        case "loot" if desk.held("die") is not None:
            face = state.sheet.dice[desk.held("die")].faces[state.faces[desk.held("die")]]
            return say("more.joker") if face.kind == "joker" else say("more.circles")
        case "loot" if not captain.done:
            return say(f"more.picked{min(len(captain.picks), PICKS)}")
        case "command" if desk.held("acquire") is not None:
            return say("more.cost_joker")
        case "command" if not captain.done:
            return say("more.acquired") if captain.acquired else say("more.command")
        case "aside":
            return say("more.aside")
        case "attack":
            legend = state.mode.legend
            return say("more.attack") if legend is None else say("more.attack_legend", name=state.names[legend])
    return ""


def speaker(sight: Sight, desk: Desk) -> int:
    """Whose decision the banner names: the seat at the go if it may decide, else the first that is waited for."""
    state: State = sight.view
    if state.mode.legend is not None and not sight.waiting and state.phase != "roll":
        return state.mode.legend
    if sight.offers_of(desk.go) or not sight.waiting:
        return desk.go if sight.waiting else state.active
    return sight.waiting[0]


def status(state: State, seat: int) -> tuple[str, bool | None]:
    """A captain's part in the phase in a word or two, and whether it is played: None if there is none."""
    captain = state.captains[seat]
    if seat == state.mode.legend and state.phase != "crews":
        return "", None
    match state.phase:
        case "loot":
            if captain.done:
                return say("status.chosen"), True
            return say("status.choosing") if len(captain.picks) < PICKS else say("status.buying"), False
        case "command":
            return (say("status.done"), True) if captain.done else (say("status.orders"), False)
        case "attack" | "aside" if seat == state.active:
            return say("status.choosing"), False
        case "crews" if state.battle and seat in (state.battle.attacker, state.battle.defender):
            return (say("status.sealed"), True) if committed(state.battle, seat) else (say("status.sealing"), False)
        case "reward" if state.battle and seat == state.battle.winner:
            return say("status.reward"), False
    return "", None
