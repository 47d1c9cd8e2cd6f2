"""The Grappling Hook's whole life."""

from captains.games.captains_war.actions import Attack
from tests.games.captains_war.table import Table, kinds


def attack(table, target):
    """The active captain attacks and wins or loses; whoever wins takes GP."""
    table.to_phase("attack")
    for seat in (table.state.active, target):
        table.give(seat, crew=(3, 3, 2, 1))
    table.battle(target, (3,), (1,))
    winner = table.state.battle.winner
    return table.act(winner, table.offer(winner, "TakeCoins").choices[0])


def hooks(table):
    return [[line.hook for line in captain.lines] for captain in table.state.captains]


def test_CW_47_the_defender_circles_the_hook_of_that_line_and_is_safe_from_everybody():
    table = Table(4)
    attack(table, 2)
    assert hooks(table) == [[""], [], ["circled"], []]
    table.to_phase("attack")
    assert table.state.active == 1
    assert table.refused(1, Attack(2)) == (
        "CW-47",
        "A Grappling Hook protects Marie until Alexander is the active captain again.",
    )
    assert table.offer(1, "Attack").choices == (Attack(3), Attack(0))


def test_CW_47_until_the_attacker_is_active_again():
    """W16."""
    table = Table(4)
    attack(table, 2)
    for _ in range(2):
        entry = table.pass_turn()
        assert kinds(entry)[-1] == "TurnBegan"
        assert table.captain(2).hooked
    entry = table.pass_turn()
    assert kinds(entry)[-2:] == ["TurnBegan", "HookFilled"]
    assert table.state.active == 0
    assert hooks(table)[2] == ["filled"]
    table.to_phase("attack")
    table.act(0, Attack(2))


def test_CW_47_a_hooked_captain_who_attacks_loses_the_protection_at_once():
    table = Table(4)
    attack(table, 1)
    assert table.state.active == 1 and table.captain(1).hooked
    table.to_phase("attack")
    entry = table.act(1, Attack(3))
    assert kinds(entry)[:2] == ["HookFilled", "BoardingDeclared"]
    assert hooks(table)[1] == ["filled", ""]


def test_CW_47_declining_keeps_the_protection():
    table = Table(4)
    attack(table, 1)
    table.pass_turn()
    assert table.captain(1).hooked


def test_CW_47_a_second_defence_has_a_hook_of_its_own():
    table = Table(3)
    attack(table, 2)
    table.pass_turn()
    table.pass_turn()
    assert table.state.active == 0
    attack(table, 2)
    assert hooks(table)[2] == ["filled", "circled"]


def test_CW_47_a_winning_defender_has_the_hook_too():
    table = Table(3)
    table.give(1, crew=(6,))
    table.to_phase("attack")
    table.battle(1, (1,), (6,))
    table.act(1, table.offer(1, "TakeCoins").choices[0])
    assert table.captain(1).hooked and not table.captain(0).hooked
