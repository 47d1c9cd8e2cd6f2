"""What a bot is: a client of the table that is handed a game, a seat's view and its offers, and decides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from captains.engine.game import Game
from captains.engine.offers import Offer


class Bot(Protocol):
    """A bot. It sees what its seat may see, never the state, and keeps nothing from one decision to the next."""

    name: str
    about: str
    slow: bool
    """Whether it takes so long that a window lets it think in a process apart."""

    def choose(self, game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, chance: Random) -> Any:
        """The action it takes among the seat's offers; all its chance comes from `chance`."""
