"""Coco tiles: bought unseen, turned up at once, and counted for the lair on Spooky Island (PI-30 to PI-34)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.chance import Draw
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import BuyCocoTile
from captains.games.pirate_islands.events import (
    CocoTileBought,
    CocoTileTurned,
    FreeBuildLost,
    SpookyLairPlaced,
    SpookyLairReturned,
    TilesTaken,
)
from captains.games.pirate_islands.rules.building import build_offers
from captains.games.pirate_islands.rules.costs import unpaid
from captains.games.pirate_islands.rules.ending import notice_win
from captains.games.pirate_islands.state import Player, State
from captains.games.pirate_islands.tiles import NONE, at_most, covers


@lru_cache(maxsize=4096)
def draw_due(left: tuple[int, ...]) -> Draw:
    """One of the Coco tiles that are left, by kind."""
    return Draw("coco", left)


def check_buy(state: State, seat: int, action: BuyCocoTile) -> Refusal | None:
    """Why this player may not buy a Coco tile now (PI-30, PI-32)."""
    if state.phase != "play":
        return Refusal("turn", "PI-13", "Coco tiles are bought after the roll, between other deeds.")
    if not any(state.coco):
        return Refusal("rule", "PI-32", "The Coco tiles are used up.")
    return unpaid("A Coco tile", state.figures.coco_tile, state, seat, "PI-30")


def buy(step: Step[State], seat: int, action: BuyCocoTile) -> None:
    """Pay for it; chance says which one it is."""
    step.emit(CocoTileBought(seat))


def turn_up(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """Turn the tile up: count it, see to Spooky Island, then do what it says unless that has won the match."""
    seat, kind = step.state.active, answer[0]
    step.emit(CocoTileTurned(seat, kind, typed))
    settle_spooky(step)
    if notice_win(step, seat):
        return
    printed = step.state.figures.coco[kind]
    if printed.does == "gift":
        given = at_most(printed.gift.tiles, step.state.stockpile)
        if given != NONE:
            step.emit(TilesTaken(seat, given))
    elif printed.does == "build" and not build_offers(step.state, seat, free=True):
        step.emit(FreeBuildLost(seat))


def most_coco(players: tuple[Player, ...]) -> int | None:
    """Who alone has the most Coco tiles, None if that is nobody or several (PI-33)."""
    counts = [len(player.coco) for player in players]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def settle_spooky(step: Step[State]) -> None:
    """Give the lair on Spooky Island back, or place one there, as the Coco tiles say (PI-33)."""
    holder, now = step.state.spooky, most_coco(step.state.players)
    if holder == now:
        return
    if holder is not None:
        step.emit(SpookyLairReturned(holder))
    if now is not None:
        step.emit(SpookyLairPlaced(now))


@lru_cache(maxsize=16)
def _buy_offers(seat: int) -> tuple[Offer, ...]:
    return (Offer(seat, "BuyCocoTile", (BuyCocoTile(),)),)


def buy_offers(state: State, seat: int) -> tuple[Offer, ...]:
    """A Coco tile, if there is one and the player can pay for it."""
    if covers(state.players[seat].tiles, state.figures.coco_tile.tiles) and any(state.coco):
        return _buy_offers(seat)
    return ()
