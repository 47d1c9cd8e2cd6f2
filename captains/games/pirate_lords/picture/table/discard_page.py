"""The discard pile looked through: every card that lies in it, by kind, laid over the table."""

from __future__ import annotations

from captains.games.pirate_lords.picture.cards.faces import face
from captains.games.pirate_lords.picture.cards.pieces import card_high, card_piece, fan
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import plate, said
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.nodes import Node, Text
from captains.scene.page import Box, Half, Page
from captains.scene.palette import INK
from captains.scene.spread import Spread


def discard_page(board: Board, under: Page) -> Page:
    """The pile over a dimmed table."""
    k, pile, sheet = board.k, board.state.discard, board.sheet
    spread = Spread(board.fmt)
    rows = [[card for card in pile if card.kind == kind] for kind in range(sheet.ship + 1)]
    rows = [row for row in rows if row]
    wide, high = 1100 * k, 950 * k
    box = Box((board.fmt.width - wide) / 2, (board.fmt.height - high) / 2, wide, high)
    size = board.size(22)
    nodes: list[Node] = [
        *plate(wide, high, 18 * k),
        Text(32 * k, 52 * k, say("discard.title"), 34 * k, "title", INK, bold=True),
        said(32 * k, 52 * k + size * 1.5, number("discard.count", len(pile)), size, wide - 240 * k),
    ]
    spread.draw("pile", box, nodes, 12)
    at = Box(box.x + wide - 190 * k, box.y + 24 * k, 160 * k, 50 * k)
    close = Half((("look", None),))
    spread.button("pile-close", at, say("button.close"), close, size=size, picture="cross", key="escape", order=1)
    top = box.y + 110 * k
    pitch = (box.y + high - 20 * k - top) / 4
    card = min(140 * k, (pitch - 18 * k) / card_high(sheet, 1.0))
    for r, row in enumerate(rows):
        step = fan(len(row), card, wide - 64 * k, card + 12 * k)
        for i, each in enumerate(row):
            up = face(sheet, each.kind, each.number)
            x = box.x + 32 * k + i * step
            spread.put(card_piece(f"pile-{each.kind}-{each.number}", sheet, up, x, top + r * pitch, card))
    return spread.over(under)
