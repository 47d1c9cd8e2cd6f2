"""Review: the turning points of a match that is over, where the expectation moved most, and what else was possible.

The match is played on many times from states all along it. Where the expectation moves most between two of them, it is
looked at in between, until the single entry is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot, sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, TypeVar

from captains.bots.playout import Luck, play_on
from captains.bots.search import Search
from captains.engine.chance import Draw, Roll
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.seats import Setup
from captains.engine.secrets import mask
from captains.engine.thought import Considered, Turning

GRID = 20
"""Stretches into which a match is cut at first."""
CUTS = 24
"""How often the stretch in which most has moved is cut in two."""
GLANCE, LOOK = 8, 1
"""What part of the budget an estimate gets: on the way, and where a turning point seems to be."""
SURE = 2.0
"""How many standard errors the expectation must have moved: less may be mere chance of what was tried out."""
CLOSER = 8
"""Entries that are looked at more closely."""
TOLD = 5
"""Turning points that are told."""
KEPT = 2
"""How many of these are decisions, where there are so many, though luck may have moved more."""
SEED = 1
"""A review tries out the same matches every time."""
LEAST = 0.05
"""The least share of the first place that makes a turning point."""

Shares = tuple[float, ...]
Estimate = tuple[Shares, Shares]
"""Everybody's expected share of the first place, and the standard errors."""
T = TypeVar("T")


class Review:
    """The review of one match."""

    def __init__(self, match: Match[Any], seconds: float | None = None, budget: int | None = None) -> None:
        """`budget` as in `Judge`, for each place that is looked at; None for the game's own.

        `seconds` is when it must be done with what it has looked at so far; None for no such limit.
        """
        self._match, self._game = match, match.game
        self._budget = budget if budget is not None or match.game.judge is None else match.game.judge.budget
        self._until = None if seconds is None else perf_counter() + seconds

    def turnings(self) -> tuple[Turning, ...]:
        """The turning points in the order in which they came; () for a game without judgement."""
        if self._game.judge is None:
            return ()
        looked = [self._closer(n) for n in self._where() if not self._late()]
        found = [self._with_others(turning) for turning in looked if turning is not None]
        found = sorted((turning for turning in found if self._matters(turning)), key=lambda each: -each.size)
        chosen = _first(found, TOLD, lambda turning: turning.seat is not None)
        return tuple(sorted(chosen, key=lambda each: each.n))

    def _where(self) -> list[int]:
        """The entries at which the expectation seems to move most."""
        last = len(self._match.entries)
        marks = sorted({last * cut // GRID for cut in range(GRID + 1)})
        seen = {mark: self._expected(mark, GLANCE)[0] for mark in marks}
        open_, found = list(pairwise(marks)), list[tuple[int, int]]()

        def moved(stretch: tuple[int, int]) -> float:
            return max(map(_distance, seen[stretch[0]], seen[stretch[1]]))

        for _ in range(CUTS):
            found += [stretch for stretch in open_ if stretch[1] == stretch[0] + 1]
            open_ = sorted((stretch for stretch in open_ if stretch[1] > stretch[0] + 1), key=moved)
            if not open_ or self._late():
                break
            first, end = open_.pop()
            middle = (first + end) // 2
            seen[middle] = self._expected(middle, GLANCE)[0]
            open_ += [(first, middle), (middle, end)]
        found += [stretch for stretch in open_ if stretch[1] == stretch[0] + 1]
        ordered = [first for first, _ in sorted(found, key=moved, reverse=True) if self._open(first)]
        return _first(ordered, CLOSER, lambda n: self._match.entries[n].seat is not None)

    def _open(self, n: int) -> bool:
        """Whether the entry might have been another: a choice, or dice and cards that were not certain."""
        state, seat = self._match.states[n], self._match.entries[n].seat
        if seat is None:
            due = self._game.due(state)
            return isinstance(due, Roll) or (isinstance(due, Draw) and sum(map(bool, due.left)) > 1)
        counts = [offer.count() for offer in self._game.offers(state) if offer.seat == seat]
        return len(counts) > 1 or counts[0] != 1

    def _closer(self, n: int) -> Turning | None:
        """The entry as a turning point, None if it is none for certain."""
        (before, unsure), (after, unsure_after) = self._expected(n, LOOK), self._expected(n + 1, LOOK)
        turning = Turning(n, self._match.entries[n].seat, before, after)
        error = hypot(unsure[turning.moved], unsure_after[turning.moved])
        return turning if turning.size >= max(LEAST, SURE * error) else None

    def _expected(self, n: int, part: int) -> Estimate:
        """What to expect after so many entries, with this part of the budget."""
        judge, state, steps, found = self._game.judge, self._match.states[n], 0, list[Shares]()
        assert judge is not None and self._budget is not None
        once = self._game.over(state)
        while not found or (steps * part < self._budget and not once and not self._late()):
            leaf = play_on(self._game, judge, state, 0, Luck(SEED + 3 * len(found)))
            steps += leaf.steps + 1
            found.append(leaf.odds)
        shares = list(zip(*found, strict=True))
        return tuple(map(fmean, shares)), tuple(pstdev(each) / sqrt(len(found)) for each in shares)

    def _with_others(self, turning: Turning) -> Turning:
        """The turning point with what else the seat might have done, from what it could know."""
        if turning.seat is None:
            return turning
        state, entry, seat = self._match.states[turning.n], self._match.entries[turning.n], turning.seat
        offers = [offer for offer in self._game.offers(state) if offer.seat == seat]
        seconds = None if self._until is None else self._until - perf_counter()
        search = Search(self._game, mask(state, seat), seat, Random(SEED), seconds)
        thought = search.think(offers, self._budget, told=True, also=entry.action)
        considered: Sequence[Considered] = () if thought is None else thought.considered
        return Turning(turning.n, seat, turning.before, turning.after, tuple(considered))

    def _matters(self, turning: Turning) -> bool:
        """Whether another decision would have led elsewhere. So may luck, and what nobody should foresee."""
        action = self._match.entries[turning.n].action
        mine = next((each for each in turning.considered if each.action == action), None)
        others = [each for each in turning.considered if each is not mine]
        if mine is None or mine.weight not in (0.0, 1.0) or not mine.playouts or not others:
            return mine is None or bool(others)
        return abs(mine.odds - max(each.odds for each in others)) >= LEAST

    def _late(self) -> bool:
        return self._until is not None and perf_counter() > self._until


def _first(found: list[T], most: int, wanted: Callable[[T], bool]) -> list[T]:
    """The first of what was found, at most so many; the last places are kept for some that are wanted."""
    some = [each for each in found if wanted(each)][:KEPT]
    rest = [each for each in found if each not in some]
    return some + rest[: most - len(some)]


def _distance(one: float, other: float) -> float:
    return abs(one - other)


def review(game: Game[Any], setup: Setup, entries: Sequence[Entry], seconds: float) -> tuple[Turning, ...]:
    """In a process apart: the turning points of a match that is over."""
    return Review(Match(game, setup, entries), seconds).turnings()
