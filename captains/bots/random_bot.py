"""The bot `random`: any legal decision, each offer as likely as the next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from captains.engine.game import Game
from captains.engine.offers import Offer


class RandomBot:
    """Decides at random."""

    name = "random"
    about = "Decides at random."
    slow = False

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """A random filling of a random offer of the seat."""
        mine = [offer for offer in offers if offer.seat == seat]
        return mine[chance.randrange(len(mine))].draw(chance.randrange)
