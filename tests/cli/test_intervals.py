"""Tests of the intervals of shares, against figures worked out by hand."""

from __future__ import annotations

import pytest

from captains.cli.intervals import estimate


def test_the_interval_is_wilson_s() -> None:
    found = estimate(60, 100)
    assert found.share == 0.6
    assert (found.low, found.high) == pytest.approx((0.5020, 0.6906), abs=1e-4)


def test_it_narrows_with_more_trials_and_stays_between_nothing_and_all() -> None:
    few, many = estimate(5, 10), estimate(500, 1000)
    assert many.high - many.low < (few.high - few.low) / 5
    none, all_of_them = estimate(0, 10), estimate(10, 10)
    assert none.low == pytest.approx(0)
    assert none.high == pytest.approx(0.2775, abs=1e-4)
    assert all_of_them.low == pytest.approx(1 - 0.2775, abs=1e-4)
    assert 1 >= all_of_them.high == pytest.approx(1)


def test_without_a_trial_nothing_is_known() -> None:
    found = estimate(0, 0)
    assert (found.low, found.high) == (0, 1)


def test_how_far_it_lies_above_a_fixed_share() -> None:
    above = estimate(60, 100).less(0.5)
    assert (above.share, above.low, above.high) == pytest.approx((0.1, 0.0020, 0.1906), abs=1e-4)
