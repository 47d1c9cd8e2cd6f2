"""The table's own game deck: which card was turned over, told by a click on its like (PL-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from captains.engine.entry import Answer
from captains.games.pirate_lords.picture.cards.faces import Face, face
from captains.games.pirate_lords.picture.cards.pieces import card_high
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.lettering import text_width
from captains.scene.nodes import Node, Rect, Text
from captains.scene.page import Box, Line, Note, Pick, Show
from captains.scene.palette import BRIGHT_BRASS, FOAM, INK, SOFT_INK, WHITE
from captains.scene.widgets import line_of

LARGEST = 200.0
"""The width of the largest card to choose from, in px of the design."""


class Choice(NamedTuple):
    """A card that may have come up: its kind, its face, the key that stands for it, what is said below and of it."""

    kind: int
    face: Face
    key: str
    words: str
    note: Note


def turns(board: Board) -> bool:
    """Whether the table turns over its own cards now, and tells which."""
    return board.desk.real_dice and board.state.phase == "turn"


def slipped(board: Board) -> bool:
    """Whether a card was typed in just now, so that it can be taken back."""
    action = board.sight.log[-1].action if board.sight.log else None
    return board.desk.real_dice and isinstance(action, Answer) and action.typed


def turning(board: Board, box: Box) -> None:
    """The kinds that are left in the deck, with how many there are of each, to be clicked or pressed."""
    size = board.size(25)
    words = say("type.turn", name=board.name(board.state.active))
    line = line_of(box.w / 2, size * 1.05, words, size, box.w, "serif", INK, "middle", italic=True)
    board.draw("turning", Box(box.x, box.y, box.w, size * 1.5), [line])
    choices = [
        Choice(kind, shown, str(kind + 1), number("type.cards", left), _note(shown.name, left))
        for kind, shown, left in _left(board)
    ]
    choose(board, Box(box.x, box.y + size * 1.8, box.w, box.h - size * 1.8), choices, dark=False)


def _left(board: Board) -> list[tuple[int, Face, int]]:
    """The kinds left in the deck: their numbers, the card that would come up, how many there are."""
    deck = enumerate(board.state.deck)
    return [(kind, face(board.sheet, kind, numbers[0]), len(numbers)) for kind, numbers in deck if numbers]


def _note(name: str, left: int) -> Note:
    return Note(name.capitalize(), (Line(number("type.left", left), (), "PL-03"),), "pencil")


def choose(board: Board, box: Box, choices: Sequence[Choice], dark: bool) -> None:
    """Cards to choose from, side by side, each with its key and how many are left of it below."""
    k, count = board.k, len(choices)
    size = board.size(21)
    foot, gap = size * 2.1, 46 * k
    wide = min(LARGEST * k, (box.h - foot) / card_high(board.sheet, 1.0), (box.w - gap * (count - 1)) / max(1, count))
    high = card_high(board.sheet, wide)
    x, y = box.x + (box.w - wide * count - gap * (count - 1)) / 2, box.y + max(0.0, (box.h - high - foot) / 2)
    for i, each in enumerate(choices):
        at = board.card(f"type-{each.kind}", each.face, x + i * (wide + gap), y, wide)
        below = Box(at.x - gap / 2, y + high, wide + gap, foot)
        board.draw(f"type-left-{each.kind}", below, _foot(below.w, size, each, dark))
        does = Show("dice", (each.kind,))
        pick = Pick(
            f"type-{each.kind}", at, does, note=each.note, key=each.key, order=10 + each.kind, radius=wide * 0.06
        )
        board.picks.append(pick)


def _foot(w: float, size: float, choice: Choice, dark: bool) -> list[Node]:
    """The key that stands for a card, and how many there are left."""
    cap = size * 1.45 if choice.key else -8
    x = (w - cap - 8 - text_width(choice.words, size, "sans", True)) / 2
    y = size * 1.22
    ink = FOAM if dark else SOFT_INK
    nodes: list[Node] = [Text(x + cap + 8, y + size * 0.34, choice.words, size, "sans", ink, bold=True)]
    if choice.key:
        nodes += [
            Rect(x, y - cap / 2 + 2, cap, cap, 6, INK),
            Rect(x, y - cap / 2, cap, cap - 1, 6, BRIGHT_BRASS if dark else WHITE, INK, 1.4),
            Text(x + cap / 2, y + size * 0.34, choice.key, size, "sans", INK, "middle", True),
        ]
    return nodes
