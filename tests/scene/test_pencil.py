"""Marks by hand: each a little different, all the same in every render."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from captains.scene.nodes import Path, Text
from captains.scene.pencil import pencil_circle, pencil_cross, pencil_hatch, pencil_number, pencil_shading, wobble


def reach(d: str) -> tuple[float, float, float, float]:
    """The box of a path's points."""
    numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", d)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def test_the_same_seed_gives_the_same_mark_and_another_another() -> None:
    assert pencil_circle(5, 5, 3, "mary coin-7") == pencil_circle(5, 5, 3, "mary coin-7")
    assert pencil_circle(5, 5, 3, "mary coin-7") != pencil_circle(5, 5, 3, "mary coin-8")


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_mark_does_not_hang_on_the_hash_seed(hash_seed: str) -> None:
    words = "from captains.scene.pencil import pencil_hatch; print(pencil_hatch(5, 5, 3, 'mary')[0].d)"
    run = subprocess.run(
        [sys.executable, "-c", words], capture_output=True, text=True, env={"PYTHONHASHSEED": hash_seed}
    )
    (mark,) = pencil_hatch(5, 5, 3, "mary")
    assert isinstance(mark, Path) and run.stdout.strip() == mark.d


@pytest.mark.parametrize("seed", [f"seed {i}" for i in range(40)])
def test_marks_stay_about_their_place(seed: str) -> None:
    for nodes, far in (
        (pencil_circle(10, 20, 3.5, seed), 3.5 * 1.2),
        (pencil_hatch(10, 20, 3, seed), 3 * 1.2),
        (pencil_cross(10, 20, 6, 6, seed), 3.5),
        (pencil_shading(7, 17, 6, 6, seed), 3.5),
    ):
        for node in nodes:
            assert isinstance(node, Path)
            left, top, right, foot = reach(node.d)
            assert 10 - far <= left and right <= 10 + far and 20 - far <= top and foot <= 20 + far


def test_variations_lie_between_their_bounds_and_differ() -> None:
    vary = wobble("bounds")
    found = [vary(-1, 2) for _ in range(1000)]
    assert -1 <= min(found) < -0.9 and 1.9 < max(found) <= 2
    assert len(set(found)) > 990


def test_a_number_is_written_with_a_true_minus() -> None:
    (number,) = pencil_number(0, 0, -5, 6, "mary")
    assert isinstance(number, Text) and number.text == "−5" and number.font == "hand"
