"""The end told in steps: heading by heading, then places and ties."""

from __future__ import annotations

from msgspec import Struct

HEADINGS = 3
STEPS = HEADINGS + 2
"""Face down, a step for each heading, places and ties."""


class Told(Struct, frozen=True):
    """What is shown at a step: how many headings are told, and whether the places are."""

    step: int
    headings: int
    final: bool


def told_at(step: int) -> Told:
    """What is shown at this step."""
    step = max(0, min(step, STEPS - 1))
    return Told(step, min(step, HEADINGS), step == STEPS - 1)
