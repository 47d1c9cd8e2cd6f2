"""Review: the turning points of a match that is over, where the expectation moved most, and what else was possible.

What the judgement says of every state picks out where to look closer; there the match is played on many times from
before and from after the entry. Half of the places are decisions, half are luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from captains.bots.playout import Luck, play_on
from captains.bots.search import Search
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.seats import Setup
from captains.engine.secrets import mask
from captains.engine.thought import Considered, Turning

CLOSER = 6
"""Decisions, and as many strokes of luck, that are looked at more closely."""
GLANCE = 4
"""What part of the budget each side of such a place gets."""
TOLD = 5
"""Turning points that are told."""
LEAST = 0.05
"""The least share of the first place that makes a turning point."""

Shares = tuple[float, ...]


class Review:
    """The review of one match."""

    def __init__(self, match: Match[Any], seed: int, seconds: float | None = None, budget: int | None = None) -> None:
        """`budget` as in `Judge`, for each place that is looked at; None for the game's own.

        `seconds` is when it must be done with what it has looked at so far; None for no such limit.
        """
        self._match, self._game = match, match.game
        self._seed = seed
        self._budget = budget if budget is not None or match.game.judge is None else match.game.judge.budget
        self._until = None if seconds is None else perf_counter() + seconds

    def turnings(self) -> tuple[Turning, ...]:
        """The turning points in the order in which they came; () for a game without judgement."""
        if self._game.judge is None:
            return ()
        found = [self._closer(entry) for entry in self._where() if not self._late()]
        found = sorted((turning for turning in found if turning.size >= LEAST), key=lambda each: -each.size)[:TOLD]
        return tuple(self._with_others(turning) for turning in sorted(found, key=lambda each: each.n))

    def _where(self) -> list[Entry]:
        """Where to look closer, the most promising first, decisions and luck in turn."""
        assert self._game.judge is not None
        seen = [self._game.judge.odds(state) for state in self._match.states[:-1]]
        seen.append(self._expected(self._match.state))
        moved = [max(map(_distance, *pair)) for pair in pairwise(seen)]
        entries = sorted(self._match.entries, key=lambda entry: -moved[entry.n])
        decided = [entry for entry in entries if entry.seat is not None][:CLOSER]
        fallen = [entry for entry in entries if entry.seat is None][:CLOSER]
        return sorted(decided + fallen, key=lambda entry: -moved[entry.n])

    def _closer(self, entry: Entry) -> Turning:
        states = self._match.states
        return Turning(entry.n, entry.seat, self._expected(states[entry.n]), self._expected(states[entry.n + 1]))

    def _expected(self, state: Any) -> Shares:
        """Everybody's expected share of the first place."""
        judge, steps, found = self._game.judge, 0, list[Shares]()
        assert judge is not None and self._budget is not None
        budget = self._budget / GLANCE
        while not found or (steps < budget and not self._late() and not self._game.over(state)):
            leaf = play_on(self._game, judge, state, 0, Luck(self._seed + 3 * len(found)))
            steps += leaf.steps + 1
            found.append(leaf.odds)
        return tuple(fmean(each) for each in zip(*found, strict=True))

    def _with_others(self, turning: Turning) -> Turning:
        """The turning point with what else the seat might have done, from what it could know."""
        if turning.seat is None:
            return turning
        state, entry, seat = self._match.states[turning.n], self._match.entries[turning.n], turning.seat
        offers = [offer for offer in self._game.offers(state) if offer.seat == seat]
        seconds = None if self._until is None else self._until - perf_counter()
        search = Search(self._game, mask(state, seat), seat, Random(self._seed), seconds)
        thought = search.think(offers, self._budget, told=True, also=entry.action)
        considered: Sequence[Considered] = () if thought is None else thought.considered
        return Turning(turning.n, seat, turning.before, turning.after, tuple(considered))

    def _late(self) -> bool:
        return self._until is not None and perf_counter() > self._until


def _distance(one: float, other: float) -> float:
    return abs(one - other)


def review(game: Game[Any], setup: Setup, entries: Sequence[Entry], seed: int, seconds: float) -> tuple[Turning, ...]:
    """In a process apart: the turning points of a match that is over."""
    return Review(Match(game, setup, entries), seed, seconds).turnings()
