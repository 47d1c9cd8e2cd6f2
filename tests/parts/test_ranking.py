"""Tests of ranks and places."""

from captains.parts.ranking import places, ranks


def test_equal_keys_share_a_rank_and_do_not_use_up_the_next():
    assert ranks([8, 6, 6, 1]) == (1, 2, 2, 3)
    assert ranks([1, 6, 8, 6]) == (3, 2, 1, 2)
    assert ranks([]) == ()


def test_equal_keys_share_a_place_and_use_up_the_next():
    assert places([43, 43, 20]) == (1, 1, 3)
    assert places([(20, 5), (20, 4), (24, 1)]) == (2, 3, 1)
    assert places([5, 5, 5]) == (1, 1, 1)


def test_keys_that_are_tuples_compare_part_by_part():
    assert ranks([(20, (6, 5)), (20, (6, 6)), (24, (1,))]) == (3, 2, 1)
