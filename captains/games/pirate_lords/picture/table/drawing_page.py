"""Behind the lifted curtain at a table with its own cards: the initiator tells which loot came up (PL-24)."""

from __future__ import annotations

from captains.games.pirate_lords.picture.cards.faces import loot_face, loot_shown
from captains.games.pirate_lords.picture.cards.pieces import grid
from captains.games.pirate_lords.picture.table.behind import backstage, halves, place, sealed_page
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.turning import Choice, choose, slipped
from captains.games.pirate_lords.picture.words import number, say
from captains.games.pirate_lords.rules.dealing_loot import loot_due
from captains.scene.page import Box, Desk, Format, Line, Note, Page, Show
from captains.scene.sight import Sight


def drawing_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page on which the loot is typed in, card by card."""
    assert desk.lifted is not None, "the initiator's curtain is lifted"
    board = Board(sight, desk, fmt)
    seat, k = desk.lifted, board.k
    total = sum(board.state.proposals[-1].ships)
    asked = say("ask.draw", n=len(board.state.drawn) + 1, of=total)
    inner = backstage(board, seat, asked, say("draw.how"))
    button = 64 * k
    above, below, large = halves(board, inner, button, 0.42)
    _drawn(board, total, above, 140 * large)
    choose(board, below, _unseen(board), dark=True)
    if slipped(board) and board.state.drawn:
        put_right(board, Box(fmt.width / 2 - 150 * k, inner.y + inner.h - button + 4 * k, 300 * k, button - 8 * k))
    return sealed_page(board, "drawing", seat, asked)


def _unseen(board: Board) -> list[Choice]:
    """The cards the initiator has not seen: what the others hold is not known here, so it is among them."""
    loot = board.sheet.loot
    unseen = [(kind, left) for kind, left in enumerate(loot_due(board.state).left) if left]
    points = [str(loot[kind].points) for kind, _ in unseen]
    # The key is what is printed on the card, where that can be a key.
    clear = len(set(points)) == len(points) and all(len(each) == 1 for each in points)
    return [
        Choice(
            kind,
            loot_face(board.sheet, kind),
            points[i] if clear else str(i + 1),
            number("draw.unseen", left),
            Note(number("deal.points", loot[kind].points), (Line(number("draw.unseen_how", left), (), "PL-25"),)),
        )
        for i, (kind, left) in enumerate(unseen)
    ]


def put_right(board: Board, box: Box) -> None:
    """The last card once more, for a slip of the finger."""
    note = Note(say("draw.again"), (Line(say("draw.again_how")),), "undo")
    words = say("draw.again")
    board.button("again", box, words, Show("undo"), size=board.size(20), picture="undo", key="u", note=note, order=60)


def _drawn(board: Board, total: int, box: Box, most: float) -> None:
    """The cards that have been typed in, and a place for each that is still to come."""
    for i, at in enumerate(grid(board.sheet, total, box, 18 * board.k, most)):
        if i < len(board.state.drawn):
            board.card(f"drawn-{i}", loot_shown(board.sheet, board.state.drawn[i], True), at.x, at.y, at.w)
        else:
            place(board, f"drawn-place-{i}", at, str(i + 1))
