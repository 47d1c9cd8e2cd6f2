"""The market: one swap a turn over five booths, which start again once all tiles are alike (PI-40, PI-41)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import SwapAtMarket
from captains.games.pirate_islands.events import BoothFilled, MarketRestarted, MarketSwapped
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES, more

Booths = tuple[int | None, ...]
"""The tile on each booth, None on an empty one."""

_SWAPS = tuple(tuple(SwapAtMarket(give, booth) for booth in range(len(RESOURCES))) for give in range(len(RESOURCES)))
"""Every swap there can be, made once: by the tile given, then by booth; there are as many booths as resources."""


def check_swap(state: State, seat: int, action: SwapAtMarket) -> Refusal | None:
    """Why this player may not make this swap at the market now (PI-40, PI-41)."""
    if not state.agreed.market:
        return Refusal("rule", "PI-44", "There is no market in this match; players swap with each other.")
    if state.phase != "play":
        return Refusal("turn", "PI-13", "One goes to the market after the roll, between other deeds.")
    give, booths = action.give, state.booths
    if not (0 <= give < len(RESOURCES) and 0 <= action.booth < len(booths)):
        return Refusal("form", "PI-40", "There is no such tile or booth.")
    if state.marketed:
        return Refusal("rule", "PI-40", "You have been to the market in this turn; once a turn is all.")
    take = booths[action.booth]
    if take is None:
        return Refusal("rule", "PI-41", "That booth is empty until the stockpile has a tile for it again.")
    if state.players[seat].tiles[give] < 1:
        return Refusal("rule", "PI-40", f"You have no {RESOURCES[give]} to give.")
    if take == give:
        return Refusal("rule", "PI-40", f"That booth has {RESOURCES[take]} too; take a tile of another kind.")
    return None


def swap(step: Step[State], seat: int, action: SwapAtMarket) -> None:
    """Swap; five tiles alike go to the stockpile and the market starts again (PI-41)."""
    take = step.state.booths[action.booth]
    assert take is not None, "an empty booth takes no part"
    step.emit(MarketSwapped(seat, action.booth, action.give, take))
    booths = step.state.booths
    if booths.count(action.give) == len(booths):
        there = more(step.state.stockpile, action.give, len(booths))
        step.emit(MarketRestarted(tuple(tile if there[tile] else None for tile in step.state.figures.booths)))


def fill_booths(step: Step[State]) -> None:
    """Put a tile on each empty booth whose resource the stockpile has again (PI-41)."""
    for booth, tile in enumerate(step.state.booths):
        resource = step.state.figures.booths[booth]
        if tile is None and step.state.stockpile[resource]:
            step.emit(BoothFilled(booth, resource))


def swap_offers(state: State, seat: int) -> tuple[Offer, ...]:
    """The swaps this player can make at the market, nothing once it was used in this turn."""
    if state.marketed or not state.booths:
        return ()
    a, b, c, d, e = state.players[seat].tiles
    return _swap_offers(seat, (a > 0, b > 0, c > 0, d > 0, e > 0), state.booths)


@lru_cache(maxsize=8192)
def _swap_offers(seat: int, has: tuple[bool, ...], booths: Booths) -> tuple[Offer, ...]:
    choices = [
        _SWAPS[give][booth]
        for give, there in enumerate(has)
        if there
        for booth, tile in enumerate(booths)
        if tile is not None and tile != give
    ]
    return (Offer(seat, "SwapAtMarket", tuple(choices)),) if choices else ()
