"""Figures of boarding in secret: what a learner that knows every crew sent so far gains against a bot's mixtures."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

from captains.bots.playout import Luck
from captains.engine.seats import Seat, Setup
from captains.engine.step import Step
from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.games.captains_war.judge_battle import fight_of
from captains.games.captains_war.state import State
from captains.library.sheets import shipped_sheet
from tools.measures.row import Row

BATTLES = 400
"""Battles that the learner fights in each position; the second half counts."""
MATCHES = 12


def rows() -> Iterator[Row]:
    """What a learner, and what the exact best response gains a battle in RP, over positions of whole matches."""
    learned, exact = [], []
    for seats in (2, 4):
        for number in range(MATCHES):
            for state in _battles(seats, number):
                for attacking in (True, False):
                    found = gains(state, attacking, Random(number))
                    learned.append(found[0])
                    exact.append(found[1])
    note = f"{len(learned)} sides of battles; the exact best response gains {fmean(exact):.2f}"
    yield Row(
        "Captains' War, boarding by `hard`: a best-response learner gains", fmean(learned), "RP", 0.3, 0.1, note=note
    )


def gains(state: State, attacking: bool, chance: Random) -> tuple[float, float]:
    """What learner and exact best response gain a battle, beyond playing the mixture themselves."""
    fight = fight_of(state)
    mix = fight.mix()
    side, weights = (fight.left, mix.left) if attacking else (fight.right, mix.right)
    other, its_weights = (fight.right, mix.right) if attacking else (fight.left, mix.left)
    worths = [
        side.stake * (won - price) for won, price in zip(fight.chances(attacking, mix), side.bids.prices, strict=True)
    ]
    fair = sum(worth * weight for worth, weight in zip(worths, weights, strict=True))
    wins_ties = fight.ties_left == attacking
    sums, reached = [0.0] * len(worths), []
    for battle in range(BATTLES):
        best = max(range(len(sums)), key=sums.__getitem__)
        if battle >= BATTLES // 2:
            reached.append(worths[best])
        sent = chance.choices(other.bids.totals, its_weights)[0]
        for number, total in enumerate(side.bids.totals):
            sums[number] += side.stake * (float(sent < total + wins_ties) - side.bids.prices[number])
    return fmean(reached) - fair, max(worths) - fair


def _battles(seats: int, number: int) -> Iterator[State]:
    """The battles of a match that the fast policy plays, with no crew committed yet."""
    people = tuple(Seat(f"Captain {seat}") for seat in range(seats))
    mode = GAME.default_mode(seats)
    state: State = GAME.start(Setup(GAME.id, mode, {}, people, shipped_sheet(GAME.id)))
    luck = Luck(number)
    while not GAME.over(state):
        due, step = GAME.due(state), Step(state, GAME.evolve)
        if due is not None:
            GAME.settle(step, luck.answer(due), False)
        else:
            offers = GAME.offers(state)
            battle = state.battle
            if state.phase == "crews" and battle is not None and battle.left is None and battle.right is None:
                yield state
            seat = offers[0].seat
            GAME.act(step, seat, JUDGE.quick(state, offers, seat, luck.below))
        state = step.state
