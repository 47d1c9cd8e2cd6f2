"""What decisions seem worth in Pirate Lords, in points: the judgement behind the bots.

A bargain has more fillings than can be tried, so the judgement makes the few that make sense and ranks those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from captains.engine.judge import Judge, Mixed, Scored
from captains.engine.offers import Offer
from captains.games.pirate_lords.judge_answer import answers, counter, quick_answer
from captains.games.pirate_lords.judge_bargain import attack, initiative
from captains.games.pirate_lords.judge_deal import deals, dealt
from captains.games.pirate_lords.judge_odds import chances
from captains.games.pirate_lords.judge_worlds import world
from captains.games.pirate_lords.judge_worth import KEEP, ends, score
from captains.games.pirate_lords.rules.bargain_form import BargainForm
from captains.games.pirate_lords.rules.dealing_form import DealForm
from captains.games.pirate_lords.state import State

COUNTER = 0.5
"""What laying a draft of one's own is worth before one refuses."""


class PirateLordsJudge(Judge):
    """The judgement of Pirate Lords."""

    horizon = 8
    lapses = 0.75
    budget = 4000

    def worth(self, view: State, seat: int) -> float:
        """What a player's cards seem worth by the end."""
        return score(view, seat) + (0.0 if ends(view) else KEEP * view.lords[seat].pirates)

    def rank(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """The decisions on offer that make sense, the best first; () where there is nothing to decide but drafts."""
        held = {offer.kind: offer for offer in offers if offer.seat == seat}
        scored = [Scored(action, worth) for action, worth in _decisions(view, held, seat)]
        form = held.get("DealLoot")
        if isinstance(form, DealForm):
            scored += [Scored(action, worth, True) for action, worth in deals(view, form, seat)]
        return tuple(sorted(scored, key=lambda each: each.worth, reverse=True))

    def imagine(self, view: State, seat: int, below: Callable[[int], int]) -> State:
        """A whole state that agrees with the view: whose loot cards are which is drawn."""
        return world(view, below)

    def quick(self, state: State, offers: Sequence[Offer], seat: int, below: Callable[[int], int]) -> Any:
        """The decision by the same judgement, in a hurry: few crews, no words, no drafts."""
        match state.phase:
            case "bargain":
                return attack(state, seat)
            case "answers":
                return quick_answer(state, seat)
            case _:
                return dealt(state, seat)

    def calm(self, state: State) -> bool:
        """Whether nothing is proposed: in the middle of an attack one can't tell who gets what."""
        return state.phase == "bargain" and not state.proposals

    def mixture(self, view: State, offers: Sequence[Offer], seat: int) -> tuple[Mixed, ...]:
        """The best way to deal, always: nobody answers it, so there is nothing that should not be foreseen."""
        best, *others = self.rank(view, offers, seat)
        return (Mixed(best.action, 1.0), *[Mixed(each.action, 0.0) for each in others])

    def odds(self, view: State) -> tuple[float, ...]:
        """Each player's share of the first place, as it seems."""
        return chances(view)


def _decisions(view: State, held: dict[str, Offer], seat: int) -> Sequence[tuple[Any, float]]:
    """What is decided openly, with what it seems worth."""
    if "Pass" in held:
        form = held.get("Propose")
        return initiative(view, seat, form.bench if isinstance(form, BargainForm) else None)
    if "Accept" not in held:
        return ()
    found: list[tuple[Any, float]] = list(answers(view, seat))
    form = held.get("Suggest")
    draft = counter(view, seat, form.bench) if isinstance(form, BargainForm) else None
    if draft is not None:
        found.append((draft, COUNTER))
    return found


JUDGE = PirateLordsJudge()
