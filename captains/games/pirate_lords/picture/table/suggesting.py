"""The way to a draft for the nearest seat: a button that puts its own half-made proposal on the bench."""

from __future__ import annotations

from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.making import speaking
from captains.games.pirate_lords.picture.words import say
from captains.scene.page import Box, Line, Note


def suggest_button(board: Board, box: Box) -> None:
    """The way to a draft for the nearest seat."""
    if board.home != board.state.active and board.offer(board.home, "Suggest") is not None:
        note = Note(
            say("suggest.note", name=board.name(board.home)), (Line(say("suggest.how"), (), "PL-23b"),), "pencil"
        )
        board.button(
            "suggest",
            box,
            say("button.suggest"),
            speaking(board.home),
            size=board.size(20),
            picture="pencil",
            key="d",
            note=note,
            order=40,
        )
