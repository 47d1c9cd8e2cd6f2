"""How likely each captain of Captains' War seems to come first: by a forecast of the final scores, exact at the end.

The forecast adds up what counts already, what the hand will bring, ranks by how far ahead somebody is, and attacks by
whose turns are still to come. Its weights are a regression on matches of bots.
"""

from __future__ import annotations

from math import tanh

from captains.engine.judge import shares
from captains.games.captains_war.judge_hand import needs
from captains.games.captains_war.judge_sheet import acquired, strength
from captains.games.captains_war.judge_time import Tempo, tempo
from captains.games.captains_war.rules.scoring import attack_points, receipt
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.state import Captain, State
from captains.parts.ranking import places

LEAD = (4.0, 0.55, 0.1)
"""RP ahead that make the first place about e times as likely: at the end, more for each turn to come, and more yet for
its square."""
LONG = 8.0
"""Turns to come that count as a whole match."""
OWNED, NOW, LATER, COIN = 2.8, (1.6, -0.8), (0.0, 1.2), (0.5, -0.25)
"""What acquisitions bring beyond their RP, and what is in hand: at the end, and more with a whole match to come."""
STRENGTH, AHEAD, MORE_AHEAD, SPREAD = 0.12, (2.4, 0.5), (1.0, 4.0), (4.0, 1.5)
"""What Strength is worth, and to be ahead of a rival in it: for each rival, and in proportion to all of them."""
CIRCLE, FURTHER = 0.6, (0.7, 3.2)
BONUS = 2.0
UNSURE = 0.25
"""By how many attacks more or less, for each turn to come, it may turn out where there are several rivals."""


def odds(view: State) -> tuple[float, ...]:
    """Each captain's share of the first place; they add up to 1."""
    if view.phase == "over":
        return _ended(view)
    to_come = tempo(view)
    scale = LEAD[0] + LEAD[1] * to_come.turns + LEAD[2] * to_come.turns**2
    forecasts = [forecast(view, captain, to_come) for captain in range(len(view.captains))]
    return shares(forecasts, scale)


def forecast(view: State, seat: int, to_come: Tempo) -> float:
    """The score to be expected, but for what all may expect alike."""
    captain, turns = view.captains[seat], to_come.turns
    others = [each for other, each in enumerate(view.captains) if other != seat]
    left = min(1.0, turns / LONG)
    total, _ = strength(captain)
    ahead = sum([tanh((total - strength(each)[0]) / (SPREAD[0] + SPREAD[1] * turns)) for each in others])
    further = sum([tanh((captain.tracks[0] - each.tracks[0]) / (1 + 0.5 * turns)) for each in others])
    value = acquired(view, captain, seat) + _attacks(view, captain.attacks + to_come.attacks[seat], turns)
    value += _in_hand(view, captain, left)
    value += STRENGTH * total / len(others) + (AHEAD[0] + AHEAD[1] * left) * ahead
    value += (MORE_AHEAD[0] + MORE_AHEAD[1] * left) * ahead / len(others)
    return (
        value + (FURTHER[0] + FURTHER[1] * left) * further + CIRCLE * captain.tracks[1] + BONUS * captain.attack_bonus
    )


def _in_hand(view: State, captain: Captain, left: float) -> float:
    now, later, _ = needs(view.sheet, captain.owned, tuple([row.circled - row.filled for row in captain.resources]))
    value = OWNED * left * sum(captain.owned)
    value += (NOW[0] + NOW[1] * left) * now + (LATER[0] + LATER[1] * left) * later
    return value + (COIN[0] + COIN[1] * left) * captain.coins.held


def _attacks(view: State, count: float, turns: int) -> float:
    """RP to be expected for about so many attacks."""
    if len(view.captains) == 2 or not turns:
        return _between(view, count)
    unsure = min(0.5, UNSURE * turns)
    return (_between(view, max(0.0, count - unsure)) + _between(view, count + unsure)) / 2


def _between(view: State, count: float) -> float:
    """RP for so many attacks, between the steps of the scale in proportion."""
    low = int(count)
    here, next_ = attack_points(view.sheet, low), attack_points(view.sheet, low + 1)
    return here + (count - low) * (next_ - here)


def _ended(state: State) -> tuple[float, ...]:
    scores = [receipt(state, seat, Sources(())).total for seat in range(len(state.captains))]
    found = places([(score, -rank) for score, rank in zip(scores, state.ranks, strict=True)])
    return tuple([(place == 1) / found.count(1) for place in found])
