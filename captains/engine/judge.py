"""Judgement: what a game may supply so that bots and hints can tell good decisions from bad, by one seat's view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, ClassVar

from msgspec import Struct

from captains.engine.offers import Offer

MIXING = 0.6
"""Points of worth by which a secret decision may fall behind the best and still be taken fairly often."""

FINE = 1_000_000
"""Into how many parts a whole is divided when something is drawn by weights."""


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

    horizon: ClassVar[int] = 30
    """How many decisions of all seats are tried out before `odds` are asked: a turn of everybody or so."""
    lapses: ClassVar[float] = 0.5
    """How often `easy` takes something else than the best: more often where a match has few decisions."""
    budget: ClassVar[int] = 800
    """How many decisions one may try out altogether before a single one is taken: what fits into a second."""

    @abstractmethod
    def worth(self, view: Any, seat: int) -> float:
        """What the seat's position seems worth, in points of the final score."""

    def points(self, view: Any, seat: int) -> float:
        """The final score that the seat seems to come to, as it is told to people; its worth if nothing else is."""
        return self.worth(view, seat)

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

    def calm(self, state: Any) -> bool:
        """Whether `odds` can be trusted here, or somebody is in the middle of something: then it is played on."""
        return True

    def quick(self, state: Any, offers: Sequence[Offer], seat: int, below: Callable[[int], int]) -> Any:
        """What the seat does when matches are tried out, many a second: the best by `rank`, secrets by `mixture`.

        The state is a whole one; `offers` are those of all seats. `below(n)` gives a number from 0 to n - 1.
        """
        ranked = self.rank(state, offers, seat)
        if not ranked:
            mine = [offer for offer in offers if offer.seat == seat]
            return mine[below(len(mine))].draw(below)
        if ranked[0].sealed:
            return drawn(self.mixture(state, offers, seat), below)
        return ranked[0].action

    def mixture(self, view: Any, offers: Sequence[Offer], seat: int) -> tuple[Mixed, ...]:
        """How the seat should mix the sealed decisions on offer."""
        ranked = self.rank(view, offers, seat)
        weights = [exp((each.worth - ranked[0].worth) / MIXING) for each in ranked]
        whole = sum(weights)
        return tuple(Mixed(each.action, weight / whole) for each, weight in zip(ranked, weights, strict=True))


def drawn(mixture: Sequence[Mixed], below: Callable[[int], int]) -> Any:
    """One of the mixture's actions, as likely as its weight says."""
    ticket = below(FINE) / FINE
    for each in mixture:
        ticket -= each.weight
        if ticket < 0:
            return each.action
    return mixture[-1].action


def shares(worths: Sequence[float], scale: float) -> tuple[float, ...]:
    """Shares of the first place of seats with these worths, where `scale` points ahead make about e times as likely."""
    best = max(worths)
    weights = [exp((worth - best) / scale) for worth in worths]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
