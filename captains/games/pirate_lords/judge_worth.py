"""What loot, pirates and shares seem worth in Pirate Lords, in points, from a seat's view.

The weights are estimates, tuned by matches. What whoever is asked wants was fitted to 300 proposals of simulated
matches, each of which was accepted and refused in many playouts.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from captains.games.pirate_lords.actions import Crew
from captains.games.pirate_lords.judge_loot import loots
from captains.games.pirate_lords.judge_odds import chances
from captains.games.pirate_lords.rules.bench import Table, held
from captains.games.pirate_lords.state import State

KEEP = 0.2
"""What a pirate is worth beyond its point at the end: it may take part in a later attack."""
DEALER = 0.5
"""Points a card by which who deals the loot does better than the average; the others do half as much worse."""
PART = 0.44
"""The part of the loot's points that a seat wants to gain when it is asked."""
FLAT = 4.6
"""Points that all its crew is worth, which it need not gain."""
HOLD = 0.4
"""Points more for each pirate it would give away: without pirates nobody asks it the next time."""
AHEAD = 4.0
"""Points more where the initiator is sure to win already, against one who is as likely to win as everybody."""
SPARE = 0.94
"""Points less where the attack could do without it."""
LEAD = 0.35
"""Points that the next to propose wants more, since they could lead the same attack themselves."""
BEHIND = 1.0
"""Points more for an attack that would end the match while one is behind."""
PATIENCE = 0.6
"""Points by which demands fall each time that the deck has run out without an attack."""
LEAST = 0.1
"""While there is patience, nobody gives a pirate for less than so many points."""


def mean_points(view: State) -> float:
    """What the cards that an attack on the caravan would bring are worth on the average, by all that the view tells."""
    found, ships = loots(view), len(view.caravan)
    last = min(view.last, max(0, ships - view.regular))
    if not ships or not last:
        return found.regular if view.regular else found.last
    return ((ships - last) * found.regular + last * found.last) / ships


def ends(view: State) -> bool:
    """Whether an attack on the caravan as it is would end the match."""
    return len(view.caravan) >= view.regular


def worthless(view: State) -> bool:
    """Whether an attack on the caravan as it is would bring less than its pirates are worth."""
    sheet = view.sheet
    return len(view.caravan) * mean_points(view) <= sheet.each * len(sheet.professions) * sheet.pirate


def score(view: State, seat: int) -> float:
    """A seat's points if the match ended now: known cards as they are, others at the average."""
    return loots(view).points[seat] + view.lords[seat].pirates * view.sheet.pirate


class Stakes:
    """What an attack on the caravan as it is would mean; made once for a view and asked about many crews."""

    def __init__(self, view: State) -> None:
        self.view, self.ships = view, len(view.caravan)
        self.ends = ends(view)
        self.price = float(view.sheet.pirate) if self.ends else view.sheet.pirate + KEEP
        mean = mean_points(view)
        rest = [1 - share / max(1, self.ships) for share in range(self.ships + 1)]
        self._dealt = [share * (mean + DEALER * part) for share, part in enumerate(rest)]
        self._given = [share * (mean - DEALER / 2 * part) for share, part in enumerate(rest)]
        self._wants = self._wanted(self.ships * mean)

    def _wanted(self, loot: float) -> list[float]:
        """What each seat wants, whatever it gives, of an attack that brings so many points."""
        view, each = self.view, self.view.sheet.each
        odds = chances(view)
        seats = range(len(odds))
        base = PART * loot - FLAT + AHEAD * (odds[view.active] - 1 / len(odds))
        spare = _spare(held(view), each)
        wants = [base - SPARE if spare[seat] else base for seat in seats]
        if view.stranded is None:
            wants[view.left_of(view.active)] += LEAD
        if self.ends:
            scores = [score(view, seat) for seat in seats]
            mark = max(scores) - 1.5
            wants = [want + BEHIND if points < mark else want for want, points in zip(wants, scores, strict=True)]
        return wants

    def gain(self, seat: int, pirates: int, share: int) -> float:
        """What a seat gains that sends so many pirates for so many ships."""
        loot = self._dealt if seat == self.view.active else self._given
        return loot[share] - pirates * self.price

    def demand(self, seat: int, pirates: int) -> float:
        """The gain with which a seat that sends so many pirates would be content."""
        return max(LEAST, self._wants[seat] + HOLD * pirates) - PATIENCE * self.view.fruitless

    def least_share(self, seat: int, pirates: int) -> int:
        """The fewest ships for which a seat would be content; one more than the caravan has if there is no such."""
        wanted = self.demand(seat, pirates) + pirates * self.price
        return max(bisect_left(self._given, wanted, 1), self.view.floors[seat])


@lru_cache(maxsize=4096)
def _spare(table: Table, each: int) -> tuple[bool, ...]:
    """Of each seat whether an attack is possible without its pirates."""
    sums = [(sum(counts), counts) for counts in table]
    return tuple(all(whole - counts[seat] >= each for whole, counts in sums) for seat in range(len(table[0])))


def pirates_of(crew: Crew, seat: int) -> int:
    """How many of a crew are a seat's."""
    return sum([seats.count(seat) for seats in crew])
