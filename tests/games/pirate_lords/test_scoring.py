"""The final score: loot, a point a pirate left, receipts that tell their entries, and ties that are explained."""

from captains.games.pirate_lords.rules.scoring import reckon
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, Table, bargaining, loot


def final(*lords) -> Table:
    """A match that is over: for each player pirates and loot, (points of regular, points of last loot)."""
    table = Table(len(lords))
    for seat, (pirates, regular, last) in enumerate(lords):
        cards = [loot(p, (seat,)) for p in regular] + [loot(p, (seat,), last=True) for p in last]
        table.give(seat, *pirates, loot=cards)
    table.lay(phase="over")
    return table


def lines(receipt):
    return {line.heading: (line.arithmetic, line.points) for line in receipt.lines}


def test_PL_41_points_on_loot_and_one_for_each_pirate():
    table = final(((2, 0, 1), (4, 2, 2), (3,)), ((0, 0, 0), (4,), ()), ((0, 1, 0), (), ()))
    outcome = reckon(table.state, ())
    assert [receipt.total for receipt in outcome.receipts] == [14, 4, 1]
    assert lines(outcome.receipts[0]) == {
        "Loot": ("4 + 2 + 2", 8),
        "Last loot": ("3", 3),
        "Pirates": ("3 pirates", 3),
    }
    assert lines(outcome.receipts[1])["Pirates"] == ("none", 0)
    assert lines(outcome.receipts[2]) == {"Loot": ("none", 0), "Last loot": ("none", 0), "Pirates": ("1 pirate", 1)}
    assert outcome.places == (1, 2, 3)


def test_PL_41_the_six_of_the_last_attack_do_not_count():
    """P10: pirates left after the six are discarded."""
    table = bargaining()
    table.give(VIKTOR, loot=[loot(p, (VIKTOR,)) for p in [2] * 7 + [3] * 7 + [4] * 2])
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 4, 4, 4)
    table.deal((2, 2), (2,), (), (2, 2))
    pirates = [lines(receipt)["Pirates"] for receipt in table.match.outcome.receipts]
    assert pirates == [("1 pirate", 1), ("1 pirate", 1), ("2 pirates", 2), ("none", 0)]


def test_PL_41_a_receipt_names_the_entries_it_comes_from():
    table = bargaining()
    table.give(VIKTOR, loot=[loot(p, (VIKTOR,)) for p in [2] * 7 + [3] * 7 + [4] * 2])
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 4, 4, 4)
    dealt = table.deal((2, 2), (2,), (), (2, 2)).n
    found = {line.heading: line.entries for line in table.match.outcome.receipts[BORIS].lines}
    assert found == {"Loot": (dealt,), "Last loot": (), "Pirates": ()}


def test_PL_41_the_pirates_left_come_from_the_entries_that_turned_them_up():
    table = Table(3)
    for card in ("sailor", "shooter", "sailor", "boarder", "sailor", "sailor", "boarder"):
        table.turn(card)
    assert table.crews() == [(1, 0, 2), (1, 1, 0), (2, 0, 0)]
    outcome = reckon(table.state, table.match.entries)
    for seat, receipt in enumerate(outcome.receipts):
        line = receipt.lines[2]
        assert len(line.entries) == line.points == table.lord(seat).pirates
        for n in line.entries:
            assert table.match.entries[n].events[0].seat == seat


def test_PL_42_a_tie_goes_to_more_points_on_loot():
    """P11: loot points, then fewer red cards, then shared."""
    outcome = reckon(final(((1, 0, 0), (4,), ()), ((0, 0, 0), (3, 2), ()), ((0, 0, 0), (2,), ())).state, ())
    assert outcome.places == (2, 1, 3) and outcome.winners == (BORIS,)
    assert outcome.ties == (
        "Boris and Anna both have 5 points; the loot cards decide: Boris has 5 points on them, Anna 4.",
    )


def test_PL_42_then_to_fewer_last_loot_cards():
    outcome = reckon(final(((0, 0, 0), (), (4, 2)), ((0, 0, 0), (3,), (3,)), ((0, 0, 0), (4, 2), ())).state, ())
    assert outcome.places == (3, 2, 1)
    assert outcome.ties == (
        "Viktor and Boris both have 6 points, 6 of them on loot cards; "
        "fewer last loot cards decide: Viktor has 0, Boris 1.",
        "Boris and Anna both have 6 points, 6 of them on loot cards; "
        "fewer last loot cards decide: Boris has 1, Anna 2.",
    )


def test_PL_42_then_the_victory_is_shared_and_the_next_is_third():
    outcome = reckon(final(((1, 0, 0), (4,), ()), ((0, 1, 0), (4,), ()), ((0, 0, 0), (2,), ())).state, ())
    assert outcome.places == (1, 1, 3) and outcome.winners == (ANNA, BORIS)
    assert outcome.ties == (
        "Anna and Boris both have 5 points, 4 of them on loot cards, and as many last loot cards (0); "
        "they share their place.",
    )


def test_PL_42_without_equal_scores_there_is_nothing_to_explain():
    assert reckon(final(((1, 0, 0), (4,), ()), ((0, 0, 0), (4,), ()), ((0, 0, 0), (2,), ())).state, ()).ties == ()
