"""What search asks of the judgement: odds that come true, a fast policy for whole matches, nothing to imagine."""

from __future__ import annotations

from math import log
from random import Random

import pytest
from msgspec.structs import replace

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.games.pirate_islands.actions import AcceptSwap, OfferSwap, RefuseSwap
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.judge import JUDGE
from captains.games.pirate_islands.judge_board import reach, with_lair, with_ship
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import GOAT, WOOD, do, opening, setup, table, with_coco, with_lairs


def tried(seed: int, seats: int, **options: str) -> Match[State]:
    """A whole match by the fast policy."""
    match, source, below = Match(GAME, setup(seats, **options)), Seeded(f"tried {seed}"), Random(seed).randrange
    while not match.over:
        assert len(match.entries) < 5000, "the match does not end"
        if match.advance(source) is None:
            offers = match.offers()
            seat = offers[0].seat
            match.act(seat, JUDGE.quick(match.state, offers, seat, below))
    return match


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("trade", ("market", "open"))
def test_the_fast_policy_plays_whole_matches_by_the_rules(seats: int, trade: str) -> None:
    for seed in range(3):
        match = tried(seed, seats, trade=trade)
        assert match.state.cause == "lairs"
        assert match.state.turn < 40 * seats


def test_the_fast_policy_agrees_to_a_swap_that_helps_only() -> None:
    state = table(4, "1 wood", "1 cutlass 2 goat 1 molasses", trade="open")
    asked, _ = do(state, 0, OfferSwap((1,), WOOD, GOAT))
    assert JUDGE.quick(asked, GAME.offers(asked), 1, Random(1).randrange) == AcceptSwap()
    state = table(4, "1 goat", "1 cutlass 1 goat 1 molasses 1 wood", trade="open")
    asked, _ = do(state, 0, OfferSwap((1,), GOAT, WOOD))
    assert JUDGE.quick(asked, GAME.offers(asked), 1, Random(1).randrange) == RefuseSwap()


def test_nothing_is_hidden_so_that_nothing_is_imagined() -> None:
    match = tried(1, 4)
    for state in match.states[:: len(match.states) // 8]:
        assert JUDGE.imagine(state, 2, Random(1).randrange) is state
    early = Match(GAME, setup(4), match.entries[:40])
    assert all(early.view(seat) is early.state for seat in range(4))


def test_odds_are_shares_of_one_and_rise_with_lairs_tiles_and_spooky_island() -> None:
    even = JUDGE.odds(table(4))
    assert sum(even) == pytest.approx(1) and max(even) < 0.4
    assert JUDGE.odds(with_lairs(table(4), 0, 6))[0] > even[0]
    assert JUDGE.odds(table(4, "1 cutlass 1 goat 1 wood"))[0] > even[0]
    assert JUDGE.odds(with_coco(table(4), 1, 0, 0, 0))[0] > even[0]


def test_odds_tell_the_end() -> None:
    match = tried(2, 3)
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert JUDGE.odds(match.state) == tuple(float(seat == winner) for seat in range(3))
    drawn = replace(opening(2), phase="over", cause="no-deeds")
    assert JUDGE.odds(drawn) == (0.5, 0.5)


def test_odds_come_true() -> None:
    loss, sure, right = [], 0, 0.0
    for seed in range(60):
        match = tried(seed, 2)
        assert match.outcome is not None
        winners = match.outcome.winners
        for state in match.states[:-1]:
            if state.phase == "play":
                odds = JUDGE.odds(state)
                loss.append(-log(odds[winners[0]]))
                if max(odds) > 0.8:
                    sure += 1
                    right += odds.index(max(odds)) in winners
    assert sum(loss) / len(loss) < 0.6, "hardly better than an even guess, which is 0.69"
    assert right / sure > 0.8


def test_what_a_purchase_would_reach_is_what_it_reaches() -> None:
    match = tried(5, 3)
    compared = 0
    for state in match.states[::7]:
        board, lairs, ships = state.board, state.lairs, state.ships
        for seat in range(3):
            far = reach(board, lairs, ships, seat)
            for site in far.near:
                there = reach(board, (*lairs[:site], seat, *lairs[site + 1 :]), ships, seat)
                seen = with_lair(board, lairs, ships, far, site)
                assert replace(seen, routes=tuple(sorted(seen.routes))) == there
                compared += 1
            for ship in far.routes:
                there = reach(board, lairs, (*ships[:ship], seat, *ships[ship + 1 :]), seat)
                assert with_ship(board, lairs, far, ship) == there
                compared += 1
    assert compared > 50
