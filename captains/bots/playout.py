"""Playouts: a match played on from some state by the game's fast policy, for a while or to its end, and judged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from captains.engine.chance import Beat, Draw, Due, Roll, drawn
from captains.engine.game import Game
from captains.engine.judge import Judge
from captains.engine.step import Step

PATIENCE = 3
"""A playout that finds no calm place is judged after so many times its horizon."""


class Leaf(Struct, frozen=True):
    """Where a playout ended: everybody's share of the first place, the seat's points, how many decisions it took.

    `then` is the seat's own next decision, None if it made none.
    """

    odds: tuple[float, ...]
    worth: float
    steps: int
    then: Any = None


class Luck:
    """The chance of one playout. Rolls, draws and policies have streams of their own.

    So playouts with the same number meet the same dice, whatever is drawn or decided between them.
    """

    def __init__(self, seed: int) -> None:
        self._rolls, self._draws = Random(seed), Random(seed + 1)
        self.below: Callable[[int], int] = Random(seed + 2).randrange

    def answer(self, due: Due) -> tuple[int, ...]:
        """The answer to what is due."""
        if isinstance(due, Roll):
            return tuple([self._rolls.randrange(faces) for faces in due.faces])
        if isinstance(due, Draw):
            return (drawn(due.left, int(self._draws.random() * sum(due.left))),)
        assert isinstance(due, Beat), "there is no other chance"
        return ()


def play_on(game: Game[Any], judge: Judge, state: Any, seat: int, luck: Luck) -> Leaf:
    """Play on until the horizon, and judge what everybody has then."""
    steps, then = 0, None
    while not game.over(state):
        due = game.due(state)
        step = Step(state, game.evolve)
        if due is not None:
            game.settle(step, luck.answer(due), False)
        elif steps >= judge.horizon and (steps >= PATIENCE * judge.horizon or judge.calm(state)):
            return Leaf(judge.odds(state), judge.points(state, seat), steps, then)
        else:
            steps += 1
            offers = game.offers(state)
            actor = offers[0].seat
            action = judge.quick(state, offers, actor, luck.below)
            if actor == seat and then is None:
                then = action
            game.act(step, actor, action)
        state = step.state
    return _ended(game, state, seat, steps, then)


def _ended(game: Game[Any], state: Any, seat: int, steps: int, then: Any) -> Leaf:
    """What everybody has at the end: a shared first place counts in part."""
    outcome = game.outcome(state, ())
    winners = outcome.winners
    total = next(receipt.total for receipt in outcome.receipts if receipt.seat == seat)
    odds = tuple([float(place == 1) / len(winners) for place in outcome.places])
    return Leaf(odds, float(total), steps, then)
