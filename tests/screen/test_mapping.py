"""The mapping between window and page: formats for all window sizes, edges that meet, there and back again."""

from hypothesis import given
from hypothesis import strategies as st

from captains.scene.page import Box
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


@given(st.integers(400, 8000), st.integers(300, 5000), st.floats(1, 3))
def test_no_page_is_smaller_than_1280_by_720(width, height, density):
    fmt = format_for(width, height, density=density)
    assert fmt.width >= 1279 and fmt.height >= 719
    assert abs(fmt.width * fmt.scale - width) <= fmt.scale and abs(fmt.height * fmt.scale - height) <= fmt.scale


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
