"""Tests of the areas that shapes fill."""

from __future__ import annotations

import math

import pytest

from captains.scene.areas import Move, area, middle, outlines
from captains.scene.nodes import Circle, Group, Path, Rect


def test_a_rectangle_and_a_circle_are_as_large_as_they_are() -> None:
    assert area(Rect(2, 3, 10, 4), Move()).largest == pytest.approx(40)
    assert area(Circle(0, 0, 5), Move()).largest == pytest.approx(math.pi * 25, rel=0.03)


@pytest.mark.parametrize(
    ("d", "size"),
    [
        ("M0 0H10V10H0Z", 100),
        ("m1 1h10v10h-10z", 100),
        ("M0 0L10 0 10 10 0 10Z", 100),
        ("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", math.pi * 25),
        ("M0 0Q5 -10 10 0Z", 100 / 3),
        ("M0 0C0 10 10 10 10 0Z", 60),
    ],
)
def test_a_path_is_nearly_as_large_as_it_is(d: str, size: float) -> None:
    assert area(Path(d), Move()).largest == pytest.approx(size, rel=0.26)


def test_a_hole_is_taken_off_and_what_lies_apart_is_not() -> None:
    assert area(Path("M0 0H10V10H0ZM2 2H8V8H2Z"), Move()).largest == pytest.approx(64)
    assert area(Path("M0 0H10V10H0ZM20 0H26V6H20Z"), Move()).largest == pytest.approx(100)


def test_it_holds_what_lies_inside_and_not_in_a_hole() -> None:
    frame = area(Path("M0 0H10V10H0ZM2 2H8V8H2Z"), Move())
    assert frame.holds(1, 5)
    assert not frame.holds(5, 5)
    assert not frame.holds(11, 5)
    assert not frame.holds(1, -1)


def test_groups_move_turn_and_scale_what_they_hold() -> None:
    move = Move().into(Group((), x=100, y=50, scale=2, turn=90))
    assert move.at(3, 0) == pytest.approx((100, 56))
    assert move.scale == pytest.approx(2)
    inner = move.into(Group((), x=1, y=0, matrix=(-1, 0, 0, 1)))
    assert inner.at(1, 0) == pytest.approx((100, 50))
    assert area(Rect(0, 0, 1, 1), inner).largest == pytest.approx(4)


def test_how_thick_it_is() -> None:
    assert area(Rect(0, 0, 6, 6), Move()).thick == pytest.approx(3)
    assert area(Rect(0, 0, 60, 2), Move()).thick == pytest.approx(1.94, abs=0.01)
    assert area(Circle(0, 0, 2), Move()).thick == pytest.approx(2, rel=0.05)


def test_a_sickle_is_stood_for_by_a_corner() -> None:
    sickle = area(Path("M0 0H10V10H0V9H9V1H0Z"), Move())
    assert middle(sickle) in sickle.parts[0]


def test_a_path_without_numbers_fills_nothing() -> None:
    assert outlines("") == ()
    assert area(Path(""), Move()).parts == ()
    assert middle(area(Rect(0, 0, 4, 2), Move())) == (2, 1)
