"""The hit test and the click: the later pick wins, circles are round, a slip may be dragged away."""

from captains.scene.page import Act, Box, Page, Pick, TextField
from captains.screen.pointer import Pointer, field_at, hit

UNDER = Pick("under", Box(0, 0, 100, 100), Act(0, 1))
OVER = Pick("over", Box(40, 40, 40, 40), Act(0, 2), "circle")
PAGE = Page("table", (), (UNDER, OVER), fields=(TextField("name", Box(200, 0, 50, 20), ""),))


def test_the_later_pick_wins_and_a_circle_has_no_corners():
    assert hit(PAGE.picks, 60, 60) == OVER
    assert hit(PAGE.picks, 41, 41) == UNDER
    assert hit(PAGE.picks, 100, 50) is None and hit(PAGE.picks, 99.5, 0) == UNDER


def test_a_click_is_press_and_release_on_the_same_pick():
    pointer = Pointer()
    pointer.down(PAGE, 60, 60)
    assert pointer.up(PAGE, 62, 61) == (True, OVER)
    pointer.down(PAGE, 60, 60)
    assert pointer.up(PAGE, 5, 5) == (False, UNDER)
    assert pointer.up(PAGE, 60, 60) == (False, None)


def test_a_click_on_nothing_is_told_from_a_drag_that_ends_there():
    pointer = Pointer()
    pointer.down(PAGE, 150, 150)
    assert pointer.up(PAGE, 151, 150) == (True, None)
    pointer.down(PAGE, 60, 60)
    assert pointer.up(PAGE, 150, 150) == (False, None)


def test_the_pointer_hovers_only_while_it_is_in_the_window():
    pointer = Pointer()
    assert pointer.over(PAGE) is None
    pointer.move(60, 60)
    assert pointer.over(PAGE) == OVER and pointer.over(None) is None
    pointer.leave()
    assert pointer.over(PAGE) is None


def test_fields_are_found():
    assert field_at(PAGE, 210, 10).name == "name" and field_at(PAGE, 10, 10) is None
