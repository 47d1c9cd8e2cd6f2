"""The boarding phase: who may attack whom, and what is written on the lines."""

from captains.engine.secrets import Hidden
from captains.games.captains_war.actions import Acquire, Attack, CommitCrew, Decline, Done
from captains.games.captains_war.state import Line
from tests.games.captains_war.table import BOATS, Table, kinds


def at_boarding(seats=3, **first):
    table = Table(seats)
    table.give(0, **first)
    table.to_phase("attack")
    return table


def test_CW_40_only_the_active_captain_attacks_one_opponent_or_nobody():
    table = at_boarding()
    assert {offer.seat for offer in table.match.offers()} == {0}
    assert table.offer(0, "Attack").choices == (Attack(1), Attack(2))
    assert table.refused(1, Attack(0)) == ("CW-40", "Only the active captain, Alexander, may attack.")
    assert table.refused(1, Decline())[0] == "CW-40"
    assert table.refused(0, Attack(0))[0] == table.refused(0, Attack(3))[0] == "CW-40"
    table.act(0, Decline())
    assert (table.state.active, table.state.phase) == (1, "roll")
    assert not any(captain.lines for captain in table.state.captains)


def test_CW_40_at_most_one_attack_a_turn():
    table = at_boarding()
    table.battle(1, (3,), (1,))
    assert table.refused(0, Attack(2))[0] == "CW-40"
    table.act(0, table.offer(0, "TakeCoins").choices[0])
    assert table.state.active == 1


def test_CW_40_not_before_the_command_phase_is_over():
    table = Table(3)
    table.pass_loot()
    assert table.refused(0, Attack(1))[0] == "CW-40"
    assert table.refused(0, Decline())[0] == "CW-40"


def test_CW_41_both_take_their_next_line_with_role_name_and_Strengths():
    table = at_boarding()
    table.give(1, crew=(5, 2))
    table.battle(1, (3, 1), (5,))
    attacker, defender = table.captain(0).lines[0], table.captain(1).lines[0]
    assert (attacker.role, attacker.opponent, attacker.left, attacker.right) == ("attacker", 1, (3, 1), (5,))
    assert (defender.role, defender.opponent, defender.left, defender.right) == ("defender", 0, (3, 1), (5,))
    assert (attacker.won, defender.won) == (False, True)
    assert table.captain(2).lines == ()


def test_CW_41_the_line_is_taken_when_the_attack_is_declared_and_no_Strength_shows_yet():
    table = at_boarding()
    entry = table.act(0, Attack(2))
    assert kinds(entry) == ["BoardingDeclared"]
    assert table.captain(2).lines[0].role == "defender"
    table.act(0, CommitCrew((2,)))
    assert table.captain(0).lines[0].left == ()
    assert table.match.view(2).battle.left == Hidden(None, (0,))
    assert table.match.view(0).battle.left == Hidden((2,), (0,))


def test_CW_49_without_Pirate_and_attack_bonus_the_phase_is_skipped():
    table = Table(3)
    table.give(0, crew=(), coins=0)
    table.to_phase("command")
    entry = table.all_done()
    assert kinds(entry) == ["SeatDone", "PhaseEnded", "BoardingSkipped", "TurnBegan"]
    assert entry.events[2].clause == "CW-49"
    assert table.state.active == 1


def test_CW_49_with_the_attack_bonus_alone_it_is_not_skipped():
    table = Table(3)
    table.give(0, crew=(), attack_bonus=True)
    table.to_phase("command")
    table.all_done()
    assert table.offer(0, "Attack") is not None


def test_CW_49_without_a_legal_target_the_phase_is_skipped():
    """W16: everybody else is protected."""
    table = Table(3)
    hook = (Line("defender", 2, hook="circled"),)
    table.give(1, lines=hook)
    table.give(2, lines=hook)
    table.to_phase("command")
    entry = table.all_done()
    assert kinds(entry) == ["SeatDone", "PhaseEnded", "BoardingSkipped", "TurnBegan"]
    assert entry.events[2].clause == "CW-49"


def test_CW_28_the_boarding_phase_waits_for_everybodys_command():
    table = Table(3)
    table.give(2, resources=(0, 1, 1, 1))
    table.to_phase("command")
    table.act(0, Done())
    table.act(1, Done())
    assert table.match.offers()[0].seat == 2
    table.act(2, Acquire(BOATS))
    table.act(2, Done())
    assert table.state.phase == "attack"
