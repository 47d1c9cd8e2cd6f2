"""Tones and hatching stay inside the form they shade."""

from __future__ import annotations

import re

import pytest

from captains.scene.shading import hatch, outline, overlap

SQUARE = "M0 0L100 0L100 100L0 100Z"
ARROW = "M0 0L100 50L0 100L40 50Z"
ROUND = "M0 50C0 22 22 0 50 0C78 0 100 22 100 50C100 78 78 100 50 100C22 100 0 78 0 50Z"


def numbers(d: str) -> list[tuple[float, float]]:
    found = [float(each) for each in re.findall(r"-?\d+\.?\d*", d)]
    return list(zip(found[::2], found[1::2], strict=True))


def area(points: list[tuple[float, float]] | tuple[tuple[float, float], ...]) -> float:
    return abs(sum(x * points[i - 1][1] - points[i - 1][0] * y for i, (x, y) in enumerate(points))) / 2


def test_an_outline_follows_curves_lines_and_runs() -> None:
    assert outline("M0 0H100V100H0Z") == ((0, 0), (100, 0), (100, 100), (0, 100))
    assert area(outline(ROUND)) == pytest.approx(7854, rel=0.02)
    with pytest.raises(ValueError):
        outline("M0 0A5 5 0 0 1 10 10Z")


def test_the_overlap_is_what_both_have_in_common() -> None:
    right = "M60 -10L200 -10L200 200L60 200Z"
    assert area(numbers(overlap(SQUARE, right))) == pytest.approx(4000)
    assert all(x >= 59.9 for x, _ in numbers(overlap(ROUND, right)))
    assert area(numbers(overlap(ARROW, right))) == pytest.approx(40 * 40 / 2, rel=0.01)
    assert overlap(SQUARE, "M200 0L300 0L300 100Z") == ""


@pytest.mark.parametrize("angle", [0, 45, 60, 90])
def test_hatching_stays_in_its_form_and_its_area(angle: float) -> None:
    points = numbers(hatch(ROUND, (50, 0, 50, 100), angle, 9))
    assert len(points) > 6
    for x, y in points:
        assert 49.5 <= x <= 100.5 and (x - 50) ** 2 + (y - 50) ** 2 < 51**2
    assert hatch(ROUND, (50, 0, 50, 100), angle, 9) == hatch(ROUND, (50, 0, 50, 100), angle, 9)


def test_hatching_leaves_out_what_is_hollow() -> None:
    middle = [(x, y) for x, y in numbers(hatch(ARROW, (0, 0, 100, 100), 90, 5)) if abs(x - 20) < 3]
    assert len(middle) >= 4, "two strokes, above and below the notch"
