"""The winner's reward."""

from captains.games.captains_war.actions import TakeCircles, TakeCoins
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import ATTRIBUTES, BOATS, Table, kinds


def won_by(seat=0, coins=(3, 3), **winner):
    table = Table(3)
    table.give(0, coins=coins[0], crew=(3, 2))
    table.give(1, coins=coins[1], crew=(3, 2))
    table.give(seat, **winner)
    table.to_phase("attack")
    table.battle(1, (3,) if seat == 0 else (2,), (2,) if seat == 0 else (3,))
    assert table.state.battle.winner == seat
    return table


def test_CW_45_5_GP_are_stolen_as_far_as_they_go():
    table = won_by(coins=(4, 9))
    table.act(0, TakeCoins())
    assert table.captain(0).coins == Row(9)
    assert table.captain(1).coins == Row(9, 5)


def test_CW_57_Mary_steals_from_Sebastian_who_has_2_GP():
    """The rule book's example."""
    table = Table(3, names=("Mary", "Sebastian", "David"))
    table.give(0, coins=1, crew=(6,))
    table.give(1, coins=2)
    table.to_phase("attack")
    table.battle(1, (6,), ())
    entry = table.act(0, TakeCoins())
    assert kinds(entry)[:2] == ["CoinsFilled", "CoinsCircled"]
    assert table.captain(1).coins == Row(2, 2)
    assert table.captain(0).coins == Row(6)


def test_CW_45_the_winner_circles_5_even_from_a_loser_with_nothing():
    table = won_by(coins=(0, 0))
    table.act(0, TakeCoins())
    assert table.captain(0).coins == Row(5) and table.captain(1).coins == Row(0)


def test_CW_45_or_up_to_2_circles_of_one_track():
    table = won_by()
    assert set(table.offer(0, "TakeCircles").choices) == {TakeCircles(k, n) for k in (0, 1) for n in (0, 1, 2)}
    assert table.refused(0, TakeCircles(ATTRIBUTES, 3))[0] == "CW-13"
    assert table.refused(0, TakeCircles(2, 1))[0] == "CW-45"
    table.act(0, TakeCircles(BOATS, 2))
    assert table.captain(0).tracks == (0, 2)
    assert table.captain(0).coins == Row(5), "the second Boat circle gives 2 GP"
    assert table.captain(1).coins == Row(3)


def test_CW_45_locks_hold():
    table = won_by(tracks=(0, 3))
    assert table.refused(0, TakeCircles(BOATS, 1))[0] == "CW-31"
    table.act(0, TakeCircles(ATTRIBUTES, 1))


def test_CW_45_a_defender_who_wins_takes_the_reward():
    """W13."""
    table = won_by(seat=1)
    assert {offer.seat for offer in table.match.offers()} == {1}
    assert table.refused(0, TakeCoins()) == ("CW-46", "Only the winner of the battle takes a reward.")
    table.act(1, TakeCircles(ATTRIBUTES, 2))
    assert table.captain(1).tracks == (2, 0)


def test_CW_46_the_loser_gains_nothing():
    table = won_by()
    before = table.captain(1)
    table.act(0, TakeCircles(ATTRIBUTES, 1))
    after = table.captain(1)
    assert (after.coins, after.resources, after.tracks) == (before.coins, before.resources, before.tracks)


def test_CW_45_no_reward_without_a_battle():
    table = Table(3)
    table.to_phase("attack")
    assert table.refused(0, TakeCoins())[0] == table.refused(0, TakeCircles(0, 1))[0] == "CW-45"
