"""The judgement of Captains' War, and how the bots play by it."""

from random import Random

import pytest

from captains.bots.registry import bot
from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.games.captains_war.actions import Acquire, Attack, BuyResource, CommitCrew, Done
from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.library.sheets import shipped_sheet
from tests.games.captains_war.table import BOATS, Table, lines
from tests.games.captains_war.table_solo import SoloTable


def best(table, seat):
    return JUDGE.rank(table.match.view(seat), table.match.offers_of(seat), seat)[0].action


def test_every_decision_on_offer_is_ranked_and_nothing_else():
    table = Table(4)
    table.loot(blues=("joker", "gem", "double"))
    for seat in range(4):
        ranked = JUDGE.rank(table.match.view(seat), table.match.offers(), seat)
        offered = [action for offer in table.match.offers_of(seat) for action in offer.choices]
        assert sorted(map(repr, offered)) == sorted(repr(each.action) for each in ranked)
        assert [each.worth for each in ranked] == sorted((each.worth for each in ranked), reverse=True)


def test_an_acquisition_within_reach_is_made_even_if_a_Resource_must_be_bought():
    table = Table(3)
    table.give(0, resources=(0, 1, 1, 0), coins=3)
    table.to_phase("command")
    assert isinstance(best(table, 0), BuyResource)
    table.act(0, best(table, 0))
    assert isinstance(best(table, 0), Acquire)


def test_done_is_not_said_while_something_is_to_be_gained():
    table = Table(3)
    table.give(0, resources=(0, 1, 1, 1), coins=0)
    table.to_phase("command")
    assert best(table, 0) == Acquire(BOATS)
    table.act(0, Acquire(BOATS))
    assert best(table, 0) == Done()


def test_a_strong_crew_attacks_a_helpless_captain():
    table = Table(3)
    table.give(0, crew=(6, 5, 2, 1))
    table.give(1, crew=(6, 6, 6))
    table.give(2, crew=())
    table.to_phase("attack")
    assert best(table, 0) == Attack(2)


def test_no_Pirate_is_wasted_where_none_is_needed():
    table = Table(3)
    table.give(0, crew=(6, 5, 1))
    table.give(1, crew=())
    table.to_phase("attack")
    table.act(0, Attack(1))
    assert best(table, 0) == CommitCrew((1,))


def test_the_judgement_sees_no_more_than_its_seat():
    """The other's hidden crew changes nothing."""
    rankings = []
    for crew in ((3,), (1,), (3, 2)):
        table = Table(3)
        table.to_phase("attack")
        table.act(0, Attack(1))
        table.act(0, CommitCrew(crew))
        rankings.append(JUDGE.rank(table.match.view(1), table.match.offers_of(1), 1))
    assert rankings[0] == rankings[1] == rankings[2]


def play(kinds, seed):
    seats = tuple(Seat(f"{kind} {n}", kind=kind) for n, kind in enumerate(kinds))
    mode = "duel" if len(kinds) == 2 else "full"
    match = Match(GAME, Setup("captains-war", mode, {}, seats, shipped_sheet("captains-war")))
    source, chance = Seeded(f"{seed}"), Random(seed)
    while not match.over:
        if match.advance(source) is None:
            seat = match.offers()[0].seat
            chosen = bot(kinds[seat]).choose(GAME, match.view(seat), match.offers_of(seat), seat, chance)
            match.act(seat, chosen)
    return match


def test_the_easy_bot_clearly_beats_the_random_one():
    won = 0
    for number in range(12):
        kinds = ["random", "random", "random"]
        kinds[number % 3] = "easy"
        won += play(kinds, number).outcome.winners == (number % 3,)
    assert won >= 10


def test_the_easy_bot_attacks_acquires_and_recruits():
    seen = set()
    for number in range(3):
        seen |= {type(entry.action).__name__ for entry in play(["easy"] * 4, number).entries}
    assert {"Attack", "Acquire", "Recruit", "BuyResource", "TakeCircles", "CommitCrew"} <= seen


def test_the_same_seed_plays_the_same_match():
    assert play(["easy", "random", "easy"], 5).entries == play(["easy", "random", "easy"], 5).entries


def test_in_a_solo_game_the_first_die_is_picked_with_the_second_in_mind():
    """The pair decides which dice the Captain takes (CW-72), so the two are one decision."""
    table = SoloTable("blackbeard")
    table.roll(gold=4, blues=("joker", "gem", "double"), track="anchor", pirate=5)
    first = JUDGE.rank(table.match.view(0), table.match.offers_of(0), 0)[0]
    table.act(0, first.action)
    second = JUDGE.rank(table.match.view(0), table.match.offers_of(0), 0)[0]
    assert second.worth == pytest.approx(first.worth)


@pytest.mark.parametrize("ahead", [True, False])
def test_a_match_is_ended_by_the_one_who_is_ahead_and_not_by_the_one_behind(ahead):
    """The other rests on the next turn (CW-61), so the attack that ends the match can wait."""
    table = Table(2)
    for seat, strong in ((0, ahead), (1, not ahead)):
        table.give(seat, crew=(6, 5, 2, 1), owned=(3, 3) if strong else (1, 2), lines=lines(2, 2), last_attack=8 * seat)
    table.lay(turn=9)
    table.to_phase("attack")
    assert isinstance(best(table, 0), Attack) == ahead
