"""The corner: every page of a table has log, rules and menu at hand, also for the mouse, and it covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from captains.library import games
from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Act, Box, Format, Page, Pick, Piece, Show, TextField
from captains.screen.mapping import format_for
from captains.screen.pages.corner import with_corner
from tests.screen.pages.layout import SIZES, meets, outside, pick
from tools.page_sizes.pages import Walk

ALWAYS = {"log", "rules", "menu"}
OTHERS = ("log", "rules")
KEYS = {"undo": "u", "hint": "h", "log": "l", "rules": "r", "menu": "m"}
FMT = Format(1280, 720)


def piece(id: str, box: Box) -> Piece:
    return Piece(id, box, Drawing(box.w, box.h, (Rect(0, 0, box.w, box.h),)))


def ground(fmt: Format) -> Piece:
    return piece("sea", Box(0, 0, fmt.width, fmt.height))


def at_hand(page: Page) -> set[str]:
    return {pick.does.what for pick in page.picks if isinstance(pick.does, Show)} & set(KEYS)


def corner(page: Page) -> Iterator[Pick]:
    return (pick for pick in page.picks if pick.id in KEYS)


def test_every_page_of_a_table_has_log_rules_and_menu_at_hand(tmp_path: Path) -> None:
    walk, kinds = Walk(tmp_path, False), set[str]()
    for seen in walk.pages():
        page = seen.page(FMT)
        if seen.name.startswith(tuple(games.game_ids())) and not page.over and page.kind not in OTHERS:
            kinds.add(page.kind)
            assert at_hand(page) >= ALWAYS, seen.name
    walk.close()
    assert {"table", "curtain", "crew", "reveal", "reckoning", "dice"} <= kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.5])
def test_what_a_page_lacks_lies_in_its_upper_corner_with_keys_and_notes_that_say_them(
    size: tuple[int, int], text: float
) -> None:
    fmt = format_for(*size, text=text)
    page = with_corner(Page("crew", (ground(fmt),), sealed=True), fmt, tuple(KEYS))
    assert not outside(page, fmt) and at_hand(page) == set(KEYS)
    for name, key in KEYS.items():
        button = pick(page, name)
        assert button.key == key and button.does == Show(name) and button.note is not None
        assert f"or press {key}" in [line.words for line in button.note.lines]
        assert button.box.x > fmt.width / 2 and button.box.y < fmt.height / 8


def test_what_a_page_has_itself_is_not_laid_twice_and_keys_of_its_own_stay_its_own() -> None:
    own = Pick("help", Box(10, 10, 90, 40), Show("rules", ""))
    lasso = Pick("lasso", Box(10, 90, 90, 40), Act(0, "lasso"), key="l")
    page = with_corner(Page("rodeo", (ground(FMT),), (own, lasso)), FMT, ("log", "rules", "menu"))
    assert [each.id for each in corner(page)] == ["log", "menu"]
    assert pick(page, "log").key == ""
    assert with_corner(page, FMT, ("log", "rules", "menu")) == page


def crowded(fmt: Format, *free: Box) -> Page:
    """A page of a game nobody knows, full of picks and words but for these boxes."""
    side = 40
    boxes = [Box(x, y, side, side) for x in range(0, fmt.width, side) for y in range(0, fmt.height, side)]
    taken = [box for box in boxes if not any(meets(box, each) for each in free)]
    picks = [Pick(f"pick-{n}", box, Act(0, n)) for n, box in enumerate(taken) if n % 2]
    drawn = [piece(f"piece-{n}", box) for n, box in enumerate(taken) if not n % 2]
    return Page("pampas", (ground(fmt), *drawn), tuple(picks), fields=(TextField("name", Box(0, 0, 40, 40), ""),))


@pytest.mark.parametrize(
    "free",
    [
        Box(1080, 0, 200, 80),
        Box(1200, 0, 80, 240),
        Box(1080, 360, 200, 80),
        Box(0, 640, 240, 80),
        Box(0, 0, 240, 80),
    ],
)
def test_it_lies_where_a_page_of_any_game_has_room_for_it(free: Box) -> None:
    page = crowded(FMT, free)
    after = with_corner(page, FMT, ("log", "rules", "menu"))
    buttons = list(corner(after))
    assert len(buttons) == 3 and not outside(after, FMT)
    for button in buttons:
        assert not any(meets(button.box, other.box) for other in (*page.picks, *page.pieces[1:]))


def test_where_there_is_no_room_it_lies_on_a_drawing_but_never_on_what_can_be_clicked() -> None:
    fields = tuple(Pick(f"pick-{n}", Box(0, n * 90, 1280, 90), Act(0, n)) for n in range(8))
    assert with_corner(Page("full", (), fields), FMT, ("log",)).picks == fields
    drawn = tuple(piece(f"board-{n}", Box(0, n * 360, 1280, 360)) for n in range(2))
    assert list(corner(with_corner(Page("drawn", drawn), FMT, ("log",))))
