"""The setup page where its seats do not all fit: they scroll, and a seat that is added comes into sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from captains.host.last_tables import LastTables
from captains.scene.page import Desk, Show
from captains.screen.mapping import format_for
from captains.screen.pages.seat_scroll import DOWN, UP
from captains.screen.pages.setup import SetUp
from tests.screen.pages.stand_in import Glass, muster, shelf

FMT = format_for(1280, 640, 2.5)


def never(*_: Any) -> Any:
    raise AssertionError("nobody sets sail here")


def set_up(folder: Path, seats: int) -> SetUp:
    stage = SetUp(shelf(), LastTables(folder / "tables.json"), muster(seats), never, never)
    stage.enter(Glass())  # type: ignore[arg-type]
    return stage


def names(stage: SetUp) -> list[str]:
    return [field.name for field in stage.page(FMT, Desk()).fields if field.name.startswith("name.")]


def test_all_seats_are_shown_where_there_is_room(tmp_path: Path) -> None:
    page = set_up(tmp_path, 6).page(format_for(1920, 1080), Desk())
    assert len([field for field in page.fields if field.name.startswith("name.")]) == 6
    assert not {UP, DOWN} & {pick.id for pick in page.picks}


def test_the_wheel_reaches_every_seat_and_stops_at_the_ends(tmp_path: Path) -> None:
    stage = set_up(tmp_path, 6)
    seen = set(names(stage))
    assert len(seen) < 6
    for _ in range(9):
        stage.wish(Show("scroll", (0.0, 0.0, -1)), Desk())
        seen |= set(names(stage))
    assert seen == {f"name.{seat}" for seat in range(6)}
    for _ in range(9):
        stage.wish(Show("scroll", (0.0, 0.0, 1)), Desk())
    assert names(stage)[0] == "name.0"


def test_a_seat_that_is_added_comes_into_sight(tmp_path: Path) -> None:
    stage = set_up(tmp_path, 4)
    names(stage)
    stage.wish(Show("berth-on"), Desk())
    assert names(stage)[-1] == "name.4"


def test_what_was_typed_stays_to_be_seen_under_the_settings(tmp_path: Path) -> None:
    stage = set_up(tmp_path, 3)
    before = stage.page(FMT, Desk()).fields
    stage.wish(Show("settings"), Desk())
    page = stage.page(FMT, Desk())
    assert not page.fields
    slips = {piece.id: piece.box for piece in page.pieces if piece.id.startswith("slip ")}
    assert slips == {f"slip {field.name}": field.box for field in before}
