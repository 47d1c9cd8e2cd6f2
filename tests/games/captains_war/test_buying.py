"""Buying Resources for GP."""

from captains.games.captains_war.actions import BuyResource, Done, PickDie
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import BARREL, BLUE_1, GEM, PEARL, WOOD, YELLOW, Table


def test_CW_14_not_before_the_two_dice_are_picked():
    table = Table(3)
    table.loot()
    assert table.refused(0, BuyResource(PEARL)) == (
        "CW-14",
        "First pick your two dice; then you may buy Resources.",
    )
    table.act(0, PickDie(YELLOW))
    assert table.refused(0, BuyResource(PEARL))[0] == "CW-14"
    table.act(0, PickDie(BLUE_1))
    table.act(0, BuyResource(PEARL))
    assert table.captain(0).resources[PEARL] == Row(2)


def test_CW_14_any_number_as_long_as_3_GP_are_there_in_loot_and_command():
    """W7."""
    table = Table(3)
    table.give(0, coins=9)
    table.loot(gold=2)
    table.act(0, PickDie(YELLOW))
    table.act(0, PickDie(BLUE_1))
    table.act(0, BuyResource(WOOD))
    table.act(0, BuyResource(WOOD))
    for seat in (1, 2):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_1))
    table.all_done()
    assert table.state.phase == "command"
    table.act(0, BuyResource(BARREL))
    assert [row.held for row in table.captain(0).resources] == [1, 2, 0, 1]
    assert table.captain(0).coins == Row(11, 9)
    assert table.refused(0, BuyResource(GEM)) == ("CW-14", "A Resource costs 3 GP, you have 2.")
    assert table.offer(0, "BuyResource") is None


def test_CW_14_not_in_the_boarding_phase():
    table = Table(3)
    table.to_phase("attack")
    assert table.refused(0, BuyResource(PEARL))[0] == "CW-14"


def test_CW_14_not_once_one_is_done():
    table = Table(3)
    table.to_phase("command")
    table.act(1, Done())
    assert table.refused(1, BuyResource(PEARL))[0] == "CW-14"


def test_CW_08_a_full_row_cannot_be_bought_into():
    """W22."""
    table = Table(3)
    table.give(0, coins=9, resources=(14, 0, 0, 10))
    table.to_phase("command")
    assert table.refused(0, BuyResource(PEARL)) == ("CW-08", "Your row of Pearl is full.")
    assert table.offer(0, "BuyResource").values("resource", {}) == (WOOD, GEM)
    assert table.refused(0, BuyResource(9))[0] == "CW-14"
