"""How a player can pay for something in this turn: with what they hold, or after swaps with market and stockpile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from captains.games.pirate_islands.actions import SwapAtMarket, SwapWithStockpile
from captains.games.pirate_islands.sheet_printed import Figures
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import Tiles, covers, minus, swapped

Swap = tuple[int, int, int]
"""`given` tiles of one resource for one of another: (give, given, take). The market takes one, the stockpile more."""

Payments = tuple[tuple[Tiles, Swap | None], ...]
"""Each way to pay: what is left after it, and the swap to begin with, None where nothing has to be swapped."""


class Means(Struct, frozen=True, gc=False):
    """The ways to pay for a lair, a ship and a Coco tile."""

    lair: Payments
    ship: Payments
    coco: Payments


CLOSED = (False, False, False, False, False)
"""The market where there is none, or where it was used in this turn."""


def means(view: State, seat: int) -> Means:
    """What the player on turn can pay for, and how."""
    a, b, c, d, e = view.stockpile
    there = (a > 0, b > 0, c > 0, d > 0, e > 0)
    return _means(view.players[seat].tiles, market_of(view), there, view.figures)


@lru_cache(maxsize=32768)
def _means(tiles: Tiles, market: tuple[bool, ...], stockpile: tuple[bool, ...], figures: Figures) -> Means:
    costs = (figures.lair.tiles, figures.ship.tiles, figures.coco_tile.tiles)
    lair, ship, coco = (payments(tiles, cost, market, stockpile, figures.rate) for cost in costs)
    return Means(lair, ship, coco)


def market_of(view: State) -> tuple[bool, ...]:
    """Which resources the player on turn can have at the market."""
    return CLOSED if view.marketed or not view.booths else on_booths(view.booths)


@lru_cache(maxsize=4096)
def on_booths(booths: tuple[int | None, ...]) -> tuple[bool, ...]:
    """Which resources lie on the market."""
    return tuple(resource in booths for resource in range(5))


def payments(tiles: Tiles, cost: Tiles, market: tuple[bool, ...], stockpile: tuple[bool, ...], rate: int) -> Payments:
    """All ways to pay this cost that leave something else over; () if there is none."""
    if covers(tiles, cost):
        return ((minus(tiles, cost), None),)
    missing, spare = 0, 0
    for there, asked in zip(tiles, cost, strict=True):
        if there < asked:
            missing += asked - there
        else:
            spare += there - asked
    if spare < missing * rate - (rate - 1 if True in market else 0):
        return ()
    return _payments(tiles, cost, market, stockpile, rate)


@lru_cache(maxsize=32768)
def _payments(tiles: Tiles, cost: Tiles, market: tuple[bool, ...], stockpile: tuple[bool, ...], rate: int) -> Payments:
    lacks = [resource for resource in range(5) if tiles[resource] < cost[resource]]
    if not lacks:
        return ((minus(tiles, cost), None),)
    take = lacks[0]
    found: dict[Tiles, Swap] = {}
    for give in range(5):
        spare = tiles[give] - cost[give]
        if spare >= 1 and market[take]:
            for left, _ in _payments(swapped(tiles, give, 1, take), cost, CLOSED, stockpile, rate):
                found.setdefault(left, (give, 1, take))
        if spare >= rate and stockpile[take]:
            for left, _ in _payments(swapped(tiles, give, rate, take), cost, market, stockpile, rate):
                found.setdefault(left, (give, rate, take))
    return tuple(found.items())


def action_of(swap: Swap, booths: Sequence[int | None]) -> Any:
    """The decision that makes this swap."""
    give, given, take = swap
    return SwapAtMarket(give, booths.index(take)) if given == 1 else SwapWithStockpile(give, take)
