"""A page of the table in the making: what it is drawn from, and the pieces, picks and dice collected so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from captains.games.captains_war.picture.table.layout import Layout
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import Captain, State
from captains.scene.draft import PageDraft
from captains.scene.lettering import ellipsis, face_for, fit_size, name_texts, shown_name
from captains.scene.nodes import Anchor, Font, Text
from captains.scene.page import Does, Refuse
from captains.scene.palette import INK, SeatColour, seat_colour
from captains.scene.widgets import LEAST_TEXT

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
class Draft(PageDraft):
    """A page of this game."""

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
    def k(self) -> float:
        """The size of furniture against the 1920 wide design."""
        return min(self.fmt.width / (1500 if self.fmt.upright else 1920), self.fmt.height / 1080)

    def name(self, seat: int) -> str:
        """A captain's name, as written at setup."""
        return self.state.names[seat]

    def colour(self, seat: int) -> SeatColour:
        """A captain's colour and pattern."""
        return seat_colour(LEGEND if seat == self.state.mode.legend else self.sight.setup.seats[seat].colour)


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
