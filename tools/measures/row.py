"""A row of the table, and how figures are taken: CPU time of this process, medians of several runs."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure beside its floor, its goal and a rival's figure; `more` whether a larger figure is better."""

    name: str
    value: float | None
    unit: str
    floor: float | None = None
    goal: float | None = None
    rival: float | None = None
    rival_name: str = ""
    more: bool = False
    spread: float = 0.0
    note: str = ""

    @property
    def verdict(self) -> str:
        """Whether goal or floor are reached."""
        if self.value is None or self.floor is None:
            return ""
        if self.goal is not None and self._reaches(self.goal):
            return "goal"
        return "floor" if self._reaches(self.floor) else "below"

    def _reaches(self, mark: float) -> bool:
        assert self.value is not None, "asked only where there is a figure"
        return self.value >= mark if self.more else self.value <= mark


def cpu_rate(work: Callable[[], int], runs: int = 5) -> tuple[float, float]:
    """Things a CPU second, median of several runs, and the spread (largest less smallest, as a share of the median)."""
    rates = []
    for _ in range(runs):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return _median(rates)


def cpu_cost(work: Callable[[], None], times: int, runs: int = 5) -> tuple[float, float]:
    """CPU seconds a call, median of several runs of so many calls, and the spread."""
    costs = []
    for _ in range(runs):
        start = time.process_time()
        for _ in range(times):
            work()
        costs.append((time.process_time() - start) / times)
    return _median(costs)


def _median(figures: list[float]) -> tuple[float, float]:
    middle = statistics.median(figures)
    return middle, (max(figures) - min(figures)) / middle if middle else 0.0
