"""The strip of what happened last, along the foot of the table, newest at the right."""

from __future__ import annotations

from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.telling import told
from captains.games.pirate_lords.picture.words import say
from captains.scene.ensigns import flag
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Circle, Node, Path, Use
from captains.scene.palette import FOAM, LIGHT, SHALLOW
from captains.scene.picture import Past, Sentence
from captains.scene.told_note import told_pick
from captains.scene.widgets import WELL_EDGE, line_of, well

NEWEST, MOST = "#FFF3C9", 8


def strip(board: Board) -> None:
    """Draw the last sentences that fit."""
    box, k = board.layout.strip, board.k
    nodes: list[Node] = [well(0, 0, box.w, box.h)]
    past = told(board.sight.setup, board.sight.log, board.state, MOST)
    nodes += _row(board, past)
    board.draw("strip", box, nodes, 2 * k)
    board.picks += told_pick(box, say("button.log"), past, [seat.name for seat in board.sight.setup.seats])


def _words(sentence: Sentence, names: list[str], short: bool) -> str:
    words = sentence.short if short and sentence.short else sentence.words
    return words if sentence.seat is None else f"{shown_name(names[sentence.seat], 14)} {words}"


def _row(board: Board, past: list[Past]) -> list[Node]:
    """The very last sentence in full, if it fits, and before it as many as fit in short."""
    box, k = board.layout.strip, board.k
    names = [seat.name for seat in board.sight.setup.seats]
    size, gap = board.size(20), 34 * k
    kept: list[tuple[Past, str, float]] = []
    room = box.w - 28 * k
    for i, each in enumerate(reversed(past)):
        lead = _lead(each.sentence, k)
        words = _words(each.sentence, names, bool(i))
        wide = lead + text_width(words, size, "sans", not i)
        if not i and wide > room:
            words = _words(each.sentence, names, True)
            wide = lead + text_width(words, size, "sans", True)
        if kept and room < wide + gap:
            break
        room -= wide + (gap if kept else 0)
        kept.append((each, words, wide))
    kept.reverse()
    nodes: list[Node] = []
    x, mid = 14 * k, box.h / 2
    for i, (each, words, wide) in enumerate(kept):
        last = i == len(kept) - 1
        nodes += _mark(board, each.sentence, x, mid)
        tint = NEWEST if last else FOAM if each.n >= board.sight.since else SHALLOW
        lead = _lead(each.sentence, k)
        nodes.append(line_of(x + lead, mid + size * 0.35, words, size, box.w - x - lead - 10 * k, fill=tint, bold=last))
        x += wide + gap
        if not last:
            at = x - gap / 2 - 3 * k
            arrow = f"M{at:.1f} {mid - 5 * k:.1f}l{5 * k:.1f} {5 * k:.1f}l{-5 * k:.1f} {5 * k:.1f}"
            nodes.append(Path(arrow, stroke=WELL_EDGE, width=1.8 * k))
    return nodes


def _lead(sentence: Sentence, k: float) -> float:
    return ((32 if sentence.seat is not None else 0) + (32 if sentence.symbol else 0)) * k


def _mark(board: Board, sentence: Sentence, x: float, y: float) -> list[Node]:
    """The flag of whoever did it, and a symbol."""
    k = board.k
    nodes: list[Node] = []
    if sentence.seat is not None:
        nodes += flag(x + 2 * k, y - 7 * k, 22 * k, 14 * k, board.colour(sentence.seat))
        x += 32 * k
    if sentence.symbol:
        nodes += [Circle(x + 13 * k, y, 13 * k, fill=LIGHT), Use(sentence.symbol, x + 13 * k, y, 20 * k)]
    return nodes
