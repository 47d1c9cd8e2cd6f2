"""Buying Resources: a few GP for any one, from the second pick until the end of the command phase (CW-14, CW-81)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import BuyResource
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.rules.rows import blank_resources, circle_resource, fill_coins
from captains.games.captains_war.rules.solo.legendary_captain import gain_purchase
from captains.games.captains_war.state import State


def check_buy(state: State, seat: int, action: BuyResource) -> Refusal | None:
    """Why this captain may not buy this Resource now (CW-14)."""
    if state.phase not in ("loot", "command"):
        return Refusal("turn", "CW-14", "Resources are bought in the loot and command phases.")
    captain, sheet = state.captains[seat], state.sheet
    if captain.done:
        return Refusal("turn", "CW-14", "You have said that you are done.")
    if len(captain.picks) < PICKS:
        return Refusal("rule", "CW-14", "First pick your two dice; then you may buy Resources.")
    if not 0 <= action.resource < len(sheet.resources):
        return Refusal("form", "CW-14", "There is no such Resource.")
    if captain.coins.held < sheet.coins.price:
        words = f"A Resource costs {sheet.coins.price} GP, you have {captain.coins.held}."
        return Refusal("rule", "CW-14", words)
    if not blank_resources(state, seat, action.resource):
        row = f"{'Your' if state.mode.legend is None else 'The'} row of {sheet.resources[action.resource].name}"
        return Refusal("rule", "CW-08", f"{row} is full.")
    return None


def buy(step: Step[State], seat: int, action: BuyResource) -> None:
    """Fill in the price and circle the Resource; some Legendary Captains gain one too (CW-81)."""
    fill_coins(step, seat, step.state.sheet.coins.price)
    circle_resource(step, seat, action.resource, 1)
    gain_purchase(step)


def buy_offer(state: State, seat: int) -> Offer | None:
    """The Resources this captain can buy, None if there is none; the two dice are picked."""
    captain, sheet = state.captains[seat], state.sheet
    if captain.coins.circled - captain.coins.filled < sheet.coins.price:
        return None
    taken = [row.circled for row in captain.resources]
    if state.mode.legend is not None:
        taken = [mine + row.circled for mine, row in zip(taken, state.beside(seat).resources, strict=True)]
    blank = [r for r, printed in enumerate(sheet.resources) if taken[r] < printed.places]
    return _buy_offer(seat, tuple(blank))


@lru_cache(maxsize=256)
def _buy_offer(seat: int, resources: tuple[int, ...]) -> Offer | None:
    return Offer(seat, "BuyResource", tuple(BuyResource(resource) for resource in resources)) if resources else None
