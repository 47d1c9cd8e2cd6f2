"""The fast policy of playouts."""

import pytest

from captains.games.captains_war.actions import Acquire, BuyResource, Done
from captains.games.captains_war.judge import JUDGE
from tests.games.captains_war.playouts import playout, start
from tests.games.captains_war.table import BLACK, RED, Table


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_whole_matches_are_played_by_legal_decisions(seats):
    for seed in range(3):
        *_, last = playout(start(seats), seed)
        assert last.phase == "over"


def quick(table, seat):
    return JUDGE.quick(table.state, table.match.offers(), seat, lambda n: 0)


def test_what_is_missing_is_bought_then_acquired():
    table = Table(2)
    table.give(0, resources=(0, 1, 1, 0), coins=3)
    table.to_phase("command")
    assert isinstance(quick(table, 0), BuyResource)
    table.act(0, quick(table, 0))
    assert isinstance(quick(table, 0), Acquire)


def test_it_takes_the_circles_that_are_open_and_no_die_that_is_set_aside():
    table = Table(2)
    table.loot(aside=BLACK, gold=1, track="anchor")
    table.give(1, tracks=(0, 2))
    taken = []
    for _ in range(2):
        taken.append(quick(table, 1))
        table.act(1, taken[-1])
    assert quick(table, 1) == Done()
    assert BLACK not in {each.die for each in taken}
    assert all(each.circles == 1 for each in taken if each.die == RED)
