"""The Command bonuses: who gets the first, who the later one, and when."""

from captains.games.captains_war.actions import Acquire, Done
from captains.games.captains_war.rules.command_bonus import bonus, is_taken
from tests.games.captains_war.table import ATTRIBUTES, BOATS, Table, kinds

GALLEON = (2, 1, 0, 1)
BOOTS = (2, 1, 1, 1)


def ready(*seats, kind=BOATS):
    """These captains lack only the last of a kind and can pay it."""
    table = Table(4)
    for seat in seats:
        owned = (0, 3) if kind == BOATS else (3, 0)
        table.give(seat, owned=owned, resources=GALLEON if kind == BOATS else BOOTS)
    table.to_phase("command")
    return table


def test_CW_27_the_first_to_own_a_kind_gets_6_and_the_others_strike_it():
    table = ready(2)
    table.act(2, Acquire(BOATS))
    table.all_done()
    assert [bonus(table.state, seat, BOATS) for seat in range(4)] == [0, 0, 6, 0]
    assert is_taken(table.state, BOATS) and not is_taken(table.state, ATTRIBUTES)


def test_CW_27_all_who_reach_it_in_the_same_phase_get_6():
    """W8."""
    table = ready(1, 3)
    table.act(3, Acquire(BOATS))
    table.act(1, Acquire(BOATS))
    table.all_done()
    assert [bonus(table.state, seat, BOATS) for seat in range(4)] == [0, 6, 0, 6]


def test_CW_27_everyone_who_completes_it_later_gets_3():
    table = ready(0, 1, 3)
    table.act(0, Acquire(BOATS))
    table.all_done()
    table.to_phase("command")
    table.act(1, Acquire(BOATS))
    table.act(3, Acquire(BOATS))
    table.all_done()
    assert [bonus(table.state, seat, BOATS) for seat in range(4)] == [6, 3, 0, 3]
    assert [captain.command for captain in table.state.captains] == [(0, 1), (0, 2), (0, 0), (0, 2)]


def test_CW_28_it_is_announced_when_everybody_has_finished():
    table = ready(2)
    table.act(2, Acquire(BOATS))
    table.act(2, Done())
    for seat in (0, 1):
        assert kinds(table.act(seat, Done())) == ["SeatDone"]
        assert table.captain(2).command == (0, 0)
    assert kinds(table.act(3, Done())) == ["SeatDone", "PhaseEnded", "CommandBonusGained"]
    assert table.captain(2).command == (0, 1)


def test_CW_27_the_kinds_are_independent():
    table = ready(0, kind=ATTRIBUTES)
    table.give(1, owned=(0, 3), resources=GALLEON)
    table.act(0, Acquire(ATTRIBUTES))
    table.act(1, Acquire(BOATS))
    table.all_done()
    assert bonus(table.state, 0, ATTRIBUTES) == bonus(table.state, 1, BOATS) == 6
    assert not table.state.ends


def test_CW_50_the_second_Command_bonus_ends_the_match_and_a_later_one_counts():
    """W9: the same captain, both kinds, the lower bonus counts."""
    table = ready(0, 1)
    table.give(1, command=(0, 0), owned=(4, 3))
    table.give(0, owned=(0, 4), command=(0, 1), resources=(0, 0, 0, 0))
    table.give(1, command=(1, 0))
    table.act(1, Acquire(BOATS))
    entry = table.all_done()
    assert kinds(entry)[:4] == ["SeatDone", "PhaseEnded", "CommandBonusGained", "EndReached"]
    assert [(end.cause, end.seat) for end in table.state.ends] == [("command", 1)]
    assert table.captain(1).command == (1, 2)
    assert table.state.phase == "attack", "the turn is played out"


def test_CW_50_two_captains_with_one_bonus_each_end_nothing():
    table = ready(0)
    table.give(0, command=(0, 0))
    table.give(1, owned=(4, 0), command=(1, 0))
    table.act(0, Acquire(BOATS))
    table.all_done()
    assert table.state.ends == ()
