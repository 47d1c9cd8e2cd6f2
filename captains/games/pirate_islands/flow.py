"""Whose decisions are open, in which order, and which rule answers each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains.engine.chance import Due
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import (
    AcceptSwap,
    BuildLair,
    BuildShip,
    BuyCocoTile,
    EndTurn,
    MoveGhostCaptain,
    OfferSwap,
    RefuseSwap,
    SwapAtMarket,
    SwapWithStockpile,
)
from captains.games.pirate_islands.rules import (
    building,
    coco,
    ghost_captain,
    market,
    production,
    stock_trade,
    swap,
    turn,
)
from captains.games.pirate_islands.state import State

Check = Callable[[State, int, Any], Refusal | None]
Act = Callable[[Step[State], int, Any], None]

RULES: dict[type, tuple[Check, Act]] = {
    EndTurn: (turn.check_end, turn.end),
    SwapAtMarket: (market.check_swap, market.swap),
    SwapWithStockpile: (stock_trade.check_swap, stock_trade.swap),
    BuildShip: (building.check_ship, building.build_ship),
    BuildLair: (building.check_lair, building.build_lair),
    MoveGhostCaptain: (ghost_captain.check_move, ghost_captain.move),
    BuyCocoTile: (coco.check_buy, coco.buy),
    OfferSwap: (swap.check_offer, swap.offer),
    AcceptSwap: (swap.check_answer, swap.accept),
    RefuseSwap: (swap.check_answer, swap.refuse),
}
"""For each action the rule that allows or refuses it and the rule that carries it out."""

_ANSWERS = (AcceptSwap, RefuseSwap)
"""What a player decides in somebody else's turn."""


def due(state: State) -> Due | None:
    """The die at the start of a turn (PI-10), and which Coco tile was bought (PI-30)."""
    if state.phase == "roll":
        return production.roll_due(state.figures.faces)
    return coco.draw_due(state.coco) if state.phase == "coco" else None


def settle(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """The die has fallen, or the Coco tile is turned up."""
    if step.state.phase == "roll":
        production.roll(step, answer, typed)
    else:
        coco.turn_up(step, answer, typed)
    _tidy(step)


def check(state: State, seat: int, action: Any) -> Refusal | None:
    """Why this action is not allowed to this seat now, or None."""
    if not 0 <= seat < len(state.players):
        return Refusal("form", "PI-01", f"There is no seat {seat + 1} at this table.")
    rule = RULES.get(type(action))
    if rule is None:
        return Refusal("form", "PI-13", "Pirate Islands knows no such decision.")
    if type(action) not in _ANSWERS:
        refusal = turn.check_turn(state, seat)
        if refusal is not None:
            return refusal
    return rule[0](state, seat, action)


def act(step: Step[State], seat: int, action: Any) -> None:
    """Carry out an action that `check` allows."""
    RULES[type(action)][1](step, seat, action)
    _tidy(step)


def _tidy(step: Step[State]) -> None:
    """Empty booths are filled as soon as the stockpile has their tiles again (PI-41)."""
    if None in step.state.booths and step.state.phase != "over":
        market.fill_booths(step)


def offers(state: State) -> tuple[Offer, ...]:
    """What the players may decide now: one player at a time."""
    seat = state.active
    match state.phase:
        case "play":
            return (
                *building.build_offers(state, seat, free=False),
                *coco.buy_offers(state, seat),
                *market.swap_offers(state, seat),
                *stock_trade.swap_offers(state, seat),
                *swap.offer_offers(state, seat),
                *turn.end_offers(seat),
            )
        case "ghost-captain":
            return ghost_captain.move_offers(state.board, state.ghost, seat)
        case "free-build":
            return building.build_offers(state, seat, free=True)
        case "answer":
            assert state.swap is not None, "somebody is asked in this phase"
            return swap.answer_offers(state.swap.asked[0])
        case "roll" | "coco" | "over":
            return ()
