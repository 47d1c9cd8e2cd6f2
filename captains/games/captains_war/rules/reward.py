"""The winner's reward of a boarding battle: GP, stolen as far as they go, or circles of a track (CW-45, CW-46).

In a solo game the card says what there is to choose from, and nothing is stolen from a Legendary Captain (CW-79).
"""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import TakeCircles, TakeCoins
from captains.games.captains_war.rules.ending import end_turn
from captains.games.captains_war.rules.grappling_hook import circle_hook
from captains.games.captains_war.rules.rows import circle_coins, fill_coins
from captains.games.captains_war.rules.tracks import check_circles, fill_circles, open_circles
from captains.games.captains_war.state import State


def check_take_coins(state: State, seat: int, action: TakeCoins) -> Refusal | None:
    """Why this captain may not take the reward in GP now (CW-45)."""
    if state.phase != "reward" or state.battle is None:
        return Refusal("turn", "CW-45", "A reward is taken once a boarding battle is won.")
    if seat != state.battle.winner:
        return Refusal("turn", "CW-46", "Only the winner of the battle takes a reward.")
    return None if given(state)[0] else _not_on_card(state, "GP")


def given(state: State) -> tuple[int, int]:
    """The GP and the circles that the winner who holds a seat may choose from; 0 for what is not given (CW-79)."""
    choice = state.sheet.boarding if state.mode.card is None else state.mode.card.loses
    return choice.coins, choice.circles


def _not_on_card(state: State, what: str) -> Refusal:
    name = state.mode.card.name if state.mode.card is not None else ""
    return Refusal("rule", "CW-79", f"The card of {name} gives no {what} for a battle won.")


def take_coins(step: Step[State], seat: int, action: TakeCoins) -> None:
    """The loser fills in what is there, the winner circles the whole reward (CW-57)."""
    battle, (coins, _) = step.state.battle, given(step.state)
    assert battle is not None, "a battle was won"
    if battle.loser != step.state.mode.legend:
        fill_coins(step, battle.loser, coins)
    circle_coins(step, seat, coins)
    end_battle(step)


def check_take_circles(state: State, seat: int, action: TakeCircles) -> Refusal | None:
    """Why this captain may not take these circles now (CW-31, CW-45)."""
    refusal = check_take_coins(state, seat, TakeCoins())
    if refusal is not None and refusal.kind == "turn":
        return refusal
    most = given(state)[1]
    if not most:
        return _not_on_card(state, "circles")
    if not 0 <= action.kind < len(state.sheet.kinds):
        return Refusal("form", "CW-45", "There are two tracks, Attribute and Boat.")
    return check_circles(state.sheet, state.captains[seat], action.kind, action.circles, most)


def take_circles(step: Step[State], seat: int, action: TakeCircles) -> None:
    """Fill in the circles and circle their gains; the loser gains nothing."""
    fill_circles(step, seat, action.kind, action.circles)
    end_battle(step)


def reward_offers(state: State) -> tuple[Offer, ...]:
    """GP, or circles of one track as far as its locks are open."""
    battle = state.battle
    assert battle is not None and battle.winner is not None, "a battle was won"
    if battle.winner == state.mode.legend:
        return ()
    captain, (coins, most) = state.captains[battle.winner], given(state)
    free = tuple([open_circles(state.sheet, captain, kind, most) for kind in range(len(state.sheet.kinds))])
    found = _reward_offers(battle.winner, free)
    return tuple([offer for offer, there in zip(found, (coins, most), strict=True) if there])


@lru_cache(maxsize=256)
def _reward_offers(seat: int, free: tuple[int, ...]) -> tuple[Offer, ...]:
    circles = [TakeCircles(kind, count) for kind, most in enumerate(free) for count in range(most + 1)]
    return Offer(seat, "TakeCoins", (TakeCoins(),)), Offer(seat, "TakeCircles", tuple(circles))


def end_battle(step: Step[State]) -> None:
    """The reward is taken: the defender is protected, and the turn ends."""
    battle = step.state.battle
    assert battle is not None, "a battle was won"
    circle_hook(step, battle.defender)
    end_turn(step)
