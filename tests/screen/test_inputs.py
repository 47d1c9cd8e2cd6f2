"""Mouse and keys become wishes: where the focus goes when its pick is gone, keys that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from captains.engine.refusal import Refusal
from captains.scene.page import Act, Box, Does, Page, Pick, Refuse, Show
from captains.screen.field_view import Fields
from captains.screen.inputs import Inputs
from captains.screen.surfaces import Surfaces
from tests.screen.flat import flat


class Doer:
    """Remembers what it was to do."""

    def __init__(self) -> None:
        self.done: list[Does] = []

    def do(self, does: Does, pick: str = "") -> None:
        self.done.append(does)

    def hurry(self) -> bool:
        return False


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
    inputs.key(down(pygame.K_TAB), page(BUY, UNDO, OTHER))
    assert inputs.focus == "buy"
    inputs.follow(page(UNDO, OTHER))
    assert inputs.focus == "other"


def test_where_nothing_does_the_like_the_focus_is_gone(inputs: Inputs, doer: Doer) -> None:
    inputs.key(down(pygame.K_TAB), page(BUY, UNDO))
    no = pick("buy", 0, Refuse(Refusal("rule", "", "No.")))
    inputs.follow(page(no, UNDO))
    assert inputs.focus == ""
    inputs.key(down(pygame.K_RETURN), page(no, UNDO))
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
    inputs.key(down(key, mod), page(BUY))
    assert doer.done == [Show(wish)]
