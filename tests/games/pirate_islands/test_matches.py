"""Whole matches: what holds after every event, over all seat counts and options (PI-02b, PI-33, PI-50, PI-51)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from captains.bots.registry import bot
from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.verify import faults
from captains.games.pirate_islands.events import CocoTileTurned, MatchEnded
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import fit, setup, spooky_from_scratch

TABLES = list(product((2, 3, 4), ("market", "open"), ("1", "2"), ("nobody", "hand-back")))
EACH = 13
"""Matches at each of the tables: 312 in all."""


def played(number: int, seats: int, kinds: tuple[str, ...], **options: str) -> Match[State]:
    """A whole match of these bots."""
    match, source, chance = Match(GAME, setup(seats, **options)), Seeded(str(number)), Random(number)
    while not match.over:
        assert len(match.entries) < 20_000, "the match does not end"
        if match.advance(source) is None:
            offers = match.offers()
            seat = offers[0].seat
            match.act(seat, bot(kinds[seat]).choose(GAME, match.state, offers, seat, chance))
    return match


@pytest.mark.parametrize(("seats", "trade", "ships", "shortage"), TABLES)
def test_PI_02b_PI_33_PI_50_hold_after_every_event(seats: int, trade: str, ships: str, shortage: str) -> None:
    for number in range(EACH):
        kinds = ("random",) * seats if number % 3 else ("easy", *("random",) * (seats - 1))
        match = played(number, seats, kinds, trade=trade, ships=ships, shortage=shortage)
        state = match.states[0]
        for entry in match.entries:
            for event in entry.events:
                state = GAME.evolve(state, event)
                fit(state)
                won = [seat for seat in range(seats) if state.lairs_on_board(seat) == state.figures.lairs]
                assert len(won) <= 1
                if won and not isinstance(event, MatchEnded):
                    assert isinstance(entry.events[-1], MatchEnded), "a win was not noticed at once"
            if not any(isinstance(event, CocoTileTurned) for event in entry.events) or not GAME.over(state):
                assert state.spooky == spooky_from_scratch(state)
        assert state == match.state
        assert match.outcome is not None
        winners = match.outcome.winners
        assert winners == tuple(won) if match.outcome.cause == "lairs" else winners
        if number < 2:
            assert list(faults(match, str(number))) == []


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = (played(5, 4, ("random",) * 4) for _ in range(2))
    assert one.entries == other.entries


def test_two_matches_on_different_sheets_do_not_disturb_each_other() -> None:
    plain = played(3, 2, ("random",) * 2)
    played(3, 4, ("random",) * 4)
    assert played(3, 2, ("random",) * 2).entries == plain.entries
