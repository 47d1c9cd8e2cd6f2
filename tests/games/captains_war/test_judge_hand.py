"""What Resources and coins in hand are worth in the judgement."""

from captains.games.captains_war.judge_hand import Hand, best_plan, needs
from captains.games.captains_war.sheet import read_sheet
from captains.library.sheets import shipped_sheet
from tests.games.captains_war.table import ATTRIBUTES, BARREL, BOATS

SHEET = read_sheet(shipped_sheet("captains-war"))


def plan(held, coins=0, owned=(0, 0), turns=6, acquires=True):
    hand = Hand(held, coins, owned, (6, 6), turns, acquires)
    return best_plan(SHEET, held, coins, hand)


def test_what_can_be_paid_is_acquired():
    assert plan((0, 1, 1, 1)).kind == BOATS
    assert plan((0, 1, 1, 1)).buys == ()


def test_what_is_missing_is_bought():
    assert plan((0, 1, 1, 0), coins=3, owned=(4, 0)).buys == (BARREL,)
    assert plan((0, 1, 1, 0), coins=2, owned=(4, 0)).kind is None


def test_a_Joker_is_paid_with_what_nothing_else_needs():
    found = plan((1, 1, 0, 6), owned=(0, 4))
    assert (found.kind, found.jokers) == (ATTRIBUTES, (BARREL,))


def test_nothing_is_acquired_twice_in_a_turn():
    assert plan((2, 2, 2, 2), acquires=False).kind is None


def test_more_in_hand_is_never_worth_less():
    for held in ((0, 0, 0, 0), (1, 1, 0, 0), (0, 1, 1, 1), (2, 2, 2, 2)):
        for resource in range(4):
            more = tuple(have + (each == resource) for each, have in enumerate(held))
            assert plan(more, coins=4).worth >= plan(held, coins=4).worth
        assert plan(held, coins=5).worth >= plan(held, coins=4).worth


def test_what_can_no_longer_be_used_is_worth_nothing():
    assert plan((1, 0, 0, 1), coins=2, turns=1).worth == 0


def test_needs_are_told_apart():
    assert needs(SHEET, (0, 0), (1, 0, 0, 0)) == (1, 0, 0)
    assert needs(SHEET, (0, 0), (0, 0, 3, 0)) == (1, 2, 0)
    assert needs(SHEET, (4, 4), (1, 1, 1, 1)) == (0, 0, 4)
