"""A page in the making: what it is drawn from, and the pieces, picks and dice collected so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from captains.engine.offers import Offer
from captains.scene.nodes import Node
from captains.scene.page import Act, Box, Desk, Die, Does, Format, Note, Page, Pick, Piece, Refuse
from captains.scene.sight import Sight
from captains.scene.widgets import LEAST_TEXT, Look, button, framed


@dataclass
class PageDraft:
    """What a page is drawn from and what stands on it. `seat` has the go: its sheet is the large one."""

    sight: Sight
    desk: Desk
    fmt: Format
    seat: int
    pieces: list[Piece] = field(default_factory=list, kw_only=True)
    picks: list[Pick] = field(default_factory=list, kw_only=True)
    dice: list[Die] = field(default_factory=list, kw_only=True)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the seat at the go may decide here."""
        return self.sight.offers_of(self.seat)

    @property
    def acting(self) -> bool:
        """Whether the seat at the go may decide something here and now."""
        return bool(self.offers)

    def offer(self, kind: str) -> Offer | None:
        """The open form of this kind of the seat at the go."""
        return next((offer for offer in self.offers if offer.kind == kind), None)

    def choices(self, kind: str) -> tuple[Any, ...]:
        """The open decisions of this kind of the seat at the go."""
        offer = self.offer(kind)
        return offer.choices if offer is not None else ()

    def size(self, px: float) -> float:
        """A size of text as the user wants it, never below the least."""
        return max(LEAST_TEXT, max(LEAST_TEXT, px) * self.fmt.text)

    def do(self, action: Any, seat: int | None = None) -> Does:
        """To do this, or to be told why not."""
        seat = self.seat if seat is None else seat
        refusal = self.sight.check(seat, action)
        return Refuse(refusal) if refusal else Act(seat, action)

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
        size: float = 18,
        picture: str = "",
        key: str = "",
        note: Note | None = None,
        grand: bool = False,
        order: int = 0,
    ) -> None:
        """Add a button and the pick over it."""
        self.buttons((button(id, box, label, does, look, self.size(size), picture, key, note, grand, order),))

    def buttons(self, made: Iterable[tuple[Piece, Pick]]) -> None:
        """Add buttons that were made elsewhere."""
        for piece, pick in made:
            self.pieces.append(piece)
            self.picks.append(pick)

    def page(self, kind: str, **more: Any) -> Page:
        """The page as collected."""
        return Page(kind, tuple(self.pieces), tuple(self.picks), tuple(self.dice), **more)
