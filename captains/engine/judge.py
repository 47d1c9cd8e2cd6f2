"""Judgement: what a game may supply so that bots and hints can tell good decisions from bad, by one seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from captains.engine.offers import Offer


class Scored(Struct, frozen=True):
    """A decision and what it seems worth to its seat, in points of the final score; `sealed` as its offer."""

    action: Any
    worth: float
    sealed: bool = False


class Judge(Protocol):
    """A game's own judgement. It is handed a masked view and sees no more than the seat does."""

    def worth(self, view: Any, seat: int) -> float:
        """What the seat's position seems worth, in points of the final score."""

    def rank(self, view: Any, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """The seat's decisions on offer, the best first."""
