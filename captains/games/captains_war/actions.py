"""What a captain may decide in Captains' War: one struct for each decision, in the words of the rule book.

Dice are counted 0..5 as on the sheet (yellow, three blue, red, black), Resources 0..3 from the top of the chest,
kind 0 are the Attributes and kind 1 the Boats, Strengths are 1..6 as printed.
"""

from __future__ import annotations

from msgspec import Struct


class SetAside(Struct, frozen=True, tag=True, gc=False):
    """The active captain sets a die aside: nobody else may pick it (CW-10)."""

    die: int


class PickDie(Struct, frozen=True, tag=True, gc=False):
    """Pick a loot die; with the Resource a Joker is to be, or the circles the red die fills in (CW-11 to CW-13)."""

    die: int
    resource: int | None = None
    circles: int | None = None


class BuyResource(Struct, frozen=True, tag=True, gc=False):
    """Buy one Resource for GP (CW-14)."""

    resource: int


class Acquire(Struct, frozen=True, tag=True, gc=False):
    """Make the next acquisition of a kind; `jokers` are the Resources that stand for its Jokers (CW-21 to CW-25)."""

    kind: int
    jokers: tuple[int, ...] = ()


class Recruit(Struct, frozen=True, tag=True, gc=False):
    """Recruit one Pirate of this Strength (CW-26)."""

    strength: int


class Done(Struct, frozen=True, tag=True, gc=False):
    """Nothing more to do in this phase."""


class Attack(Struct, frozen=True, tag=True, gc=False):
    """Attack this captain (CW-40)."""

    target: int


class Decline(Struct, frozen=True, tag=True, gc=False):
    """Attack nobody this turn (CW-40)."""


class CommitCrew(Struct, frozen=True, tag=True, gc=False):
    """Commit these Strengths to the boarding battle, strongest first (CW-42)."""

    crew: tuple[int, ...]


class TakeCoins(Struct, frozen=True, tag=True, gc=False):
    """The winner's reward in GP, stolen as far as the loser has any (CW-45)."""


class TakeCircles(Struct, frozen=True, tag=True, gc=False):
    """The winner's reward in circles of one track (CW-45)."""

    kind: int
    circles: int


Action = (
    SetAside
    | PickDie
    | BuyResource
    | Acquire
    | Recruit
    | Done
    | Attack
    | Decline
    | CommitCrew
    | TakeCoins
    | TakeCircles
)
