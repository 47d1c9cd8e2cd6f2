"""The corner of a page behind its lifted curtain, where a hint can be asked for: such pages have no other buttons."""

from __future__ import annotations

from msgspec.structs import replace

from captains.scene.controls import round_button
from captains.scene.page import Box, Format, Line, Note, Page, Show
from captains.scene.spread import Spread

NOTE = Note("Hint", (Line("what one might do, tried out; only this seat sees it"),))


def with_hint(page: Page, fmt: Format) -> Page:
    """The page with the button in its lower right corner, inside the curtain."""
    size = Spread(fmt).px(50)
    box = Box(round(fmt.width * 0.885 - size / 2), round(fmt.height * 0.945 - size / 2), size, size)
    piece, pick = round_button("hint", box, "hint", Show("hint"), "h", NOTE, order=95, dark=True)
    return replace(page, pieces=(*page.pieces, piece), picks=(*page.picks, pick))
