"""The Naval Battle."""

from captains.engine.step import Step
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.rules.naval_battle import equal_totals, fight, war_points
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import Table


def fought(*crews, names=("Mary", "Sebastian", "Manuel", "David")):
    table = Table(len(crews), names=names)
    for seat, crew in enumerate(crews):
        table.give(seat, crew=crew)
    step = Step(table.state, evolve)
    fight(step)
    return step.state


def points(state):
    return [war_points(state, seat) for seat in range(len(state.captains))]


def test_CW_52_Pirates_circled_and_not_filled_in_count_and_pay_15_7_and_5():
    table = Table(4)
    table.give(0, pirates=(Row(6, 6), Row(2, 1), Row(), Row(), Row(1, 1), Row(1)))
    table.give(1, crew=(6, 6))
    table.give(2, crew=(4,))
    table.give(3, crew=(1,))
    step = Step(table.state, evolve)
    fight(step)
    assert step.state.totals == (8, 12, 4, 1)
    assert points(step.state) == [7, 15, 5, 0]


def test_CW_53_equal_totals_compare_the_strongest_then_the_next():
    """W20."""
    state = fought((5, 3, 2), (5, 4, 1), (4, 4, 2))
    assert state.totals == (10, 10, 10)
    assert state.ranks == (2, 1, 3)
    assert points(state) == [7, 15, 5]


def test_CW_53_fewer_but_stronger_Pirates_win_an_equal_total():
    assert fought((3, 3), (6,), (2, 2, 2)).ranks == (2, 1, 3)


def test_CW_53_identical_crews_share_a_place_and_do_not_use_up_the_next():
    state = fought((5, 4), (5, 4), (6, 2), (1,))
    assert state.ranks == (1, 1, 2, 3)
    assert points(state) == [15, 15, 7, 5]


def test_CW_53_a_crew_of_Strength_0_still_takes_a_place():
    assert points(fought((), (6,), ())) == [7, 15, 7]


def test_CW_56_Mary_24_Sebastian_20_Manuel_20():
    """The rule book's example: the two 20s compare their strongest Pirates."""
    state = fought((6, 6, 6, 6), (6, 6, 5, 3), (6, 5, 5, 4))
    assert state.totals == (24, 20, 20)
    assert points(state) == [15, 7, 5]
    assert equal_totals(state) == (
        "Naval Battle: Sebastian and Manuel both have Strength 20; the Pirates at place 2 decide, 6 against 5.",
    )


def test_CW_53_what_told_equal_totals_apart_is_said_in_words():
    state = fought((6, 4), (5, 5), (5, 5))
    assert equal_totals(state) == (
        "Naval Battle: Mary and Sebastian both have Strength 10; the strongest Pirates decide, 6 against 5.",
        "Naval Battle: Sebastian and Manuel both have Strength 10 with the same crew; they share rank 2.",
    )
