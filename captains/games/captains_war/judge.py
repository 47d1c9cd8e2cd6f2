"""What decisions seem worth in Captains' War, in RP: the judgement behind the bots.

A decision is tried on the seat's view and the sheet after it is weighed. Set-asides, attacks and crews, whose worth
lies with the others, are weighed on their own. The weights are estimates, tuned by matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from captains.engine.judge import Judge, Mixed, Scored, drawn
from captains.engine.offers import Offer
from captains.engine.secrets import Hidden
from captains.engine.step import Step
from captains.games.captains_war import flow
from captains.games.captains_war.actions import Attack, CommitCrew, Decline, PickDie, SetAside
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge_battle import attack_worth, crew_worths
from captains.games.captains_war.judge_gains import Gains
from captains.games.captains_war.judge_odds import odds
from captains.games.captains_war.judge_quick import best_pick, pick_worth, quick
from captains.games.captains_war.judge_solo import position_worth
from captains.games.captains_war.rules.loot import PICKS, pick_offer
from captains.games.captains_war.state import State


class CaptainsWarJudge(Judge):
    """The judgement of Captains' War."""

    horizon = 6
    budget = 3000

    def worth(self, view: State, seat: int) -> float:
        """What this captain's sheet seems worth by the end, in a solo game less the Legendary Captain's."""
        return position_worth(view, seat)

    def rank(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """This captain's decisions on offer, the best first."""
        mine = [offer for offer in offers if offer.seat == seat]
        if mine and mine[0].sealed:
            worths = crew_worths(view, seat)
            least = min(worth for worth, _ in worths.values()) - 1.0
            scored = [Scored(each, worths.get(each.crew, (least, 0.0))[0], True) for each in mine[0].choices]
        else:
            scored = [Scored(action, self._score(view, action, seat)) for offer in mine for action in offer.choices]
        return tuple(sorted(scored, key=lambda each: each.worth, reverse=True))

    def mixture(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Mixed, ...]:
        """How this captain should mix the crews it may send: an equilibrium by what everybody sees."""
        weights = crew_worths(view, seat)
        return tuple(Mixed(CommitCrew(crew), weight) for crew, (_, weight) in weights.items() if weight > 0)

    def odds(self, view: State) -> tuple[float, ...]:
        """Each captain's share of the first place, a Legendary Captain's last."""
        return odds(view)

    def imagine(self, view: State, seat: int, below: Callable[[int], int]) -> State:
        """The view, with a crew for whoever has committed one unseen: drawn as it should be mixed (CW-42)."""
        battle = view.battle
        if battle is None:
            return view
        for side in ("left", "right"):
            hidden = getattr(battle, side)
            if hidden is not None and hidden.value is None:
                other = battle.attacker if side == "left" else battle.defender
                crew = drawn(self.mixture(view, (), other), below).crew
                battle = replace(battle, **{side: Hidden(crew, hidden.knows)})
        return view if battle is view.battle else replace(view, battle=battle)

    def calm(self, state: State) -> bool:
        """Before anybody has picked a die all sheets can be compared."""
        return state.phase == "aside" or (state.phase == "loot" and all(not each.picks for each in state.captains))

    def quick(self, state: State, offers: Sequence[Offer], seat: int, below: Callable[[int], int]) -> Any:
        """What this captain does when matches are tried out."""
        return quick(state, offers, seat, below)

    def _score(self, view: State, action: Any, seat: int) -> float:
        match action:
            case SetAside():
                return _denied(view, action.die, seat)
            case Attack():
                return attack_worth(view, seat, action.target)
            case Decline():
                return 0.0
            case _:
                step = Step(view, evolve)
                flow.act(step, seat, action)
                if isinstance(action, PickDie) and len(step.state.captains[seat].picks) < PICKS:
                    return self._with_second(step.state, seat)
                return position_worth(step.state, seat)

    def _with_second(self, state: State, seat: int) -> float:
        """The worth with the best second die; in a solo game the pair decides on the Captain's dice too (CW-72)."""
        offer = pick_offer(state, seat) if state.mode.legend is not None else None
        if offer is None:
            return position_worth(state, seat) + best_pick(state, seat)[0]
        return max(self._score(state, action, seat) for action in offer.choices)


def _denied(view: State, die: int, seat: int) -> float:
    """What the others lose by not getting at this die, on the average."""
    free = replace(view, phase="loot", aside=None)
    others = [other for other in range(len(view.captains)) if other != seat]
    return sum(_missed(free, die, other) for other in others) / len(others)


def _missed(free: State, die: int, seat: int) -> float:
    """What a captain loses without this die: nothing, unless it is among the best two."""
    gains = Gains(free, seat)
    worths = sorted([(pick_worth(gains, each), each) for each in range(len(free.faces))], reverse=True)
    chosen = [each for _, each in worths[:PICKS]]
    return worths[chosen.index(die)][0] - worths[PICKS][0] if die in chosen else 0.0


JUDGE = CaptainsWarJudge()
