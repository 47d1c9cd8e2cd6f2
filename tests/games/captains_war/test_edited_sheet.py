"""A match on an edited sheet: whatever is printed there is what the rules go by."""

from __future__ import annotations

from typing import Any

from captains.games.captains_war.actions import Acquire, BuyResource, PickDie, Recruit, TakeCircles, TakeCoins
from captains.games.captains_war.rules.command_bonus import bonus
from captains.games.captains_war.rules.reckoning import reckon
from captains.games.captains_war.state import Row
from captains.library.sheets import shipped_sheet
from tests.games.captains_war.table import ATTRIBUTES, BLUE_1, BOATS, GEM, PEARL, YELLOW, Table, lines
from tests.games.captains_war.test_scoring import over


def edited(**changes: Any) -> Table:
    """A table on the shipped sheet with these entries changed, such as `coins__price=2`."""
    data = shipped_sheet("captains-war")
    for path, value in changes.items():
        *way, last = path.split("__")
        place: Any = data
        for step in way:
            place = place[int(step)] if step.isdecimal() else place[step]
        place[int(last) if last.isdecimal() else last] = value
    table = Table(4, sheet=data)
    table.give(0, crew=(3, 2, 1))
    return table


def test_CW_09a_the_number_of_coins_and_the_start_are_the_sheets():
    table = edited(coins__printed=25, coins__start=6, coins__extra=[0, 0, 2, 4, 5, 6])
    assert [captain.coins for captain in table.state.captains] == [Row(6), Row(6), Row(8), Row(10)]
    table.give(1, coins=22)
    table.loot(gold=5)
    table.act(1, PickDie(YELLOW))
    assert table.captain(1).coins == Row(25)
    assert [end.cause for end in table.state.ends] == ["gold"]


def test_CW_14_CW_26_prices_are_the_sheets():
    table = edited(coins__price=2, pirates__3__cost=3)
    table.give(0, coins=5)
    table.to_phase("command")
    table.act(0, BuyResource(GEM))
    table.act(0, Recruit(4))
    assert table.captain(0).coins == Row(5, 5)
    assert table.refused(0, BuyResource(GEM))[1] == "A Resource costs 2 GP, you have 0."


def test_CW_12_the_faces_of_the_dice_are_the_sheets():
    data = shipped_sheet("captains-war")["dice"]
    data[1]["faces"][0] = {"resource": "gem", "amount": 3}
    data[0]["faces"][0] = {"coins": 9}
    table = edited(dice=data)
    table.loot(gold=1, blues=("pearl", "wood", "gem"))
    table.act(2, PickDie(BLUE_1))
    table.act(2, PickDie(YELLOW))
    assert table.captain(2).resources[GEM] == Row(3) and table.captain(2).resources[PEARL] == Row(0)
    assert table.captain(2).coins == Row(12)


def test_CW_22_CW_27_costs_RP_and_bonuses_are_the_sheets():
    table = edited(
        kinds__1__acquisitions__3__cost={"gem": 1}, kinds__1__acquisitions__3__rp=9, kinds__1__bonuses=[8, 2]
    )
    for seat in (0, 1):
        table.give(seat, owned=(0, 3), resources=(0, 0, 1, 0))
    table.to_phase("command")
    table.act(0, Acquire(BOATS))
    table.all_done()
    table.to_phase("command")
    table.act(1, Acquire(BOATS))
    table.all_done()
    assert [bonus(table.state, seat, BOATS) for seat in range(4)] == [8, 2, 0, 0]
    found = {line.heading: line.points for line in reckon(over(table), ()).receipts[0].lines}
    assert found["Boats"] == 1 + 4 + 5 + 9 and found["Command bonuses"] == 8


def test_CW_31_locks_and_gains_stand_where_the_sheet_prints_them():
    track = shipped_sheet("captains-war")["kinds"][0]["track"]
    track[4] = {"coins": 7}
    track[5] = {"lock": "Parrot"}
    table = edited(kinds__0__track=track)
    table.give(0, tracks=(4, 0))
    table.to_phase("attack")
    table.give(1, crew=())
    table.battle(1, (3,), ())
    assert table.refused(0, TakeCircles(ATTRIBUTES, 2))[0] == "CW-31"
    table.act(0, TakeCircles(ATTRIBUTES, 1))
    assert table.captain(0).coins == Row(10)


def test_CW_43_CW_45_bonuses_and_rewards_of_boarding_are_the_sheets():
    table = edited(boarding__coins=8, boarding__circles=1, boarding__attack_bonus=2)
    table.give(0, crew=(1,), attack_bonus=True)
    table.give(1, crew=(2,), coins=6)
    table.to_phase("attack")
    table.battle(1, (1,), (2,))
    assert table.state.battle.winner == 0, "1 + 2 against 2"
    assert {action.circles for action in table.offer(0, "TakeCircles").choices} == {0, 1}
    table.act(0, TakeCoins())
    assert table.captain(0).coins == Row(11) and table.captain(1).coins == Row(6, 6)


def test_CW_48_CW_52_CW_35_scores_are_the_sheets():
    table = edited(
        scores__attacks=[{"from": 0, "rp": -1}, {"from": 1, "rp": 4}], scores__war=[9, 1], scores__attribute_track=[20]
    )
    table.give(0, lines=lines(1), tracks=(3, 0), crew=(5, 4))
    table.give(1, tracks=(2, 0), crew=(6, 5))
    first, second, *_ = reckon(over(table), ()).receipts
    assert [line.points for line in first.lines] == [0, 20, 0, 0, 0, 4, 1]
    assert second.lines[1].points == 0
