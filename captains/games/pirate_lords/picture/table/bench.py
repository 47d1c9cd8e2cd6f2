"""The bargaining bench: what an attack still lacks, and a column for each participant."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.emblems import badge, emblem
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.columns import column
from captains.games.pirate_lords.picture.table.furniture import checklist, checklist_wide, plate, rule, said
from captains.games.pirate_lords.picture.table.turning import turning, turns
from captains.games.pirate_lords.picture.words import listed, number, say
from captains.scene.lettering import text_width
from captains.scene.nodes import Node, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BLOOD, INK, LEAF, SOFT_INK
from captains.scene.widgets import line_of


def bench(board: Board) -> None:
    """Draw it."""
    k, box = board.k, board.layout.bench
    head, foot = 58 * k, 38 * k
    nodes: list[Node] = [*plate(box.w, box.h, 16 * k), rule(22 * k, head, box.w - 22 * k)]
    board.draw("bench", box, nodes, 10)
    _head(board, Box(box.x + 24 * k, box.y, box.w - 48 * k, head))
    inside = board.state.in_turn(board.shown[0]) if board.shown is not None else ()
    area = Box(box.x + 24 * k, box.y + head + 12 * k, box.w - 48 * k, box.h - head - foot - 18 * k)
    if turns(board):
        turning(board, Box(area.x, area.y, area.w, area.h + foot))
    elif not inside:
        _empty(board, area)
    gap = (20 if len(inside) <= 3 else 12) * k
    wide = min((area.w - gap * (len(inside) - 1)) / max(1, len(inside)), 420 * k)
    left = area.x + (area.w - wide * len(inside) - gap * (len(inside) - 1)) / 2
    for i, seat in enumerate(inside):
        board.columns[seat] = Box(left + i * (wide + gap), area.y, wide, area.h)
    for seat, at in board.columns.items():
        column(board, seat, at)
    _foot(board, Box(box.x + 24 * k, box.y + box.h - foot - 2 * k, box.w - 48 * k, foot))


def _head(board: Board, box: Box) -> None:
    """The title, what lies on the bench, and what it lacks of each profession."""
    k = board.k
    size, aside = 29 * k, board.size(22)
    title = say("bench.deck" if turns(board) else "bench.title")
    x = text_width(title, max(15.0, size), "title", True) + 16 * k
    side = 27 * k
    lists = board.sheet.professions if board.shown is not None else ()
    each = checklist_wide(side, board.sheet.each) + 20 * k
    room = box.w - x - each * len(lists) - 10 * k
    nodes: list[Node] = [
        Text(0, box.h * 0.66, title, max(15.0, size), "title", INK, bold=True),
        said(x, box.h * 0.65, _aside(board), aside, room),
    ]
    for i, profession in enumerate(lists):
        have = len(board.shown[0][i]) if board.shown is not None else 0
        left = box.w - each * (len(lists) - i) + 16 * k
        nodes += checklist(profession.symbol, left, box.h * 0.54, side, have, board.sheet.each)
    board.draw("bench-head", box, nodes, 2)


def _aside(board: Board) -> str:
    """What lies on the bench."""
    state, made = board.state, board.making
    if made is not None and made.draft:
        return say("bench.draft", name=board.name(made.seat))
    if made is not None:
        return say("bench.making", n=len(state.proposals) + 1)
    if state.proposals:
        return say("bench.proposal", n=len(state.proposals), name=board.name(state.active))
    return ""


def _empty(board: Board, box: Box) -> None:
    """What to do, or what is waited for, while nobody takes part."""
    k, state = board.k, board.state
    if board.making is not None:
        words, more = say("bench.begin", n=board.sheet.each), say("bench.begin_how")
    elif state.phase == "bargain":
        words, more = say("bench.thinks", name=board.name(state.active)), ""
    else:
        words, more = say("bench.turning", name=board.name(state.active)), ""
    size = board.size(25)
    mid = box.h / 2
    r = min(42 * k, box.h * 0.14)
    nodes: list[Node] = []
    symbols = [profession.symbol for profession in board.sheet.professions]
    for i, symbol in enumerate(symbols):
        x = box.w / 2 + (i - (len(symbols) - 1) / 2) * r * 3.4
        nodes += badge(symbol, x, mid - r * 1.1, r, "#FFF8E6")
    y = mid + r * 0.9 + size
    nodes.append(line_of(box.w / 2, y, words, size, box.w, "serif", INK, "middle", italic=True))
    if more:
        fine = board.size(21)
        nodes.append(line_of(box.w / 2, y + fine * 1.5, more, fine, box.w, "serif", SOFT_INK, "middle", italic=True))
    board.draw("bench-empty", box, nodes)


def _foot(board: Board, box: Box) -> None:
    """Who cannot be left out, and how many ships are still to be given."""
    if board.shown is None:
        return
    k, state = board.k, board.state
    size = board.size(20)
    y = box.h * 0.5 + size * 0.34
    nodes: list[Node] = []
    left = len(state.caravan) - sum(board.shown[1])
    words = number("bench.ships_left", left) if left > 0 else say("bench.ships_done")
    wide = min(text_width(words, size, "sans", True), box.w * 0.4)
    tint = BLOOD if left else LEAF
    x = box.w - wide
    nodes.append(line_of(x, y, words, size, wide + 1, fill=tint, bold=True))
    nodes.append(emblem("ship", x - 22 * k, box.h / 2, 28 * k, tint))
    if board.bound:
        names = listed(board.name(seat) for seat in board.bound)
        nodes.append(Use("lock", 13 * k, box.h / 2, 24 * k))
        every = len(board.bound) == len(state.lords)
        words = say("bench.bound_all") if every else say("bench.bound", names=names)
        nodes.append(said(32 * k, y, words, size, x - 76 * k))
    board.draw("bench-foot", box, nodes, 2)
