"""What one client knows and may do: the only thing pages and sheets are drawn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import Struct

from captains.engine.entry import Entry
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome
from captains.engine.refusal import Refusal
from captains.engine.seats import PUBLIC, Setup, Viewer


class Sight(Struct, frozen=True):
    """One client's sight of a match.

    `view` is the state as `viewer` may know it; `offers` are those of `seats`, the seats this client decides for, in
    the order of the go (a sealed one only where its own seat is the viewer); `sealed` are the seats whose sealed
    decision is still open, in the order they will be asked; `log` the entries as the viewer may read them. `check` says
    why a decision is not allowed, `preview` what it would lead to as (view, events), None where it is refused or would
    open a secret.
    """

    setup: Setup
    viewer: Viewer
    view: Any
    offers: tuple[Offer, ...]
    seats: tuple[int, ...]
    log: Sequence[Entry]
    check: Callable[[int, Any], Refusal | None]
    preview: Callable[[int, Any], tuple[Any, tuple[Any, ...]] | None]
    sealed: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    """Every seat that is waited for now, also those of bots and other clients."""
    outcome: Outcome | None = None
    undoable: AbstractSet[int] = frozenset()
    """The seats of this client that may take back their last decision."""
    since: int = 0
    """The first entry that the seat at the go has not seen yet."""
    day: str = ""
    """The day the match was last played where its sheets are made, in ISO form; "" where nobody asks."""

    @property
    def public(self) -> bool:
        """Whether this sight shows what everybody may know."""
        return self.viewer == PUBLIC

    def offers_of(self, seat: int) -> tuple[Offer, ...]:
        """What this seat may decide now, as far as this client may decide it."""
        return tuple(offer for offer in self.offers if offer.seat == seat)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.setup.seats[seat].name
