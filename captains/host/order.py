"""The order of a muster's seats, which is the order of the go: set by hand, by lots, or from who goes first on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from captains.engine.chance import Draw, Seeded
from captains.host.muster import Muster

LOTS = "lots"
"""What sets the draws of lots apart from the match's own."""


def placed(muster: Muster, seat: int, to: int) -> Muster:
    """With a seat moved to a place in the order, at most to its ends; the others close up."""
    berths = list(muster.berths)
    berths.insert(max(0, min(to, len(berths) - 1)), berths.pop(seat))
    return replace(muster, berths=tuple(berths))


def led_by(muster: Muster, seat: int) -> Muster:
    """With that seat first, and the others after it as they sit."""
    return replace(muster, berths=(*muster.berths[seat:], *muster.berths[:seat]))


def in_order(muster: Muster, seats: Sequence[int]) -> Muster:
    """With the seats in this order."""
    return replace(muster, berths=tuple(muster.berths[seat] for seat in seats))


def lots(seats: int, seed: str, time: int = 0) -> tuple[int, ...]:
    """An order of so many seats drawn by lots: the same for a match's seed and how many times was drawn before."""
    source, left, order = Seeded(f"{seed} {LOTS} {time}"), [1] * seats, list[int]()
    for number in range(seats):
        (seat,) = source.answer(Draw(LOTS, tuple(left)), number)
        left[seat] = 0
        order.append(seat)
    return tuple(order)
