"""Whose decisions are open, in which order, and which rule answers each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains.engine.chance import Due
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import (
    Acquire,
    Attack,
    BuyResource,
    CommitCrew,
    Decline,
    Done,
    PickDie,
    Recruit,
    SetAside,
    TakeCircles,
    TakeCoins,
)
from captains.games.captains_war.rules import acquisitions, boarding, buying, crews, loot, phases, recruiting, reward
from captains.games.captains_war.rules.solo import its_battle, its_phase
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import Captain, State

Check = Callable[[State, int, Any], Refusal | None]
Act = Callable[[Step[State], int, Any], None]

RULES: dict[type, tuple[Check, Act]] = {
    PickDie: (loot.check_pick, loot.pick),
    Done: (phases.check_done, phases.finish),
    BuyResource: (buying.check_buy, buying.buy),
    Acquire: (acquisitions.check_acquire, acquisitions.acquire),
    Recruit: (recruiting.check_recruit, recruiting.recruit),
    SetAside: (loot.check_set_aside, loot.set_aside),
    Attack: (boarding.check_attack, boarding.attack),
    Decline: (boarding.check_decline, boarding.decline),
    CommitCrew: (crews.check_crew, crews.commit),
    TakeCoins: (reward.check_take_coins, reward.take_coins),
    TakeCircles: (reward.check_take_circles, reward.take_circles),
}
"""For each action the rule that allows or refuses it and the rule that carries it out."""


def due(state: State) -> Due | None:
    """At the start of a turn the six dice are rolled; in a solo game a Legendary Captain acts by rule and die."""
    if state.phase == "roll":
        return loot.roll_due(state.sheet)
    if state.mode.legend is None:
        return None
    match state.phase:
        case "captain":
            return its_phase.step_due(state)
        case "challenge":
            return its_battle.challenge_due(state)
        case "crews":
            return its_battle.naming_due(state)
        case "reward":
            return its_battle.reward_due(state)
        case _:
            return None


def settle(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """What was due has fallen, or happens by itself."""
    match step.state.phase:
        case "captain":
            its_phase.go_on(step)
            its_battle.begin(step)
        case "challenge":
            its_battle.challenge(step, answer, typed)
        case "crews":
            its_battle.name_pirate(step, answer, typed)
        case "reward":
            its_battle.take_reward(step)
        case _:
            loot.roll(step, answer, typed)


def check(state: State, seat: int, action: Any) -> Refusal | None:
    """Why this action is not allowed to this seat now, or None."""
    if not 0 <= seat < state.seats:
        return Refusal("form", "CW-01", f"There is no seat {seat + 1} at this table.")
    rule = RULES.get(type(action))
    if rule is None:
        return Refusal("form", "CW-08a", "Captains' War knows no such decision.")
    return rule[0](state, seat, action)


def act(step: Step[State], seat: int, action: Any) -> None:
    """Carry out an action that `check` allows."""
    RULES[type(action)][1](step, seat, action)


def offers(state: State) -> tuple[Offer, ...]:
    """What the captains may decide now, the active one first, then clockwise."""
    match state.phase:
        case "loot" | "command":
            return _open_to_all(state)
        case "aside":
            return (loot.aside_offer(state.active, len(state.faces)),)
        case "attack":
            return boarding.attack_offers(state)
        case "crews":
            return crews.crew_offers(state)
        case "reward":
            return reward.reward_offers(state)
        case "roll" | "captain" | "challenge" | "over":
            return ()


_Table = tuple[str, tuple[int, ...], int | None, int, Sheet, Captain | None]
_kept: dict[int, tuple[Captain, _Table, tuple[Offer, ...]]] = {}


def _open_to_all(state: State) -> tuple[Offer, ...]:
    """The offers of a phase in which every captain decides.

    A captain's offers are the same objects as last time while the sheet, a Legendary Captain's marks on it and what
    lies on the table are the same objects; one entry a seat is kept for that. It saves work and decides nothing.
    """
    legend, captains = state.mode.legend, state.captains
    seats, beside = (state.from_active(), None) if legend is None else (range(legend), captains[legend])
    table = (state.phase, state.faces, state.aside, state.active, state.sheet, beside)
    found: list[Offer] = []
    for seat in seats:
        captain = captains[seat]
        kept = _kept.get(seat)
        if kept is None or kept[0] is not captain or kept[1] != table:
            kept = _kept[seat] = (captain, table, _captains_offers(state, seat, captain))
        found += kept[2]
    return tuple(found)


def _captains_offers(state: State, seat: int, captain: Captain) -> tuple[Offer, ...]:
    """Pick until two dice are picked; then buy and, in the command phase, acquire and recruit, until done."""
    if captain.done:
        return ()
    if state.phase == "loot":
        pick = loot.pick_offer(state, seat)
        if pick is not None:
            return (pick,)
        found = [buying.buy_offer(state, seat)]
    else:
        found = [
            buying.buy_offer(state, seat),
            acquisitions.acquire_offer(state.sheet, captain, seat),
            recruiting.recruit_offer(state, seat),
        ]
    return (*[offer for offer in found if offer is not None], phases.done_offer(seat))
