"""What may be taken back in Captains' War, and where the line is that is never crossed."""

from captains.games.captains_war.actions import Acquire, Attack, CommitCrew, Done, PickDie, Recruit, TakeCoins
from tests.games.captains_war.table import BLUE_1, BOATS, RED, YELLOW, Table


def test_a_captain_takes_back_a_pick_while_others_have_gone_on():
    table = Table(3)
    table.loot(gold=5)
    before = table.captain(0)
    table.act(0, PickDie(YELLOW))
    table.act(1, PickDie(YELLOW))
    table.match.undo(0)
    assert table.captain(0) == before
    assert table.captain(1).picks == (YELLOW,)
    table.act(0, PickDie(RED, circles=2))


def test_done_can_be_taken_back_until_all_are_done():
    table = Table(3)
    table.to_phase("command")
    table.give(0, coins=9)
    table.act(0, Done())
    table.act(1, Done())
    table.match.undo(0)
    table.act(0, Recruit(1))
    table.act(0, Done())
    table.act(2, Done())
    assert [table.match.undo_refusal(seat) is not None for seat in range(3)] == [True] * 3


def test_a_purchase_others_have_not_built_on_goes_back():
    table = Table(3)
    table.give(0, resources=(0, 1, 1, 1))
    table.to_phase("command")
    table.act(0, Acquire(BOATS))
    table.act(1, Done())
    table.match.undo(0)
    assert table.captain(0).owned == (0, 0) and table.captain(1).done
    table.match.redo(0)
    assert table.captain(0).owned == (0, 1)


def test_a_declared_attack_goes_back_until_the_crews_are_revealed():
    table = Table(3)
    table.to_phase("attack")
    table.act(0, Attack(1))
    table.match.undo(0)
    assert table.captain(0).lines == ()
    table.act(0, Attack(2))
    table.act(2, CommitCrew(()))
    table.act(0, CommitCrew((1,)))
    assert table.match.undo_refusal(0) is not None
    table.act(0, TakeCoins())
    table.match.undo(0)
    assert table.state.phase == "reward"


def test_an_attack_the_other_has_answered_does_not_go_back():
    table = Table(3)
    table.to_phase("attack")
    table.act(0, Attack(1))
    table.act(1, CommitCrew((1,)))
    refusal = table.match.undo_refusal(0)
    assert refusal.words == "That can't be taken back: Mary has built on it."


def test_the_roll_is_a_line():
    table = Table(3)
    table.loot()
    for seat in range(3):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_1))
    for seat in range(3):
        for _ in range(2):
            table.match.undo(seat)
    assert table.match.undo_refusal(1) is not None
    table.match.undo(0)
    assert table.state.phase == "aside"
    assert table.match.undo_refusal(0) is not None
