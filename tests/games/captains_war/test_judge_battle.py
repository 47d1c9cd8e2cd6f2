"""How the judgement mixes crews, and what it thinks a battle is worth."""

from random import Random

import pytest

from captains.engine.seats import Seat, Setup
from captains.games.captains_war.actions import Attack
from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.games.captains_war.judge_battle import attack_worth, crews_of, fight_of
from tests.games.captains_war.table import Table

NOTHING = 0.02
"""Of what a victory is worth: less than that a best response may gain."""


def declared(left, right, seats=2, master="", **changes):
    table = Table(seats, arms_master=master)
    table.give(0, crew=left, **changes)
    table.give(1, crew=right)
    table.to_phase("attack")
    table.act(0, Attack(1))
    return table


def mix(table, seat):
    return {each.action.crew: each.weight for each in JUDGE.mixture(table.match.view(seat), (), seat)}


def exploited(fight, attacking):
    """What the other side's best response gains beyond what its own mixture does, in shares of a victory."""
    found = fight.mix()
    side, weights = (fight.right, found.right) if attacking else (fight.left, found.left)
    gains = [
        chance - price for chance, price in zip(fight.chances(not attacking, found), side.bids.prices, strict=True)
    ]
    return max(gains) - sum(gain * weight for gain, weight in zip(gains, weights, strict=True))


@pytest.mark.parametrize("seats", [2, 3])
def test_no_fixed_crew_gains_against_the_mixture(seats):
    below = Random(7)
    for _ in range(12):
        crews = [sorted(below.choices(range(1, 7), k=below.randrange(1, 7)), reverse=True) for _ in range(2)]
        fight = fight_of(declared(*map(tuple, crews), seats).state)
        assert exploited(fight, True) < NOTHING
        assert exploited(fight, False) < NOTHING


def test_the_weights_of_a_mixture_are_of_legal_crews_and_add_up_to_1():
    table = declared((6, 4, 2, 1), (5, 3, 3))
    for seat in (0, 1):
        weights = mix(table, seat)
        offered = {action.crew for offer in table.match.offers_of(seat) for action in offer.choices}
        assert set(weights) <= offered
        assert sum(weights.values()) == pytest.approx(1)
        assert len(weights) > 1


def test_nobody_sends_more_than_wins_for_sure():
    table = declared((6, 5, 1), ())
    assert mix(table, 0) == {(1,): pytest.approx(1)}


def test_an_Arms_Master_needs_no_more_than_a_tie():
    plain, master = declared((4,), (4, 1)), declared((4,), (4, 1), master="0")
    assert fight_of(plain.state).ties_left is False
    assert fight_of(master.state).ties_left is True


def test_of_equal_totals_the_smaller_crew_is_sent():
    assert crews_of((4, 3, 2, 1), 0, 3) == ((), (1,), (2,), (3,), (4,), (4, 1), (4, 2), (4, 3), (4, 3, 1), (4, 3, 2))
    assert crews_of((), 1, 3) == ((),)


def test_the_attack_bonus_counts_and_fights_alone():
    table = declared((2,), (2,), attack_bonus=True)
    fight = fight_of(table.state)
    assert fight.left.crews[0] == ()
    assert fight.left.bids.totals == (1, 3)


def test_attacking_a_helpless_captain_is_worth_more():
    table = Table(3)
    table.give(0, crew=(6, 5, 2, 1))
    table.give(1, crew=(6, 6, 6))
    table.give(2, crew=())
    table.to_phase("attack")
    assert attack_worth(table.state, 0, 2) > attack_worth(table.state, 0, 1)


def test_against_a_Legendary_Captain_the_best_crew_is_sent():
    """Its dice foresee nothing, so nothing need be hidden."""
    from tests.games.captains_war.table_solo import SoloTable

    table = SoloTable()
    table.give(0, crew=(6, 3, 1))
    table.to_challenge()
    table.challenge("pearl", "pearl", "wood")
    assert len(mix(table, 0)) == 1


def test_imagine_gives_a_whole_state_that_looks_the_same():
    from captains.engine.secrets import mask
    from captains.games.captains_war.actions import CommitCrew

    table = declared((6, 4, 2, 1), (5, 3, 3))
    table.act(0, CommitCrew((2,)))
    view, seen = table.match.view(1), set()
    for seed in range(30):
        whole = JUDGE.imagine(view, 1, Random(seed).randrange)
        assert mask(whole, 1) == view
        assert whole.battle.left.value is not None
        seen.add(whole.battle.left.value)
    assert len(seen) > 2
    assert seen <= {action.crew for action in GAME.offers(declared((6, 4, 2, 1), (5, 3, 3)).state)[0].choices}
    assert JUDGE.imagine(table.match.view(0), 0, Random(1).randrange) == table.match.view(0)


def test_a_state_without_secrets_is_imagined_as_it_is():
    state = GAME.start(Setup("captains-war", "duel", {}, (Seat("Anna"), Seat("Boris")), Table(2).match.setup.sheet))
    assert JUDGE.imagine(state, 0, Random(1).randrange) is state
