"""The Captain's two dice, by the table and by what it takes first (CW-72, CW-73)."""

import pytest
from msgspec.structs import replace

from captains.games.captains_war.rules.solo.its_loot import table_row
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import BARREL, BLACK, BLUE_1, BLUE_2, BLUE_3, GEM, PEARL, RED, WOOD, YELLOW
from tests.games.captains_war.table_solo import CAPTAIN, PLAYER, SoloTable, events

ROWS = [
    ((YELLOW, BLUE_1), (RED, YELLOW), True),
    ((YELLOW, RED), ("blue", BLACK), True),
    ((BLUE_2, BLACK), (RED, "blue"), False),
    ((BLUE_3, RED), (YELLOW, RED), False),
    ((BLUE_1, BLUE_3), (RED, BLACK), False),
    ((BLACK, RED), (YELLOW, "blue"), True),
    ((BLACK, YELLOW), ("blue", BLACK), True),
]


@pytest.mark.parametrize(("row", "mine", "its", "recruits"), [(n, *row) for n, row in enumerate(ROWS)])
@pytest.mark.parametrize("turned", [False, True])
def test_CW_72_the_two_dice_follow_from_the_pair(row, mine, its, recruits, turned):
    table = SoloTable()
    table.give(CAPTAIN, coins=10)
    entries = table.turn(*(reversed(mine) if turned else mine), gold=2)
    assert table_row(table.state) == row
    steps = events(entries, "CaptainsStep")
    assert [step.step for step in steps] == ["table", "first die", "second die", "acquisition", "recruiting"]
    assert {step.row for step in steps} == {row}
    blue = {BLUE_1, BLUE_2, BLUE_3}
    for taken, wanted in zip(table.its.picks, its, strict=True):
        assert taken in blue if wanted == "blue" else taken == wanted
    passed = [event.why for event in events(entries[-1], "CaptainPassed")]
    assert passed == ([] if recruits else ["table"])


def test_CW_72_it_gets_the_faces_of_this_turn_also_of_dice_that_the_player_took():
    table = SoloTable()
    table.turn(YELLOW, BLUE_1, gold=5, track="anchor")
    assert table.its.coins.circled == 3 + 5 + 2, "the Gold die, and 2 GP of the second Boat circle"
    assert table.its.tracks == (0, 2)
    assert table.captain().coins.circled == 3 + 5


def test_CW_72_the_black_die_is_a_Pirate_and_each_step_is_an_entry_of_its_own():
    table = SoloTable()
    entries = table.turn(BLUE_1, BLUE_2, pirate=6, track="skull")
    assert table.its.crew == (6, 4, 2)
    assert [entry.seat for entry in entries] == [None] * 5
    assert all(type(entry.events[0]).__name__ == "CaptainsStep" for entry in entries)


def blue(blues, resources=(0, 0, 0, 0)):
    """What the Captain squares of three blue dice, by Resource."""
    table = SoloTable()
    table.give(CAPTAIN, coins=0, resources=resources)
    entries = table.turn(BLACK, YELLOW, blues=blues)
    circled = events(entries[1], "ResourceCircled")
    assert [event.seat for event in circled] == [CAPTAIN]
    chosen = [event.for_what for event in events(entries[1], "CaptainChose")]
    return circled[0].resource, circled[0].n, table.its.picks[0], chosen


def test_CW_73_a_Joker_first():
    assert blue(("double", "joker", "double")) == (PEARL, 1, BLUE_2, ["joker"])
    assert blue(("pearl", "joker", "gem"), (1, 1, 0, 0)) == (GEM, 1, BLUE_2, ["joker"])


def test_CW_73_then_a_double():
    assert blue(("double", "pearl", "wood")) == (BARREL, 2, BLUE_1, [])


def test_CW_73_of_two_doubles_the_one_of_which_it_has_the_fewest():
    assert blue(("double", "double", "wood")) == (WOOD, 2, BLUE_2, ["dice"])
    assert blue(("double", "double", "wood"), (0, 1, 0, 0)) == (BARREL, 2, BLUE_1, ["dice"])


def test_CW_73_then_a_single_of_which_it_has_the_fewest_the_highest_in_the_chest():
    assert blue(("gem", "barrel", "wood")) == (WOOD, 1, BLUE_3, ["dice"])
    assert blue(("gem", "barrel", "wood"), (0, 2, 1, 1)) == (GEM, 1, BLUE_1, ["dice"])
    assert blue(("pearl", "pearl", "pearl")) == (PEARL, 1, BLUE_1, [])


def test_CW_73_spent_ones_are_counted():
    table = SoloTable()
    table.give(CAPTAIN, coins=0)
    rows = (Row(2, 2), Row(1, 0), Row(1, 1), Row(1, 0))
    captains = table.state.captains
    table.lay(captains=(captains[PLAYER], replace(captains[CAPTAIN], resources=rows)))
    table.turn(BLACK, YELLOW, blues=("joker", "pearl", "barrel"))
    assert table.its.resources[WOOD].circled == 2
