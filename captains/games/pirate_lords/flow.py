"""Whose decisions are open, in which order, and which rule answers each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains.engine.chance import Draw
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import (
    Accept,
    DealLoot,
    Pass,
    Propose,
    Refuse,
    RefuseBelow,
    Suggest,
    TakeUp,
)
from captains.games.pirate_lords.rules import answers, caravan, dealing_loot, drafts, proposal
from captains.games.pirate_lords.state import State

Check = Callable[[State, int, Any], Refusal | None]
Act = Callable[[Step[State], int, Any], None]

RULES: dict[type, tuple[Check, Act]] = {
    Suggest: (drafts.check_suggest, drafts.suggest),
    Propose: (proposal.check_propose, proposal.propose),
    TakeUp: (proposal.check_take_up, proposal.take_up),
    Accept: (answers.check_answer, answers.accept),
    Refuse: (answers.check_answer, answers.refuse),
    RefuseBelow: (answers.check_refuse_below, answers.refuse_below),
    Pass: (caravan.check_pass, caravan.pass_on),
    DealLoot: (dealing_loot.check_deal, dealing_loot.deal),
}
"""For each action the rule that allows or refuses it and the rule that carries it out."""


def due(state: State) -> Draw | None:
    """The next card of the game deck in a turn, the next card of the loot stack after a successful attack."""
    match state.phase:
        case "turn":
            return caravan.card_due(state)
        case "loot":
            return dealing_loot.loot_due(state)
        case _:
            return None


def settle(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """The card drawn is turned over, or seen by the initiator alone."""
    if step.state.phase == "turn":
        caravan.turn_over(step, answer[0])
    else:
        dealing_loot.draw(step, answer[0])


def check(state: State, seat: int, action: Any) -> Refusal | None:
    """Why this action is not allowed to this seat now, or None."""
    if not 0 <= seat < len(state.lords):
        return Refusal("form", "PL-00", f"There is no seat {seat + 1} at this table.")
    rule = RULES.get(type(action))
    if rule is None:
        return Refusal("form", "PL-11", "Pirate Lords knows no such decision.")
    return rule[0](state, seat, action)


def act(step: Step[State], seat: int, action: Any) -> None:
    """Carry out an action that `check` allows."""
    RULES[type(action)][1](step, seat, action)


def offers(state: State) -> tuple[Offer, ...]:
    """What the players may decide now: whoever the game waits for, then those who may lay drafts."""
    match state.phase:
        case "bargain":
            mine = (*proposal.propose_offers(state), caravan.pass_offer(state.active))
            return (*mine, *drafts.suggest_offers(state))
        case "answers":
            return (*answers.answer_offers(state), *drafts.suggest_offers(state))
        case "deal":
            return dealing_loot.deal_offers(state)
        case "turn" | "loot" | "over":
            return ()
