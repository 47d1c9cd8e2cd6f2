"""Turning over cards: ships join the caravan until a pirate comes; then the player may propose or pass (PL-10, PL-11).

Piles are kept as what they hold: which kind comes next is a draw by chance.
"""

from __future__ import annotations

from captains.engine.chance import Draw
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import Pass
from captains.games.pirate_lords.events import GaveUp, Passed, PirateTurned, ShipTurned, TurnBegan
from captains.games.pirate_lords.rules import last_chance
from captains.games.pirate_lords.rules.no_attack import no_attack
from captains.games.pirate_lords.rules.three_card_rule import has_most, strike
from captains.games.pirate_lords.state import State

_PASSES = tuple(Offer(seat, "Pass", (Pass(),)) for seat in range(8))


def card_due(state: State) -> Draw:
    """The next card of the game deck, by kind."""
    return Draw("deck", tuple([len(numbers) for numbers in state.deck]))


def turn_over(step: Step[State], kind: int) -> None:
    """A card of this kind is turned over: a ship sails on to the next card, a pirate ends it."""
    state = step.state
    seat, number = state.active, state.deck[kind][0]
    if kind == state.sheet.ship:
        step.emit(ShipTurned(number))
        last_chance.begin_if_deck_is_out(step)
        return
    if has_most(state, seat, kind):
        strike(step, seat, kind, number)
    else:
        step.emit(PirateTurned(seat, kind, number))
    if no_attack(step):
        end_turn(step)


def check_pass(state: State, seat: int, action: Pass) -> Refusal | None:
    """Why this player can't pass or give up now (PL-11, PL-23)."""
    if state.phase == "answers" and seat == state.active:
        return Refusal("turn", "PL-22", "Your proposal is being answered.")
    if state.phase != "bargain" or seat != state.active:
        return Refusal("turn", "PL-11", "Only the player whose turn it is can pass, once a pirate has come.")
    return None


def pass_on(step: Step[State], seat: int, action: Pass) -> None:
    """Pass, or give up what was proposed; all cards are back where they lay."""
    step.emit(GaveUp(seat) if step.state.proposals else Passed(seat))
    if step.state.stranded is None:
        end_turn(step)
    else:
        last_chance.go_round(step)


def pass_offer(seat: int) -> Offer:
    """Pass, or give up."""
    return _PASSES[seat]


def end_turn(step: Step[State]) -> None:
    """The turn passes to the left, and the next player must turn over a card."""
    state = step.state
    step.emit(TurnBegan(state.turn + 1, state.left_of(state.active)))
    last_chance.begin_if_deck_is_out(step)
