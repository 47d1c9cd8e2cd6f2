"""What decisions seem worth in Pirate Islands, in lairs: the judgement behind the bots.

A decision is tried and the position after it weighed: one's own worth, less a part of everybody else's, the more of it
the nearer they are to winning. Swaps are seen together with what they pay for in the same turn. Nothing in this game is
secret: the view is the state, and there is nothing to imagine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from captains.engine.judge import Judge, Scored
from captains.engine.offers import Offer
from captains.engine.step import Step
from captains.games.pirate_islands import flow
from captains.games.pirate_islands.actions import (
    AcceptSwap,
    BuyCocoTile,
    EndTurn,
    MoveGhostCaptain,
    OfferSwap,
    RefuseSwap,
    SwapAtMarket,
    SwapWithStockpile,
)
from captains.games.pirate_islands.evolve import evolve
from captains.games.pirate_islands.judge_odds import odds_of
from captains.games.pirate_islands.judge_own import against, haunting, own, tiles_worth, total
from captains.games.pirate_islands.judge_plan import CONTENT, plan
from captains.games.pirate_islands.judge_quick import quick
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import swapped

ASKED_ENOUGH = 2
"""Refusals in a turn after which a player asks nobody any more."""


class PirateIslandsJudge(Judge):
    """The judgement of Pirate Islands."""

    horizon = 10
    budget = 4000

    def worth(self, view: State, seat: int) -> float:
        """What this player's position seems worth, the others' counted against it."""
        return total(view, seat)

    def points(self, view: State, seat: int) -> float:
        """The lairs this player seems to come to, the others left out."""
        return own(view, seat)

    def rank(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """This player's decisions on offer, the best first."""
        now = total(view, seat)
        scored: list[Scored] = []
        for offer in offers:
            if offer.seat == seat and offer.kind == "OfferSwap":
                scored += _askings(view, seat, offer.choices, now)
            elif offer.seat == seat:
                scored += [Scored(action, _score(view, seat, action, now)) for action in offer.choices]
        if view.phase == "play" and seat == view.active:
            scored = _planned(view, seat, scored)
        return tuple(sorted(scored, key=lambda each: each.worth, reverse=True))

    def odds(self, view: State) -> tuple[float, ...]:
        """Each player's share of the first place; the player on turn is seen with what they are about to buy."""
        return odds_of(view)

    def calm(self, state: State) -> bool:
        """Whether nobody is about to move the Ghost Captain, to build for free or to answer."""
        return state.phase == "play"

    def quick(self, state: State, offers: Sequence[Offer], seat: int, below: Callable[[int], int]) -> Any:
        """What this player does when matches are tried out: the best plan for themselves."""
        return quick(state, offers, seat)


def _score(view: State, seat: int, action: Any, now: float) -> float:
    match action:
        case EndTurn():
            return now + CONTENT
        case SwapAtMarket(give, booth):
            take = view.booths[booth]
            assert take is not None, "an empty booth takes no part"
            return now + _swapping(view, seat, give, 1, take)
        case SwapWithStockpile(give, take):
            return now + _swapping(view, seat, give, view.figures.rate, take)
        case MoveGhostCaptain(island):
            return now + haunting(view, seat, island)
        case RefuseSwap():
            return now + CONTENT * (action.scope == "this")
        case BuyCocoTile():
            return _coco(view, seat, action)
        case _:
            return total(_after(view, seat, action), seat)


def _swapping(view: State, seat: int, give: int, given: int, take: int) -> float:
    held = view.players[seat].tiles
    return tiles_worth(view, seat, swapped(held, give, given, take)) - tiles_worth(view, seat, held)


def _planned(view: State, seat: int, scored: list[Scored]) -> list[Scored]:
    """The swap that the best plan for this turn begins with is worth what the plan brings."""
    best = plan(view, seat)
    if not isinstance(best.action, SwapAtMarket | SwapWithStockpile):
        return scored
    worth = best.worth - against(view, seat)
    return [Scored(best.action, max(worth, each.worth)) if each.action == best.action else each for each in scored]


def _after(view: State, seat: int, action: Any) -> State:
    step = Step(view, evolve)
    flow.act(step, seat, action)
    return step.state


def _coco(view: State, seat: int, action: BuyCocoTile) -> float:
    """The worth of a Coco tile: the mean over all that are left, each used as well as can be."""
    bought = _after(view, seat, action)
    value = 0.0
    for kind, left in enumerate(view.coco):
        if left:
            step = Step(bought, evolve)
            flow.settle(step, (kind,), False)
            value += left * _best(step.state, seat)
    return value / sum(view.coco)


def _best(view: State, seat: int) -> float:
    """The worth once what a Coco tile asks for is decided."""
    now = total(view, seat)
    if view.phase not in ("ghost-captain", "free-build"):
        return now
    return max(_score(view, seat, action, now) for offer in flow.offers(view) for action in offer.choices)


def _askings(view: State, seat: int, questions: Sequence[OfferSwap], now: float) -> list[Scored]:
    """What asking is worth: what the swap would bring, on the average of those asked, if all would gain as well.

    After some refusals one asks nobody any more.
    """
    if len(view.refusals) >= ASKED_ENOUGH:
        return [Scored(action, now - CONTENT) for action in questions]
    agreed = {action: _agreed(view, seat, action) for action in questions if len(action.to) == 1}
    scored = []
    for action in questions:
        worths = [agreed[OfferSwap((other,), action.give, action.take)] for other in action.to]
        willing = [worth for worth in worths if worth is not None]
        whole = len(willing) == len(worths)
        scored.append(Scored(action, sum(willing) / len(willing) if whole else now - CONTENT))
    return scored


def _agreed(view: State, seat: int, action: OfferSwap) -> float | None:
    """The worth of a swap once the one who is asked has agreed, None if they would not gain by it."""
    other = action.to[0]
    after = _after(_after(view, seat, action), other, AcceptSwap())
    return total(after, seat) if own(after, other) > own(view, other) else None


JUDGE = PirateIslandsJudge()
