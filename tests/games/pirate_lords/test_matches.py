"""Whole matches of bots: all end, every card is counted after each event, and the log holds what the rules lead to."""

import pytest

from captains.cli.simulation import play
from captains.engine.notation import header_of, read_log, write_log
from captains.engine.seats import Seat, Setup
from captains.engine.verify import faults
from captains.games.pirate_lords.game import GAME
from captains.library.sheets import shipped_sheet
from tests.games.pirate_lords.counting import count


def match_of(kinds, seed):
    seats = tuple(Seat(f"{kind} {n}", GAME.colours[n], kind) for n, kind in enumerate(kinds))
    return play(GAME, Setup("pirate-lords", "lords", {}, seats, shipped_sheet("pirate-lords")), seed)


def kinds_of(seats, number):
    return [("easy", "random")[(seat + number) % 3 > 1] for seat in range(seats)]


@pytest.mark.parametrize("seats", range(3, 9))
def test_bots_of_both_kinds_play_to_the_end_and_no_card_is_lost(seats):
    for number in range(4):
        match = match_of(kinds_of(seats, number), f"mixed-{number}")
        assert match.over and match.outcome.cause == "loot"
        state = match.states[0]
        for entry in match.entries:
            for event in entry.events:
                state = GAME.evolve(state, event)
                count(state)
        assert state == match.state


@pytest.mark.parametrize("seats", (3, 8))
def test_easy_bots_alone_come_to_an_end_soon(seats):
    for number in range(5):
        match = match_of(["easy"] * seats, f"easy-{number}")
        assert match.over and len(match.entries) < 1000


def test_a_log_is_verified_with_its_seed():
    match = match_of(["easy", "random", "easy", "random"], "checked")
    data = write_log(header_of(match.setup, "checked"), match.entries, match.outcome)
    header, again = read_log(data, lambda id: GAME)
    assert again.state == match.state and list(faults(again, header.seed)) == []


def test_the_same_seed_plays_the_same_match():
    kinds = ["easy", "random", "easy"]
    assert match_of(kinds, "twice").entries == match_of(kinds, "twice").entries


def test_the_easy_bot_scores_above_the_mean_of_three_random_ones():
    above = 0
    for number in range(20):
        kinds = ["random"] * 4
        kinds[number % 4] = "easy"
        totals = [receipt.total for receipt in match_of(kinds, f"vs-{number}").outcome.receipts]
        mine = totals.pop(number % 4)
        above += mine > sum(totals) / 3
    assert above >= 17
