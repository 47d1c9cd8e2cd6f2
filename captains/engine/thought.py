"""Thoughts: decisions somebody has considered with what each leads to, and the turning points of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from captains.engine.judge import Mixed, drawn


class Considered(Struct, frozen=True):
    """A decision and what followed it in the matches that were tried out.

    `odds` is the seat's mean share of the first place, `worth` the mean of its points in the end; `spread` and `swing`
    are by how much single matches differ from these (standard deviations). `weight` is how often the decision should be
    taken: 1 or 0 for open ones, something between where nobody should foresee it. `then` is what the seat does next in
    most of the matches, in the part `often` of them; None if it does nothing more.
    """

    action: Any
    odds: float
    spread: float
    worth: float
    swing: float
    playouts: int
    weight: float = 0.0
    then: Any = None
    often: float = 0.0


class Thought(Struct, frozen=True):
    """What a seat thinks of its decisions; never empty."""

    seat: int
    considered: tuple[Considered, ...]

    def decide(self, below: Callable[[int], int]) -> Any:
        """The decision to take; where several have weight, one of them at random. `below(n)` is 0 to n - 1."""
        return drawn([Mixed(each.action, each.weight) for each in self.considered], below)


class Turning(Struct, frozen=True):
    """A turning point: the entry that moved the expectation, whose decision it was (None for luck), and how far.

    `before` and `after` are everybody's expected shares of the first place, rivals after the seats. `considered` is
    what the seat might have done as far as it could know, the best first; what it did is among it. () for luck.
    """

    n: int
    seat: int | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    considered: tuple[Considered, ...] = ()

    @property
    def moved(self) -> int:
        """Whose share moved most."""
        return max(range(len(self.before)), key=lambda each: abs(self.after[each] - self.before[each]))

    @property
    def size(self) -> float:
        """By how much that share moved."""
        return abs(self.after[self.moved] - self.before[self.moved])
