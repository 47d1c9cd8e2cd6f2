"""Figures of the bots: how long `hard` takes for a decision in its process apart, as at a table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from captains.bots.minds import Minds
from captains.cli.demo import demo_match
from captains.engine.match import Match
from captains.library import games
from tools.measures.row import Row

DECISIONS = 30


def rows() -> Iterator[Row]:
    """The slowest of some decisions all along a match, for each game."""
    for id in games.game_ids():
        yield _hard(id)


def _hard(id: str) -> Row:
    game, played = games.game(id), demo_match(id)
    decided = [entry for entry in played.entries if entry.seat is not None]
    minds, took = Minds(game, chance_of=Random), []
    try:
        for entry in decided[:: max(1, len(decided) // DECISIONS)]:
            match = Match(game, played.setup, played.entries[: entry.n])
            assert entry.seat is not None, "chance decides nothing"
            seat = entry.seat
            asked = seat, match.view(seat), match.offers_of(seat)
            start = time.perf_counter()
            minds.decide("hard", *asked)
            took.append((time.perf_counter() - start) * 1000)
    finally:
        minds.close()
    middle = statistics.median(took)
    return Row(
        f"hard decides, slowest of {len(took)}, {id}", max(took), "ms", 1500, 1000, note=f"median {middle:.0f} ms"
    )
