"""The pace of the table: how long each thing stays before the next happens, by the speed the user has set."""

from __future__ import annotations

STEADY = {0: 0, 1: 1200, 2: 600, 3: 300}
"""Least ms a decision of a bot is shown at each speed."""

HEADLINE = {0: 0, 1: 4500, 2: 2400, 3: 1000}
"""Ms a headline (a reveal, a bonus, an end) is shown."""

APART = {0: 2500, 1: 12_000, 2: 7000, 3: 2500}
"""Ms a headline on a page of its own, such as a battle, waits for a click of the people at this screen."""

TOLD = {0: 0, 1: 5200, 2: 2600, 3: 1300}
"""Ms each step of a told page is shown before the next comes by itself."""


class Pace:
    """Counts down to the moment when the next thing may happen by itself."""

    def __init__(self) -> None:
        self.left = 0

    def hold(self, ms: int) -> None:
        """Nothing may happen by itself for this long, if it is longer than what is left."""
        self.left = max(self.left, ms)

    def skip(self) -> None:
        """The next thing may happen now."""
        self.left = 0

    def pass_time(self, ms: int) -> int:
        """Let time pass; returns what is left to wait."""
        self.left = max(0, self.left - ms)
        return self.left
