"""A step under way: the events of one decision as they are emitted, and the state they lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")


class Step(Generic[S]):
    """Collects events; each one is folded into `state` at once, so that the next rule sees its effect."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, Any], S]) -> None:
        self.state = state
        self.events: list[Any] = []
        self._evolve = evolve

    def emit(self, event: Any) -> None:
        """Record the event and fold it into the state."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)
