"""A player's own loot while it is looked at: face up, with its points, for as long as the button is held."""

from __future__ import annotations

from captains.games.pirate_lords.picture.cards.faces import loot_face
from captains.games.pirate_lords.picture.cards.pieces import card_high, card_piece, fan
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import plate, said, strip
from captains.games.pirate_lords.picture.words import listed, number, say
from captains.scene.nodes import Node, Text
from captains.scene.page import Box, Piece
from captains.scene.palette import INK
from captains.scene.widgets import framed


def peek(board: Board, seat: int) -> tuple[Piece, ...]:
    """The pieces laid over the bench while a seat looks at its loot."""
    k, sheet = board.k, board.sheet
    kinds = [card.kind.value for card in board.lord(seat).loot if card.kind.value is not None]
    bench = board.layout.bench
    box = Box(bench.x, bench.y, bench.w, bench.h)
    head = 48 * k
    nodes: list[Node] = [*plate(box.w, box.h, 16 * k)]
    title = say("peek.title", name=board.name(seat))
    nodes += strip(box.w, head, board.colour(seat), title, board.size(24), box.w * 0.7, 16 * k)
    points = sum(sheet.loot[kind].points for kind in kinds)
    size, fine = 34 * k, board.size(21)
    low = box.h - 24 * k
    words = number("peek.sum", points, cards=number("peek.cards", len(kinds)))
    nodes.append(Text(24 * k, low - fine * 1.5, words, size, "title", INK, bold=True))
    nodes.append(said(24 * k, low, _dealt(board, seat) or say("peek.hide"), fine, box.w - 48 * k))
    pieces = [framed("peek", box, nodes, 10)]
    room = Box(box.x + 24 * k, box.y + head + 20 * k, box.w - 48 * k, box.h - head - 20 * k - 100 * k)
    card = min(190 * k, room.h / card_high(sheet, 1.0))
    step = fan(len(kinds), card, room.w, card + 14 * k)
    left = room.x + (room.w - card - step * max(0, len(kinds) - 1)) / 2
    for i, kind in enumerate(sorted(kinds, key=lambda kind: (-sheet.loot[kind].points, kind))):
        pieces.append(card_piece(f"peek-{i}", sheet, loot_face(sheet, kind), left + i * step, room.y, card))
    return tuple(pieces)


def _dealt(board: Board, seat: int) -> str:
    """What this player knows of others' loot from dealing it."""
    parts = []
    for other, lord in enumerate(board.state.lords):
        known = [card.kind.value for card in lord.loot if card.kind.value is not None]
        if other != seat and known:
            points = " + ".join(str(board.sheet.loot[kind].points) for kind in known)
            parts.append(say("peek.part", name=board.name(other), points=points))
    return say("peek.dealt", parts=listed(parts)) if parts else ""
