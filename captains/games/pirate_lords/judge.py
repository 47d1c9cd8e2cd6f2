"""What decisions seem worth in Pirate Lords, in points: the judgement behind the bots.

A bargain has more fillings than can be tried, so the judgement makes the few that make sense and ranks those.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains.engine.judge import Judge, Scored, shares
from captains.engine.offers import Offer
from captains.games.pirate_lords.judge_bargain import answers, counter, initiative
from captains.games.pirate_lords.judge_deal import deals
from captains.games.pirate_lords.judge_worth import KEEP, ends, score
from captains.games.pirate_lords.rules.bargain_form import BargainForm
from captains.games.pirate_lords.rules.dealing_form import DealForm
from captains.games.pirate_lords.state import State

COUNTER = 0.5
"""What laying a draft of one's own is worth before one refuses."""
LEAD = 4.0
"""Points ahead that make the first place about e times as likely."""


class PirateLordsJudge(Judge):
    """The judgement of Pirate Lords."""

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

    def odds(self, view: State) -> tuple[float, ...]:
        """Each player's share of the first place, by what their cards seem worth."""
        return shares([self.worth(view, seat) for seat in range(len(view.lords))], LEAD)


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
