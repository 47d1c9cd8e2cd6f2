"""The bot `easy`: kind to children. It knows what is good, but now and then it takes something merely decent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from captains.bots.normal_bot import NormalBot
from captains.engine.game import Game
from captains.engine.offers import Offer

DECENT = 0.9
"""How likely it takes the next best rather than the one before, when it does."""


class EasyBot:
    """Sensible, but not always attentive."""

    name = "easy"
    about = "Kind to children: plays sensibly, and now and then misses something."
    slow = False

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """The best decision by the judgement, or one some places behind it."""
        judge = game.judge
        ranked = judge.rank(view, offers, seat) if judge is not None else ()
        if judge is None or len(ranked) < 2 or ranked[0].sealed or chance.random() >= judge.lapses:
            return NormalBot().choose(game, view, offers, seat, chance)
        weights = [DECENT**place for place in range(len(ranked))]
        return chance.choices([each.action for each in ranked], weights)[0]
