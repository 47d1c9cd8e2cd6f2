"""The final score, heading by heading, and the places."""

import pytest
from msgspec.structs import replace

from captains.games.captains_war.actions import Acquire, TakeCircles
from captains.games.captains_war.rules.reckoning import reckon
from captains.games.captains_war.rules.scoring import HEADINGS
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.state import End
from captains.parts.ranking import ranks
from tests.games.captains_war.table import Table, lines


def over(table):
    """The table's state as if the match ended here."""
    crews = [captain.crew for captain in table.state.captains]
    totals = tuple(sum(crew) for crew in crews)
    ranked = ranks([(sum(crew), crew) for crew in crews])
    return replace(table.state, phase="over", totals=totals, ranks=ranked, ends=(End("gold", 0),))


def points(table, heading):
    state = over(table)
    found = [[line for line in each.lines if line.heading == heading] for each in reckon(state, ()).receipts]
    return [each[0].points for each in found]


def line(table, heading, seat=0):
    receipt = reckon(over(table), ()).receipts[seat]
    return next(each for each in receipt.lines if each.heading == heading)


@pytest.mark.parametrize("owned", range(5))
def test_CW_22_CW_23_acquisitions_count_their_RP(owned):
    table = Table(3)
    table.give(0, owned=(owned, owned))
    assert points(table, "Attributes")[0] == sum([2, 3, 6, 8][:owned])
    assert points(table, "Boats")[0] == sum([1, 4, 5, 7][:owned])


def test_CW_35_the_rule_books_example_8_6_6_1():
    """W18: ties share and do not use up a place."""
    table = Table(4)
    for seat, count in enumerate((8, 6, 6, 1)):
        table.give(seat, tracks=(count, 0))
    assert points(table, "Attribute track") == [12, 7, 7, 3]


def test_CW_35_no_circle_no_RP_even_in_third_place():
    table = Table(4)
    for seat, count in enumerate((8, 8, 0, 0)):
        table.give(seat, tracks=(count, 0))
    assert points(table, "Attribute track") == [12, 12, 0, 0]
    assert points(Table(3), "Attribute track") == [0, 0, 0]


def test_CW_35_the_fourth_rank_gets_nothing():
    table = Table(5)
    for seat, count in enumerate((9, 7, 5, 3, 1)):
        table.give(seat, tracks=(count, 0))
    assert points(table, "Attribute track") == [12, 7, 3, 0, 0]


@pytest.mark.parametrize(("count", "rp"), [*enumerate([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13]), (12, 15)])
def test_CW_36_the_Boat_track_pays_the_first_circle_not_filled_in(count, rp):
    """W19, with the figures of the shipped sheet."""
    table = Table(3)
    table.give(0, tracks=(0, count))
    assert points(table, "Boat track")[0] == rp


def test_CW_34_six_Boat_circles_pay_6():
    table = Table(3)
    table.give(0, tracks=(0, 6))
    assert line(table, "Boat track").arithmetic == "6 circles; circle 7 shows 6"
    assert line(table, "Boat track").points == 6


@pytest.mark.parametrize(("attacks", "rp"), [(0, -5), (1, -5), (2, 0), (3, 7), (4, 7), (5, 7)])
def test_CW_48_attacks_initiated_count_and_defences_do_not(attacks, rp):
    """W17."""
    table = Table(3)
    table.give(0, lines=lines(attacks, defences=5 - attacks))
    assert points(table, "Attacks")[0] == rp


def test_CW_54_all_headings_add_up_and_goods_left_over_are_worth_nothing():
    """W24."""
    table = Table(3)
    table.give(
        0,
        owned=(3, 4),
        tracks=(8, 6),
        command=(0, 1),
        lines=lines(3),
        crew=(6, 5),
        coins=39,
        resources=(9, 9, 9, 9),
    )
    table.give(1, command=(2, 2), tracks=(1, 0), crew=(1,))
    state = over(table)
    receipt = reckon(state, ()).receipts[0]
    assert [(line.heading, line.points) for line in receipt.lines] == [
        ("Attributes", 11),
        ("Attribute track", 12),
        ("Boats", 17),
        ("Boat track", 6),
        ("Command bonuses", 6),
        ("Attacks", 7),
        ("War bonus", 15),
    ]
    assert receipt.total == 11 + 12 + 17 + 6 + 6 + 7 + 15
    assert receipt.lines[0].arithmetic == "2 + 3 + 6"
    assert receipt.lines[6].arithmetic == "Strength 6 + 5 = 11, rank 1"
    other = reckon(state, ()).receipts[1]
    assert next(line for line in other.lines if line.heading == "Command bonuses").points == 6
    assert len(HEADINGS) == 7


def test_CW_54_every_line_names_its_clause_and_the_entries_it_came_from():
    table = Table(3)
    table.give(0, resources=(0, 1, 1, 1), crew=(6, 1), lines=lines(4))
    table.to_phase("command")
    flag = table.act(0, Acquire(1)).n
    table.all_done()
    declared = table.battle(1, (6,), (1,)).n - 2
    last = table.act(0, TakeCircles(1, 2)).n
    assert table.match.over
    found = {line.heading: line for line in table.match.outcome.receipts[0].lines}
    assert found["Boats"].entries == (flag,)
    assert found["Attacks"].entries == (declared,)
    assert found["Boat track"].entries == found["War bonus"].entries == (last,)
    assert [line.clause for line in found.values()] == [
        "CW-22",
        "CW-35",
        "CW-23",
        "CW-36",
        "CW-27",
        "CW-48",
        "CW-52",
    ]
    assert Sources(table.match.entries).of("flag", 1, 1) == ()


def scored(*captains):
    """An outcome of captains who differ only in Boats and crew."""
    table = Table(len(captains))
    for seat, (boats, crew) in enumerate(captains):
        table.give(seat, owned=(0, boats), crew=crew)
    return reckon(over(table), ())


def test_CW_55_most_RP_win():
    outcome = scored((0, (1,)), (4, (2,)), (1, (3,)))
    assert outcome.winners == (1,)
    assert sorted(outcome.places) == [1, 2, 3]


def test_CW_55_a_tie_is_broken_by_the_ranking_in_the_Naval_Battle():
    """W28: 10 RP of Boats against 15 - 5 of rank; and a tie of the bare total is told apart by the ranking."""
    table = Table(3)
    table.give(0, owned=(0, 0), crew=(6, 4), tracks=(0, 0))
    table.give(1, owned=(0, 0), crew=(5, 5), tracks=(0, 8))
    table.give(2, crew=())
    outcome = reckon(over(table), ())
    assert [receipt.total for receipt in outcome.receipts] == [10, 10, 0]
    assert outcome.places == (1, 2, 3)
    assert outcome.ties[-1] == (
        "Alexander and Mary both have 10 RP; the Naval Battle decides: Alexander has rank 1, Mary rank 2."
    )


def test_CW_55_a_tie_that_remains_is_a_shared_victory():
    outcome = scored((2, (5,)), (2, (5,)), (0, (1,)))
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert outcome.ties[-1].endswith("they share their place.")


def test_CW_55_no_tie_is_told_of_a_clear_winner():
    assert scored((0, (1,)), (4, (2,)), (1, (3,))).ties == ()


def test_CW_55_three_may_share():
    outcome = scored((1, (2,)), (1, (2,)), (1, (2,)))
    assert outcome.places == (1, 1, 1)
    assert len(outcome.ties) == 4
