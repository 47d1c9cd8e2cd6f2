"""The end: the seventh lair, and the stalemate (PI-50, PI-51)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from captains.engine.entry import Entry
from captains.games.pirate_islands.actions import BuildLair, BuildShip, BuyCocoTile, EndTurn, MoveGhostCaptain
from captains.games.pirate_islands.events import CocoTileTurned, LairBuilt, MatchEnded, SpookyLairPlaced
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.rules.ending import QUIET_ROUNDS, can_have_spooky, can_win
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import (
    do,
    lair_site,
    roll,
    ship_site,
    table,
    turn_up,
    with_coco,
    with_lairs,
)

RICH = "2 cutlass 2 molasses 2 goat 2 wood 1 gold"


def six_lairs() -> State:
    """Red has six lairs on the board and may build the seventh on site 4."""
    return with_lairs(table(4, RICH), 0, 6, 7, 14, 16)


def test_a_match_stands_at_the_turn_that_its_table_shows() -> None:
    later = replace(six_lairs(), turn=27)
    assert GAME.stands(later) == f"{later.names[0]} 6 of 7 lairs, turn {GAME.turns(later)}"


def test_PI_50_C24_the_seventh_lair_wins_at_once() -> None:
    after, events = do(six_lairs(), 0, BuildLair(lair_site(4)))
    assert events == [LairBuilt(0, lair_site(4)), MatchEnded("lairs", 0)]
    assert GAME.over(after)
    assert GAME.offers(after) == ()
    assert GAME.due(after) is None


def test_PI_50_C24_a_free_lair_wins_as_a_paid_one_does() -> None:
    # Blue has more Coco tiles, so that the one red buys brings no lair on Spooky Island.
    state, _ = do(with_coco(six_lairs(), 0, 2, 0, 0), 0, BuyCocoTile())
    state, _ = turn_up(state, "build")
    after, _ = do(state, 0, BuildLair(lair_site(4)))
    assert (after.phase, after.cause) == ("over", "lairs")


def test_PI_50_C24_the_lair_on_spooky_island_wins_before_the_tile_acts() -> None:
    state, _ = do(six_lairs(), 0, BuyCocoTile())
    after, events = turn_up(state, "build")
    assert events == [CocoTileTurned(0, 1), SpookyLairPlaced(0), MatchEnded("lairs", 0)]
    assert GAME.over(after)


def test_PI_50_C24_also_in_a_turn_that_began_with_a_six() -> None:
    state, _ = roll(six_lairs(), 6)
    state, _ = do(state, 0, MoveGhostCaptain(0))
    after, _ = do(state, 0, BuildLair(lair_site(4)))
    assert GAME.over(after)


def test_PI_50_C23_a_tie_in_coco_tiles_takes_a_lair_away_and_never_gives_one_to_who_did_not_buy() -> None:
    state = with_coco(replace(with_lairs(table(4, "", RICH), 0, 6, 7, 14, 16), active=1), 1, 0, 1, 0)
    state = replace(state, spooky=None)
    assert state.lairs_on_board(0) == 6
    state, _ = do(state, 1, BuyCocoTile())
    after, _ = turn_up(state, "gift", "2 goat 2 cutlass")
    assert not GAME.over(after)
    assert after.spooky is None


def test_PI_50_six_lairs_are_not_enough() -> None:
    after, _ = do(with_lairs(table(4, RICH), 0, 6, 7, 14), 0, BuildLair(lair_site(4)))
    assert not GAME.over(after)


def test_PI_50_the_winner_is_first_and_the_receipts_count_the_lairs() -> None:
    after, events = do(six_lairs(), 0, BuildLair(lair_site(4)))
    outcome = GAME.outcome(after, [Entry(0, 0, BuildLair(lair_site(4)), tuple(events))])
    assert outcome.places == (1, 2, 2, 2)
    assert (outcome.clause, outcome.cause) == ("PI-50", "lairs")
    assert outcome.why == "Ann has all 7 lairs on the board and wins."
    assert [receipt.total for receipt in outcome.receipts] == [7, 2, 2, 2]
    assert outcome.receipts[0].lines[1].entries == (0,)
    assert all(sum(line.points for line in receipt.lines) == receipt.total for receipt in outcome.receipts)
    assert outcome.ties == ("Ben, Cleo and Dan have 2 lairs each and as many Coco tiles: they share the place.",)


def boxed_in() -> State:
    """Red (lairs 2 and 13) can reach no other site than 1, 3 and 7; blue has all around."""
    return with_lairs(table(2, RICH), 1, 5, 8, 11)


def test_PI_51_C30_a_boxed_in_player_plays_on() -> None:
    state = boxed_in()
    assert not can_win(state, 0)
    assert can_win(state, 1)
    after, _ = do(state, 0, EndTurn())
    assert not GAME.over(after)


def test_PI_51_lairs_reachable_sites_and_spooky_island_are_counted() -> None:
    state = table(2)
    assert can_win(state, 0)
    # Red has 2 lairs; of the 12 empty sites one is at its ship and all others can be reached: with 7 ships left that
    # is 10 lairs on the islands, and one on Spooky Island.
    assert can_win(replace(state, figures=replace(state.figures, lairs=11)), 0)
    assert not can_win(replace(state, figures=replace(state.figures, lairs=12)), 0)


def test_PI_51_ships_left_bound_what_can_be_reached() -> None:
    state = table(2)
    few = replace(state, figures=replace(state.figures, ships=3))
    # One site at the ship, two ships left, Spooky Island: 2 + 1 + 2 + 1.
    assert can_win(replace(few, figures=replace(few.figures, lairs=6)), 0)
    assert not can_win(replace(few, figures=replace(few.figures, lairs=7)), 0)


@pytest.mark.parametrize(
    ("counts", "can"),
    [((0, 0, 0, 0), True), ((0, 8, 8, 0), False), ((0, 8, 1, 0), False), ((1, 8, 0, 0), False), ((1, 7, 0, 0), True)],
)
def test_PI_51_spooky_island_can_become_theirs_who_could_have_the_most_tiles(
    counts: tuple[int, ...], can: bool
) -> None:
    assert can_have_spooky(with_coco(table(4), *counts), 0) is can


def few_ships() -> State:
    """An edited sheet with two ships of each colour: 2 lairs, 1 site at the ship, 1 ship left, Spooky Island."""
    state = table(2, RICH)
    return replace(state, figures=replace(state.figures, ships=2))


def test_PI_51_when_nobody_can_get_seven_lairs_the_match_ends_with_the_turn_and_says_so() -> None:
    state, _ = do(few_ships(), 0, BuildShip(ship_site(11, 13, few_ships())))
    assert not GAME.over(state)
    after, events = do(state, 0, EndTurn())
    assert events == [MatchEnded("no-way")]
    outcome = GAME.outcome(after, [])
    assert outcome.why == "Nobody can get 7 lairs on the board any more: a stalemate."
    assert (outcome.clause, outcome.cause) == ("PI-51", "no-way")


def test_PI_51_the_turn_is_played_out_first() -> None:
    state, _ = do(few_ships(), 0, BuyCocoTile())
    state, _ = turn_up(state, "build")
    state, _ = do(state, 0, BuildShip(ship_site(11, 13, state)))
    state, _ = do(state, 0, BuildLair(lair_site(3)))
    after, events = do(state, 0, EndTurn())
    assert events == [MatchEnded("no-way")]
    assert GAME.outcome(after, []).places == (1, 2)


def quiet(state: State, turns: int) -> State:
    return replace(state, turn=turns, last_deed=0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PI_51_sixty_rounds_without_a_deed_are_a_stalemate(seats: int) -> None:
    state = table(seats, "1 goat")
    last = QUIET_ROUNDS * seats
    after, _ = do(replace(quiet(state, last - 1), active=(last - 2) % seats), (last - 2) % seats, EndTurn())
    assert not GAME.over(after)
    after, events = do(replace(quiet(state, last), active=seats - 1), seats - 1, EndTurn())
    assert events == [MatchEnded("no-deeds")]
    assert GAME.outcome(after, []).why == "Nothing was built or bought in 60 rounds: a stalemate."


def test_PI_51_a_ship_or_a_coco_tile_is_a_deed() -> None:
    state = replace(table(4, RICH), turn=77)
    after, _ = do(state, 0, BuildShip(ship_site(5, 6)))
    assert after.last_deed == 77
    after, _ = do(state, 0, BuyCocoTile())
    assert after.last_deed == 77


@pytest.mark.parametrize(
    ("lairs", "coco", "places", "said"),
    [
        ((), (0, 0, 0, 0), (1, 1, 1, 1), "share the place"),
        ((4,), (0, 0, 0, 0), (1, 2, 2, 2), "share the place"),
        ((), (0, 3, 3, 1), (4, 1, 1, 3), "Coco tiles decide: Ann 0, Ben 3, Cleo 3 and Dan 1."),
    ],
)
def test_PI_51_most_lairs_then_most_coco_tiles_else_shared(
    lairs: tuple[int, ...], coco: tuple[int, ...], places: tuple[int, ...], said: str
) -> None:
    state = replace(with_coco(with_lairs(table(4), 0, *lairs), *coco), phase="over", cause="no-deeds", spooky=None)
    outcome = GAME.outcome(state, [])
    assert outcome.places == places
    assert outcome.ties[-1].endswith(said) or said in outcome.ties[-1]


def test_PI_51_spooky_island_counts_as_a_lair_in_the_reckoning() -> None:
    state = replace(with_coco(table(4), 0, 1, 0, 0), phase="over", cause="no-deeds")
    outcome = GAME.outcome(state, [])
    assert outcome.places == (2, 1, 2, 2)
    assert [line.heading for line in outcome.receipts[1].lines] == [
        "Lairs at the start",
        "Lairs built",
        "Spooky Island",
    ]


def test_the_outcome_can_be_written_and_read() -> None:
    after, _ = do(six_lairs(), 0, BuildLair(lair_site(4)))
    outcome = GAME.outcome(after, [])
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=type(outcome)) == outcome
