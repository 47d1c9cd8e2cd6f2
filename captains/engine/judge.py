"""Judgement: what a game may supply so that bots and hints can tell good decisions from bad, by one seat's view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from msgspec import Struct

from captains.engine.offers import Offer

MIXING = 0.6
"""Points of worth by which a secret decision may fall behind the best and still be taken fairly often."""


class Scored(Struct, frozen=True):
    """A decision and what it seems worth to its seat, in points of the final score; `sealed` as its offer."""

    action: Any
    worth: float
    sealed: bool = False


class Mixed(Struct, frozen=True):
    """A secret decision and how likely it should be taken, so that nobody can foresee it; the weights add up to 1."""

    action: Any
    weight: float


class Judge(ABC):
    """A game's own judgement. It is handed a masked view and sees no more than the seat does."""

    @abstractmethod
    def worth(self, view: Any, seat: int) -> float:
        """What the seat's position seems worth, in points of the final score."""

    @abstractmethod
    def rank(self, view: Any, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        """The seat's decisions on offer, the best first."""

    @abstractmethod
    def odds(self, view: Any) -> tuple[float, ...]:
        """Each seat's share of the first place, as it seems; they add up to 1. Rivals follow the seats."""

    def imagine(self, view: Any, seat: int, below: Callable[[int], int]) -> Any:
        """A whole state that agrees with the view: what the seat can't know is drawn as likely as it must think it.

        `below(n)` gives a number from 0 to n - 1. A game without secrets returns the view.
        """
        return view

    def mixture(self, view: Any, offers: Sequence[Offer], seat: int) -> tuple[Mixed, ...]:
        """How the seat should mix the sealed decisions on offer."""
        ranked = self.rank(view, offers, seat)
        weights = [exp((each.worth - ranked[0].worth) / MIXING) for each in ranked]
        whole = sum(weights)
        return tuple(Mixed(each.action, weight / whole) for each, weight in zip(ranked, weights, strict=True))


def shares(worths: Sequence[float], scale: float) -> tuple[float, ...]:
    """Shares of the first place of seats with these worths, where `scale` points ahead make about e times as likely."""
    best = max(worths)
    weights = [exp((worth - best) / scale) for worth in worths]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
