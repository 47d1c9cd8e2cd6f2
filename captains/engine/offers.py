"""Offers: what a seat may decide now, as data. An offer is a form whose later fields depend on earlier ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

LISTED = 200
"""A form with more fillings than this does not list them."""


class Offer(Struct, frozen=True):
    """One form a seat may fill. This form lists its fillings: every legal action, at most `LISTED` of them.

    `kind` is the tag of its actions; `sealed` means it is filled behind the curtain.
    `optional` means that nobody waits for it: the match goes on whether the seat uses it or not. Such offers come last.
    A subclass may replace the list by a form that is too large to list.
    """

    seat: int
    kind: str
    choices: tuple[Any, ...]
    sealed: bool = False
    optional: bool = False

    def accepts(self, action: Any) -> bool:
        """Whether the action is a filling of this form."""
        return action in self.choices

    def count(self) -> int | None:
        """How many fillings there are, None where that is large."""
        return len(self.choices)

    def listed(self) -> tuple[Any, ...] | None:
        """All fillings, None where there are more than `LISTED`."""
        return self.choices

    def draw(self, below: Callable[[int], int]) -> Any:
        """A random filling; `below(n)` gives a number from 0 to n - 1."""
        return self.choices[below(len(self.choices))]

    def values(self, name: str, given: dict[str, Any]) -> tuple[Any, ...]:
        """What the field `name` may hold once the fields in `given` are filled, in the order of the list."""
        found: dict[Any, None] = {}
        for action in self.choices:
            if all(getattr(action, key) == value for key, value in given.items()):
                found[getattr(action, name)] = None
        return tuple(found)
