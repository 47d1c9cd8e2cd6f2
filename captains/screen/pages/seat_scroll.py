"""Which seats the setup page shows where they do not all fit, and the bar that turns to the others."""

from __future__ import annotations

from typing import NamedTuple

from captains.scene.controls import round_button, scroll_bar
from captains.scene.page import Box, Page, Show
from captains.scene.spread import Spread

UP, DOWN = "seats-up", "seats-down"


class Rows(NamedTuple):
    """The rows in sight: from which seat on, how many, how high each is, and how wide."""

    first: int
    shown: int
    high: float
    wide: float


def rows_in(spread: Spread, box: Box, seats: int, first: int, foot: float, gap: float) -> Rows:
    """As many rows as fit at a height that can be read; `foot` is what is left free below the last seat's row."""
    most, least = spread.em(22) * 6.6, max(58.0, spread.em(22) * 3.2)
    high = min((box.h - foot - gap * seats) / max(seats, 1), most)
    if high >= least:
        return Rows(0, seats, high, box.w)
    shown = max(1, int((box.h - foot) / (least + gap)))
    high = (box.h - foot) / shown - gap
    return Rows(min(max(first, 0), seats - shown), shown, high, box.w - spread.em(20) * 2.4)


def scroll(spread: Spread, box: Box, rows: Rows, seats: int) -> None:
    """The buttons and the bar at the right of the rows, where some are out of sight."""
    if rows.shown >= seats:
        return
    side = round(min(spread.em(20) * 2.0, box.h / 2 - 2))
    x = round(box.x + box.w - side)
    for id, picture, to, y, dull in (
        (UP, "up", rows.first - 1, box.y, rows.first == 0),
        (DOWN, "down", rows.first + 1, box.y + box.h - side, rows.first + rows.shown >= seats),
    ):
        place = Box(x, round(y), side, side)
        spread.put(*round_button(id, place, picture, Show("seats-from", to), order=870, dull=dull))
    long = box.h - 2 * side - 16
    if long > 40:
        bar = scroll_bar(side / 2 - 5, 0, long, rows.first, rows.shown, seats)
        spread.draw("seats-bar", Box(x, box.y + side + 8, side, long), bar)


def first_of(page: Page) -> int:
    """From which seat on this page shows them."""
    up = next((pick.does for pick in page.picks if pick.id == UP), None)
    return int(up.arg) + 1 if isinstance(up, Show) else 0
