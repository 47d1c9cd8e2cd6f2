"""Measures of a page: what reaches over its edge, which picks lie on each other, how small its letters are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from captains.scene.nodes import Group, Node, Text
from captains.scene.page import Box, Format, Page, Pick, Refuse
from captains.screen.mapping import format_for

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (1200, 1600), (3840, 2160))
LEAST_TEXT = 13.0


def formats(text: float = 1.0) -> list[Format]:
    """The formats every page is tried in."""
    return [format_for(*size, text=text) for size in SIZES]


def outside(page: Page, fmt: Format) -> list[str]:
    """Picks, fields and dice that reach over the page's edge, and pieces that lie outside altogether."""
    whole = Box(0, 0, fmt.width, fmt.height)
    placed = [*((p.id, p.box) for p in page.picks), *((f.name, f.box) for f in page.fields)]
    placed += [(d.id, d.box) for d in page.dice]
    beyond = [name for name, box in placed if not within(box, whole)]
    return beyond + [p.id for p in (*page.pieces, *page.over) if not meets(p.box, whole)]


def within(box: Box, whole: Box) -> bool:
    """Whether one box lies in the other."""
    right, foot = box.x + box.w, box.y + box.h
    return whole.x <= box.x and whole.y <= box.y and right <= whole.x + whole.w and foot <= whole.y + whole.h


def meets(box: Box, other: Box, slack: float = 1.0) -> bool:
    """Whether two boxes share more than a hair."""
    wide = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
    high = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
    return wide > slack and high > slack


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Pairs of picks and fields that lie on each other."""
    placed = [*((p.id, p.box) for p in page.picks), *((f.name, f.box) for f in page.fields)]
    return [
        (a, b) for (a, one), (b, other) in combinations(placed, 2) if meets(one, other) and not _on_card(one, other)
    ]


def _on_card(card: Box, other: Box) -> bool:
    """Whether the other, laid later, is a small button wholly on a card: it answers there, the card all around."""
    return within(other, card) and 12 * other.w * other.h < card.w * card.h


def doubled(page: Page) -> list[str]:
    """Ids that several pieces, or several picks, claim."""
    pieces = [piece.id for piece in (*page.pieces, *page.over)]
    picks = [pick.id for pick in page.picks]
    return [id for ids in (pieces, picks) for id in set(ids) if ids.count(id) > 1]


def small_texts(page: Page) -> list[tuple[str, float]]:
    """Words set smaller than 13 px on pieces drawn in px; sheets on paper have rules of their own."""
    found = []
    for piece in (*page.pieces, *page.over):
        if piece.drawing.unit == "px":
            scale = piece.box.w / piece.drawing.width
            found += [(t.text, size) for t, size in texts(piece.drawing.nodes, scale) if size < LEAST_TEXT - 0.05]
    return found


def texts(nodes: Sequence[Node], scale: float) -> Iterator[tuple[Text, float]]:
    """All texts with the size they come out at."""
    for node in nodes:
        if isinstance(node, Text):
            yield node, node.size * scale
        elif isinstance(node, Group):
            yield from texts(node.nodes, scale * node.scale if node.matrix is None else scale)


def pick(page: Page, id: str) -> Pick:
    """The pick of that id."""
    return next(each for each in page.picks if each.id == id)


def asked_for(page: Page) -> set[str]:
    """What the picks that are not refused ask for, in words."""
    return {str(each.does) for each in page.picks if not isinstance(each.does, Refuse)}


def sound(page: Page, fmt: Format) -> None:
    """Assert all that holds for every page."""
    assert outside(page, fmt) == []
    assert overlapping(page) == []
    assert doubled(page) == []
    assert small_texts(page) == []
