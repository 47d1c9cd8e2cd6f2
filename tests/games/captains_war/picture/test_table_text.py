"""Words on the pages can be read from afar and stay where they belong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from captains.scene.lettering import text_width
from captains.scene.nodes import Group, Node, Text
from captains.scene.page import Desk, Page, Piece
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, moments, sight_of, watched
from tests.games.captains_war.picture.test_table_picks import check_apart, desks

LEAST = 13.0
SMALL = ("mini-", "mark-", "large-", "sheet-")
"""The sheet's own print and handwriting have their own rules: see `least_words`."""


def texts(
    nodes: tuple[Node, ...], x: float = 0, y: float = 0, k: float = 1
) -> Iterator[tuple[Text, float, float, float]]:
    """Every text with its place and scale."""
    for node in nodes:
        if isinstance(node, Group):
            if node.turn == 0 and node.matrix is None:
                yield from texts(node.nodes, x + node.x * k, y + node.y * k, k * node.scale)
        elif isinstance(node, Text):
            yield node, x + node.x * k, y + node.y * k, k


def check_piece(page: Page, piece: Piece) -> None:
    """No text too small to read, none beyond its piece."""
    scale = piece.box.w / piece.drawing.width
    for text, x, y, k in texts(piece.drawing.nodes):
        size = text.size * k * scale
        assert size >= LEAST - 0.01, (page.kind, piece.id, text.text, size)
        wide = text_width(text.text, text.size, text.font, text.bold, text.italic) * k
        left = x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
        assert left >= -1.5, (page.kind, piece.id, text.text, left)
        assert left + wide <= piece.drawing.width + 1.5, (page.kind, piece.id, text.text, left + wide)
        assert 0 <= y <= piece.drawing.height + 1, (page.kind, piece.id, text.text, y)


def check_page(page: Page) -> None:
    for piece in page.pieces:
        if not piece.id.startswith(SMALL):
            check_piece(page, piece)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_words_are_large_enough_and_stay_on_their_pieces(seats: int, seed: int) -> None:
    for i, match in enumerate(moments(seats, seed, 17)):
        for sight, desk in desks(match)[:: 2 if i % 2 else 1]:
            for fmt in (FORMATS[i % 2], FORMATS[2 + i % 3]):
                check_page(PICTURE.table(sight, desk, fmt))


@pytest.mark.parametrize("captain", ["anne-bony", "blackbeard", "calico-jack", "mary-read"])
def test_words_of_a_solo_game_are_large_enough_while_the_captain_acts(captain: str) -> None:
    seen = Counter(match.state.phase for match in watched(1, captain))
    assert set(seen) >= {"captain", "challenge", "crews", "reward"}
    for i, match in enumerate(watched(1, captain)):
        for sight, desk in desks(match) if i % 3 == 0 or match.state.phase == "challenge" else ():
            fmt = FORMATS[i // 3 % len(FORMATS)]
            check_page(page := PICTURE.table(sight, desk, fmt))
            check_apart(page, fmt.width, fmt.height)


def test_words_of_the_end_are_large_enough_and_stay_on_their_pieces() -> None:
    for seats in (1, 2, 4, 6):
        sight = sight_of(ended(seats))
        for fmt in FORMATS[:3]:
            for step in range(PICTURE.steps(sight)):
                check_page(PICTURE.table(sight, Desk(step=step), fmt))


def test_pieces_have_their_own_ids_and_lasting_drawings_keep_theirs() -> None:
    for match in moments(4, 6, 11):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk())
        one, other = (PICTURE.table(sight, desk, FORMATS[1]) for _ in range(2))
        ids = [piece.id for piece in one.pieces]
        assert len(ids) == len(set(ids))
        for first, second in zip(one.pieces, other.pieces, strict=True):
            lasting = first.id.startswith(("sheet-print", "mini-", "mark-", "sea"))
            assert not lasting or first.drawing is second.drawing, first.id
