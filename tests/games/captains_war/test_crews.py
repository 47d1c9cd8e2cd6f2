"""Crews: chosen in secret, revealed at once, compared with bonuses and ties."""

import pytest

from captains.engine.seats import PUBLIC
from captains.games.captains_war.actions import Attack, CommitCrew
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import Table, kinds


def battle_table(left=(3, 2, 1), right=(3, 2, 1), seats=3, arms_master="", **bonuses):
    table = Table(seats, arms_master=arms_master)
    table.give(0, crew=left, attack_bonus=bonuses.get("attack", False))
    table.give(1, crew=right, defence_bonus=bonuses.get("defence", False))
    table.to_phase("attack")
    return table


def winner(table):
    return table.state.battle.winner


def test_CW_42_the_attacker_sends_1_to_3_and_the_defender_0_to_3():
    table = battle_table((6, 5, 4, 1), (6, 5, 4, 1))
    table.act(0, Attack(1))
    assert {len(action.crew) for action in table.offer(0, "CommitCrew").choices} == {1, 2, 3}
    assert {len(action.crew) for action in table.offer(1, "CommitCrew").choices} == {0, 1, 2, 3}
    assert table.refused(0, CommitCrew(()))[0] == "CW-43"
    assert table.refused(1, CommitCrew((6, 5, 4, 1))) == ("CW-42", "A crew is up to 3 Pirates, not 4.")
    assert table.refused(1, CommitCrew((5, 6)))[0] == "CW-42"
    assert table.refused(2, CommitCrew((1,)))[0] == "CW-42"


def test_CW_42_only_Pirates_circled_and_not_filled_in_can_be_sent():
    table = battle_table((5, 5, 1))
    pirates = list(table.captain(0).pirates)
    pirates[4] = Row(2, 1)
    table.give(0, pirates=tuple(pirates))
    table.act(0, Attack(1))
    assert table.refused(0, CommitCrew((5, 5))) == ("CW-42", "You have 1 Pirate of Strength 5 to commit.")
    assert table.refused(0, CommitCrew((9,)))[1] == "You have no Pirate of Strength 9 to commit."
    assert set(table.offer(0, "CommitCrew").choices) == {CommitCrew((5,)), CommitCrew((1,)), CommitCrew((5, 1))}


def test_CW_42_both_choose_at_once_in_secret_in_either_order_and_reveal_together():
    table = battle_table()
    table.act(0, Attack(1))
    assert [(offer.seat, offer.sealed) for offer in table.match.offers()] == [(0, True), (1, True)]
    entry = table.act(1, CommitCrew((2,)))
    assert kinds(entry) == ["CrewCommitted"]
    assert [offer.seat for offer in table.match.offers()] == [0]
    assert table.refused(1, CommitCrew((1,))) == ("CW-42", "You have committed your crew.")
    for viewer in (0, 2, PUBLIC):
        told = table.match.log(viewer)[-1]
        assert told.action is None and told.events[0].crew.value is None
    assert table.match.log(1)[-1].action == CommitCrew((2,))
    entry = table.act(0, CommitCrew((3,)))
    assert kinds(entry)[:2] == ["CrewCommitted", "CrewsRevealed"]
    assert (entry.events[1].left, entry.events[1].right) == ((3,), (2,))


def test_CW_42_a_crew_may_be_taken_back_until_both_are_committed():
    table = battle_table()
    table.act(0, Attack(1))
    table.act(0, CommitCrew((1,)))
    table.match.undo(0)
    assert table.state.battle.left is None
    table.act(0, CommitCrew((2,)))
    table.act(1, CommitCrew(()))
    assert table.match.undo_refusal(0) is not None and table.match.undo_refusal(1) is not None


def test_CW_42_a_side_without_Pirates_has_one_crew_and_is_not_asked():
    """W14: the defender may always send none; whoever has nobody has no other choice."""
    table = battle_table((3,), ())
    entry = table.act(0, Attack(1))
    assert kinds(entry) == ["BoardingDeclared", "CrewCommitted"]
    assert [offer.seat for offer in table.match.offers()] == [0]
    table.act(0, CommitCrew((3,)))
    assert winner(table) == 0


def test_CW_43_the_attack_bonus_adds_1_and_fights_alone():
    """W14."""
    table = battle_table((), (), attack=True)
    entry = table.act(0, Attack(1))
    won = next(event for event in entry.events if type(event).__name__ == "BattleWon")
    assert (won.attack, won.defence, won.seat) == (1, 0, 0)

    table = battle_table((2,), (2,), attack=True)
    table.battle(1, (2,), (2,))
    assert winner(table) == 0

    table = battle_table((2,), (1,), attack=True)
    table.act(0, Attack(1))
    assert CommitCrew(()) in table.offer(0, "CommitCrew").choices
    table.act(0, CommitCrew(()))
    table.act(1, CommitCrew((1,)))
    assert winner(table) == 1, "1 against 1 is a tie"


def test_CW_43_the_defence_bonus_adds_1_and_only_when_defending():
    table = battle_table((3,), (2,), defence=True)
    table.battle(1, (3,), (2,))
    assert winner(table) == 1
    table = battle_table((3,), (3,))
    table.give(0, defence_bonus=True)
    table.give(1, attack_bonus=True)
    table.battle(1, (3,), (3,))
    assert winner(table) == 1


def test_CW_43_a_defender_with_the_bonus_and_nobody_has_strength_1():
    table = battle_table((1,), (), defence=True)
    table.battle(1, (1,), ())
    assert winner(table) == 1
    assert table.captain(1).lines[-1].right == ()


def test_CW_44_the_higher_total_wins():
    table = battle_table((3, 2, 1), (4,))
    entry = table.battle(1, (3, 2), (4,))
    won = next(event for event in entry.events if type(event).__name__ == "BattleWon")
    assert (won.seat, won.attack, won.defence, won.tie) == (0, 5, 4, "")


@pytest.mark.parametrize(
    ("masters", "who", "word"),
    [
        ("", 1, "defender"),
        ("0", 0, "arms-master"),
        ("1", 1, "arms-master"),
        ("0,1", 1, "defender"),
        ("2", 1, "defender"),
    ],
)
def test_CW_44_a_tie_goes_to_the_defender_unless_just_one_is_Arms_Master(masters, who, word):
    """W13."""
    table = battle_table(arms_master=masters)
    entry = table.battle(1, (3,), (3,))
    won = next(event for event in entry.events if type(event).__name__ == "BattleWon")
    assert (won.seat, won.tie) == (who, word)


def test_CW_46_all_committed_Pirates_of_both_sides_are_filled_in():
    table = battle_table((6, 5, 1, 1), (4, 4, 4))
    table.battle(1, (6, 1), (4, 4))
    assert table.captain(0).crew == (5, 1)
    assert table.captain(1).crew == (4,)
    assert table.captain(0).pirates[0] == Row(2, 1)
    assert table.captain(1).pirates[3] == Row(3, 2)
