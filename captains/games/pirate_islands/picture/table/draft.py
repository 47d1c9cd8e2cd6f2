"""A page of the table in the making: what it is drawn from, and the pieces, picks and dice collected so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from captains.engine.offers import Offer
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.print import Side, side_of
from captains.games.pirate_islands.picture.table.layout import Layout, View, layout_of
from captains.games.pirate_islands.state import State
from captains.scene.lettering import shown_name
from captains.scene.nodes import Node
from captains.scene.page import Act, Box, Desk, Die, Does, Format, Note, Page, Pick, Piece, Refuse
from captains.scene.palette import SeatColour, seat_colour
from captains.scene.sight import Sight
from captains.scene.widgets import LEAST_TEXT, Look, button, framed


@dataclass
class Draft:
    """What a page is drawn from and what stands on it. `seat` has the go: its panel is the large one."""

    sight: Sight
    desk: Desk
    fmt: Format
    seat: int
    side: Side
    layout: Layout
    pieces: list[Piece] = field(default_factory=list)
    picks: list[Pick] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)

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

    @property
    def acting(self) -> bool:
        """Whether the seat at the go may decide something here and now."""
        return bool(self.sight.offers_of(self.seat))

    def choices(self, kind: str) -> tuple[Any, ...]:
        """The open decisions of this kind of the seat at the go."""
        return next((offer.choices for offer in self.offers if offer.kind == kind), ())

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the seat at the go may decide here."""
        return self.sight.offers_of(self.seat)

    def name(self, seat: int, most: int = 24) -> str:
        """A player's name as pictures show it."""
        return shown_name(self.sight.name(seat), most)

    def colour(self, seat: int) -> SeatColour:
        """A player's colour and pattern."""
        return seat_colour(self.state.colours[seat])

    def size(self, px: float) -> float:
        """A size of text given for the 1920 wide design: as the user wants it, never below the least."""
        return max(LEAST_TEXT, max(LEAST_TEXT, px * self.k) * self.fmt.text)

    def do(self, action: Any) -> Does:
        """To do this, or to be told why not."""
        refusal = self.sight.check(self.seat, action)
        return Refuse(refusal) if refusal else Act(self.seat, action)

    def draw(self, id: str, box: Box, nodes: Sequence[Node], pad: float = 0.0) -> None:
        """Add a piece of nodes drawn from the box's corner."""
        self.pieces.append(framed(id, box, nodes, pad))

    def button(
        self,
        id: str,
        box: Box,
        label: str,
        does: Does,
        look: Look = "quiet",
        size: float = 20,
        picture: str = "",
        key: str = "",
        note: Note | None = None,
        grand: bool = False,
        order: int = 0,
    ) -> None:
        """Add a button and the pick over it."""
        piece, pick = button(id, box, label, does, look, self.size(size), picture, key, note, grand, order)
        self.pieces.append(piece)
        self.picks.append(pick)

    def page(self, kind: str, **more: Any) -> Page:
        """The page as collected."""
        return Page(kind, tuple(self.pieces), tuple(self.picks), tuple(self.dice), **more)


def draft_of(sight: Sight, desk: Desk, fmt: Format) -> Draft:
    """An empty page for this sight."""
    state: State = sight.view
    side = side_of(GAME.read_sheet(sight.setup.sheet), state.board)
    seat = desk.go if desk.go < len(state.players) else state.active
    return Draft(sight, desk, fmt, seat, side, layout_of(fmt, side, len(state.players), seat))
