"""The stage: a crew of any size stands side by side."""

from __future__ import annotations

from itertools import pairwise

import pytest

from captains.games.captains_war.picture.table.stage import berth_radius, berth_spots


@pytest.mark.parametrize("berths", [1, 3, 4, 6, 9])
@pytest.mark.parametrize("extra", [True, False])
def test_berths_never_lie_upon_each_other_and_their_sum_stays_within(berths: int, extra: bool) -> None:
    r = berth_radius(600, 60, berths, extra)
    spots, total = berth_spots(10, 600, r, berths, extra)
    assert all(right - left >= 2 * r for left, right in pairwise(spots[:berths]))
    assert spots[0] - r >= 10
    assert total + 1.15 * r <= 610 + r
