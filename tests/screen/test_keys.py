"""The keyboard's walk: every pick is reached, arrows go to the nearest one in their direction, shortcuts have names."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from captains.scene.page import ONLY_NOTE, Act, Box, Pick
from captains.screen.keys import by_key, name_of, step, towards, walk
from tests.screen.demo import NO


def grid(wide=3, high=3):
    return tuple(Pick(f"{x}{y}", Box(x * 60, y * 60, 40, 40), Act(0, 0)) for y in range(high) for x in range(wide))


def test_tab_reads_line_by_line_and_goes_round():
    picks = tuple(reversed(grid()))
    visited, at = [], ""
    for _ in range(9):
        at = step(picks, at, 1).id
        visited.append(at)
    assert visited == ["00", "10", "20", "01", "11", "21", "02", "12", "22"]
    assert step(picks, "22", 1).id == "00" and step(picks, "00", -1).id == "22" and step(picks, "", -1).id == "22"


def test_order_comes_before_place_and_what_is_refused_is_left_out():
    picks = (*grid(1, 2), Pick("first", Box(500, 500, 9, 9), Act(0, 0), order=-1), Pick("no", Box(0, 0, 9, 9), NO))
    assert [pick.id for pick in walk(picks)] == ["first", "00", "01"]


def test_what_only_explains_is_left_out_of_the_walk():
    picks = (*grid(1, 2), Pick("print", Box(500, 0, 40, 40), ONLY_NOTE, state="quiet"))
    assert [pick.id for pick in walk(picks)] == ["00", "01"]


def test_arrows_go_to_the_nearest_in_their_direction_and_stay_at_the_edge():
    picks = grid()
    assert [towards(picks, "11", way).id for way in ("left", "right", "up", "down")] == ["01", "21", "10", "12"]
    assert towards(picks, "20", "right").id == "20"
    assert towards(picks, "", "down").id == "00" and towards((), "", "down") is None


@given(st.lists(st.tuples(st.integers(0, 900), st.integers(0, 600)), min_size=1, max_size=25, unique=True))
def test_tab_reaches_every_pick_wherever_it_lies(places):
    picks = tuple(Pick(f"{x},{y}", Box(x, y, 30, 30), Act(0, 0)) for x, y in places)
    at, seen = "", set()
    for _ in picks:
        at = step(picks, at, 1).id
        seen.add(at)
    assert len(seen) == len(picks)


def test_keys_have_the_names_that_picks_use():
    names = {
        (pygame.K_d, 0): "d", (pygame.K_7, 0): "7", (pygame.K_KP7, 0): "7", (pygame.K_RETURN, 0): "enter",
        (pygame.K_KP_ENTER, 0): "enter", (pygame.K_ESCAPE, 0): "escape", (pygame.K_SPACE, 0): "space",
        (pygame.K_F1, 0): "f1", (pygame.K_z, pygame.KMOD_LCTRL): "ctrl+z", (pygame.K_z, pygame.KMOD_LMETA): "ctrl+z",
        (pygame.K_TAB, pygame.KMOD_LSHIFT): "shift+tab", (pygame.K_d, pygame.KMOD_LSHIFT): "d",
        (pygame.K_LEFT, 0): "left", (pygame.K_BACKSPACE, 0): "backspace", (pygame.K_DELETE, 0): "delete",
    }  # fmt: skip
    assert {key: name_of(*key) for key in names} == names


def test_of_two_picks_with_one_key_the_upper_one_answers():
    picks = (Pick("a", Box(0, 0, 1, 1), Act(0, 0), key="x"), Pick("b", Box(0, 0, 1, 1), Act(0, 0), key="x"))
    assert by_key(picks, "x").id == "b" and by_key(picks, "") is None
