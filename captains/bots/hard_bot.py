"""The bot `hard`: tries its best decisions out in many imagined matches before it takes one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from captains.bots.normal_bot import NormalBot
from captains.bots.search import Search
from captains.engine.game import Game
from captains.engine.offers import Offer


class HardBot:
    """Thinks ahead: what its decisions lead to, for it and for everybody."""

    name = "hard"
    about = "Thinks ahead before it decides, for a second or so."
    slow = True

    def __init__(self, budget: int | None = None, seconds: float | None = None) -> None:
        """`budget` and `seconds` limit what one decision may take; None is the game's own budget and no time limit."""
        self._budget, self._seconds = budget, seconds

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """What does best when tried out; what seems best where there is nothing to try."""
        if game.judge is not None:
            thought = Search(game, view, seat, chance, self._seconds).think(offers, self._budget)
            if thought is not None:
                return thought.decide(chance.randrange)
        return NormalBot().choose(game, view, offers, seat, chance)
