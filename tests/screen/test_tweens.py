"""Motion follows one clock that can be slow, quick or off, and always ends exactly at rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captains.screen.mapping import Area
from captains.screen.tweens import Clock, Look, Tween, arc, between, breath, look, shake

HERE, THERE = Area(0, 0, 10, 10), Area(100, 50, 20, 20)


def test_the_clock_runs_at_the_pace_of_the_speed_setting():
    passed = []
    for speed in range(4):
        clock = Clock(speed)
        clock.advance(40)
        passed.append(clock.now)
    assert passed[0] == 0 and passed[1] < passed[2] == 40 < passed[3]
    assert Clock(0).still and not Clock(1).still


def test_a_stall_does_not_make_things_jump():
    clock = Clock(2)
    clock.advance(5000)
    assert clock.now == 100


@pytest.mark.parametrize("kind", ["fade", "draw", "slide"])
def test_every_motion_begins_away_from_rest_and_ends_at_it(kind):
    tween = Tween(kind, 100, 200, THERE)
    assert look(tween, HERE, 100) != Look(HERE)
    assert look(tween, HERE, 300) == Look(HERE) == look(None, HERE, 0)
    assert tween.over(300) and not tween.over(299)


@given(st.floats(0, 1))
def test_ways_stay_between_their_ends(part):
    at = between(HERE, THERE, part)
    assert 0 <= at.x <= 100 and 0 <= at.y <= 50 and 10 <= at.w <= 20
    assert arc(HERE, THERE, 0) == HERE and arc(HERE, THERE, 1) == THERE


def test_a_shake_dies_away_and_a_breath_stays_within_its_steps():
    assert shake(-1, 6) == 0 == shake(400, 6) and max(abs(shake(ms, 6)) for ms in range(360)) >= 4
    assert {breath(ms, 8) for ms in range(0, 2400, 10)} == set(range(8))
