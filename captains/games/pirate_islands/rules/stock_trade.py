"""Trade with the stockpile: tiles alike for one of another kind, as often as one can (PI-42)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import SwapWithStockpile
from captains.games.pirate_islands.events import StockpileSwapped
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES, named


def check_swap(state: State, seat: int, action: SwapWithStockpile) -> Refusal | None:
    """Why this player may not make this swap with the stockpile now (PI-42)."""
    if state.phase != "play":
        return Refusal("turn", "PI-13", "One trades with the stockpile after the roll, between other deeds.")
    give, take = action.give, action.take
    if not (0 <= give < len(RESOURCES) and 0 <= take < len(RESOURCES)):
        return Refusal("form", "PI-42", "There is no such resource.")
    if give == take:
        return Refusal("rule", "PI-42", "The stockpile gives a tile of another kind only.")
    rate, held = state.figures.rate, state.players[seat].tiles[give]
    if held < rate:
        there = f"you have {held}" if held else "you have none"
        return Refusal("rule", "PI-42", f"The stockpile wants {named(give, rate)} for one tile; {there}.")
    if state.stockpile[take] < 1:
        return Refusal("rule", "PI-42", f"The stockpile has no {RESOURCES[take]} left.")
    return None


def swap(step: Step[State], seat: int, action: SwapWithStockpile) -> None:
    """Give the tiles and take the one."""
    step.emit(StockpileSwapped(seat, action.give, action.take, step.state.figures.rate))


def swap_offers(state: State, seat: int) -> tuple[Offer, ...]:
    """The swaps this player can make with the stockpile."""
    rate = state.figures.rate
    a, b, c, d, e = state.players[seat].tiles
    enough = (a >= rate, b >= rate, c >= rate, d >= rate, e >= rate)
    if True not in enough:
        return ()
    a, b, c, d, e = state.stockpile
    return _swap_offers(seat, enough, (a > 0, b > 0, c > 0, d > 0, e > 0))


@lru_cache(maxsize=8192)
def _swap_offers(seat: int, enough: tuple[bool, ...], there: tuple[bool, ...]) -> tuple[Offer, ...]:
    choices = tuple(
        SwapWithStockpile(give, take)
        for give, pays in enumerate(enough)
        for take, has in enumerate(there)
        if pays and has and give != take
    )
    return (Offer(seat, "SwapWithStockpile", choices),) if choices else ()
