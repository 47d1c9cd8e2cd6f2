"""The loot phase: setting aside, picking, and what each die gives."""

import pytest

from captains.engine.chance import Scripted
from captains.games.captains_war.actions import BuyResource, Done, PickDie, SetAside
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import (
    BARREL,
    BLACK,
    BLUE_1,
    BLUE_2,
    BLUE_3,
    GEM,
    PEARL,
    RED,
    WOOD,
    YELLOW,
    Table,
    faces,
)


def test_CW_10_only_the_active_captain_sets_one_die_aside():
    table = Table(3)
    table.roll()
    assert [offer.kind for offer in table.match.offers()] == ["SetAside"]
    assert table.match.offers()[0].seat == 0
    assert table.refused(1, SetAside(0)) == ("CW-10", "Alexander is the active captain and sets a die aside.")
    assert table.refused(0, SetAside(6))[0] == "CW-10"
    assert table.refused(0, PickDie(YELLOW))[0] == "CW-11"
    table.act(0, SetAside(BLACK))
    assert table.state.aside == BLACK
    assert table.refused(0, SetAside(RED))[0] == "CW-10"


def test_CW_10_nobody_else_may_pick_the_die_set_aside_but_the_active_captain_may():
    table = Table(3)
    table.loot(aside=BLACK, pirate=6)
    assert table.refused(1, PickDie(BLACK)) == ("CW-10", "Alexander has set the black die aside.")
    table.act(0, PickDie(BLACK))
    assert table.captain(0).crew == (6, 3, 2, 1)


def test_CW_11_everybody_picks_two_different_dice_and_several_may_pick_the_same():
    table = Table(3)
    table.loot(gold=4)
    for seat in (2, 0, 1):
        table.act(seat, PickDie(YELLOW))
        assert table.refused(seat, PickDie(YELLOW))[0] == "CW-11"
        table.act(seat, PickDie(BLUE_1))
        assert table.captain(seat).coins == Row(7)
        assert table.refused(seat, PickDie(BLUE_2)) == ("CW-11", "You have picked your two dice.")
    assert table.refused(0, PickDie(7))[0] == "CW-11"


def test_CW_11_two_blue_dice_with_the_same_face_are_two_picks():
    """W2."""
    table = Table(3)
    table.loot(blues=("gem", "gem", "gem"))
    table.act(1, PickDie(BLUE_1))
    table.act(1, PickDie(BLUE_2))
    assert table.captain(1).resources[GEM] == Row(2)


def test_CW_11_the_go_runs_clockwise_from_the_active_captain_and_all_may_pick_at_once():
    table = Table(4)
    table.pass_turn()
    table.loot()
    assert [offer.seat for offer in table.match.offers()] == [1, 2, 3, 0]
    table.act(3, PickDie(YELLOW))
    assert [offer.seat for offer in table.match.offers()] == [1, 2, 3, 0]


@pytest.mark.parametrize("gold", [1, 2, 3, 4, 5, 6])
def test_CW_12_yellow_circles_its_number_of_GP(gold):
    table = Table(3)
    table.loot(gold=gold)
    table.act(0, PickDie(YELLOW))
    assert table.captain(0).coins == Row(3 + gold)


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_CW_12_black_circles_one_Pirate_of_its_Strength(strength):
    table = Table(3)
    table.loot(aside=YELLOW, pirate=strength)
    before = table.captain(2).pirates[strength - 1].circled
    table.act(2, PickDie(BLACK))
    assert table.captain(2).pirates[strength - 1] == Row(before + 1)
    assert len(table.captain(2).crew) == 4


@pytest.mark.parametrize(("die", "resource"), [(BLUE_1, BARREL), (BLUE_2, WOOD), (BLUE_3, GEM)])
def test_CW_12_the_double_circles_two_of_its_own_die(die, resource):
    table = Table(3)
    table.loot(blues=("double",) * 3)
    table.act(0, PickDie(die))
    assert [row.held for row in table.captain(0).resources] == [2 if r == resource else 0 for r in range(4)]


@pytest.mark.parametrize(("word", "resource"), [("pearl", PEARL), ("wood", WOOD), ("gem", GEM), ("barrel", BARREL)])
def test_CW_12_a_single_circles_one(word, resource):
    table = Table(3)
    table.loot(blues=("joker", word, "joker"))
    table.act(0, PickDie(BLUE_2))
    assert [row.held for row in table.captain(0).resources] == [1 if r == resource else 0 for r in range(4)]


@pytest.mark.parametrize("resource", [PEARL, WOOD, GEM, BARREL])
def test_CW_12_a_Joker_circles_one_of_the_captains_choice(resource):
    table = Table(3)
    table.loot(blues=("joker", "pearl", "wood"))
    assert table.refused(0, PickDie(BLUE_1))[0] == "CW-12"
    assert table.refused(0, PickDie(BLUE_1, resource=4))[0] == "CW-12"
    assert table.refused(0, PickDie(BLUE_2, resource=GEM))[0] == "CW-12"
    table.act(0, PickDie(BLUE_1, resource=resource))
    assert table.captain(0).resources[resource] == Row(1)


@pytest.mark.parametrize("circles", [0, 1, 2])
def test_CW_13_red_fills_in_as_many_circles_as_the_captain_wants_up_to_two(circles):
    table = Table(3)
    table.loot(track="anchor")
    assert table.refused(0, PickDie(RED))[0] == "CW-13"
    assert table.refused(0, PickDie(RED, circles=3))[0] == "CW-13"
    assert table.refused(0, PickDie(YELLOW, circles=1))[0] == "CW-13"
    table.act(0, PickDie(RED, circles=circles))
    assert table.captain(0).tracks == (0, circles)


def test_CW_13_skulls_are_the_Attribute_track():
    table = Table(3)
    table.loot(track="skull")
    table.act(0, PickDie(RED, circles=2))
    assert table.captain(0).tracks == (2, 0)


def test_CW_13_a_closed_lock_after_one_circle_loses_the_second():
    """W4: three circles are filled in; the fourth faces the Raft."""
    table = Table(3)
    table.give(0, tracks=(0, 2))
    table.loot(track="anchor")
    clause, words = table.refused(0, PickDie(RED, circles=2))
    assert clause == "CW-31"
    assert words == "Only 1 circle can be filled in: the next lock of the Boat track needs Raft."
    table.act(0, PickDie(RED, circles=1))
    assert table.captain(0).tracks == (0, 3)


def test_CW_09_a_gain_larger_than_its_row_circles_what_is_left():
    """W22: the rest is lost, and a full line of Pirates gains nobody."""
    table = Table(3)
    table.give(0, coins=38, crew=(4,) * 5)
    table.give(1, resources=(0, 0, 0, 9))
    table.give(2, resources=(14, 0, 0, 0), crew=())
    table.loot(aside=BLUE_2, gold=6, blues=("double", "pearl", "joker"), pirate=4)
    table.act(0, PickDie(YELLOW))
    assert table.captain(0).coins == Row(40)
    table.act(0, PickDie(BLACK))
    assert table.captain(0).crew == (4,) * 5
    table.act(1, PickDie(BLUE_1))
    assert table.captain(1).resources[BARREL] == Row(10)
    table.act(2, PickDie(BLUE_3, resource=PEARL))
    assert table.captain(2).resources[PEARL] == Row(14)


def test_CW_08_rows_are_circled_from_the_first_blank_and_filled_in_from_the_first_circled():
    table = Table(3)
    table.loot(gold=4)
    table.act(0, PickDie(YELLOW))
    table.act(0, PickDie(BLUE_1))
    assert table.captain(0).coins == Row(7, 0)
    table.act(0, BuyResource(GEM))
    assert table.captain(0).coins == Row(7, 3)
    assert table.captain(0).coins.held == 4


def test_CW_08a_the_command_phase_begins_when_all_are_done_with_loot():
    table = Table(3)
    table.loot()
    assert table.refused(0, Done())[0] == "CW-11"
    for seat in (0, 1, 2):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_2))
    table.act(1, Done())
    assert table.match.offers_of(1) == ()
    assert table.refused(1, Done())[0] == "CW-28"
    table.act(0, Done())
    assert table.state.phase == "loot"
    entry = table.act(2, Done())
    assert [type(event).__name__ for event in entry.events] == ["SeatDone", "PhaseEnded"]
    assert table.state.phase == "command"


def test_CW_02_typed_rolls_are_marked_in_the_state():
    table = Table(3)
    table.match.advance(Scripted([faces(gold=5)], typed=True))
    assert table.state.typed and table.state.faces[0] == 4
