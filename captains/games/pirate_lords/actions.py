"""What a player may decide in Pirate Lords: one struct for each decision, in the words of the rule book.

Professions are counted 0, 1, 2 as on the sheet (sailors, shooters, boarders), loot kinds as in `Sheet.loot`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Crew = tuple[tuple[int, ...], ...]
"""Whose pirates take part: for each profession the seats they come from, in ascending order, once for each pirate."""

Split = tuple[int, ...]
"""How many ships each seat is promised, by seat."""

Reason = Literal["", "share", "lead", "leader", "crew"]
"""Why somebody refuses: unsaid, the share is too small, they would rather lead it themselves, it helps whoever is ahead
too much, the pirates are worth more where they are."""


class Propose(Struct, frozen=True, tag=True, gc=False):
    """The initiator proposes an attack with this crew and this split of the caravan's ships (PL-20)."""

    crew: Crew
    ships: Split


class TakeUp(Struct, frozen=True, tag=True, gc=False):
    """The initiator proposes what draft number `draft` (from 0) of this turn suggests (PL-23b)."""

    draft: int


class Pass(Struct, frozen=True, tag=True, gc=False):
    """The initiator passes, or gives up: all cards go back (PL-11, PL-23)."""


class Accept(Struct, frozen=True, tag=True, gc=False):
    """The participant asked accepts (PL-22)."""


class Refuse(Struct, frozen=True, tag=True, gc=False):
    """The participant asked refuses this proposal (PL-22)."""

    reason: Reason = ""


class RefuseBelow(Struct, frozen=True, tag=True, gc=False):
    """The participant asked refuses this and, for this turn, whatever gives them less than so many ships (PL-23a).

    One more than the caravan has means: not at all in this turn.
    """

    ships: int


class Suggest(Struct, frozen=True, tag=True, gc=False):
    """Anybody but the initiator lays a draft beside the proposal; it binds nobody (PL-23b)."""

    crew: Crew
    ships: Split


class DealLoot(Struct, frozen=True, tag=True, gc=False):
    """The initiator deals the loot cards drawn: for each seat the kinds it gets, in ascending order (PL-24)."""

    shares: tuple[tuple[int, ...], ...]


Action = Propose | TakeUp | Pass | Accept | Refuse | RefuseBelow | Suggest | DealLoot
