"""The bot `normal`: takes what the game's own judgement thinks best, and mixes what it decides in secret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from captains.bots.random_bot import RandomBot
from captains.engine.game import Game
from captains.engine.judge import drawn
from captains.engine.offers import Offer


class NormalBot:
    """Attentive; it looks one decision ahead. Where a game has no judgement it decides at random."""

    name = "normal"
    about = "Takes what seems best, and overlooks nothing."
    slow = False

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """The best decision, one of equally good ones at random; of sealed ones a mixture that can't be foreseen."""
        ranked = game.judge.rank(view, offers, seat) if game.judge is not None else ()
        if game.judge is None or not ranked:
            return RandomBot().choose(game, view, offers, seat, chance)
        if ranked[0].sealed:
            return drawn(game.judge.mixture(view, offers, seat), chance.randrange)
        equal = [each for each in ranked if ranked[0].worth - each.worth < 1e-9]
        return equal[chance.randrange(len(equal))].action
