"""The state of a match of Pirate Lords: the piles, what lies in front of each player, and the bargain under way.

Frozen values form no cycles, so the collector need not look at them (`gc=False`); so it is with events and actions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from captains.games.pirate_lords.actions import Crew, Reason, Split
from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.sheet import Sheet

Phase = Literal["turn", "bargain", "answers", "loot", "deal", "over"]
"""Cards are turned over; the initiator may propose; participants are asked; loot is drawn, is dealt; the end."""

PHASE_NAMES: dict[str, str] = {
    "turn": "turning over cards",
    "bargain": "the bargain",
    "answers": "the bargain",
    "loot": "dealing the loot",
    "deal": "dealing the loot",
    "over": "the end",
}
"""Where a turn stands, in words."""


class Card(Struct, frozen=True, gc=False):
    """A card of the game deck: its kind (a profession, or `Sheet.ship`) and which of that kind it is."""

    kind: int
    number: int


class Lord(Struct, frozen=True, gc=False):
    """What lies in front of a player: pirates by profession (their numbers, the oldest first) and loot cards."""

    crew: tuple[tuple[int, ...], ...]
    loot: tuple[Loot, ...] = ()

    @property
    def pirates(self) -> int:
        """How many pirates lie here."""
        return sum([len(numbers) for numbers in self.crew])

    @property
    def last_loot(self) -> int:
        """How many of the loot cards have a red back."""
        return sum([card.last for card in self.loot])


class Reply(Struct, frozen=True, gc=False):
    """A participant's answer to a proposal; `below`, `standing` and `reason` as in `ProposalRefused`."""

    seat: int
    accepts: bool
    below: int = 0
    standing: bool = False
    reason: Reason = ""


class Proposal(Struct, frozen=True, gc=False):
    """A proposal of this turn with the answers to it so far; `draft` is the number of the draft it took up."""

    crew: Crew
    ships: Split
    draft: int | None = None
    replies: tuple[Reply, ...] = ()


class Draft(Struct, frozen=True, gc=False):
    """What somebody suggests in this turn, laid after so many proposals; it binds nobody."""

    seat: int
    crew: Crew
    ships: Split
    after: int


class State(Struct, frozen=True, gc=False):
    """Everything about a match.

    `deck` holds the numbers of the cards left, by kind. A pile is what it holds, not an order: which kind comes next is
    chance. Of cards alike the one that has lain longest comes first, so that faces change.
    `regular` and `last` count the loot stack; which kinds are left in it follows from what nobody has.

    `turn` counts from 1. `active` is the initiator: whose turn it is, or whose last chance. `stranded` is who could not
    turn over a card while the last chances go round, else None. `proposals`, `drafts` and `floors` are those of this
    turn or chance; `floors` are the ships a seat will not do without, 0 if it has not said so. `drawn` is the loot
    about to be dealt. `fruitless` counts how often the deck has run out since the last attack.
    """

    sheet: Sheet
    names: tuple[str, ...]
    lords: tuple[Lord, ...]
    deck: tuple[tuple[int, ...], ...]
    regular: int
    last: int
    floors: tuple[int, ...]
    turn: int = 1
    active: int = 0
    phase: Phase = "turn"
    caravan: tuple[int, ...] = ()
    discard: tuple[Card, ...] = ()
    stranded: int | None = None
    proposals: tuple[Proposal, ...] = ()
    drafts: tuple[Draft, ...] = ()
    drawn: tuple[Loot, ...] = ()
    fruitless: int = 0

    def others(self) -> tuple[int, ...]:
        """All seats but the initiator's, clockwise from their left: the order in which they answer (PL-22)."""
        return _others(self.active, len(self.lords))

    def in_turn(self, crew: Crew) -> tuple[int, ...]:
        """Who takes part, the initiator first, then in the order in which they answer."""
        inside = participants(crew)
        return tuple(seat for seat in (self.active, *self.others()) if seat in inside)

    def left_of(self, seat: int) -> int:
        """Who sits to the left of a player."""
        return (seat + 1) % len(self.lords)


@lru_cache(maxsize=64)
def _others(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + step) % count for step in range(1, count))


@lru_cache(maxsize=4096)
def participants(crew: Crew) -> tuple[int, ...]:
    """The seats whose pirates are named, in seat order (PL-21)."""
    return tuple(sorted({seat for seats in crew for seat in seats}))
