"""Whole matches by the fast policy, for the tests of the judgement."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from captains.engine.chance import Beat, Draw
from captains.engine.seats import Seat, Setup
from captains.engine.step import Step
from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.games.captains_war.state import State
from captains.library.sheets import whole_sheet
from tests.games.captains_war.table import NAMES


def start(seats: int, captain: str = "anne-bony") -> State:
    """A match before its first roll: solo, Duel or the full game."""
    mode = {1: "solo", 2: "duel"}.get(seats, "full")
    options = {"captain": captain} if seats == 1 else {}
    return GAME.start(Setup("captains-war", mode, options, tuple(map(Seat, NAMES[:seats])), whole_sheet(GAME.id)))


def playout(state: State, seed: int) -> Iterator[State]:
    """Every state of a match that the fast policy plays on; each of its decisions must be on offer."""
    chance = Random(seed)
    while True:
        yield state
        if GAME.over(state):
            return
        due, step = GAME.due(state), Step(state, GAME.evolve)
        if due is not None:
            assert not isinstance(due, Draw)
            answer = () if isinstance(due, Beat) else tuple(chance.randrange(faces) for faces in due.faces)
            GAME.settle(step, answer, False)
        else:
            offers = GAME.offers(state)
            seat = offers[0].seat
            action = JUDGE.quick(state, offers, seat, chance.randrange)
            assert GAME.check(state, seat, action) is None, action
            GAME.act(step, seat, action)
        state = step.state
