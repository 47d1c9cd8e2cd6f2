"""Words on the pages can be read from afar and stay where they belong; pieces last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from captains.library.assets import symbols
from captains.library.sheets import shipped_sheet
from captains.scene.lettering import text_width
from captains.scene.nodes import Group, Node, Text, Use
from captains.scene.page import Desk, Page, Piece
from captains.scene.svg import every
from tests.games.pirate_islands.picture.moments import FORMATS, LARGE, PICTURE, desk_of, ended, moments, sight_of

LEAST = 13.0


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
    known = symbols()
    ids = [piece.id for piece in page.pieces]
    assert len(ids) == len(set(ids))
    for piece in page.pieces:
        check_piece(page, piece)
        for node in every(piece.drawing.nodes):
            assert not isinstance(node, Use) or node.symbol in known, (piece.id, node)
    for pick in page.picks:
        shown = [pick.note.symbol, *(s for line in pick.note.lines for s in line.symbols)] if pick.note else []
        assert all(symbol in known for symbol in shown if symbol), (pick.id, shown)


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 1, {}), (3, 2, {"trade": "open"}), (4, 3, {}), (4, 4, {"trade": "open"})]
)
def test_words_are_large_enough_and_stay_on_their_pieces(seats: int, seed: int, options: dict[str, str]) -> None:
    for i, match in enumerate(moments(seats, seed, 23, 160, **options)):
        sight = sight_of(match)
        for fmt in (FORMATS[i % 2], (*FORMATS[2:], LARGE)[i % 4]):
            check_page(PICTURE.table(sight, desk_of(sight), fmt))


def test_a_sheet_with_other_counts_is_drawn_as_well() -> None:
    sheet = shipped_sheet("pirate-islands")
    goods = ["cutlass", "goat", "wood", "gold", "molasses"]
    sheet["pieces"] = {"lairs": 20, "ships": 25, "tiles": 40}
    sheet["costs"] = {"lair": [*goods, "goat", "goat"], "ship": ["wood"], "coco": [*goods, *goods]}
    sheet["ghost_captain"] = {"takes": 9}
    sheet["coco"] = [{"does": "gift", "gift": [*goods, "gold"], "tiles": 60}, *sheet["coco"]]
    for match in moments(3, 5, 31, 160, sheet):
        sight = sight_of(match)
        for fmt in (FORMATS[0], LARGE):
            check_page(PICTURE.table(sight, desk_of(sight), fmt))
        assert len(PICTURE.papers(sight)) == 4


def test_words_of_the_end_are_large_enough_and_stay_on_their_pieces() -> None:
    for seats in (2, 4):
        sight = sight_of(ended(seats))
        for fmt in (*FORMATS[:3], LARGE):
            for step in range(PICTURE.steps(sight)):
                check_page(PICTURE.table(sight, Desk(step=step), fmt))


def test_lasting_pieces_keep_their_drawings() -> None:
    for match in moments(4, 6, 11, 60):
        sight = sight_of(match)
        one, other = (PICTURE.table(sight, desk_of(sight), FORMATS[1]) for _ in range(2))
        for first, second in zip(one.pieces, other.pieces, strict=True):
            lasting = first.id.startswith(("board", "berth", "site", "disc", "lair", "ship", "raft", "plate", "sea"))
            assert not lasting or first.id.startswith("lair-spooky") or first.drawing is second.drawing, first.id


def test_no_drawing_costs_the_renderer_dearly() -> None:
    from captains.scene.svg import to_svg

    for match in moments(4, 7, 40, 80):
        sight = sight_of(match)
        for piece in PICTURE.table(sight, desk_of(sight), FORMATS[1]).pieces:
            svg = to_svg(piece.drawing, symbols())
            assert " opacity=" not in svg and "clip-path" not in svg and "<filter" not in svg, piece.id
