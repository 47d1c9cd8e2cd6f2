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
from captains.games.pirate_islands.judge_board import Place, hand_worth, place, reach, wishes, with_lair, with_ship
from captains.games.pirate_islands.judge_own import WON, coco_worth
from captains.games.pirate_islands.judge_pay import Payments, action_of, payments, purse
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
    board, lairs, ships = view.board, view.lairs, view.ships
    far = reach(board, lairs, ships, seat)
    there = place(board, far, view.ghost)
    lairs_left, ships_left = view.lairs_left(seat), view.ships_left(seat)
    first, second = wishes(view, there, lairs_left, ships_left)
    held, coco = purse(view, seat), coco_worth(view, seat)
    best = Plan(EndTurn(), there.worth + hand_worth(held.tiles, first, second) + coco)
    swap = _at_market(held.tiles, held.market, first, second)
    if swap is not None:
        best = Plan(action_of((swap[0], 1, swap[1]), view.booths), best.worth + swap[2])
    if far.near and lairs_left:
        ways = payments(held, view.figures.lair.tiles)
        if ways:
            built = [(place(board, with_lair(board, lairs, ships, far, n), view.ghost), n) for n in far.near]
            after, site = max(built, key=_worth)
            won = WON if lairs_left == 1 else 0.0
            best = _better(best, BuildLair(site), ways, view, after, lairs_left - 1, ships_left, coco + won)
    if far.routes and ships_left:
        ways = payments(held, view.figures.ship.tiles)
        if ways:
            built = [(place(board, with_ship(board, lairs, far, n), view.ghost), n) for n in far.routes]
            after, site = max(built, key=_worth)
            best = _better(best, BuildShip(site), ways, view, after, lairs_left, ships_left - 1, coco)
    if any(view.coco):
        ways = payments(held, view.figures.coco_tile.tiles)
        if ways:
            then = coco_worth(view, seat, 1) + TURNED_UP
            best = _better(best, BuyCocoTile(), ways, view, there, lairs_left, ships_left, then)
    return best


def _worth(built: tuple[Place, int]) -> float:
    return built[0].worth


def _better(
    best: Plan, action: Any, ways: Payments, view: State, after: Place, lairs_left: int, ships_left: int, more: float
) -> Plan:
    """The plan so far, or this purchase with the swaps for it, if it brings more."""
    first, second = wishes(view, after, lairs_left, ships_left)
    for left, swap in ways:
        worth = after.worth + hand_worth(left, first, second) + more
        if worth > best.worth + CONTENT:
            best = Plan(action if swap is None else action_of(swap, view.booths), worth)
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
