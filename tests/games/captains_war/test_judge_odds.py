"""How likely the judgement thinks it that a captain comes first."""

import pytest

from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.games.captains_war.state import End
from tests.games.captains_war.playouts import playout, start
from tests.games.captains_war.table import Table


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_odds_add_up_to_1_in_every_state_and_are_exact_at_the_end(seats):
    for state in playout(start(seats), 5):
        odds = JUDGE.odds(state)
        assert len(odds) == max(2, seats)
        assert sum(odds) == pytest.approx(1)
    winners = GAME.outcome(state, ()).winners
    assert [number for number, share in enumerate(odds) if share] == list(winners)
    assert set(odds) <= {0.0, 1 / len(winners)}


def test_the_same_lead_counts_more_towards_the_end():
    table = Table(2)
    table.give(0, owned=(2, 0))
    early = JUDGE.odds(table.state)[0]
    table.lay(ends=(End("gold", 1),))
    assert 0.5 < early < JUDGE.odds(table.state)[0]


def test_odds_come_true_about_as_often_as_they_say():
    """Over many positions of Duels; even odds would be wrong by 0.25 on the average square."""
    wrong, favourites, won = [], [], []
    for seed in range(30):
        seen = [JUDGE.odds(state)[0] for state in playout(start(2), seed) if state.phase == "roll"]
        *_, last = playout(start(2), seed)
        first = JUDGE.odds(last)[0]
        wrong += [(odds - first) ** 2 for odds in seen[4:]]
        favourites += [max(odds, 1 - odds) for odds in seen[4:]]
        won += [first if odds >= 0.5 else 1 - first for odds in seen[4:]]
    assert sum(wrong) / len(wrong) < 0.21
    assert abs(sum(favourites) - sum(won)) / len(won) < 0.12
