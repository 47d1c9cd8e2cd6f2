"""The table in the making: what its parts are drawn from, and the pieces and picks collected so far."""

from __future__ import annotations

from typing import Any, Literal

from captains.engine.offers import Offer
from captains.games.pirate_lords.actions import Crew, Split
from captains.games.pirate_lords.events import PirateDiscarded
from captains.games.pirate_lords.picture.cards.faces import Face
from captains.games.pirate_lords.picture.cards.pieces import card_high, card_piece
from captains.games.pirate_lords.picture.table.layout import Layout, layout_of
from captains.games.pirate_lords.picture.table.making import Making, making
from captains.games.pirate_lords.rules.lacks import bound
from captains.games.pirate_lords.sheet import Sheet
from captains.games.pirate_lords.state import Lord, State
from captains.scene.lettering import shown_name
from captains.scene.page import Act, Box, Desk, Does, Format, Refuse
from captains.scene.palette import SeatColour, seat_colour
from captains.scene.sight import Sight
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT

LARGEST_TEXT = 1.3
Ring = Literal["open", "quiet"]
"""Whether a pick shows at rest that it may be clicked."""


def home_of(sight: Sight) -> int:
    """Whose seat lies nearest: the only person's at this screen, else the initiator's."""
    state: State = sight.view
    humans = [seat for seat in sight.seats if sight.setup.seats[seat].human]
    return humans[0] if len(humans) == 1 else state.active


class Board(Spread):
    """A page of the table."""

    def __init__(self, sight: Sight, desk: Desk, fmt: Format) -> None:
        super().__init__(fmt)
        self.sight, self.desk = sight, desk
        self._names = [shown_name(seat.name) for seat in sight.setup.seats]
        self.state: State = sight.view
        self.sheet: Sheet = self.state.sheet
        self.home = home_of(sight)
        self.layout: Layout = layout_of(fmt, len(self.state.lords))
        self.making: Making | None = making(sight, desk)

        self.shown: tuple[Crew, Split] | None = self._shown()
        """What lies on the bench: whose pirates have come forward, and how the ships are split."""
        bargaining = self.state.phase in ("bargain", "answers")
        self.bound: tuple[int, ...] = bound(self.state) if bargaining else ()
        """Who can be left out of no attack."""
        self.columns: dict[int, Box] = {}
        """Where the columns of those who take part stand on the bench."""

    def _shown(self) -> tuple[Crew, Split] | None:
        if self.making is not None:
            return self.making.crew, self.making.ships
        if self.state.proposals:
            return self.state.proposals[-1].crew, self.state.proposals[-1].ships
        return None

    def out(self, seat: int, profession: int) -> int:
        """How many pirates of a profession a seat has on the bench."""
        return self.shown[0][profession].count(seat) if self.shown is not None else 0

    def struck(self, seat: int, profession: int) -> int:
        """How many pirates of a profession the three-card rule has just taken from a seat."""
        if self.state.phase != "bargain" or not self.sight.log:
            return 0
        return sum(
            isinstance(event, PirateDiscarded) and (event.seat, event.profession) == (seat, profession)
            for event in self.sight.log[-1].events
        )

    @property
    def k(self) -> float:
        """The size of furniture against the design."""
        return self.layout.k

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the left hand of the nearest."""
        count = len(self.state.lords)
        return tuple((self.home + step) % count for step in range(1, count))

    @property
    def asked(self) -> int | None:
        """The participant who is asked now."""
        return self.sight.waiting[0] if self.state.phase == "answers" and self.sight.waiting else None

    @property
    def decider(self) -> int | None:
        """Whose decision can be made on this page now; None while it only waits for somebody."""
        if self.making is not None:
            return self.making.seat
        return self.asked if self.asked is not None and self.offer(self.asked, "Accept") is not None else None

    def place(self, seat: int) -> Box:
        """The place of a player at the table."""
        return self.layout.home if seat == self.home else self.layout.seats[self.others.index(seat)]

    def lord(self, seat: int) -> Lord:
        """What lies in front of a seat."""
        return self.state.lords[seat]

    def size(self, px: float) -> float:
        """A size of text given for the design, as the user wants it, never too small to read."""
        return max(LEAST_TEXT, px * self.k * min(self.fmt.text, LARGEST_TEXT))

    def name(self, seat: int) -> str:
        """A player's name as pictures show it."""
        return self._names[seat]

    def colour(self, seat: int) -> SeatColour:
        """A player's colour and pattern."""
        return seat_colour(self.sight.setup.seats[seat].colour)

    def offer(self, seat: int, kind: str) -> Offer | None:
        """The open form of this kind that this client may fill for a seat."""
        return next((offer for offer in self.sight.offers_of(seat) if offer.kind == kind), None)

    def do(self, seat: int, action: Any) -> Does:
        """To do this, or to be told why not."""
        refusal = self.sight.check(seat, action)
        return Refuse(refusal) if refusal else Act(seat, action)

    def card(self, id: str, face: Face, x: float, y: float, wide: float) -> Box:
        """Lay a card; its own box without the shadow."""
        self.pieces.append(card_piece(id, self.sheet, face, x, y, wide))
        return Box(x, y, wide, card_high(self.sheet, wide))
