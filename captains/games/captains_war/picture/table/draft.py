"""A page of the table in the making: what it is drawn from, and the pieces, picks and dice collected so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from captains.engine.offers import Offer
from captains.games.captains_war.picture.table.layout import Layout
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import Captain, State
from captains.scene.lettering import ellipsis, face_for, fit_size, name_texts, shown_name
from captains.scene.nodes import Anchor, Font, Text
from captains.scene.page import Act, Box, Desk, Die, Does, Format, Note, Page, Pick, Piece, Refuse
from captains.scene.palette import INK, SeatColour, seat_colour
from captains.scene.sight import Sight
from captains.scene.widgets import LEAST_TEXT, Look, button

Ring = Literal["open", "chosen", "quiet"]

LEGEND = "rose"
"""The colour of a Legendary Captain, which no seat of this game may have."""


def ring(does: Does, chosen: bool = False) -> Ring:
    """How a pick looks at rest: what is refused has no ring."""
    return "chosen" if chosen else "quiet" if isinstance(does, Refuse) else "open"


def named(
    x: float,
    y: float,
    name: str,
    room: float,
    size: float,
    font: Font = "serif",
    *,
    fill: str = INK,
    anchor: Anchor = "start",
    bold: bool = False,
) -> tuple[Text, ...]:
    """A captain's or a ship's name that fits its room, never too small to read: it is rather cut."""
    shown = shown_name(name)
    face, bold, _ = face_for(shown, font, bold)
    if face != font:
        size, font = size * (0.8 if font == "hand" else 1.0), face
    size = fit_size(shown, room, max(size, LEAST_TEXT), LEAST_TEXT, font, bold)
    shown = ellipsis(shown, room + 0.01, size, font, bold)
    return name_texts(shown, x, y, room + 1, size, font, fill=fill, anchor=anchor, bold=bold)


@dataclass
class Draft:
    """What a page is drawn from and what stands on it. `seat` has the go: its sheet is the large one."""

    sight: Sight
    desk: Desk
    fmt: Format
    seat: int
    pieces: list[Piece] = field(default_factory=list)
    picks: list[Pick] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)

    @property
    def state(self) -> State:
        """The match as it may be known."""
        view: State = self.sight.view
        return view

    @property
    def sheet(self) -> Sheet:
        """What is printed."""
        return self.state.sheet

    @property
    def captain(self) -> Captain:
        """The sheet of the captain at the go."""
        return self.state.captains[self.seat]

    @property
    def acting(self) -> bool:
        """Whether the seat at the go may decide something here and now."""
        return bool(self.sight.offers_of(self.seat))

    @property
    def k(self) -> float:
        """The size of furniture against the 1920 wide design."""
        return min(self.fmt.width / 1920, self.fmt.height / 1080)

    def offer(self, kind: str) -> Offer | None:
        """The open form of this kind of the seat at the go."""
        for offer in self.sight.offers_of(self.seat):
            if offer.kind == kind:
                return offer
        return None

    def name(self, seat: int) -> str:
        """A captain's name, as written at setup."""
        return self.state.names[seat]

    def colour(self, seat: int) -> SeatColour:
        """A captain's colour and pattern."""
        return seat_colour(LEGEND if seat == self.state.mode.legend else self.sight.setup.seats[seat].colour)

    def size(self, px: float) -> float:
        """A size of text as the user wants it, never below the least."""
        return max(LEAST_TEXT, max(LEAST_TEXT, px) * self.fmt.text)

    def do(self, action: Any, seat: int | None = None) -> Does:
        """To do this, or to be told why not."""
        seat = self.seat if seat is None else seat
        refusal = self.sight.check(seat, action)
        return Refuse(refusal) if refusal else Act(seat, action)

    def button(
        self,
        id: str,
        box: Box,
        label: str,
        does: Does,
        look: Look = "quiet",
        size: float = 18,
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


@dataclass
class TableDraft(Draft):
    """A page with the whole table on it: its arrangement is known."""

    layout: Layout = field(kw_only=True)

    @property
    def k(self) -> float:
        """The size of furniture against the design."""
        return self.layout.k

    @property
    def others(self) -> tuple[int, ...]:
        """The other captains, clockwise from the one at the go."""
        count = len(self.state.captains)
        return tuple((self.seat + step) % count for step in range(1, count))
