"""The bot `easy`: takes what seems best now, by the game's own judgement, and mixes what it decides in secret."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from captains.bots.random_bot import RandomBot
from captains.engine.game import Game
from captains.engine.judge import Scored
from captains.engine.offers import Offer

MIXING = 0.6
"""Points of worth by which a secret decision may fall behind the best and still be taken fairly often."""


class EasyBot:
    """Sensible and greedy; it looks one decision ahead. Where a game has no judgement it decides at random."""

    name = "easy"
    about = "Takes what seems best at the moment."

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """The best decision, one of equally good ones at random; of sealed ones a mixture that can't be foreseen."""
        ranked = game.judge.rank(view, offers, seat) if game.judge is not None else ()
        if not ranked:
            return RandomBot().choose(game, view, offers, seat, chance)
        best = ranked[0].worth
        if ranked[0].sealed:
            return _mixed(ranked, best, chance)
        equal = [each for each in ranked if best - each.worth < 1e-9]
        return equal[chance.randrange(len(equal))].action


def _mixed(ranked: Sequence[Scored], best: float, chance: Random) -> Any:
    weights = [exp((each.worth - best) / MIXING) for each in ranked]
    return chance.choices(ranked, weights)[0].action
