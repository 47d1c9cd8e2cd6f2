"""The corner of a page: a row of small round buttons at its upper right, for what the page itself has no room for.

A page that is full there keeps `corner_box` free; on every other one whoever lays the corner looks for room.
"""

from __future__ import annotations

from captains.scene.page import Box, Format
from captains.scene.spread import Spread

MOST = 5
SIDE, GAP, MARGIN = 46.0, 8.0, 48.0
GROWS, LARGEST = 0.4, 1.5


def strip_of(fmt: Format, count: int) -> tuple[float, float]:
    """How long and how thick so many buttons are in a row: a little larger where type is."""
    side = round(Spread(fmt).px(SIDE) * (1 + GROWS * (min(fmt.text, LARGEST) - 1)))
    return count * side + (count - 1) * Spread(fmt).px(GAP), side


def corner_box(fmt: Format, count: int = MOST) -> Box:
    """Where so many buttons lie where nothing else does: at the upper right."""
    (long, thick), margin = strip_of(fmt, count), Spread(fmt).px(MARGIN)
    return Box(fmt.width - margin - long, margin, long, thick)
