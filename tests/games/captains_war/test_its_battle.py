"""Boarding in a solo game: the challenge, the crew by the yellow die, Pirates that join, rewards (CW-76 to CW-79)."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from captains.engine.chance import Roll
from captains.games.captains_war.actions import Attack, CommitCrew, Decline, TakeCircles, TakeCoins
from captains.games.captains_war.judge_solo import named_crews
from captains.games.captains_war.rules.solo.joining import joining_row
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import ATTRIBUTES, BLUE_1, BLUE_2, BOATS, Table
from tests.games.captains_war.table_solo import (
    CAPTAIN,
    NONE,
    PLAYER,
    STRONGEST,
    WEAKEST,
    SoloTable,
    events,
    told,
)


def challenged(*blues):
    table = SoloTable()
    table.to_challenge()
    table.challenge(*blues)
    return table


@pytest.mark.parametrize("blues", [("pearl", "pearl", "wood"), ("joker", "gem", "joker"), ("wood", "barrel", "barrel")])
def test_CW_76_exactly_two_identical_results_it_attacks(blues):
    table = challenged(*blues)
    assert table.state.phase == "crews"
    assert (table.state.battle.attacker, table.state.battle.defender) == (CAPTAIN, PLAYER)


def test_CW_76_three_identical_it_does_not_and_the_player_may():
    table = challenged("gem", "gem", "gem")
    assert table.state.phase == "attack" and table.state.battle is None
    table.act(PLAYER, Attack(CAPTAIN))


def test_CW_76_all_different_the_player_may_or_may_not():
    table = challenged("gem", "pearl", "wood")
    assert {offer.kind for offer in table.match.offers()} == {"Attack", "Decline"}
    table.act(PLAYER, Decline())
    assert table.state.turn == 2


def test_CW_76_a_single_and_a_double_of_one_Resource_are_not_identical():
    for blues in (("double", "barrel", "wood"), ("double", "double", "double"), ("pearl", "wood", "double")):
        assert challenged(*blues).state.phase == "attack"


def test_CW_76_the_three_blue_dice_are_rolled():
    table = SoloTable()
    table.to_challenge()
    due = table.match.game.due(table.state)
    assert isinstance(due, Roll) and due.which == (BLUE_1, BLUE_2, BLUE_2 + 1)
    assert due.dice == ("blue 1", "blue 2", "blue 3") and due.faces == (6, 6, 6)


def test_CW_76_without_a_Pirate_on_its_side_no_dice_are_rolled_and_the_player_may_attack():
    table = SoloTable()
    table.give(CAPTAIN, crew=(), coins=0)
    table.give(PLAYER, crew=(), attack_bonus=True)
    entries = table.turn(BLUE_1, BLUE_1 + 1, pirate=1, track="skull")
    assert table.its.crew == (1,), "the black die gave it one"
    table = SoloTable()
    table.give(CAPTAIN, crew=(), coins=0)
    table.give(PLAYER, crew=(), attack_bonus=True)
    entries = table.turn(BLUE_1, 4, gold=1)
    assert table.its.crew == () and table.state.phase == "attack"
    assert [event.faces for event in events(entries, "ChallengeRolled")] == [()]
    table.attack(())
    assert table.state.battle.winner == PLAYER, "1 against nothing"


def test_CW_76_a_player_who_attacked_on_the_last_turn_may_not_attack():
    table = SoloTable()
    table.give(CAPTAIN, crew=(1,) * 5)
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.attack((3,), NONE, NONE, NONE)
    table.act(PLAYER, TakeCoins())
    assert table.state.turn == 2
    table.to_challenge()
    entry = table.challenge("pearl", "wood", "gem")
    assert [event.clause for event in events(entry, "BoardingSkipped")] == ["CW-76"]
    assert table.state.turn == 3
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.act(PLAYER, Attack(CAPTAIN))


def test_CW_76_its_attacks_follow_its_dice_alone():
    """It attacks two turns running, and the player's rest does not count its attacks."""
    table = SoloTable()
    table.give(CAPTAIN, crew=(1,) * 5)
    for _ in range(2):
        table.to_challenge()
        table.defend((), NONE, NONE, NONE)
        table.on()
    assert table.its.attacks == 2 and table.captain().attacks == 0
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.act(PLAYER, Attack(CAPTAIN))


def test_CW_76_there_are_no_Grappling_Hooks():
    table = SoloTable()
    table.to_challenge()
    table.defend((3,), NONE, NONE, NONE)
    table.act(PLAYER, TakeCoins())
    assert not table.captain().hooked and not table.its.hooked


def test_CW_76_a_player_who_cannot_attack_is_not_asked():
    table = SoloTable()
    table.give(PLAYER, crew=())
    table.to_challenge()
    entry = table.challenge("pearl", "wood", "gem")
    assert [event.clause for event in events(entry, "BoardingSkipped")] == ["CW-49"]


def test_CW_77_the_player_commits_first_unseen():
    table = SoloTable()
    table.to_challenge()
    table.challenge("pearl", "pearl", "wood")
    assert table.match.game.due(table.state) is None
    table.act(PLAYER, CommitCrew((3,)))
    assert table.match.view(-1).battle.right.value is None
    due = table.match.game.due(table.state)
    assert isinstance(due, Roll) and due.dice == ("yellow",) and due.which == (0,)


def test_CW_77_1_and_2_the_weakest_3_and_4_none_5_and_6_the_strongest():
    for face, left in ((1, (4,)), (2, (4,)), (3, (4, 2)), (4, (4, 2)), (5, (2,)), (6, (2,))):
        table = SoloTable()
        table.to_challenge()
        table.defend((1,), face)
        assert table.its.crew == left, face


def test_CW_77_three_rolls_of_the_weakest_and_strongest_left():
    table = SoloTable()
    table.give(CAPTAIN, crew=(6, 4, 2, 1))
    table.to_challenge()
    table.defend((3,), STRONGEST, STRONGEST, WEAKEST)
    assert table.its.lines[-1].left == (6, 4, 1)
    assert table.its.crew == (2,)


def test_CW_77_each_named_Pirate_is_filled_in_at_once():
    table = SoloTable()
    table.to_challenge()
    table.defend((), WEAKEST)
    assert table.its.pirates[1] == Row(1, 1)
    assert table.state.battle.named == (2,)
    entry = table.named(NONE, NONE)
    assert "PirateFilled" not in told(entry), "and not a second time at the reveal"


def test_CW_77_if_it_attacks_and_the_rolls_name_none_it_attacks_with_its_weakest():
    table = SoloTable()
    table.to_challenge()
    entry = table.defend((1,), NONE, NONE, NONE)
    assert table.its.lines[-1].left == (2,) and table.its.crew == (4,)
    assert [event.face for event in events(entry, "PirateNamed")] == [NONE - 1, None]


def test_CW_77_defending_three_times_none_is_a_defence_with_none():
    table = SoloTable()
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.attack((1,), NONE, NONE, NONE)
    assert table.its.lines[-1].right == () and table.its.crew == (4, 2)
    assert table.state.battle.winner == PLAYER


def test_CW_77_a_roll_with_no_Pirate_left_names_none():
    table = SoloTable()
    table.give(CAPTAIN, crew=(5,))
    table.to_challenge()
    table.defend((), STRONGEST, WEAKEST, STRONGEST)
    assert table.its.lines[-1].left == (5,)


def test_CW_77_a_tie_goes_to_the_defender_and_bonuses_count():
    table = SoloTable()
    table.to_challenge()
    table.defend((2,), WEAKEST, NONE, NONE)
    assert table.state.battle.winner == PLAYER
    table = SoloTable()
    table.give(CAPTAIN, attack_bonus=True)
    table.to_challenge()
    table.defend((2,), WEAKEST, NONE, NONE)
    assert table.state.battle.winner == CAPTAIN, "2 + 1 against 2"


def test_CW_77_example_of_Anne_Bony_weakest_none_strongest():
    """The rule book's example: the weakest, none, the strongest; she wins by the higher total and squares 5 GP."""
    table = SoloTable("anne-bony")
    table.give(PLAYER, coins=7)
    table.to_challenge()
    table.defend((3, 2), WEAKEST, NONE, STRONGEST)
    line = table.its.lines[-1]
    assert (line.left, line.right, line.won) == ((4, 2), (3, 2), True)
    coins = table.its.coins.circled
    entry = table.on()
    assert events(entry, "CaptainsStep")[0].step == "reward"
    assert table.its.coins.circled == coins + 5
    assert table.captain().coins == Row(7, 5), "stolen from Alexander"


def test_CW_78_with_no_Pirate_left_it_gains_one_like_the_player_s_weakest():
    table = SoloTable()
    table.give(PLAYER, crew=(5, 5, 3, 2))
    table.give(CAPTAIN, crew=(4,))
    table.to_challenge()
    entry = table.defend((2,), STRONGEST, NONE, NONE)
    assert table.its.crew == (3,), "the weakest that is left"
    assert [event.like for event in events(entry, "CaptainJoined")] == [3]


def test_CW_78_if_the_player_has_none_it_gains_the_same_as_the_player_s_next():
    table = SoloTable()
    table.give(PLAYER, crew=(3,))
    table.give(CAPTAIN, crew=(2,))
    table.to_challenge()
    table.defend((3,), WEAKEST, NONE, NONE)
    assert table.its.crew == () and table.captain().crew == ()
    table.give(PLAYER, tracks=(3, 0))
    table.act(PLAYER, TakeCircles(ATTRIBUTES, 1))
    assert table.captain().crew == table.its.crew == (3,)


def test_CW_78_nobody_joins_while_the_die_still_names_its_crew():
    table = SoloTable()
    table.give(CAPTAIN, crew=(2,))
    table.to_challenge()
    entry = table.defend((1,), WEAKEST)
    assert "CaptainJoined" not in told(entry) and table.its.crew == ()
    table.named(STRONGEST)
    assert table.state.battle.named == (2, 0)


def test_CW_78_a_full_row_gives_way_to_the_next_higher_then_lower():
    table = SoloTable()
    state = table.state
    places = [row.places for row in state.sheet.pirates]

    def with_full(*full):
        rows = tuple(Row(places[row] if row in full else 0) for row in range(6))
        table.give(CAPTAIN, pirates=rows)
        table.give(PLAYER, crew=())
        return table.state

    assert joining_row(with_full(), 2) == 2
    assert joining_row(with_full(2), 2) == 3
    assert joining_row(with_full(2, 3, 4, 5), 2) == 1
    assert joining_row(with_full(0, 1, 2, 3, 4, 5), 2) is None


def test_CW_78_it_can_attack_a_player_who_has_no_Pirate():
    table = SoloTable()
    table.give(PLAYER, crew=())
    table.to_challenge()
    table.challenge("pearl", "pearl", "wood")
    table.named(NONE, NONE, NONE)
    assert table.state.battle.winner == CAPTAIN, "2 against nobody"


def test_CW_79_GP_cannot_be_stolen_from_it_the_player_still_circles_5():
    table = SoloTable()
    table.give(CAPTAIN, coins=9)
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.attack((3,), NONE, NONE, NONE)
    table.act(PLAYER, TakeCoins())
    assert table.captain().coins == Row(8) and table.its.coins == Row(9)


def test_CW_79_it_steals_as_much_as_there_is_and_squares_all():
    table = SoloTable()
    table.give(PLAYER, coins=2, crew=())
    table.to_challenge()
    table.challenge("pearl", "pearl", "wood")
    table.named(WEAKEST, NONE, NONE)
    table.on()
    assert table.captain().coins == Row(2, 2) and table.its.coins == Row(3 + 5)


@pytest.mark.parametrize(
    ("captain", "kinds", "clause"),
    [
        ("anne-bony", {"TakeCoins", "TakeCircles"}, ""),
        ("blackbeard", {"TakeCoins"}, "circles"),
        ("mary-read", {"TakeCircles"}, "GP"),
        ("calico-jack", {"TakeCoins", "TakeCircles"}, ""),
    ],
)
def test_CW_79_the_player_s_reward_is_the_card_s(captain, kinds, clause):
    table = SoloTable(captain)
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.attack((3,), NONE, NONE, NONE)
    assert {offer.kind for offer in table.match.offers()} == kinds
    if clause:
        action = TakeCoins() if clause == "GP" else TakeCircles(ATTRIBUTES, 1)
        assert table.refused(PLAYER, action) == (
            "CW-79",
            f"The card of {table.state.names[CAPTAIN]} gives no {clause} for a battle won.",
        )


@pytest.mark.parametrize(
    ("captain", "coins", "tracks", "pearls"),
    [
        ("anne-bony", 5, (0, 0), 0),
        ("blackbeard", 2, (0, 2), 0),  # the second Boat circle gives 2 GP
        ("mary-read", 2, (0, 0), 1),
        ("calico-jack", 5, (0, 0), 0),
    ],
)
def test_CW_79_the_Captain_s_reward_is_the_card_s(captain, coins, tracks, pearls):
    table = SoloTable(captain)
    before = table.its
    table.to_challenge()
    table.defend((), WEAKEST, NONE, NONE)
    table.on()
    assert table.its.coins.circled - before.coins.circled == coins
    assert table.its.tracks == tracks
    assert table.its.resources[0].circled - before.resources[0].circled == pearls
    assert table.state.phase == "roll"


def test_CW_79_the_amounts_are_the_card_s():
    table = SoloTable()
    table.card(loses__coins=8, loses__circles=1)
    table.to_challenge()
    table.challenge("pearl", "wood", "gem")
    table.attack((3,), NONE, NONE, NONE)
    circles = table.offer(PLAYER, "TakeCircles").choices
    assert {action.circles for action in circles} == {0, 1}
    table.act(PLAYER, TakeCoins())
    assert table.captain().coins == Row(11)


def test_CW_80_a_reward_in_circles_goes_to_the_track_where_the_player_leads():
    table = SoloTable("blackbeard")
    table.give(PLAYER, tracks=(3, 1))
    table.to_challenge()
    table.defend((), WEAKEST, NONE, NONE)
    entry = table.on()
    assert table.its.tracks == (2, 0)
    assert [(event.kind, event.why) for event in events(entry, "CaptainTookTrack")] == [(ATTRIBUTES, "lead")]
    assert BOATS == 1


def test_CW_76_other_modes_roll_no_such_dice():
    table = Table(2)
    table.pass_loot()
    table.all_done()
    assert table.state.phase == "attack"


@settings(deadline=None)
@given(st.lists(st.integers(1, 6), min_size=1, max_size=6), st.booleans())
def test_CW_77_the_odds_the_judgement_uses_are_those_of_the_rules(crew, attacks):
    """Every three rolls played out by the rules, against the distribution."""
    table = SoloTable()
    table.give(CAPTAIN, crew=tuple(crew))
    found = dict(named_crews(table.state, attacks))
    counted: Counter = Counter()
    for shown in product((WEAKEST, NONE, STRONGEST), repeat=3):
        left, sent = sorted(crew), []
        for face in shown:
            if face != NONE and left:
                sent.append(left.pop(0 if face == WEAKEST else -1))
        sent = sent or (sorted(crew)[:1] if attacks else [])
        counted[tuple(sorted(sent, reverse=True))] += 1
    assert set(found) == set(counted)
    assert all(abs(found[each] - count / 27) < 1e-9 for each, count in counted.items())
