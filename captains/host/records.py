"""Records: a match as it is kept, and what the list of matches says of one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.engine.entry import Entry
from captains.engine.seats import Setup

Status = Literal["running", "over", "abandoned"]
"""Whether a match goes on, has ended by its rules, or was given up (then it has no outcome)."""


class Standing(Struct, frozen=True):
    """What of a match changes as it goes on, besides its entries.

    `last` is the stamp of the last change, `stands` where it stands in a few words, `winners` the winners' names;
    `kinds` who plays each seat now ("human" or a bot's name), `real_dice` whether the table rolls its own dice.
    """

    last: str
    length: int
    status: Status
    stands: str
    winners: tuple[str, ...]
    kinds: tuple[str, ...]
    real_dice: bool


class Record(Struct, frozen=True):
    """A match as it is kept. `seed` is None only where every roll so far came from elsewhere and is in the log."""

    setup: Setup
    entries: tuple[Entry, ...]
    seed: str | None
    standing: Standing
    started: str
    id: str = ""

    @property
    def ended(self) -> bool:
        """Whether nothing will happen in it any more, so that nothing in it is secret."""
        return self.standing.status != "running"


class MatchInfo(Struct, frozen=True):
    """A line of the list of matches. `seats` are the names in turn order; stamps are UTC in ISO format."""

    id: str
    game: str
    mode: str
    seats: tuple[str, ...]
    started: str
    last: str
    length: int
    status: Status
    stands: str
    winners: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
