"""Intervals: a share that was counted, and where with 95 % confidence the true one lies."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

Z = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""


class Estimate(Struct, frozen=True):
    """A share (0 to 1) as it was counted, and the ends of its 95 % interval."""

    share: float
    low: float
    high: float

    def less(self, share: float) -> Estimate:
        """How far it lies above a fixed share."""
        return Estimate(self.share - share, self.low - share, self.high - share)


def estimate(hits: float, trials: float) -> Estimate:
    """The share of hits in independent trials, with Wilson's interval, which holds for few trials too.

    A trial may be hit in part: such trials vary less than whole ones, so that the interval is rather too wide than too
    narrow. Without a trial nothing is known.
    """
    if trials <= 0:
        return Estimate(0.0, 0.0, 1.0)
    share = min(1.0, hits / trials)
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    reach = Z / scale * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))
