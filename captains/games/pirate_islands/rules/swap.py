"""Open trade: the player on turn asks others for a swap of one tile for one, and they answer in turn (PI-43, PI-44)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import get_args

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import AcceptSwap, OfferSwap, RefuseSwap, Scope
from captains.games.pirate_islands.events import SwapMade, SwapOffered, SwapRefused
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES

SCOPES: tuple[Scope, ...] = get_args(Scope)
"""The ways to refuse, from the narrowest to the widest."""


def others(seat: int, seats: int) -> tuple[int, ...]:
    """The other players in turn order: in this order they are asked."""
    return tuple((seat + step) % seats for step in range(1, seats))


def check_offer(state: State, seat: int, action: OfferSwap) -> Refusal | None:
    """Why this player may not ask for this swap now (PI-43, PI-44)."""
    if state.agreed.market:
        return Refusal("rule", "PI-44", "In this match one trades at the market; players don't swap with each other.")
    if state.phase != "play":
        return Refusal("turn", "PI-13", "One asks for a swap after the roll, between other deeds.")
    give, take = action.give, action.take
    if not (0 <= give < len(RESOURCES) and 0 <= take < len(RESOURCES)):
        return Refusal("form", "PI-44", "There is no such resource.")
    order = tuple(other for other in others(seat, len(state.players)) if other in action.to)
    if not action.to or order != action.to:
        return Refusal("form", "PI-44", "Name the players to be asked: others than yourself, each once, in turn order.")
    if give == take:
        return Refusal("rule", "PI-44", "A swap is one tile for one of another kind.")
    if state.players[seat].tiles[give] < 1:
        return Refusal("rule", "PI-44", f"You have no {RESOURCES[give]} to give.")
    for other in action.to:
        if state.players[other].tiles[take] < 1:
            return Refusal("rule", "PI-44", f"{state.names[other]} has no {RESOURCES[take]}.")
        if has_refused(state, other, give, take):
            words = f"{state.names[other]} has refused {RESOURCES[take]} for {RESOURCES[give]} in this turn."
            return Refusal("rule", "PI-44", words)
    return None


def offer(step: Step[State], seat: int, action: OfferSwap) -> None:
    """Put the question."""
    step.emit(SwapOffered(seat, action.to, action.give, action.take))


def check_answer(state: State, seat: int, action: AcceptSwap | RefuseSwap) -> Refusal | None:
    """Why this player has no swap to answer now (PI-44)."""
    swap = state.swap
    if swap is None:
        return Refusal("turn", "PI-44", "Nobody has asked for a swap.")
    if seat != swap.asked[0]:
        return Refusal("turn", "PI-44", f"{state.names[swap.asked[0]]} is asked for this swap and answers now.")
    if isinstance(action, RefuseSwap) and action.scope not in SCOPES:
        return Refusal("form", "PI-44", "There is no such refusal.")
    return None


def accept(step: Step[State], seat: int, action: AcceptSwap) -> None:
    """Swap the two tiles; who was to be asked later is not."""
    swap = step.state.swap
    assert swap is not None, "an answer belongs to an open question"
    step.emit(SwapMade(step.state.active, seat, swap.give, swap.take))


def refuse(step: Step[State], seat: int, action: RefuseSwap) -> None:
    """Refuse; the next player is asked, if there is one."""
    step.emit(SwapRefused(seat, action.scope))


@lru_cache(maxsize=16)
def answer_offers(seat: int) -> tuple[Offer, ...]:
    """Yes, or one of the ways to say no."""
    refusals = tuple(RefuseSwap(scope) for scope in SCOPES)
    return Offer(seat, "AcceptSwap", (AcceptSwap(),)), Offer(seat, "RefuseSwap", refusals)


def offer_offers(state: State, seat: int) -> tuple[Offer, ...]:
    """The swaps this player can ask for: of anybody who has such a tile and has not refused."""
    if state.agreed.market:
        return ()
    players, asked = state.players, others(seat, len(state.players))
    having = [tuple(other for other in asked if players[other].tiles[take]) for take in range(len(RESOURCES))]
    choices: list[OfferSwap] = []
    for give, held in enumerate(players[seat].tiles):
        for take, willing in enumerate(having) if held else ():
            if state.refusals:
                willing = tuple(other for other in willing if not has_refused(state, other, give, take))
            if willing and give != take:
                choices += _asking(willing, give, take)
    return (Offer(seat, "OfferSwap", tuple(choices)),) if choices else ()


def has_refused(state: State, seat: int, give: int, take: int) -> bool:
    """Whether this player has already refused such a swap in this turn (PI-44)."""
    return any(refusal.covers(seat, give, take) for refusal in state.refusals)


@lru_cache(maxsize=4096)
def _asking(willing: tuple[int, ...], give: int, take: int) -> tuple[OfferSwap, ...]:
    """This swap put to any of these players, or to several, in their order."""
    groups = (group for size in range(1, len(willing) + 1) for group in combinations(willing, size))
    return tuple(OfferSwap(group, give, take) for group in groups)
