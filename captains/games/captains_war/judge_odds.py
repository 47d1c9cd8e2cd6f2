"""How likely each captain of Captains' War seems to come first: by the sheets' worth, and exactly at the end."""

from __future__ import annotations

from math import exp

from captains.engine.step import Step
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge_sheet import sheet_worth
from captains.games.captains_war.judge_time import turns_left
from captains.games.captains_war.rules.naval_battle import fight
from captains.games.captains_war.rules.scoring import HEADINGS
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.state import State
from captains.parts.ranking import places

LEAD = (1.5, 0.75)
"""RP ahead that make the first place about e times as likely: in the last turn, and more for each turn to come."""


def odds(view: State) -> tuple[float, ...]:
    """Each captain's share of the first place; they add up to 1."""
    if view.phase == "over":
        return _ended(view)
    scale = LEAD[0] + LEAD[1] * turns_left(view)
    worths = [sheet_worth(view, captain) for captain in range(len(view.captains))]
    best = max(worths)
    weights = [exp((worth - best) / scale) for worth in worths]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def _ended(state: State) -> tuple[float, ...]:
    scores = [sum(h(state, seat, Sources(())).points for h in HEADINGS) for seat in range(len(state.captains))]
    found = places([(score, -rank) for score, rank in zip(scores, state.ranks, strict=True)])
    return tuple([(place == 1) / found.count(1) for place in found])
