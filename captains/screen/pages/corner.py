"""The corner: what a page of a table has no buttons for, such as log, rules and menu, as small round ones.

It is laid over the page of any game. It lies at the upper right where there is room for it, else elsewhere at an edge,
and never on what can be clicked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from captains.scene.controls import round_button
from captains.scene.corner import GAP, MARGIN, corner_box, strip_of
from captains.scene.page import Box, Format, Line, Note, Page, Pick, Piece, Show
from captains.scene.spread import Spread

GROUND = 0.9
"""What covers so much of a page both ways is its ground, on which everything lies."""


class Button(Struct, frozen=True):
    """One of the buttons: what it shows, its key, and what its note says."""

    name: str
    key: str
    title: str
    words: str


BUTTONS = (
    Button("undo", "u", "Undo", "takes back the last decision"),
    Button("hint", "h", "Hint", "what one might do, tried out; only this seat sees it"),
    Button("log", "l", "Log", "what has happened, as far as everybody knows it"),
    Button("rules", "r", "Rules", "the rules of this game"),
    Button("menu", "m", "Menu", "speed, seats, saving the sheets, leaving"),
)


ALWAYS = ("log", "rules", "menu")
"""What is offered whatever goes on at the table."""


def with_corner(page: Page, fmt: Format, offered: Collection[str], strip: Box | None = None) -> Page:
    """The page with a button for each wish that is offered (by its name) and that the page itself has none for.

    `strip` is where they lie on a page that has kept room for them.
    """
    lacked = [button for button in BUTTONS if button.name in offered and not _has(page, button.name)]
    if lacked and strip is None:
        strip = _room(page, fmt, len(lacked))
    if strip is None or not lacked:
        return page
    keys = {pick.key for pick in page.picks}
    placed = [_button(b, box, keys) for b, box in zip(lacked, _boxes(strip, fmt, len(lacked)), strict=True)]
    pieces, picks = tuple(piece for piece, _ in placed), tuple(pick for _, pick in placed)
    if page.over:
        return replace(page, over=(*page.over, *pieces), picks=(*page.picks, *picks))
    return replace(page, pieces=(*page.pieces, *pieces), picks=(*page.picks, *picks))


def _has(page: Page, name: str) -> bool:
    """Whether the page has a button for this, also where it may not be clicked now."""
    return any(pick.id == name or (isinstance(pick.does, Show) and pick.does.what == name) for pick in page.picks)


def _button(button: Button, box: Box, keys: Collection[str]) -> tuple[Piece, Pick]:
    key = "" if button.key in keys else button.key
    lines = (Line(button.words), *((Line(f"or press {key}"),) if key else ()))
    does, note = Show(button.name), Note(button.title, lines)
    piece, pick = round_button(button.name, box, button.name, does, key, note, order=95, dark=True)
    # The page below may show a table with buttons of its own that answer no more.
    return replace(piece, id=f"corner-{button.name}"), pick


def _boxes(strip: Box, fmt: Format, count: int) -> Iterator[Box]:
    """The places of the buttons in their strip, which lies or stands."""
    side = min(strip.w, strip.h)
    for n in range(count):
        step, lies = n * (side + Spread(fmt).px(GAP)), strip.w > strip.h
        yield Box(strip.x + step * lies, strip.y + step * (not lies), side, side)


def _room(page: Page, fmt: Format, count: int) -> Box | None:
    """Where the strip lies best: on nothing at all, else on as little as may be, but not on what answers."""
    answers = [pick.box for pick in page.picks if not _ground(pick.box, fmt)]
    answers += [field.box for field in page.fields] + [die.box for die in page.dice]
    drawn = [piece.box for piece in (*page.pieces, *page.over) if not _ground(piece.box, fmt)]
    free = [strip for strip in _strips(fmt, count) if not _shared(strip, answers)]
    return min(free, key=lambda strip: _shared(strip, drawn), default=None)


def _ground(box: Box, fmt: Format) -> bool:
    return box.w >= GROUND * fmt.width and box.h >= GROUND * fmt.height


def _strips(fmt: Format, count: int) -> Iterator[Box]:
    """Where the strip may lie, the best first: the corners from the upper right on, then up the edges."""
    px = Spread(fmt).px
    (long, thick), margin = strip_of(fmt, count), px(MARGIN)
    right, left, foot = fmt.width - margin, margin, fmt.height - margin
    yield corner_box(fmt, count)
    yield Box(right - thick, margin, thick, long)
    for x in (right - long, left):
        yield Box(x, foot - thick, long, thick)
    for x in (right - thick, left):
        yield Box(x, foot - long, thick, long)
    for high, wide in ((thick, long), (long, thick)):
        for x in (right - wide, left):
            yield from (Box(x, y, wide, high) for y in _down(margin, foot - high, thick / 4))


def _down(top: float, foot: float, step: float) -> Sequence[float]:
    """Heights from the foot up."""
    return [foot - n * step for n in range(1, int((foot - top) / step) + 1)] + [top]


def _shared(strip: Box, boxes: Sequence[Box]) -> float:
    """How much of the strip lies on these boxes."""
    across = ((min(strip.x + strip.w, b.x + b.w) - max(strip.x, b.x), b) for b in boxes)
    return sum(w * max(0.0, min(strip.y + strip.h, b.y + b.h) - max(strip.y, b.y)) for w, b in across if w > 0)
