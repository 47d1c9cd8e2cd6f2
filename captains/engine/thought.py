"""A thought: the decisions somebody has considered, with what each is expected to lead to, the best first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from captains.engine.judge import Mixed, drawn


class Considered(Struct, frozen=True):
    """A decision and what followed it in the matches that were tried out.

    `odds` is the seat's mean share of the first place, `spread` by how much single matches differ from that (the
    standard deviation), `worth` the mean of its points in the end. `weight` is how often the decision should be taken:
    1 or 0 for open ones, something between where nobody should foresee it.
    """

    action: Any
    odds: float
    spread: float
    worth: float
    playouts: int
    weight: float = 0.0


class Thought(Struct, frozen=True):
    """What a seat thinks of its decisions; never empty."""

    seat: int
    considered: tuple[Considered, ...]

    def decide(self, below: Callable[[int], int]) -> Any:
        """The decision to take; where several have weight, one of them at random. `below(n)` is 0 to n - 1."""
        return drawn([Mixed(each.action, each.weight) for each in self.considered], below)
