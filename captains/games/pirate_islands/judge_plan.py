"""The plan for a turn in Pirate Islands: what a player would best buy now, with the swaps that pay for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from captains.games.pirate_islands.actions import (
    BuildLair,
    BuildShip,
    BuyCocoTile,
    EndTurn,
)
from captains.games.pirate_islands.judge_board import hand_worth, prospects, wishes
from captains.games.pirate_islands.judge_own import WON, coco_worth
from captains.games.pirate_islands.judge_pay import Payments, action_of, market_of, means
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import Tiles, swapped

TURNED_UP = 0.41
"""What a Coco tile that is turned up brings, on the average, beside the lair on Spooky Island."""
CONTENT = 1e-6
"""What ending the turn is ahead of doing something that changes nothing."""


class Plan(Struct, frozen=True, gc=False):
    """What to do first, and what one's own position seems worth once all of it is done."""

    action: Any
    worth: float


def plan(view: State, seat: int) -> Plan:
    """The best plan for the rest of the turn of the player on turn, by what it brings to themselves."""
    hopes = prospects(view.board, view.lairs, view.ships, view.ghost, seat)
    there, lairs, ships = hopes.here, view.lairs_left(seat), view.ships_left(seat)
    tiles, coco, ways = view.players[seat].tiles, coco_worth(view, seat), means(view, seat)
    now = wishes(view, there, lairs, ships)
    best = Plan(EndTurn(), there.worth + coco + hand_worth(tiles, *now))
    swap = _at_market(tiles, market_of(view), *now)
    if swap is not None:
        best = Plan(action_of((swap[0], 1, swap[1]), view.booths), best.worth + swap[2])
    if ways.lair and hopes.lair is not None and lairs:
        after = hopes.lair.place
        worth = after.worth + coco + (WON if lairs == 1 else 0.0)
        best = _better(best, BuildLair(hopes.lair.site), view, ways.lair, worth, wishes(view, after, lairs - 1, ships))
    if ways.ship and hopes.ship is not None and ships:
        after = hopes.ship.place
        then = wishes(view, after, lairs, ships - 1)
        best = _better(best, BuildShip(hopes.ship.site), view, ways.ship, after.worth + coco, then)
    if ways.coco and any(view.coco):
        worth = there.worth + coco_worth(view, seat, 1) + TURNED_UP
        best = _better(best, BuyCocoTile(), view, ways.coco, worth, now)
    return best


def _better(best: Plan, action: Any, view: State, ways: Payments, worth: float, wish: tuple[Tiles, Tiles]) -> Plan:
    """The plan so far, or this purchase with the swaps for it, if it brings more with what is left in hand."""
    for left, swap in ways:
        whole = worth + hand_worth(left, *wish)
        if whole > best.worth + CONTENT:
            best = Plan(action if swap is None else action_of(swap, view.booths), whole)
    return best


@lru_cache(maxsize=32768)
def _at_market(tiles: Tiles, market: tuple[bool, ...], first: Tiles, second: Tiles) -> tuple[int, int, float] | None:
    """The swap at the market that helps a hand most: what to give, what to take, and what it brings."""
    now, best = hand_worth(tiles, first, second), None
    gain = CONTENT
    for take in range(5):
        for give in range(5):
            if market[take] and tiles[give] and give != take:
                more = hand_worth(swapped(tiles, give, 1, take), first, second) - now
                if more > gain:
                    best, gain = (give, take, more), more
    return best
