"""What is different in the Duel."""

from captains.games.captains_war.actions import Attack, Decline, PickDie, TakeCoins
from captains.games.captains_war.rules.reckoning import reckon
from tests.games.captains_war.table import ATTRIBUTES, BOATS, RED, Table, kinds
from tests.games.captains_war.test_scoring import over


def tracks(kind, first, second):
    """RP of both for completing a track in these turns, 0 for never."""
    table = Table(2)
    for seat, turn in enumerate((first, second)):
        completed = (turn, 0) if kind == ATTRIBUTES else (0, turn)
        count = 12 if turn else 11 - seat
        table.give(seat, completed=completed, tracks=(count, 0) if kind == ATTRIBUTES else (0, count))
    return [receipt.lines[1 if kind == ATTRIBUTES else 3].points for receipt in reckon(over(table), ()).receipts]


def test_CW_60_the_first_to_complete_a_track_gets_more_than_the_second():
    """W25."""
    assert tracks(ATTRIBUTES, 7, 9) == [12, 7]
    assert tracks(ATTRIBUTES, 9, 8) == [7, 12]
    assert tracks(BOATS, 3, 12) == [15, 7]


def test_CW_60_an_unfinished_track_scores_nothing():
    assert tracks(ATTRIBUTES, 0, 5) == [0, 12]
    assert tracks(BOATS, 0, 0) == [0, 0]


def test_CW_60_both_in_the_same_turn_score_the_higher_value():
    assert tracks(ATTRIBUTES, 6, 6) == [12, 12]
    assert tracks(BOATS, 6, 6) == [15, 15]


def test_CW_60_the_turn_of_completion_is_kept_as_it_happens():
    table = Table(2)
    for seat in (0, 1):
        table.give(seat, owned=(4, 4), tracks=(0, 10 + seat))
    table.loot(track="anchor")
    table.act(1, PickDie(RED, circles=1))
    assert table.captain(1).completed == (0, 1)
    table.act(0, PickDie(RED, circles=1))
    assert table.captain(0).completed == (0, 0)
    table.lay(turn=2)
    table.give(0, picks=())
    table.act(0, PickDie(RED, circles=1))
    assert table.captain(0).completed == (0, 2)


def fight(table):
    attacker = table.state.active
    table.to_phase("attack")
    table.give(attacker, crew=(6, 6))
    table.battle(1 - attacker, (6,), ())
    return table.act(attacker, TakeCoins())


def test_CW_61_nobody_attacks_two_of_their_own_turns_running():
    """W26: the rule book's example: whether or not the other attacked in between."""
    for other_attacks in (False, True):
        table = Table(2)
        fight(table)
        if other_attacks:
            fight(table)
        else:
            table.pass_turn()
        assert table.state.active == 0
        table.pass_loot()
        table.give(0, crew=(6,))
        entry = table.all_done()
        skipped = next(event for event in entry.events if type(event).__name__ == "BoardingSkipped")
        assert skipped.clause == "CW-61"


def test_CW_61_a_turn_later_one_may_attack_again():
    table = Table(2)
    fight(table)
    for _ in range(3):
        table.pass_turn()
    table.to_phase("attack")
    assert table.state.active == 0
    table.act(0, Attack(1))


def test_CW_61_an_attack_is_refused_with_its_reason():
    table = Table(2)
    fight(table)
    table.pass_turn()
    table.to_phase("attack")
    clause, words = table.match.refusal(0, Attack(1)).clause, table.match.refusal(0, Attack(1)).words
    assert clause == "CW-61"
    assert words == "You attacked on your last turn; in the Duel you may not attack on this one."


def test_CW_61_no_Grappling_Hooks():
    table = Table(2)
    entry = fight(table)
    assert "HookCircled" not in kinds(entry)
    table.to_phase("attack")
    table.act(1, Attack(0))


def test_CW_61_with_three_captains_one_may_attack_every_turn():
    table = Table(3)
    table.to_phase("attack")
    table.battle(1, (3,), ())
    table.act(0, TakeCoins())
    table.pass_turn()
    table.pass_turn()
    table.to_phase("attack")
    table.act(0, Attack(1))


def test_CW_62_the_War_bonus_is_15_and_7():
    table = Table(2)
    table.give(1, crew=(6, 6, 6))
    assert [receipt.lines[6].points for receipt in reckon(over(table), ()).receipts] == [7, 15]
    assert reckon(over(table), ()).receipts[0].lines[6].clause == "CW-62"


def test_CW_60_declining_is_possible_in_the_Duel():
    table = Table(2)
    table.to_phase("attack")
    table.act(0, Decline())
    assert table.state.active == 1
