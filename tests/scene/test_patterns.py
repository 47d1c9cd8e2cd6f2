"""Patterns: cut to any convex outline, running on from part to part of one cloth."""

from __future__ import annotations

import re

import pytest

from captains.scene.patterns import STRENGTH, Outline, box_outline, pattern_path

PATTERNS = sorted(STRENGTH.keys() - {"solid"})
CLOTH = box_outline(10, 20, 120, 90)
STEP = 9.0


def outlines(path: str) -> list[Outline]:
    """The closed polygons of path data of M, L and l."""
    found = []
    for closed in path.split("Z")[:-1]:
        points, x, y = [], 0.0, 0.0
        for letter, right, down in re.findall(r"([MLl])(-?[\d.]+) (-?[\d.]+)", closed):
            x, y = (x + float(right), y + float(down)) if letter == "l" else (float(right), float(down))
            points.append((x, y))
        found.append(tuple(points))
    return found


def area(path: str) -> float:
    """What the path fills; holes, run through the other way, count against it."""
    return abs(sum(p[i - 1][0] * p[i][1] - p[i][0] * p[i - 1][1] for p in outlines(path) for i in range(len(p))) / 2)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_marks_lie_inside_the_outline(pattern: str) -> None:
    for x, y in (point for outline in outlines(pattern_path(CLOTH, pattern, STEP)) for point in outline):
        assert 9.8 <= x <= 130.2 and 19.8 <= y <= 110.2


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_parts_of_a_cloth_fill_what_the_whole_fills(pattern: str) -> None:
    whole = area(pattern_path(CLOTH, pattern, STEP))
    for left in (5, 47.3, 88):
        parts = (box_outline(10, 20, left, 90), box_outline(10 + left, 20, 120 - left, 90))
        filled = sum(area(pattern_path(part, pattern, STEP, CLOTH)) for part in parts)
        assert filled == pytest.approx(whole, rel=0.02)
    assert 0.1 < whole / (120 * 90) < 0.9


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_slanting_part_is_cut_to_its_edges(pattern: str) -> None:
    triangle = ((10.0, 20.0), (130.0, 20.0), (10.0, 110.0))
    for x, y in (point for outline in outlines(pattern_path(triangle, pattern, STEP, CLOTH)) for point in outline):
        assert (x - 10) / 120 + (y - 20) / 90 <= 1.01
    other = ((130.0, 20.0), (130.0, 110.0), (10.0, 110.0))
    both = area(pattern_path(triangle, pattern, STEP, CLOTH)) + area(pattern_path(other, pattern, STEP, CLOTH))
    assert both == pytest.approx(area(pattern_path(CLOTH, pattern, STEP)), rel=0.03)


def test_a_plain_colour_has_no_marks() -> None:
    assert pattern_path(CLOTH, "solid", STEP) == ""
