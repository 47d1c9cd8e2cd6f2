"""The top of the table: the game's name, whose decision it is and what is asked, and the quiet buttons."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.picture.table.asking import asks, speaker
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import scroll
from captains.games.pirate_lords.picture.table.turning import slipped
from captains.games.pirate_lords.picture.words import say
from captains.scene.controls import round_button
from captains.scene.lettering import ellipsis, fit_size, has_letters, text_width
from captains.scene.nodes import Font, Node, Text
from captains.scene.page import Banner, Does, Line, Note, Refuse, Show
from captains.scene.palette import INK, PAPER, legible
from captains.scene.widgets import framed

BUTTONS = (("undo", "u"), ("hint", "h"), ("log", "l"), ("rules", "r"), ("menu", "m"))


def banner(board: Board) -> Banner:
    """Draw the top and say what the banner says."""
    made = board.making
    drafts = made is not None and made.draft
    seat = made.seat if made is not None and drafts else speaker(board.sight, board.desk)
    who, asked = board.name(seat), say("ask.draft") if drafts else asks(board.state, seat)
    box, k = board.layout.banner, board.k
    nodes: list[Node] = [*scroll(box.w, box.h)]
    nodes += title(who, asked, legible(board.colour(seat).colour), box.w - box.h * 2, box.w / 2, box.h, 33 * k)
    board.pieces.append(framed("banner", box, nodes, 6))
    place = board.layout.title
    turn = say("banner.turn", n=board.state.turn)
    size, small = 30 * k, board.size(20 * k)
    board.draw(
        "title",
        place,
        [
            Text(6 * k, 30 * k, say("title").upper(), size, "title", PAPER, bold=True, spacing=2 * k),
            Text(6 * k, 30 * k + small * 1.3, turn, small, "serif", "#BFD3D8", italic=True),
        ],
        8,
    )
    _buttons(board)
    return Banner(who, asked)


def title(who: str, asked: str, tint: str, room: float, x: float, high: float, size: float) -> list[Node]:
    """A name in its colour and what it does, centred on x in a strip so high."""
    font: Font = "title" if has_letters(who + asked, "title", True) else "sans"
    whole = f"{who} {asked}".strip()
    size = fit_size(whole, room, size, 15, font, True)
    gap = text_width(" ", size, font, True) * 1.4 if asked else 0.0
    name = ellipsis(who, room * 0.6, size, font, True)
    said = ellipsis(asked, room - text_width(name, size, font, True) - gap + 1, size, font, True)
    wide = text_width(name, size, font, True) + gap + text_width(said, size, font, True)
    left, y = x - wide / 2, high * 0.44 + size * 0.33
    after = left + text_width(name, size, font, True) + gap
    return [Text(left, y, name, size, font, tint, bold=True), Text(after, y, said, size, font, INK, bold=True)]


def _buttons(board: Board) -> None:
    """Undo, hint, log, rules, menu."""
    for (name, key), box in zip(BUTTONS, board.layout.buttons, strict=True):
        does: Does = Show(name)
        if name == "undo" and not board.sight.undoable and not slipped(board):
            does = Refuse(Refusal("undo", "", say("undo.nothing")))
        note = Note(say(f"button.{name}"), (Line(say(f"button.{name}_how")),))
        dull = isinstance(does, Refuse)
        board.put(*round_button(name, box, name, does, key, note, 90, dark=True, dull=dull))
