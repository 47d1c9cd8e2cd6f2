"""Recruiting Pirates."""

import pytest

from captains.games.captains_war.actions import Done, Recruit
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import Table


@pytest.mark.parametrize(("strength", "cost"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_CW_26_a_Pirate_costs_its_Strength_and_one(strength, cost):
    table = Table(3)
    table.give(0, coins=cost - 1, crew=())
    table.to_phase("command")
    words = f"A Strength {strength} Pirate costs {cost} GP, you have {cost - 1}."
    assert table.refused(0, Recruit(strength)) == ("CW-26", words)
    table.give(0, coins=cost)
    table.act(0, Recruit(strength))
    assert table.captain(0).coins == Row(cost, cost)
    assert table.captain(0).pirates[strength - 1] == Row(1, 0)


def test_CW_20_any_number_of_Pirates_and_after_an_acquisition_too():
    table = Table(3)
    table.give(0, coins=20, crew=(), acquired=True)
    table.to_phase("command")
    for strength in (6, 6, 1, 2):
        table.act(0, Recruit(strength))
    assert table.captain(0).crew == (6, 6, 2, 1)
    assert table.captain(0).coins == Row(20, 19)
    assert table.offer(0, "Recruit") is None


def test_CW_26_a_full_line_recruits_nobody_even_if_some_are_filled_in():
    """W22."""
    table = Table(3)
    pirates = (Row(6, 4), *table.captain(0).pirates[1:])
    table.give(0, coins=20, pirates=pirates)
    table.to_phase("command")
    assert table.refused(0, Recruit(1)) == ("CW-26", "Your line of Strength 1 Pirates is full.")
    assert table.offer(0, "Recruit").values("strength", {}) == (2, 3, 4, 5, 6)


def test_CW_26_only_in_the_command_phase():
    table = Table(3)
    table.give(0, coins=20)
    table.loot()
    assert table.refused(0, Recruit(1))[0] == "CW-26"
    table.to_phase("command")
    assert table.refused(0, Recruit(0))[0] == table.refused(0, Recruit(7))[0] == "CW-26"
    table.act(0, Done())
    assert table.refused(0, Recruit(1))[0] == "CW-26"
