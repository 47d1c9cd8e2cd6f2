"""The end of a solo game, its last recruit, scores of both sides and who has won (CW-82, CW-83)."""

from captains.games.captains_war.actions import Acquire, BuyResource, PickDie, TakeCoins
from captains.games.captains_war.rules.reckoning import reckon
from captains.games.captains_war.state import End, Row
from tests.games.captains_war.table import BLUE_1, BOATS, PEARL, YELLOW, lines
from tests.games.captains_war.table_solo import CAPTAIN, NONE, PLAYER, SoloTable, events, told


def over(table):
    """The Naval Battle fought at once, as the match stands."""
    table.lay(ends=(End("gold", PLAYER),), phase="attack", turn=9)
    table.decline()
    assert table.match.over
    return table.match.outcome


def points(table, seat):
    return {line.heading: line.points for line in reckon(table.state, ()).receipts[seat].lines}


def test_CW_82_after_five_boarding_battles():
    table = SoloTable()
    table.give(PLAYER, lines=lines(2, 2))
    table.give(CAPTAIN, lines=lines(2, 2, opponent=0), crew=(1, 1))
    table.to_challenge()
    table.defend((3,), NONE, NONE, NONE)
    assert [(end.cause, end.seat) for end in table.state.ends] == [("battles", PLAYER)]
    table.act(PLAYER, TakeCoins())
    assert table.match.over
    assert table.match.outcome.why == "Alexander has taken part in 5 boarding battles."
    assert table.match.outcome.clause == "CW-82"


def test_CW_82_with_no_GP_left_to_circle_whoever_takes_the_last():
    table = SoloTable()
    table.give(PLAYER, coins=20)
    table.give(CAPTAIN, coins=17)
    table.roll(gold=3)
    table.act(PLAYER, PickDie(YELLOW))
    assert [(end.cause, end.seat) for end in table.state.ends] == [("gold", PLAYER)]
    table = SoloTable()
    table.give(PLAYER, coins=20)
    table.give(CAPTAIN, coins=18, crew=(1,))
    table.turn(BLUE_1, 4, gold=4)
    assert [(end.cause, end.seat) for end in table.state.ends] == [("gold", CAPTAIN)]
    assert not table.match.over, "the turn and its battle are finished"
    table.challenge("pearl", "wood", "gem")
    table.decline()
    assert table.match.outcome.why == "Anne Bony has squared the last of 40 GP."


def test_CW_82_when_the_last_place_of_a_row_of_Resources_is_taken():
    table = SoloTable()
    table.give(PLAYER, coins=9, resources=(8, 0, 0, 0))
    table.give(CAPTAIN, resources=(5, 0, 0, 0))
    table.to_phase("command")
    entry = table.act(PLAYER, BuyResource(PEARL))
    assert [(event.cause, event.which) for event in events(entry, "EndReached")] == [("resource", PEARL)]
    table.its_phase()
    assert not table.match.over
    table.challenge("pearl", "wood", "gem")
    table.decline()
    outcome = table.match.outcome
    assert outcome.why == "Alexander has circled the last Pearl." and outcome.cause == "resource"


def test_CW_82_a_full_row_of_Pirates_ends_nothing():
    table = SoloTable()
    table.give(PLAYER, crew=(6, 6, 6))
    table.roll(pirate=6)
    table.act(PLAYER, PickDie(5))
    assert table.captain().pirates[5] == Row(4) and table.state.ends == ()


def test_CW_82_when_one_side_owns_both_Command_bonuses():
    table = SoloTable()
    table.give(PLAYER, owned=(4, 3), command=(1, 0), resources=(2, 1, 0, 1))
    table.picked(YELLOW, BLUE_1, track="skull")
    table.act(PLAYER, Acquire(BOATS))
    entries = table.its_phase()
    assert [(event.cause, event.seat) for event in events(entries, "EndReached")] == [("command", PLAYER)]
    table = SoloTable()
    table.give(CAPTAIN, owned=(4, 3), command=(1, 0), resources=(2, 1, 0, 1))
    entries = table.turn(YELLOW, BLUE_1, track="skull")
    assert [(event.cause, event.seat) for event in events(entries, "EndReached")] == [("command", CAPTAIN)]


def test_CW_82_one_bonus_each_ends_nothing():
    table = SoloTable()
    table.give(PLAYER, owned=(4, 2), command=(1, 0))
    table.give(CAPTAIN, owned=(2, 4), command=(0, 1))
    assert "EndReached" not in told(table.turn(YELLOW, BLUE_1))


def test_CW_82_it_spends_GP_on_one_last_Pirate_as_strong_as_it_can_pay():
    table = SoloTable()
    table.give(CAPTAIN, coins=13, crew=(2,))
    over(table)
    assert table.its.crew == (6, 2) and table.its.coins == Row(13, 7)
    assert table.state.totals == (6, 8)
    steps = [event.step for event in table.match.entries[-1].events if type(event).__name__ == "CaptainsStep"]
    assert steps == ["last recruit"]


def test_CW_82_the_player_recruits_nobody():
    table = SoloTable()
    table.give(PLAYER, coins=9)
    over(table)
    assert table.captain().crew == (3, 2, 1) and table.captain().coins == Row(9)


def test_CW_82_one_that_never_recruits_does_not():
    table = SoloTable("blackbeard")
    table.give(CAPTAIN, coins=13, crew=(2,))
    over(table)
    assert table.its.crew == (2,) and table.its.coins == Row(13)


def test_CW_83_both_sides_have_a_receipt_that_adds_up():
    table = SoloTable()
    outcome = over(table)
    assert outcome.rivals == ("Anne Bony",) and outcome.names(table.match.setup.seats) == ("Alexander", "Anne Bony")
    assert len(outcome.receipts) == len(outcome.places) == 2
    for receipt in outcome.receipts:
        assert receipt.total == sum(line.points for line in receipt.lines)
    assert [line.heading for line in outcome.receipts[CAPTAIN].lines][-1] == "Unused Resources"
    assert "Unused Resources" not in [line.heading for line in outcome.receipts[PLAYER].lines]


def test_CW_83_the_Captain_scores_1_RP_for_each_unused_Resource_the_player_none():
    table = SoloTable()
    table.give(PLAYER, resources=(3, 3, 3, 3))
    table.give(CAPTAIN, resources=(2, 0, 3, 1))
    over(table)
    assert points(table, CAPTAIN)["Unused Resources"] == 6
    line = reckon(table.state, ()).receipts[CAPTAIN].lines[-1]
    assert line.arithmetic == "2 Pearl, 3 Gem, 1 Barrel" and line.clause == "CW-83"


def tracks(mine, its):
    table = SoloTable()
    table.give(PLAYER, tracks=mine, owned=(4, 4))
    table.give(CAPTAIN, tracks=its, owned=(4, 4))
    over(table)
    return [(points(table, seat)["Attribute track"], points(table, seat)["Boat track"]) for seat in (PLAYER, CAPTAIN)]


def test_CW_83_the_Attribute_track_12_to_the_further_7_to_the_other_12_to_both_on_a_tie():
    assert tracks((5, 0), (3, 0)) == [(12, 0), (7, 0)]
    assert tracks((4, 0), (4, 0)) == [(12, 0), (12, 0)]
    assert tracks((0, 0), (1, 0)) == [(0, 0), (12, 0)]
    assert tracks((0, 0), (0, 0)) == [(0, 0), (0, 0)]


def test_CW_83_the_Boat_track_as_printed_for_both():
    assert tracks((0, 6), (0, 12)) == [(0, 6), (0, 15)]


def test_CW_83_attacks_and_the_War_bonus_for_both():
    table = SoloTable()
    table.give(PLAYER, lines=lines(3), crew=(6, 6))
    table.give(CAPTAIN, lines=lines(2, opponent=0), crew=(5,), coins=0)
    over(table)
    assert points(table, PLAYER)["Attacks"] == 7 and points(table, CAPTAIN)["Attacks"] == 0
    assert points(table, PLAYER)["War bonus"] == 15 and points(table, CAPTAIN)["War bonus"] == 7


def test_CW_83_the_Raft_counts_for_both():
    table = SoloTable()
    over(table)
    assert points(table, PLAYER)["Boats"] == points(table, CAPTAIN)["Boats"] == 1


def result(**more):
    table = SoloTable()
    mine, its = more.get("mine", {}), more.get("its", {})
    table.give(PLAYER, **{"resources": (0, 0, 0, 0), **mine})
    table.give(CAPTAIN, **{"resources": (0, 0, 0, 0), "coins": 0, **its})
    outcome = over(table)
    return outcome.places, outcome.result


def test_CW_83_win_and_lose_are_said_in_words():
    places, words = result(mine={"crew": (6, 6)}, its={"crew": (1,)})
    assert places == (1, 2) and words == "Alexander beats Anne Bony, 11 RP to 3."
    places, words = result(mine={"crew": (1,)}, its={"crew": (6,)})
    assert places == (2, 1) and words == "Anne Bony beats Alexander, 11 RP to 3."


def test_CW_83_a_tie_is_decided_by_the_Naval_Battle():
    places, words = result(mine={"crew": (6,), "owned": (0, 1)}, its={"crew": (1,), "resources": (4, 4, 0, 0)})
    assert places == (1, 2)
    assert words == "Alexander beats Anne Bony: both have 11 RP, and the Naval Battle decides."


def test_CW_83_a_tie_that_remains_is_a_shared_victory():
    places, words = result(mine={"crew": (4, 2)}, its={"crew": (4, 2)})
    assert places == (1, 1) and words == "Alexander and Anne Bony share the victory with 11 RP each."
