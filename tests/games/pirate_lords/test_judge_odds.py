"""Who seems to win a match of Pirate Lords: shares of the first place that hold what they promise."""

from math import log
from random import Random

import pytest

from captains.bots.hard_bot import HardBot
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.judge import JUDGE
from tests.games.pirate_lords.table import ANNA, BORIS, VIKTOR, bargaining, loot
from tests.games.pirate_lords.test_matches import match_of


@pytest.mark.parametrize("seats", (3, 4, 8))
def test_the_shares_add_up_to_one(seats):
    match = match_of(["normal"] * seats, "odds")
    for state in match.states[::11]:
        odds = JUDGE.odds(state)
        assert len(odds) == seats and sum(odds) == pytest.approx(1)


def test_loot_and_pirates_and_the_turn_speak_for_a_seat():
    table = bargaining()
    before = JUDGE.odds(table.state)
    assert before[BORIS] > before[VIKTOR], "five ships, and it is Boris's turn"
    table.give(VIKTOR, loot=[loot(4, (VIKTOR,))] * 2)
    richer = JUDGE.odds(table.state)
    assert richer[VIKTOR] > before[VIKTOR] + 0.1
    table.give(ANNA, 0, 1)
    assert JUDGE.odds(table.state)[ANNA] > richer[ANNA]


def test_a_lead_counts_for_more_the_nearer_the_end_is():
    table = bargaining()
    table.give(ANNA, loot=[loot(4, (ANNA,))] * 2)
    early = JUDGE.odds(table.state)[ANNA]
    table.lay(regular=3)
    assert JUDGE.odds(table.state)[ANNA] > early


def test_at_the_end_the_winner_has_it_all():
    match = match_of(["normal"] * 4, "over")
    odds = JUDGE.odds(match.state)
    assert sum(odds[seat] for seat in match.outcome.winners) > 0.99


def test_the_shares_hold_what_they_promise():
    """In simulated matches: better than a blind guess, and those said to win half of the time about do."""
    said = promised = won = 0.0
    count = 0
    for number in range(60):
        match = match_of(["normal"] * 4, f"promise-{number}")
        winners = match.outcome.winners
        calm = [state for state in match.states if state.phase != "over" and JUDGE.calm(state)]
        for state in Random(number).sample(calm, min(6, len(calm))):
            odds = JUDGE.odds(state)
            for seat, share in enumerate(odds):
                real = (seat in winners) / len(winners)
                said -= real * log(max(share, 1e-9))
                if share > 0.4:
                    promised, won = promised + share, won + real
            count += 1
    assert said / count < log(4) * 0.94
    assert promised > 20 and abs(won / promised - 1) < 0.2


@pytest.mark.parametrize("strength", ("normal", "hard"))
def test_a_bot_that_says_no_says_why(strength):
    from captains.bots.registry import bot

    player = HardBot(150, None) if strength == "hard" else bot(strength)
    table = bargaining()
    seat, found = 3, []
    table.propose(((0, 0), (1, 3), (1, 3)), 0, 5, 0, 0)
    for number in range(3):
        view, offers = table.match.view(seat), table.match.offers_of(seat)
        action = player.choose(GAME, view, offers, seat, Random(number))
        found.append(action)
        entry = table.act(seat, action)
        refused = [event for event in entry.events if type(event).__name__ == "ProposalRefused"]
        if refused:
            assert refused[0].reason
            break
    assert refused, found
