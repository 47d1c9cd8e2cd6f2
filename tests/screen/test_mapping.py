"""The mapping between window and page: formats for all window sizes, edges that meet, there and back again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captains.scene.page import Box, Format
from captains.screen.mapping import Area, Mapping, area_of, format_for


def test_a_window_of_1280_or_1920_is_laid_out_one_to_one():
    for size in ((1280, 720), (1600, 900), (1920, 1080)):
        fmt = format_for(*size)
        assert (fmt.width, fmt.height, fmt.scale) == (*size, 1.0)
    assert format_for(1280, 720).narrow and not format_for(1920, 1080).narrow


def test_4k_is_the_1920_page_at_twice_the_size_not_smaller_print():
    fmt = format_for(3840, 2160)
    assert (fmt.width, fmt.height, fmt.scale) == (1920, 1080, 2.0)


def test_a_dense_screen_gets_larger_print_but_never_less_than_the_least_page():
    assert format_for(1920, 1080, density=1.5).width == 1280
    assert format_for(1920, 1080, density=3.0).width == 1280
    assert format_for(2880, 1800, density=2.0).scale == 2.0


def test_a_screen_that_stands_upright_is_measured_upright():
    assert (format_for(1200, 1600).width, format_for(1200, 1600).scale) == (1200, 1.0)
    assert (format_for(2160, 3840).width, format_for(2160, 3840).scale) == (1080, 2.0)


def test_text_beyond_what_a_page_can_set_enlarges_the_whole_page_where_there_is_room():
    fmt = format_for(3840, 2160, text=2.5)
    assert fmt.scale == 3.0 and fmt.text == pytest.approx(2.5 * 2 / 3)
    assert format_for(1920, 1080, text=1.5) == Format(1920, 1080, 1.0, 1.5)


def test_type_is_no_smaller_in_a_window_that_is_too_small():
    fmt = format_for(640, 320)
    assert fmt.scale == 0.5 and fmt.text == 2.0


@given(st.integers(400, 8000), st.integers(300, 5000), st.floats(1, 3), st.floats(0.75, 2.5))
def test_no_page_is_smaller_than_the_least(width, height, density, text):
    fmt = format_for(width, height, text, density)
    least = (1080, 1280) if height > width else (1280, 640)
    assert fmt.width >= least[0] - 1 and fmt.height >= least[1] - 1
    assert abs(fmt.width * fmt.scale - width) <= fmt.scale and abs(fmt.height * fmt.scale - height) <= fmt.scale
    assert fmt.text * fmt.scale >= text * min(1.0, fmt.scale) - 1e-6


@given(st.floats(0, 1900), st.floats(0, 1000), st.sampled_from([1.0, 1.25, 1.5, 2.0]))
def test_a_place_survives_the_way_to_the_window_and_back(x, y, scale):
    mapping = Mapping((1920, 1080), (3840, 2160), scale)
    back = mapping.to_page(*mapping.to_window(x, y))
    assert abs(back[0] - x) <= 2 and abs(back[1] - y) <= 2


@given(st.floats(0, 500), st.floats(1, 200), st.floats(1, 200), st.floats(0.5, 3))
def test_neighbouring_boxes_stay_neighbours_in_pixels(x, w, v, scale):
    one, other = area_of(Box(x, 0, w, 10), scale), area_of(Box(x + w, 0, v, 10), scale)
    if one.w > 1:
        assert one.x + one.w == other.x


def test_areas_meet_join_and_grow():
    one, other = Area(0, 0, 10, 10), Area(10, 0, 5, 5)
    assert not one.meets(other) and one.grown(1).meets(other)
    assert one.joined(other) == Area(0, 0, 15, 10)
