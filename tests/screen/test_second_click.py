"""A double click decides once: what comes to lie under it for somebody else is not meant."""

from __future__ import annotations

import pytest

from captains.scene.page import Act, Box, Does, Half, Pick, Show
from captains.screen.second_click import WITHIN, SecondClick


def pick(id: str, does: Does) -> Pick:
    return Pick(id, Box(0, 0, 100, 40), does)


FIRST = pick("accept", Act(0, "accept"))


@pytest.mark.parametrize(
    ("second", "meant"),
    [
        (pick("accept", Act(1, "accept")), False),
        (pick("floor", Act(0, "floor")), False),
        (pick("accept", Act(0, "accept")), True),
        (pick("more", Half((("ships", 2),))), False),
        (pick("back", Show("lobby")), False),
    ],
)
def test_the_second_click_is_meant_for_what_lay_there_before(second: Pick, meant: bool) -> None:
    clicks = SecondClick()
    assert clicks.meant(FIRST, 50, 20, 1000.0)
    assert clicks.meant(second, 52, 21, 1000.0 + WITHIN / 2) is meant


@pytest.mark.parametrize(("x", "ms"), [(50, 1000.0 + WITHIN), (80, 1010.0)])
def test_a_later_click_or_one_elsewhere_is_a_click_of_its_own(x: float, ms: float) -> None:
    clicks = SecondClick()
    clicks.meant(FIRST, 50, 20, 1000.0)
    assert clicks.meant(pick("accept", Act(1, "accept")), x, 20, ms)


def test_a_half_made_choice_is_not_sent_by_its_own_double_click() -> None:
    clicks = SecondClick()
    clicks.meant(pick("card", Half((("card", 1),))), 50, 20, 1000.0)
    assert not clicks.meant(pick("send", Act(0, "send")), 50, 20, 1100.0)


def test_the_same_pick_takes_as_many_quick_clicks_as_it_gets() -> None:
    clicks = SecondClick()
    assert all(clicks.meant(pick("more", Half((("ships", n),))), 50, 20, 1000.0 + 50 * n) for n in range(9))


def test_what_comes_up_after_a_decision_is_not_passed_over_by_its_double_click() -> None:
    clicks = SecondClick()
    clicks.meant(FIRST, 50, 20, 1000.0)
    assert not clicks.meant(None, 50, 20, 1150.0)
    assert clicks.meant(None, 50, 20, 1000.0 + 3 * WITHIN) and clicks.meant(None, 50, 20, 1010.0 + 3 * WITHIN)


def test_a_third_click_means_no_more_than_the_second() -> None:
    clicks = SecondClick()
    clicks.meant(pick("name them", Show("names")), 50, 20, 1000.0)
    back = pick("back", Show("lobby"))
    assert [clicks.meant(back, 50, 20, ms) for ms in (1100.0, 1200.0, 1400.0, 1800.0)] == [False, False, False, True]


def test_what_comes_to_lie_under_a_click_beside_everything_is_not_meant_by_the_next() -> None:
    clicks = SecondClick()
    assert clicks.meant(None, 50, 20, 1000.0) and clicks.meant(None, 50, 20, 1050.0)
    assert not clicks.meant(pick("send", Act(0, "send")), 50, 20, 1100.0)
