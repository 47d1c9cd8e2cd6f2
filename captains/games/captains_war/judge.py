"""What decisions seem worth in Captains' War, in RP: the judgement behind the bots.

A decision is tried on the seat's view and the sheet after it is weighed. Set-asides, attacks and crews, whose worth
lies with the others, are weighed on their own. The weights are estimates, tuned by matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from captains.engine.judge import Judge, Scored, shares
from captains.engine.offers import Offer
from captains.engine.step import Step
from captains.games.captains_war import flow
from captains.games.captains_war.actions import Attack, CommitCrew, Decline, PickDie, SetAside
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge_battle import attack_worth, crew_worth
from captains.games.captains_war.judge_sheet import sheet_worth
from captains.games.captains_war.judge_solo import position_worth
from captains.games.captains_war.rules.loot import pick, pick_offer
from captains.games.captains_war.state import State

LEAD = 8.0
"""RP ahead that make the first place about e times as likely."""


class CaptainsWarJudge(Judge):
    """The judgement of Captains' War."""

    def worth(self, view: State, seat: int) -> float:
        """What this captain's sheet seems worth by the end, in a solo game less the Legendary Captain's."""
        return position_worth(view, seat)

    def rank(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """This captain's decisions on offer, the best first."""
        scored = [
            Scored(action, self._score(view, action, seat), offer.sealed)
            for offer in offers
            if offer.seat == seat
            for action in offer.choices
        ]
        return tuple(sorted(scored, key=lambda each: each.worth, reverse=True))

    def odds(self, view: State) -> tuple[float, ...]:
        """Each captain's share of the first place, by what the sheets seem worth."""
        return shares([sheet_worth(view, captain) for captain in range(len(view.captains))], LEAD)

    def _score(self, view: State, action: Any, seat: int) -> float:
        match action:
            case SetAside():
                return _denied(view, action.die, seat)
            case Attack():
                return attack_worth(view, seat, action.target)
            case Decline():
                return 0.0
            case CommitCrew():
                return crew_worth(view, seat, action.crew)
            case _:
                step = Step(view, evolve)
                flow.act(step, seat, action)
                return position_worth(step.state, seat)


def _denied(view: State, die: int, seat: int) -> float:
    """What the others lose by not getting at this die, on the average."""
    free = replace(view, phase="loot", aside=None)
    others = [other for other in range(len(view.captains)) if other != seat]
    return sum(_best_of(free, die, other) for other in others) / len(others)


def _best_of(free: State, die: int, seat: int) -> float:
    """What the best way of picking this die gains a captain."""
    offer = pick_offer(free, seat)
    assert offer is not None, "nobody has picked yet"
    before = sheet_worth(free, seat)
    return max(_picked(free, seat, action) for action in offer.choices if action.die == die) - before


def _picked(free: State, seat: int, action: PickDie) -> float:
    step = Step(free, evolve)
    pick(step, seat, action)
    return sheet_worth(step.state, seat)


JUDGE = CaptainsWarJudge()
