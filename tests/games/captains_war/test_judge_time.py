"""How the judgement expects a match to go on."""

import pytest

from captains.games.captains_war.judge_time import tempo, turns_left
from captains.games.captains_war.state import End
from tests.games.captains_war.playouts import playout, start
from tests.games.captains_war.table import Table, lines


def test_the_first_captain_of_a_Duel_gets_three_attacks_and_the_other_two():
    found = tempo(start(2))
    assert (found.turns, found.attacks) == (9, (3, 2))


def test_a_captain_who_rests_in_a_Duel_is_not_expected_to_attack():
    table = Table(2)
    table.give(0, lines=lines(2, 2), last_attack=3)
    table.give(1, lines=lines(2, 2), last_attack=2)
    table.lay(turn=5, active=0)
    assert tempo(table.state).attacks == (0, 1)


def test_once_an_end_is_reached_only_this_turn_is_left():
    table = Table(3)
    table.to_phase("command")
    table.lay(ends=(End("gold", 1),))
    assert tempo(table.state).turns == turns_left(table.state) == 1
    table.lay(phase="attack")
    assert (tempo(table.state).turns, turns_left(table.state)) == (1, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_matches_last_about_as_long_as_expected(seats):
    turns = []
    for seed in range(6):
        *_, last = playout(start(seats), seed)
        turns.append(last.turn)
    assert abs(sum(turns) / len(turns) - tempo(start(seats)).turns) < 2
