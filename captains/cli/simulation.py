"""Simulation: whole matches of bots alone, each decided by its number and the seed, in this process or in several."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
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
CHUNK = 4
"""The most matches handed to a process at a time."""


class Plan(Struct, frozen=True):
    """What is simulated. `setups` are one for each rotation of the seats, so that every bot sits everywhere as often.

    `keep` is the folder for the logs, "" for none.
    """

    setups: tuple[Setup, ...]
    seed: str
    keep: str = ""


class Played(Struct, frozen=True):
    """How match `number` (from 1) went; by seat: bots, places, scores, and the points under each heading.

    The last `rivals` of them are those whom the rules play: each counts as one more seat with its own name for a bot's.
    `entries` counts the rolls too, `decisions` only what seats decided, `turns` is 0 where a game counts none.
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
    turns: int = 0
    rivals: int = 0

    @property
    def firsts(self) -> tuple[float, ...]:
        """By seat: its part of the first place, which those who share it split."""
        part = 1 / self.places.count(1)
        return tuple(part if place == 1 else 0.0 for place in self.places)


class EndlessMatchError(RuntimeError):
    """A match did not end."""


def simulated(plan: Plan, matches: int, jobs: int) -> Generator[Played]:
    """Play matches 1 to `matches` and say of each how it went, in that order whatever the number of processes.

    Closed early, it ends its processes in the middle of their matches.
    """
    if min(jobs, matches) == 1:
        for number in range(1, matches + 1):
            yield played(plan, number)
        return
    chunk = max(1, min(CHUNK, matches // (8 * jobs)))
    spans = [range(first, min(first + chunk, matches + 1)) for first in range(1, matches + 1, chunk)]
    pool = ProcessPoolExecutor(min(jobs, len(spans)), get_context("spawn"), _take, (plan,))
    try:
        with _deaf():
            running = [pool.submit(_span, span) for span in spans]
        for span in running:
            yield from span.result()
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown()


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
        match.game.turns(match.state),
        len(rivals),
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


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl+C is not heard meanwhile, nor ever by the processes started: it reaches them too, but their parent says when
    to stop."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


_plans: list[Plan] = []


def _take(plan: Plan) -> None:
    """In a process of its own: remember what is simulated; be deaf where that is not inherited."""
    signal(SIGINT, SIG_IGN)
    _plans.append(plan)


def _span(numbers: Sequence[int]) -> list[Played]:
    """In a process of its own: play the matches of these numbers."""
    return [played(_plans[-1], number) for number in numbers]
