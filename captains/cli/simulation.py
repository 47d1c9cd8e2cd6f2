"""Simulation: whole matches of bots alone, each decided by its number and the seed, in this process or in several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from captains.bots.registry import bot
from captains.engine.chance import Seeded
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.notation import header_of, write_log
from captains.engine.seats import Setup
from captains.library import files, games

MOST_ENTRIES = 100_000
"""A match that has come so far will never end; that is a fault of its game."""
CHUNK = 20
"""Matches handed to a process at a time."""


class Plan(Struct, frozen=True):
    """What is simulated. `setups` are one for each rotation of the seats, so that every bot sits everywhere as often.

    `keep` is the folder for the logs, "" for none.
    """

    setups: tuple[Setup, ...]
    seed: str
    keep: str = ""


class Played(Struct, frozen=True):
    """How match `number` (from 1) went; by seat: bots, places, scores, and the points under each heading.

    A rival, whom the rules play, counts as one more seat with its own name for a bot's. `entries` counts the rolls too,
    `decisions` only what seats decided.
    """

    number: int
    seed: str
    cause: str
    entries: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    headings: tuple[dict[str, int], ...] = ()
    decisions: int = 0


class EndlessMatchError(RuntimeError):
    """A match did not end."""


def simulated(plan: Plan, matches: int, jobs: int) -> Iterator[Played]:
    """Play matches 1 to `matches` and say of each how it went, in that order whatever the number of processes."""
    if jobs == 1:
        for number in range(1, matches + 1):
            yield played(plan, number)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    spans = [(first, min(first + CHUNK, matches + 1)) for first in range(1, matches + 1, CHUNK)]
    with ProcessPoolExecutor(jobs, get_context("spawn"), _take, (plan,)) as pool:
        for found in pool.map(_span, spans):
            yield from found


def played(plan: Plan, number: int) -> Played:
    """Play one match, keep its log if that is wanted, and say how it went."""
    setup = plan.setups[(number - 1) % len(plan.setups)]
    seed = f"{plan.seed}-{number}"
    match = play(games.game(setup.game), setup, seed)
    outcome = match.outcome
    assert outcome is not None, "play ends a match"
    if plan.keep:
        log = write_log(header_of(setup, seed), match.entries, outcome)
        files.write_text(Path(plan.keep) / f"{setup.game}-{number:05}.json", log.decode())
    rivals = outcome.rivals
    seats = range(len(setup.seats) + len(rivals))
    headings: tuple[dict[str, int], ...] = tuple({} for _ in seats)
    for receipt in outcome.receipts:
        points = headings[receipt.seat]
        for line in receipt.lines:
            points[line.heading] = points.get(line.heading, 0) + line.points
    return Played(
        number,
        seed,
        outcome.cause,
        len(match.entries),
        (*[seat.kind for seat in setup.seats], *rivals),
        outcome.places,
        tuple(next((r.total for r in outcome.receipts if r.seat == seat), 0) for seat in seats),
        headings,
        sum(entry.seat is not None for entry in match.entries),
    )


def play(game: Game[Any], setup: Setup, seed: str) -> Match[Any]:
    """A whole match: every seat decided by the bot it names. Raises EndlessMatchError if it does not end."""
    match: Match[Any] = Match(game, setup)
    source = Seeded(seed)
    bots = [bot(seat.kind) for seat in setup.seats]
    chances = [Random(f"{seed}:{seat}") for seat in range(len(bots))]
    while not match.over:
        if len(match.entries) > MOST_ENTRIES:
            raise EndlessMatchError(f"the match with seed {seed} has {MOST_ENTRIES} entries and does not end")
        if match.advance(source) is None:
            seat = match.offers()[0].seat
            action = bots[seat].choose(game, match.view(seat), match.offers_of(seat), seat, chances[seat])
            match.act(seat, action)
    return match


_plans: list[Plan] = []


def _take(plan: Plan) -> None:
    """In a process of its own: remember what is simulated."""
    _plans.append(plan)


def _span(span: Sequence[int]) -> list[Played]:
    """In a process of its own: play the matches from the first number up to the second."""
    return [played(_plans[-1], number) for number in range(*span)]
