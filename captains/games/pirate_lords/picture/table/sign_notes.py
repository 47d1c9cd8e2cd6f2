"""Notes on what is small at this table: the signs on a player's strip, and the counts of loot."""

from __future__ import annotations

from collections.abc import Sequence

from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.page import ONLY_NOTE, Box, Line, Note, Pick

CLAUSES = {"hat": "PL-20", "lock": "PL-20", "bot": ""}
"""The clause behind each sign; its name is that of its picture too."""


def note_signs(board: Board, seat: int, shown: Sequence[str], x: float, y: float, where: str = "seat") -> None:
    """A note on each sign of a strip, from x to the left, level with y."""
    r = 16 * board.k
    for sign in shown:
        line = Line(say(f"sign.{sign}", name=board.name(seat)), (), CLAUSES[sign])
        note = Note(say(f"sign.{sign}_note"), (line,), sign)
        _explain(board, f"{where}-{seat}-{sign}", Box(x - r, y - r, 2 * r, 2 * r), note, r)
        x -= 34 * board.k


def note_loot(board: Board, seat: int, box: Box) -> None:
    """A note on how many loot cards lie before a player, and of which backs."""
    lord = board.lord(seat)
    last = sum(card.last for card in lord.loot)
    lines = (
        Line(say("loot.backs", n=len(lord.loot) - last, last=last), (), "PL-25"),
        Line(say("loot.secret"), (), "PL-25"),
    )
    words = say("loot.of", name=board.name(seat))
    _explain(board, f"loot-count-{seat}-note", box, Note(words, lines if lord.loot else lines[1:], "coin"), 6 * board.k)


def note_left(board: Board, last: bool, left: int, box: Box) -> None:
    """A note on a count beside the loot stack: the yellow backs that are left, or the red ones."""
    key = "red" if last else "yellow"
    lines = (Line(number(f"left.{key}", left), (), "PL-04"), Line(say("pile.loot_end"), (), "PL-40"))
    _explain(board, f"loot-left-{key}", box, Note(say(f"left.{key}_note"), lines, "glass" if last else "coin"), 6)


def _explain(board: Board, id: str, box: Box, note: Note, radius: float) -> None:
    board.picks.append(Pick(id, box, ONLY_NOTE, state="quiet", note=note, order=95, radius=radius))
