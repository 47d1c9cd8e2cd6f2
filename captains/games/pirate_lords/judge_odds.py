"""Who seems to win a match of Pirate Lords: everybody's share of the first place, by what all can see of them.

The figures were fitted to some 4,800 positions of simulated matches of four players.
"""

from __future__ import annotations

from math import sqrt

from captains.engine.judge import shares
from captains.games.pirate_lords.judge_loot import loots
from captains.games.pirate_lords.state import Lord, State

HELD = 0.65
"""Points by which a pirate in front of a player is worth more than what is printed: it leads to a share of loot."""
TURNS = ((-1.8, 0.65), (0.0, 0.38), (0.0, 0.15))
"""Points for whose turn it is, for the next and the one after: so many, and so many for each ship of the caravan."""
CLOSE, OPEN = 1.05, 0.78
"""Points ahead that make the first place e times as likely: so many at the end, and how that grows with the loot."""
SURE = 1e-6
"""As good as none: at the end nothing is left to happen."""


def chances(view: State) -> tuple[float, ...]:
    """Each player's share of the first place, as it seems; they add up to 1."""
    found, pirate = loots(view), view.sheet.pirate
    if view.phase == "over":
        return shares([_final(*each, pirate) for each in zip(view.lords, found.points, strict=True)], SURE)
    worths = [found.points[seat] + lord.pirates * (pirate + HELD) for seat, lord in enumerate(view.lords)]
    seat, ships = view.active, len(view.caravan)
    for flat, each in TURNS:
        worths[seat] += flat + each * ships
        seat = view.left_of(seat)
    return shares(worths, CLOSE + OPEN * sqrt(view.regular))


def _final(lord: Lord, points: float, pirate: int) -> float:
    """The score, with so little for what tells equal scores apart that it decides nothing else (PL-42)."""
    return points + lord.pirates * pirate + points / 1e3 - lord.last_loot / 1e5
