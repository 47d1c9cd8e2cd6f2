"""Words on the pages can be read from afar and stay where they belong; lasting drawings last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from captains.library.assets import symbols
from captains.scene.lettering import text_width
from captains.scene.nodes import Group, Node, Text
from captains.scene.page import Desk, Format, Page, Piece
from captains.scene.svg import to_svg
from tests.games.pirate_lords.picture.moments import FORMATS, PICTURE, click, desks, found, moments, sight_of
from tests.games.pirate_lords.picture.test_own_cards import typed

LEAST = 13.0
AT = [
    typed(lambda state: state.phase == "turn" and state.turn > 6),
    typed(lambda state: state.phase == "loot" and len(state.drawn) == 1),
]
"""Tables with cards of their own where the next is asked for: from the deck, from the loot."""


def texts(
    nodes: tuple[Node, ...], x: float = 0, y: float = 0, k: float = 1
) -> Iterator[tuple[Text, float, float, float]]:
    """Every text with its place and scale; those in a stretched group by their height."""
    for node in nodes:
        if isinstance(node, Group):
            scale = node.scale if node.matrix is None else node.matrix[3]
            if node.turn == 0:
                yield from texts(node.nodes, x + node.x * k, y + node.y * k, k * scale)
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
        slack = 1.5 / scale
        assert left >= -slack, (page.kind, piece.id, text.text, left)
        assert left + wide <= piece.drawing.width + slack, (page.kind, piece.id, text.text, left + wide)
        assert 0 <= y <= piece.drawing.height + slack, (page.kind, piece.id, text.text, y)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (7, 4), (8, 5)])
def test_words_are_large_enough_and_stay_on_their_pieces(seats: int, seed: int) -> None:
    for i, match in enumerate(moments(seats, seed, seats * 20)):
        for sight, desk in desks(match)[:: 1 + i % 3]:
            for fmt in (FORMATS[i % 2], FORMATS[2 + i % 3]):
                page = PICTURE.table(sight, desk, fmt)
                for piece in (*page.pieces, *page.over):
                    check_piece(page, piece)


@pytest.mark.parametrize("text", [1.25, 1.5, 2.0, 2.5])
def test_large_type_never_cuts_what_is_to_be_done_or_what_is_missing(text: float) -> None:
    fmt = replace(FORMATS[0], text=text)
    sight = sight_of(found(3, lambda state: state.phase == "bargain" and not state.proposals))
    desk = click(sight, PICTURE.arrange(sight, Desk()), "clear")
    stage, glass = AT[0]
    for page in (PICTURE.table(sight, desk, fmt), stage.page(fmt, glass.desk)):
        piece = next(piece for piece in page.pieces if piece.id == "decision-words")
        said = " ".join(part.text for part, *_ in texts(piece.drawing.nodes))
        assert said.endswith(".") and "…" not in said, said


@pytest.mark.parametrize("fmt", [*FORMATS, Format(1200, 1600), Format(1280, 720, 1.0, 1.5)])
def test_words_of_cards_typed_in_are_large_enough_and_stay_on_their_pieces(fmt: Format) -> None:
    for stage, glass in AT:
        lifted = stage.host.match.state.active if stage.host.match.state.phase == "loot" else None
        page = stage.page(fmt, replace(glass.desk, lifted=lifted))
        assert any(pick.id.startswith("type-") for pick in page.picks)
        for piece in page.pieces:
            check_piece(page, piece)


def test_words_of_the_end_are_large_enough_and_stay_on_their_pieces() -> None:
    for seats in (3, 4, 8):
        sight = sight_of(found(seats, lambda state: state.phase == "over"))
        for fmt in FORMATS[:3]:
            for step in range(PICTURE.steps(sight)):
                page = PICTURE.table(sight, Desk(step=step), fmt)
                for piece in page.pieces:
                    check_piece(page, piece)


def test_pieces_have_their_own_ids_and_lasting_drawings_keep_theirs() -> None:
    for match in moments(6, 6, 61):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk())
        one, other = (PICTURE.table(sight, desk, FORMATS[1]) for _ in range(2))
        ids = [piece.id for piece in one.pieces]
        assert len(ids) == len(set(ids))
        for first, second in zip(one.pieces, other.pieces, strict=True):
            lasting = first.id.startswith(("card-", "loot-top", "ship-", "sea", "deck"))
            assert not lasting or first.drawing is second.drawing or first.drawing == second.drawing, first.id


def test_pages_cost_the_renderer_little() -> None:
    for match in moments(5, 7, 90):
        for sight, desk in desks(match)[:2]:
            page = PICTURE.table(sight, desk, FORMATS[1])
            for piece in page.pieces:
                svg = to_svg(piece.drawing, symbols())
                assert " opacity=" not in svg and "clip-path" not in svg and "<filter" not in svg, piece.id


def test_equal_keys_mean_equal_drawings() -> None:
    seen: dict[str, str] = {}
    for match in moments(4, 8, 61):
        for sight, desk in desks(match)[:2]:
            for fmt in FORMATS[:2]:
                for piece in PICTURE.table(sight, desk, fmt).pieces:
                    if piece.drawing.key:
                        svg = to_svg(piece.drawing, symbols())
                        assert seen.setdefault(piece.drawing.key, svg) == svg, piece.drawing.key
