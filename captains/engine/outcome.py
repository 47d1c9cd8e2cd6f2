"""The outcome of a match: places, why it ended, and for every seat a receipt whose lines add up to its score."""

from __future__ import annotations

from msgspec import Struct


class ReceiptLine(Struct, frozen=True):
    """One heading of a score: its arithmetic in words, its points, its clause, the log entries it comes from."""

    heading: str
    arithmetic: str
    points: int
    clause: str
    entries: tuple[int, ...] = ()


class Receipt(Struct, frozen=True):
    """A seat's score, line by line; `total` is the sum of the lines' points."""

    seat: int
    lines: tuple[ReceiptLine, ...]
    total: int


class Outcome(Struct, frozen=True):
    """How a match ended.

    `places` holds each seat's place (1, 1, 3 where two share the first); `why` is one sentence, `clause` its clause and
    `cause` its short name; `ties` say in words how equal totals were told apart, or that they were not.
    """

    why: str
    clause: str
    cause: str
    places: tuple[int, ...]
    receipts: tuple[Receipt, ...]
    ties: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
