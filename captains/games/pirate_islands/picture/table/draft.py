"""A page of the table in the making: what it is drawn from, and the pieces, picks and dice collected so far."""

from __future__ import annotations

from dataclasses import dataclass

from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.print import Side, side_of
from captains.games.pirate_islands.picture.table.layout import Layout, View, layout_of
from captains.games.pirate_islands.state import State
from captains.scene.draft import PageDraft
from captains.scene.lettering import shown_name
from captains.scene.page import Desk, Format
from captains.scene.palette import SeatColour, seat_colour
from captains.scene.sight import Sight


@dataclass
class Draft(PageDraft):
    """A page of this game."""

    side: Side
    layout: Layout

    @property
    def state(self) -> State:
        """The match; nothing in it is secret."""
        view: State = self.sight.view
        return view

    @property
    def view(self) -> View:
        """How the map lies in the window."""
        return self.layout.view

    @property
    def k(self) -> float:
        """The size of furniture against the 1920 wide design."""
        return self.layout.k

    def name(self, seat: int, most: int = 24) -> str:
        """A player's name as pictures show it."""
        return shown_name(self.sight.name(seat), most)

    def colour(self, seat: int) -> SeatColour:
        """A player's colour and pattern."""
        return seat_colour(self.state.colours[seat])

    def size(self, px: float) -> float:
        """A size of text given for the 1920 wide design: as the user wants it, never below the least."""
        return super().size(px * self.k)


def draft_of(sight: Sight, desk: Desk, fmt: Format) -> Draft:
    """An empty page for this sight."""
    state: State = sight.view
    side = side_of(GAME.read_sheet(sight.setup.sheet), state.board)
    seat = desk.go if desk.go < len(state.players) else state.active
    return Draft(sight, desk, fmt, seat, side, layout_of(fmt, side, len(state.players), seat))
