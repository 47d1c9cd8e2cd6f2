"""What a Legendary Captain does in a solo game, step by step, each step with the rule that it follows (CW-72 to CW-82).

The effects on the sheet follow as the events of `events.py`, with the Captain's number for a seat.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Step = Literal["table", "first die", "second die", "acquisition", "recruiting", "reward", "last recruit"]
"""A step of a Legendary Captain: five of its phase (CW-72 to CW-75), its reward (CW-79), its last recruit (CW-82)."""


class CaptainsStep(Struct, frozen=True, tag=True, gc=False):
    """The Legendary Captain takes a step; what it leads to follows as events of their own (CW-74).

    `row` is the row of its table, from 0, that it follows in its phase, None outside it.
    """

    step: Step
    row: int | None = None


class CaptainChose(Struct, frozen=True, tag=True, gc=False):
    """The Legendary Captain had to choose a Resource: the one of which it has the fewest squared, or for a Joker in a
    cost the one it has most of; `for_what` says why (CW-73, CW-74, CW-81)."""

    resource: int
    for_what: Literal["joker", "dice", "missing", "cost", "purchase"]


class CaptainTookTrack(Struct, frozen=True, tag=True, gc=False):
    """The Legendary Captain goes on with this track; `why`: the player leads most there, or nowhere and it is the Boat
    track, or the other track is blocked (CW-80)."""

    kind: int
    why: Literal["lead", "boat", "blocked"]


class CaptainPassed(Struct, frozen=True, tag=True, gc=False):
    """A step of the Legendary Captain leads to nothing; `why`: both tracks are blocked, it cannot pay, the table or its
    card says no, there is no place (CW-74, CW-75, CW-80)."""

    why: Literal["blocked", "cost", "table", "card", "full"]


class CaptainJoined(Struct, frozen=True, tag=True, gc=False):
    """The Legendary Captain has no Pirate left and gains one: `like` is the Strength of the player's that it copies
    (CW-78)."""

    like: int


class ChallengeRolled(Struct, frozen=True, tag=True, gc=False):
    """The blue dice that say whether the Legendary Captain attacks; no `faces` if it has no Pirate (CW-76)."""

    faces: tuple[int, ...]
    attacks: bool
    typed: bool = False


class PirateNamed(Struct, frozen=True, tag=True, gc=False):
    """The yellow die names a Pirate of the Legendary Captain for the battle, 0 for none; without a `face` it is the
    weakest, because somebody must attack (CW-77)."""

    strength: int
    face: int | None = None
    typed: bool = False
