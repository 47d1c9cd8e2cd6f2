"""What goes to paper: the board as it stands, and each player's panel."""

from __future__ import annotations

from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.board import board_drawing
from captains.games.pirate_islands.picture.board.legend import Signed
from captains.games.pirate_islands.picture.board.print import side_of
from captains.games.pirate_islands.picture.panel import icon_counts, panel_parts, panel_places
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.state import State
from captains.scene.lettering import shown_name, with_shown_names
from captains.scene.nodes import TINT, Drawing, Group, Node, Rect, Text
from captains.scene.page import Box
from captains.scene.palette import BRASS, DEEP_SEA, PAPER, SOFT_INK
from captains.scene.picture import Paper
from captains.scene.sight import Sight
from captains.scene.signature import dated, day_words, signature
from captains.scene.widgets import line_of

WIDTH, HEIGHT = 190.0, 121.0
"""A panel's paper in mm."""
SCALE = 0.262
"""mm for a px of the panel, which is drawn 660 px wide."""


def papers(sight: Sight) -> tuple[Paper, ...]:
    """Each seat's panel, then the board."""
    state: State = sight.view
    side = side_of(GAME.read_sheet(sight.setup.sheet), state.board)
    own = tuple(Paper(seat, who.name, _panel(sight, state, seat)) for seat, who in enumerate(sight.setup.seats))
    return (*own, Paper(None, say("paper.board"), board_drawing(side, state, _signed(sight, state))))


def _signed(sight: Sight, state: State) -> Signed:
    """What the board's legend says: the turn, or that the match is over and how it ended."""
    outcome, day = sight.outcome, day_words(sight.day)
    if outcome is None:
        return Signed(say("paper.turn", n=state.turn), day)
    return Signed(say("paper.over", n=state.turn), day, outcome.places)


def _panel(sight: Sight, state: State, seat: int) -> Drawing:
    """A panel on a paper of its own, under a line that says where the match stands."""
    name = sight.name(seat)
    box = Box(0, 0, 660, 350)
    places = panel_places(box, 1.0, 1.0, icon_counts(state))
    parts = panel_parts(state, seat, name, places, seat == state.active and sight.outcome is None)
    drawn = tuple(Group(part.nodes, id=part.name, x=part.box.x, y=part.box.y) for part in parts)
    left = (WIDTH - box.w * SCALE) / 2
    nodes: tuple[Node, ...] = (
        Group((Rect(0, 0, WIDTH, HEIGHT, fill=PAPER),), id=TINT),
        Rect(5, 5, WIDTH - 10, HEIGHT - 10, 1, stroke=BRASS, width=0.3),
        Text(left, 12.5, say("board.title1") + " " + say("board.title2"), 5.2, "title", DEEP_SEA, bold=True),
        line_of(WIDTH - left, 12.5, _stands(sight, state, seat), 3.6, 104, "serif", SOFT_INK, "end", italic=True),
        Group(drawn, x=left, y=16, scale=SCALE),
    )
    if sight.outcome is not None:
        why = with_shown_names(sight.outcome.why, state.names)
        room = WIDTH - 2 * left
        nodes = (*nodes, line_of(WIDTH - left, 112.8, why, 3, room, "serif", SOFT_INK, "end", italic=True))
    return Drawing(WIDTH, HEIGHT, nodes, "mm", title=say("paper.panel", name=shown_name(name)))


def _stands(sight: Sight, state: State, seat: int) -> str:
    """The turn, or how the match ended for this player; and the day."""
    return signature(sight, seat) if sight.outcome is not None else dated(say("paper.turn", n=state.turn), sight)
