"""Seats, viewers and the setup of a match: who sits where, and what was agreed before the first entry."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Viewer = int
"""Whose eyes: a seat's index, or PUBLIC for what everybody may know."""

PUBLIC: Viewer = -1
"""The viewer that knows no secret."""


class Seat(Struct, frozen=True):
    """One seat. `kind` is "human" or the name of a bot; `details` are what a game asks besides the name."""

    name: str
    colour: str = ""
    kind: str = "human"
    details: dict[str, str] = field(default_factory=dict)

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == "human"


class Setup(Struct, frozen=True):
    """What a match is played with: game id, mode, options, seats in turn order, and the whole sheet as plain data.

    `options` map an option's key to its value; an option about seats holds their indexes joined by commas.
    """

    game: str
    mode: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    sheet: dict[str, Any]

    def chosen(self, key: str) -> tuple[int, ...]:
        """The seats named by a seat option, none if it is not set."""
        return tuple(int(part) for part in self.options.get(key, "").split(",") if part)
