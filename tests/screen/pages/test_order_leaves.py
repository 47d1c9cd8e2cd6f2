"""Who goes first: by a question with a picture, by lots, by moving rows on the setup page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from captains.host import order as o
from captains.host.last_tables import LastTables
from captains.host.muster import played_by
from captains.library import games
from captains.library.rules import Clause
from captains.scene.medallions import medallion
from captains.scene.page import Desk, Format, Page, Show
from captains.screen.mapping import format_for
from captains.screen.pages.first_leaf import QUESTIONS, FirstLeaf, questions_for
from captains.screen.pages.lots_leaf import LotsLeaf
from captains.screen.pages.setup import SetUp
from captains.screen.pages.shelf import Shelf
from captains.screen.settings import Settings
from tests.screen.pages.layout import formats, pick, sound
from tests.screen.pages.stand_in import Glass, muster, shelf
from tests.screen.pages.test_pages import UNDER

FMT = format_for(1280, 720)
EVERY = [*formats(), *formats(1.5)]
BOAT = Clause("RG-01", "Whoever was last on a boat starts.", "Setup")


def stage(tmp_path: Path, seats: int = 3, speed: int = 2, seed: str = "s") -> SetUp:
    tables = LastTables(tmp_path / "tables.json")
    nowhere: Any = lambda *_: None  # noqa: E731
    made = SetUp(shelf(), tables, muster(seats), nowhere, nowhere, lambda n: 0, seed)
    made.window = Glass(settings=Settings(speed=speed))  # type: ignore[assignment]
    return made


def page(made: SetUp) -> Page:
    return made.page(FMT, Desk())


def press(made: SetUp, id: str) -> None:
    made.wish(pick(page(made), id).does, Desk())


def names(made: SetUp) -> list[str]:
    return [berth.name for berth in made.muster.berths]


# --- the question -----------------------------------------------------------------------------------------------------


def test_every_question_has_its_own_picture() -> None:
    assert len({question.picture for question in QUESTIONS}) == len(QUESTIONS)
    for question in QUESTIONS:
        assert medallion(question.picture)
        assert question.words.endswith("?")


def test_the_game_s_own_question_comes_first() -> None:
    asked = questions_for(Clause("X-1", "The youngest player starts.", "Setup"))
    assert asked[0].words == "Who is the youngest?"
    assert set(asked) == set(QUESTIONS) and len(asked) == len(QUESTIONS)
    assert questions_for(None) == QUESTIONS


@pytest.mark.parametrize("id", games.game_ids())
def test_each_game_s_rules_ask_one_of_them(id: str) -> None:
    clause = Shelf((id,), ()).first_seat(id)
    assert clause is not None and "seating them first" in clause.words
    own = questions_for(clause)[0]
    assert own.told and own.told in clause.words.casefold()


def test_whose_it_is_leads_and_the_others_follow(tmp_path: Path) -> None:
    made = stage(tmp_path, 4)
    before = names(made)
    press(made, "first-asked")
    press(made, "first-other")
    press(made, "first-seat-2")
    assert names(made) == [*before[2:], *before[:2]]
    assert "first-seat-2" not in {each.id for each in page(made).picks}


def test_a_question_may_go_unanswered(tmp_path: Path) -> None:
    made = stage(tmp_path)
    before = names(made)
    press(made, "first-asked")
    press(made, "first-no")
    assert names(made) == before
    assert "lots" in {each.id for each in page(made).picks}


def test_only_people_are_asked_after_if_there_are_any() -> None:
    table = played_by(muster(3), 1, "easy")
    ids = {each.id for each in FirstLeaf(table, BOAT).page(UNDER, FMT).picks}
    assert {"first-seat-0", "first-seat-2"} <= ids
    assert "first-seat-1" not in ids
    for seat in range(3):
        table = played_by(table, seat, "easy")
    assert "first-seat-1" in {each.id for each in FirstLeaf(table, BOAT).page(UNDER, FMT).picks}


@pytest.mark.parametrize("fmt", EVERY, ids=str)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_question_can_be_read_and_answered_at_every_size(fmt: Format, seats: int) -> None:
    leaf = FirstLeaf(muster(seats), BOAT)
    for _ in QUESTIONS:
        sound(leaf.page(UNDER, fmt), fmt)
        leaf.wish(Show("first-other", 1))


# --- the lots ---------------------------------------------------------------------------------------------------------


def test_lots_are_drawn_one_after_the_other_as_the_seed_has_decided(tmp_path: Path) -> None:
    made = stage(tmp_path, 4)
    before, order = made.muster.berths, o.lots(4, "s")
    press(made, "lots")
    leaf = made.leaves.top
    assert isinstance(leaf, LotsLeaf)
    assert leaf.drawn == ()
    due = made.tick(0)
    for count in range(1, 5):
        assert due is not None and leaf.drawn == order[: count - 1]
        due = made.tick(due)
    assert due is None and leaf.drawn == order
    press(made, "lots-take")
    assert made.muster.berths == tuple(before[seat] for seat in order)


def test_a_lot_moves_from_the_barrel_to_its_place(tmp_path: Path) -> None:
    leaf = LotsLeaf(muster(3), lambda time: (2, 0, 1))
    inside = _box(leaf, "lots-slip-2")
    assert leaf.tick(800, 2) == 800
    outside = _box(leaf, "lots-slip-2")
    assert outside.x > inside.x + inside.w
    assert outside.w / outside.h == pytest.approx(inside.w / inside.h, rel=0.05)
    ids = [piece.id for piece in leaf.page(UNDER, FMT).pieces]
    assert ids.index("lots-slip-0") < ids.index("lots-cask") < ids.index("lots-slip-2")


def _box(leaf: LotsLeaf, id: str):
    return next(piece.box for piece in leaf.page(UNDER, FMT).pieces if piece.id == id)


def test_without_motion_or_by_a_click_all_are_drawn_at_once(tmp_path: Path) -> None:
    made = stage(tmp_path, 3, speed=0)
    press(made, "lots")
    assert made.tick(0) is None
    assert "lots-take" in {each.id for each in page(made).picks}
    made = stage(tmp_path, 3)
    press(made, "lots")
    press(made, "lots-skip")
    assert "lots-take" in {each.id for each in page(made).picks}


def test_lots_can_be_drawn_again_or_left(tmp_path: Path) -> None:
    made = stage(tmp_path, 5)
    before = names(made)
    press(made, "lots")
    made.wish(Show("skip"), Desk())
    press(made, "lots-again")
    assert isinstance(made.leaves.top, LotsLeaf) and made.leaves.top.drawn == ()
    made.wish(Show("skip"), Desk())
    assert made.leaves.top.drawn == o.lots(5, "s", 1)
    press(made, "lots-no")
    assert names(made) == before


@pytest.mark.parametrize("fmt", EVERY, ids=str)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_lots_can_be_read_at_every_size(fmt: Format, seats: int) -> None:
    leaf = LotsLeaf(muster(seats), lambda time: tuple(range(seats)))
    sound(leaf.page(UNDER, fmt), fmt)
    leaf.wish(Show("skip"))
    sound(leaf.page(UNDER, fmt), fmt)


# --- by hand ----------------------------------------------------------------------------------------------------------


def test_a_row_is_dragged_by_its_strip_to_any_other(tmp_path: Path) -> None:
    made = stage(tmp_path, 4)
    before = names(made)
    grip = pick(page(made), "seat-0-move")
    assert grip.carries in {piece.id for piece in page(made).pieces}
    assert len(grip.drops) == 3
    made.wish(grip.drops[1].does, Desk())
    assert names(made) == [before[1], before[2], before[0], before[3]]


def test_a_row_is_moved_by_two_clicks(tmp_path: Path) -> None:
    made = stage(tmp_path, 3)
    before = names(made)
    press(made, "seat-2-move")
    assert pick(page(made), "seat-2-move").state == "chosen"
    press(made, "seat-0-move")
    assert names(made) == [before[2], before[0], before[1]]
    assert pick(page(made), "seat-0-move").state == "quiet"


def test_what_is_lifted_can_be_let_down_again(tmp_path: Path) -> None:
    made = stage(tmp_path, 3)
    for let_down in (Show("back"), None):
        press(made, "seat-1-move")
        made.wish(let_down or pick(page(made), "seat-1-move").does, Desk())
        assert pick(page(made), "seat-1-move").state == "quiet"


def test_the_seed_of_the_lots_is_the_match_s(tmp_path: Path) -> None:
    begun = []
    made = stage(tmp_path, 3, seed="twelve")
    made._open_match = lambda setup, real, seed: begun.append(seed)  # type: ignore[assignment,func-returns-value]
    made.window.go = lambda stage: None  # type: ignore[method-assign]
    press(made, "set-sail")
    assert begun == ["twelve"]
