"""The stage behind the initiator's lifted curtain, on which the loot is drawn and dealt unseen by the others."""

from __future__ import annotations

from captains.games.pirate_lords.picture.table.banner import title
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import scroll
from captains.games.pirate_lords.picture.words import say
from captains.scene.drapes import drape_width, draped_stage, valance_drop
from captains.scene.nodes import Node, Rect
from captains.scene.page import Banner, Box, Page
from captains.scene.palette import SAND, legible
from captains.scene.widgets import framed, line_of

FLOOR = "#1E1408"


def backstage(board: Board, seat: int, asked: str, how: str) -> Box:
    """Draw the stage with its plaque and a line below it; the room that is left above the foot's last line."""
    fmt, k, colour = board.fmt, board.k, board.colour(seat)
    board.put(draped_stage(fmt.width, fmt.height, colour.name, colour.name))
    side = drape_width(fmt.width) + 40 * k
    top = valance_drop(fmt.height) + 6 * k
    inner = Box(side, top, fmt.width - 2 * side, fmt.height - top - 20 * k)
    wide = min(900 * k, inner.w)
    plaque = Box(fmt.width / 2 - wide / 2, inner.y, wide, 74 * k)
    nodes: list[Node] = [*scroll(wide, plaque.h)]
    tint = legible(colour.colour)
    nodes += title(board.name(seat), asked, tint, wide - plaque.h * 2, wide / 2, plaque.h, 34 * k)
    board.pieces.append(framed("plaque", plaque, nodes, 8))
    size = max(14.2, board.size(23))
    words = line_of(inner.w / 2, size * 1.1, how, size, inner.w, "serif", SAND, "middle", italic=True)
    below = plaque.y + plaque.h + 10 * k
    board.draw("behind-how", Box(inner.x, below, inner.w, size * 1.7), [words])
    stack = say("deal.left", n=board.state.regular, last=board.state.last)
    left = line_of(inner.w / 2, size, stack, board.size(20), inner.w, fill=SAND, anchor="middle")
    low = inner.y + inner.h - size * 1.5
    board.draw("behind-left", Box(inner.x, low, inner.w, size * 1.5), [left])
    y = below + size * 2.2
    return Box(inner.x, y, inner.w, inner.y + inner.h - size * 2 - y)


def halves(board: Board, inner: Box, foot: float, part: float) -> tuple[Box, Box, float]:
    """Room for two rows of cards one above the other, the upper one `part` of both, above a foot so high.

    Also how large cards may be: in a window that stands upright larger, and the rows stay together in its middle.
    """
    gap = 22 * board.k
    upright = board.fmt.height > board.fmt.width
    room = inner.h - foot - gap
    high = min(room, inner.w * 1.25) if upright else room
    y = inner.y + (room - high) / 2
    upper = Box(inner.x, y, inner.w, high * part)
    low = y + high * part + gap
    return upper, Box(inner.x, low, inner.w, high * (1 - part) - gap), board.k * (1.4 if upright else 1.0)


def sealed_page(board: Board, kind: str, seat: int, asked: str) -> Page:
    """The page; nothing of it may be seen through another."""
    return board.page(kind, sealed=True, banner=Banner(board.name(seat), asked), under=FLOOR)


def place(board: Board, id: str, box: Box, words: str = "") -> None:
    """An empty place for a card on the stage, with a word in it."""
    w, h = box.w, box.h
    hole = Rect(2, 2, w - 4, h - 4, w * 0.06, fill=FLOOR, fill_opacity=0.4, stroke=SAND, width=1.6, dash="8 6")
    said = line_of(w / 2, h / 2 + 6, words, board.size(20), w - 8, "serif", SAND, "middle", italic=True)
    board.draw(id, box, [hole, said] if words else [hole])
