"""Search: the few decisions that seem best are tried out in many imagined matches, and those that do badly dropped.

Determinised Monte Carlo at the root: each playout begins in a world that agrees with what the seat knows; playouts of
the same number share world and luck, so that decisions are compared and not their luck. Halving by rounds gives most
playouts to those that are hard to tell apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from captains.bots.playout import Leaf, Luck, play_on
from captains.engine.game import Game
from captains.engine.offers import Offer
from captains.engine.step import Step
from captains.engine.thought import Considered, Thought

MOST = 6
"""Decisions that are tried out at most."""
TOLD = 3
"""Secret decisions that are tried out when somebody wants to know what they lead to."""
DOUBT = 0.75
"""Standard errors by which another decision must do better than the one that seemed best before."""
SURE = 3.5
"""Standard errors by which a decision must do worse than the best to be tried out no more."""
LOOKED_AT = 24
"""After so many playouts each it is looked at which decisions are surely worse."""
EDGE = 0.002
"""What a point counts beside the share of the first place."""


class Search:
    """One seat's search for one decision."""

    def __init__(self, game: Game[Any], view: Any, seat: int, chance: Random, seconds: float | None = None) -> None:
        """`seconds` is when it must be done with what it has found so far; None for no such limit."""
        assert game.judge is not None, "only a game with a judgement can be searched"
        self._game, self._judge, self._view, self._seat = game, game.judge, view, seat
        self._seed = chance.getrandbits(60)
        self._until = None if seconds is None else perf_counter() + seconds
        self._longest = 0.0
        self._worlds: list[Any] = []
        self._steps = 0

    def think(
        self, offers: Sequence[Offer], budget: int | None = None, told: bool = False, also: Any = None
    ) -> Thought | None:
        """What it thinks of its decisions; None where the judgement has nothing to say. `budget` as in `Judge`.

        Secrets are mixed by the judgement and need no playouts, unless what they lead to is to be told. `also` is a
        decision to be tried out beside the best.
        """
        ranked = self._judge.rank(self._view, offers, self._seat)
        if not ranked:
            return None
        budget = self._judge.budget if budget is None else budget
        if ranked[0].sealed:
            return self._mixed(offers, budget if told else 0)
        actions = [each.action for each in ranked[:MOST]]
        trials = [_Trial(action) for action in actions]
        if also is not None and also not in actions:
            trials.append(_Trial(also))
        if len(trials) > 1 or told:
            self._halve(trials, budget)
        best = _preferred(trials)
        rest = sorted((trial for trial in trials if trial is not best), key=_Trial.rating, reverse=True)
        return Thought(self._seat, (best.considered(1.0), *[trial.considered(0.0) for trial in rest]))

    def _mixed(self, offers: Sequence[Offer], budget: int) -> Thought:
        """The mixture, the likeliest first; with a budget the first few are tried out as often as each other."""
        mixture = sorted(self._judge.mixture(self._view, offers, self._seat), key=lambda each: -each.weight)
        trials = [_Trial(each.action) for each in mixture]
        while self._steps < budget and not self._late():
            for trial in trials[:TOLD]:
                self._try(trial, len(trial.odds))
        found = [trial.considered(each.weight) for trial, each in zip(trials, mixture, strict=True)]
        return Thought(self._seat, tuple(found))

    def _halve(self, trials: list[_Trial], budget: int) -> None:
        """Rounds of playouts, each with as many steps; after each the better half goes on."""
        rounds = max(1, (len(trials) - 1).bit_length())
        left, number = trials, 0
        for turn in range(1, rounds + 1):
            while self._steps * rounds < budget * turn:
                for trial in left:
                    self._try(trial, number)
                    if self._late():
                        return
                number += 1
                if number % LOOKED_AT == 0:
                    left = _plausible(left)
                    if len(left) == 1:
                        return
            first, *others = left
            others.sort(key=lambda trial: _lead(trial, first), reverse=True)
            left = [first, *others[: max(1, len(left) // 2 - 1)]] if len(left) > 2 else left

    def _try(self, trial: _Trial, number: int) -> None:
        start = perf_counter()
        luck = Luck(self._seed + 3 * number)
        if number == len(self._worlds):
            self._worlds.append(self._judge.imagine(self._view, self._seat, luck.below))
        step = Step(self._worlds[number], self._game.evolve)
        self._game.act(step, self._seat, trial.action)
        leaf = play_on(self._game, self._judge, step.state, self._seat, luck)
        self._steps += leaf.steps + 1
        trial.take(leaf.odds[self._seat], leaf)
        self._longest = max(self._longest, perf_counter() - start)

    def _late(self) -> bool:
        """Whether another playout might take too long."""
        return self._until is not None and perf_counter() + self._longest > self._until


class _Trial:
    """A decision and how its playouts ended, by their numbers."""

    def __init__(self, action: Any) -> None:
        self.action = action
        self.odds: list[float] = []
        self.values: list[float] = []
        self._worths: list[float] = []
        self._then: Counter[Any] = Counter()

    def take(self, odds: float, leaf: Leaf) -> None:
        """Note how one more playout ended."""
        self.odds.append(odds)
        self._worths.append(leaf.worth)
        self.values.append(odds + EDGE * leaf.worth)
        self._then[leaf.then] += 1

    def rating(self) -> float:
        """How well its playouts went on the average."""
        return fmean(self.values) if self.values else -1.0

    def considered(self, weight: float) -> Considered:
        """What came of it, in short."""
        tries = len(self.odds)
        if not tries:
            return Considered(self.action, 0.0, 0.0, 0.0, 0.0, 0, weight)
        ((then, often),) = self._then.most_common(1)
        odds, worths = (fmean(self.odds), pstdev(self.odds)), (fmean(self._worths), pstdev(self._worths))
        return Considered(self.action, *odds, *worths, tries, weight, then, often / tries)


def _lead(trial: _Trial, first: _Trial) -> float:
    """By how much a decision does better than the one that seemed best before, beyond what may be mere luck."""
    differences = [mine - other for mine, other in zip(trial.values, first.values, strict=False)]
    if len(differences) < 2:
        return -1.0
    return fmean(differences) - DOUBT * pstdev(differences) / sqrt(len(differences) - 1)


def _plausible(trials: list[_Trial]) -> list[_Trial]:
    """Those that may still turn out to be the best; of several that do exactly alike the first."""
    best = max(trials, key=_Trial.rating)
    return [trial for trial in trials if trial is best or not _surely_worse(trial, best)]


def _surely_worse(trial: _Trial, best: _Trial) -> bool:
    differences = [other - mine for mine, other in zip(trial.values, best.values, strict=True)]
    return fmean(differences) >= SURE * pstdev(differences) / sqrt(len(differences) - 1)


def _preferred(trials: list[_Trial]) -> _Trial:
    """The decision to take: the one that seemed best before, unless another is clearly better."""
    first = trials[0]
    best = max(trials[1:], key=lambda trial: _lead(trial, first), default=first)
    return best if best is not first and _lead(best, first) > 0 else first
