"""Mouse and keys become wishes: where the focus goes when its pick is gone, keys that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from captains.engine.refusal import Refusal
from captains.scene.nodes import Drawing
from captains.scene.page import Act, Box, Does, Drop, Page, Pick, Piece, Refuse, Show
from captains.screen.dragging import Drag
from captains.screen.field_view import Fields
from captains.screen.inputs import Inputs
from captains.screen.mapping import Mapping
from captains.screen.surfaces import Surfaces
from tests.screen.flat import flat


class Doer:
    """Remembers what it was to do."""

    def __init__(self) -> None:
        self.done: list[Does] = []
        self.dragged: list[Drag | None] = []

    def do(self, does: Does, pick: str = "") -> None:
        self.done.append(does)

    def hurry(self) -> bool:
        return False

    def drag(self, drag: Drag | None) -> None:
        self.dragged.append(drag)


@pytest.fixture
def doer() -> Doer:
    return Doer()


@pytest.fixture
def inputs(doer: Doer) -> Iterator[Inputs]:
    surfaces = Surfaces(flat)
    yield Inputs(doer, Fields(surfaces))
    surfaces.close()


def pick(id: str, x: float, does: Does) -> Pick:
    return Pick(id, Box(x, 0, 10, 10), does)


def page(*picks: Pick) -> Page:
    return Page("table", (), picks=picks)


def down(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


BUY, OTHER = pick("buy", 0, Act(0, "buy")), pick("other", 90, Act(0, "other"))
UNDO = pick("undo", 20, Show("undo"))


def test_the_focus_of_a_pick_that_is_gone_goes_to_the_nearest_that_does_the_like(inputs: Inputs) -> None:
    inputs.key(down(pygame.K_TAB), page(BUY, UNDO, OTHER), 0.0)
    assert inputs.focus == "buy"
    inputs.follow(page(UNDO, OTHER))
    assert inputs.focus == "other"


@pytest.mark.parametrize(("id", "focus"), [("row-4", "row-4"), ("again", "")])
def test_a_wish_hands_the_focus_on_to_another_of_its_row_alone(inputs: Inputs, id: str, focus: str) -> None:
    inputs.key(down(pygame.K_TAB), page(pick("row-3", 0, Show("look", 3))), 0.0)
    inputs.follow(page(pick(id, 20, Show("look", 4))))
    assert inputs.focus == focus


def test_where_nothing_does_the_like_the_focus_is_gone(inputs: Inputs, doer: Doer) -> None:
    inputs.key(down(pygame.K_TAB), page(BUY, UNDO), 0.0)
    no = pick("buy", 0, Refuse(Refusal("rule", "", "No.")))
    inputs.follow(page(no, UNDO))
    assert inputs.focus == ""
    inputs.key(down(pygame.K_RETURN), page(no, UNDO), 0.0)
    assert doer.done == [Show("skip")]


@pytest.mark.parametrize(
    ("key", "mod", "wish"),
    [
        (pygame.K_z, pygame.KMOD_LCTRL, "undo"),
        (pygame.K_y, pygame.KMOD_LCTRL, "redo"),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "redo"),
    ],
)
def test_undo_and_redo_have_their_usual_keys_on_every_page(
    inputs: Inputs, doer: Doer, key: int, mod: int, wish: str
) -> None:
    inputs.key(down(key, mod), page(BUY), 0.0)
    assert doer.done == [Show(wish)]


NO = Refuse(Refusal("rule", "", "Not there."))
PLACES = (Drop(Box(100, 0, 50, 50), Act(0, "there")), Drop(Box(200, 0, 50, 50), NO))
CARD = Pick("card", Box(0, 0, 20, 20), Act(0, "click"), drops=PLACES, carries="piece")
TABLE = Page("table", (Piece("piece", Box(0, 0, 20, 20), Drawing(1, 1, ())),), (CARD, OTHER))
PLAIN = Mapping((300, 100), (300, 100), 1.0)


def mouse(inputs: Inputs, kind: int, at: tuple[int, int], page: Page = TABLE) -> None:
    inputs.mouse(pygame.event.Event(kind, pos=at, button=1), page, PLAIN, 0.0)


def pull(inputs: Inputs, *ways: tuple[int, int]) -> None:
    mouse(inputs, pygame.MOUSEBUTTONDOWN, ways[0])
    for at in ways[1:]:
        mouse(inputs, pygame.MOUSEMOTION, at)


def test_a_pick_pulled_to_a_place_for_it_does_what_letting_go_there_does(inputs: Inputs, doer: Doer) -> None:
    pull(inputs, (10, 10), (40, 20), (120, 30))
    drag = inputs.drag
    assert drag is not None and drag.box == Box(110, 20, 20, 20) and drag.over == CARD.drops[0]
    assert drag.open == CARD.drops[:1]
    assert inputs.attended(TABLE) == ("", "")
    mouse(inputs, pygame.MOUSEBUTTONUP, (120, 30))
    assert doer.done == [Act(0, "there")] and inputs.drag is None and doer.dragged[-1] is None


@pytest.mark.parametrize(("end", "done"), [((60, 60), []), ((210, 10), [NO])])
def test_let_go_elsewhere_nothing_is_done_and_where_it_may_not_lie_it_is_said_why(
    inputs: Inputs, doer: Doer, end: tuple[int, int], done: list[Does]
) -> None:
    pull(inputs, (10, 10), end)
    mouse(inputs, pygame.MOUSEBUTTONUP, end)
    assert doer.done == done and doer.dragged[-1] is None


def test_a_hand_that_trembles_still_clicks(inputs: Inputs, doer: Doer) -> None:
    pull(inputs, (10, 10), (13, 12))
    mouse(inputs, pygame.MOUSEBUTTONUP, (13, 12))
    assert doer.done == [Act(0, "click")] and doer.dragged == []


def test_what_has_no_place_to_go_to_is_not_dragged(inputs: Inputs, doer: Doer) -> None:
    pull(inputs, (95, 5), (130, 30))
    mouse(inputs, pygame.MOUSEBUTTONUP, (130, 30))
    assert doer.done == [] and doer.dragged == []


def test_escape_and_a_page_without_the_pick_let_go_of_it(inputs: Inputs, doer: Doer) -> None:
    pull(inputs, (10, 10), (120, 30))
    inputs.key(down(pygame.K_ESCAPE), TABLE, 0.0)
    mouse(inputs, pygame.MOUSEBUTTONUP, (120, 30))
    assert doer.done == [] and inputs.drag is None
    pull(inputs, (10, 10), (120, 30))
    inputs.follow(TABLE)
    assert inputs.drag is not None
    inputs.follow(page(OTHER))
    assert inputs.drag is None
    mouse(inputs, pygame.MOUSEBUTTONUP, (120, 30))
    assert doer.done == []


@pytest.mark.parametrize(
    ("key", "mod", "how"),
    [(pygame.K_z, 0, "turn"), (pygame.K_LEFT, pygame.KMOD_LSHIFT, "left"), (pygame.K_DOWN, pygame.KMOD_LSHIFT, "down")],
)
def test_the_lens_has_its_keys_on_every_page(inputs: Inputs, doer: Doer, key: int, mod: int, how: str) -> None:
    inputs.key(down(key, mod), page(BUY, OTHER), 0.0)
    assert doer.done == [Show("lens", how)] and inputs.focus == ""


def test_the_right_button_holds_the_lens_and_clicks_nothing(inputs: Inputs, doer: Doer) -> None:
    glass = Mapping((1280, 720), (1280, 720), 1.0)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        inputs.mouse(pygame.event.Event(kind, button=3, pos=(5, 5)), page(BUY, OTHER), glass, 0.0)
    assert doer.done == [Show("lens", "hold"), Show("lens", "release")]
    assert inputs.pointer.place == (5.0, 5.0)
