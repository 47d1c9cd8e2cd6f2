"""What ends a match, and how the last turn is played out."""

import pytest

from captains.games.captains_war.actions import Decline, Done, PickDie, TakeCircles, TakeCoins
from captains.games.captains_war.rules.ending import why
from tests.games.captains_war.table import BLUE_1, YELLOW, Table, kinds, lines


def test_CW_50_two_captains_whose_fifth_battle_it_was_are_named_in_one_sentence():
    table = Table(3)
    for seat in (0, 1):
        table.give(seat, lines=lines(2, defences=2))
    table.to_phase("attack")
    table.battle(1, (3,), (1,))
    table.act(0, TakeCoins())
    assert table.match.outcome.why == "Alexander and Mary have taken part in 5 boarding battles."


@pytest.mark.parametrize("last", [0, 1])
def test_CW_50_the_fifth_battle_of_either_side_ends_the_match(last):
    """W11: attacks and defences both count."""
    table = Table(3)
    table.give(last, lines=lines(2, defences=2))
    table.to_phase("attack")
    entry = table.battle(1, (3,), (1,))
    assert kinds(entry)[-1] == "EndReached"
    assert not table.match.over, "the winner still takes the reward"
    entry = table.act(0, TakeCoins())
    assert kinds(entry)[-2:] == ["NavalBattle", "MatchEnded"]
    assert table.match.over
    assert table.match.outcome.why == f"{('Alexander', 'Mary')[last]} has taken part in 5 boarding battles."
    assert (table.match.outcome.clause, table.match.outcome.cause) == ("CW-50", "battles")


def test_CW_50_four_battles_end_nothing():
    table = Table(3)
    table.give(1, lines=lines(1, defences=2))
    table.to_phase("attack")
    table.battle(1, (3,), (1,))
    table.act(0, TakeCoins())
    assert not table.match.over and table.state.ends == ()


def test_CW_50_the_last_GP_circled_ends_the_match_spent_or_not():
    table = Table(3)
    table.give(1, coins=36)
    table.loot(gold=4)
    entry = table.act(1, PickDie(YELLOW))
    assert kinds(entry) == ["DiePicked", "CoinsCircled", "EndReached"]
    assert why(table.state) == "Mary has circled the last of 40 GP."


def test_CW_50_one_GP_short_ends_nothing():
    table = Table(3)
    table.give(1, coins=36)
    table.loot(gold=3)
    table.act(1, PickDie(YELLOW))
    assert table.state.ends == ()


def test_CW_51_the_turn_is_played_out_with_all_its_phases():
    table = Table(3)
    table.give(2, coins=38)
    table.loot(gold=2)
    for seat in (2, 0, 1):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_1))
    assert table.state.ends
    table.all_done()
    assert table.state.phase == "command"
    assert table.offer(2, "Recruit") is not None
    table.all_done()
    assert table.state.phase == "attack"
    entry = table.act(0, Decline())
    assert kinds(entry) == ["BoardingDeclined", "NavalBattle", "MatchEnded"]
    assert table.match.over and table.match.offers() == ()
    assert table.match.outcome.cause == "gold"


def test_CW_51_a_skipped_boarding_phase_ends_it_too():
    table = Table(3)
    table.give(0, crew=())
    table.give(0, coins=0)
    table.give(2, coins=39)
    table.loot(gold=1)
    for seat in (0, 1, 2):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_1))
    table.all_done()
    table.act(1, Done())
    table.act(2, Done())
    entry = table.act(0, Done())
    assert kinds(entry) == ["SeatDone", "PhaseEnded", "BoardingSkipped", "NavalBattle", "MatchEnded"]


def test_CW_51_nobody_recruits_between_the_last_turn_and_the_Naval_Battle():
    table = Table(3)
    table.give(0, coins=20, lines=lines(4))
    table.to_phase("attack")
    table.battle(1, (3,), (1,))
    entry = table.act(0, TakeCircles(0, 0))
    assert kinds(entry) == ["HookCircled", "NavalBattle", "MatchEnded"]
    assert table.state.totals == (3, 5, 6)


def test_CW_50_two_causes_in_one_turn_are_both_told():
    table = Table(3)
    table.give(0, coins=36, lines=lines(4))
    table.to_phase("attack")
    table.battle(1, (3,), (1,))
    table.act(0, TakeCoins())
    assert table.match.outcome.why == (
        "Alexander has taken part in 5 boarding battles; Alexander has circled the last of 40 GP."
    )
