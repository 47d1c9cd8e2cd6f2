"""What decisions seem worth in Pirate Islands, in lairs: the judgement behind the bots.

A decision is tried and the position after it weighed: one's own worth, less a part of everybody else's, the more of it
the nearer they are to winning. Nothing in this game is secret, so the view is the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains.engine.judge import Judge, Scored, shares
from captains.engine.offers import Offer
from captains.engine.step import Step
from captains.games.pirate_islands import flow
from captains.games.pirate_islands.actions import AcceptSwap, BuyCocoTile, EndTurn, OfferSwap, RefuseSwap
from captains.games.pirate_islands.evolve import evolve
from captains.games.pirate_islands.judge_board import hand_worth, place, wishes
from captains.games.pirate_islands.state import State

WON = 100.0
SPOOKY = 0.7
"""The lair on Spooky Island, which one may lose again."""
COCO = 0.15
"""Coco tiles, if one more would give the lair on Spooky Island; less, the further one is from it."""
THREAT = 0.08
LEADERS = {3: 0.12, 2: 0.2, 1: 0.35}
"""What part of others' worth counts against one's own: usually, and with so few lairs missing."""
CONTENT = 1e-6
"""What ending the turn is ahead of doing something that changes nothing."""
ASKED_ENOUGH = 2
"""Refusals in a turn after which a player asks nobody any more."""
LEAD = 1.0
"""Lairs ahead that make the first place about e times as likely."""


class PirateIslandsJudge(Judge):
    """The judgement of Pirate Islands."""

    def worth(self, view: State, seat: int) -> float:
        """What this player's position seems worth, the others' counted against it."""
        return total(view, seat)

    def rank(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """This player's decisions on offer, the best first."""
        now = total(view, seat)
        scored: list[Scored] = []
        for offer in offers:
            if offer.seat == seat and offer.kind == "OfferSwap":
                scored += _askings(view, seat, offer.choices, now)
            elif offer.seat == seat:
                scored += [Scored(action, _score(view, seat, action, now)) for action in offer.choices]
        return tuple(sorted(scored, key=lambda each: each.worth, reverse=True))

    def odds(self, view: State) -> tuple[float, ...]:
        """Each player's share of the first place, by what their positions seem worth."""
        return shares([own(view, seat) for seat in range(len(view.players))], LEAD)


def own(view: State, seat: int) -> float:
    """What lies before one player, with their place on the board."""
    there = place(view.board, view.lairs, view.ships, view.ghost, seat)
    first, second = wishes(view, seat, there)
    counts = [len(player.coco) for player in view.players]
    mine = counts.pop(seat)
    worth = there.worth + hand_worth(view.players[seat].tiles, first, second)
    if view.spooky == seat:
        last = view.lairs_on_board(seat) >= view.figures.lairs
        return worth + (1.0 if last else SPOOKY)
    return worth + COCO / (1 + max(0, max(counts) + 1 - mine))


def total(view: State, seat: int) -> float:
    """One's own worth, less a part of everybody else's."""
    if view.cause == "lairs":
        return WON if view.active == seat else -WON
    worth = own(view, seat)
    for other in range(len(view.players)):
        if other != seat:
            missing = view.figures.lairs - view.lairs_on_board(other)
            worth -= LEADERS.get(missing, THREAT) * own(view, other)
    return worth


def _score(view: State, seat: int, action: Any, now: float) -> float:
    match action:
        case EndTurn():
            return now + CONTENT
        case RefuseSwap():
            return now + CONTENT * (action.scope == "this")
        case BuyCocoTile():
            return _coco(view, seat, action)
        case _:
            return total(_after(view, seat, action), seat)


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
    if view.phase not in ("ghost-captain", "free-build"):
        return total(view, seat)
    return max(total(_after(view, seat, action), seat) for offer in flow.offers(view) for action in offer.choices)


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
