"""The outcome of a match: places, why it ended, and for every seat a receipt whose lines add up to its score."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from captains.engine.seats import Seat


class ReceiptLine(Struct, frozen=True):
    """One heading of a score: its arithmetic in words, its points, its clause, the log entries it comes from."""

    heading: str
    arithmetic: str
    points: int
    clause: str
    entries: tuple[int, ...] = ()


class Receipt(Struct, frozen=True):
    """A seat's or a rival's score, line by line; `total` is the sum of the lines' points."""

    seat: int
    lines: tuple[ReceiptLine, ...]
    total: int


class Outcome(Struct, frozen=True):
    """How a match ended.

    `places` holds each seat's place (1, 1, 3 where two share the first); `why` is one sentence, `clause` its clause and
    `cause` its short name; `ties` say in words how equal totals were told apart, or that they were not.

    `rivals` are the names of opponents that hold no seat because the rules play them; their places and receipts follow
    those of the seats, numbered on. `result` says in one sentence who has won, "" where the places say it all.
    """

    why: str
    clause: str
    cause: str
    places: tuple[int, ...]
    receipts: tuple[Receipt, ...]
    ties: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    result: str = ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place, and rivals by their numbers."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def names(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        """The names of the seats and then of the rivals: who each number stands for."""
        return (*[seat.name for seat in seats], *self.rivals)
