"""What loot, pirates and shares seem worth in Pirate Lords, in points, from a seat's view.

The weights are estimates, tuned by matches.
"""

from __future__ import annotations

from captains.games.pirate_lords.actions import Crew
from captains.games.pirate_lords.state import State

KEEP = 0.2
"""What a pirate is worth beyond its point at the end: it may take part in a later attack."""
DEALER = 0.5
"""Points a card by which who deals the loot does better than the average; the others do half of that worse."""
FAIR = 0.7
"""The part of a fair share with which a seat is content."""
LEAD = 0.35
"""Points that the next to propose wants more, since they could lead the same attack themselves."""
BEHIND = 1.0
"""Points more for an attack that would end the match while one is behind."""
PATIENCE = 0.6
"""Points by which demands fall each time that the deck has run out without an attack."""


def mean_points(view: State) -> float:
    """What the next loot cards are worth on the average, by all that the view tells."""
    left = [kind.cards for kind in view.sheet.loot]
    for lord in view.lords:
        for card in lord.loot:
            if card.kind.value is not None:
                left[card.kind.value] -= 1
    last = view.regular == 0
    kinds = [(kind.points, count) for kind, count in zip(view.sheet.loot, left, strict=True) if kind.last == last]
    cards = sum(count for _, count in kinds)
    return sum(points * count for points, count in kinds) / cards if cards else 0.0


def ends(view: State) -> bool:
    """Whether an attack on the caravan as it is would end the match."""
    return len(view.caravan) >= view.regular


def pirate_price(view: State) -> float:
    """What giving up a pirate costs."""
    return float(view.sheet.pirate) if ends(view) else view.sheet.pirate + KEEP


def score(view: State, seat: int) -> float:
    """A seat's points if the match ended now: known cards as they are, others at the average."""
    lord, loot = view.lords[seat], view.sheet.loot
    average = sum(kind.points * kind.cards for kind in loot) / sum(kind.cards for kind in loot)
    points = float(lord.pirates * view.sheet.pirate)
    for card in lord.loot:
        points += average if card.kind.value is None else loot[card.kind.value].points
    return points


def ahead(view: State, seat: int) -> float:
    """By how many points a seat seems ahead of the best of the others; less than 0 where it is behind."""
    scores = [score(view, other) for other in range(len(view.lords))]
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


class Stakes:
    """What an attack on the caravan as it is would mean; made once for a view and asked about many crews."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.ships = len(view.caravan)
        self.needed = view.sheet.each * len(view.sheet.professions)
        self.price = pirate_price(view)
        mean = mean_points(view)
        rest = [1 - share / max(1, self.ships) for share in range(self.ships + 1)]
        self._dealt = [share * (mean + DEALER * part) for share, part in enumerate(rest)]
        self._given = [share * (mean - DEALER / 2 * part) for share, part in enumerate(rest)]
        self.whole = self.ships * mean - self.needed * self.price
        self._scores = [score(view, seat) for seat in range(len(view.lords))]

    def gain(self, seat: int, pirates: int, share: int) -> float:
        """What a seat gains that sends so many pirates for so many ships."""
        loot = self._dealt if seat == self.view.active else self._given
        return loot[share] - pirates * self.price

    def demand(self, seat: int, pirates: int) -> float:
        """The gain with which a seat that sends so many pirates would be content."""
        view = self.view
        wanted = max(0.1, FAIR * self.whole * pirates / self.needed)
        if view.stranded is None and view.left_of(view.active) == seat:
            wanted += LEAD
        if ends(view) and self._scores[seat] < max(self._scores) - 1.5:
            wanted += BEHIND
        return wanted - PATIENCE * view.fruitless

    def least_share(self, seat: int, pirates: int) -> int:
        """The fewest ships for which a seat would be content; one more than the caravan has if there is no such."""
        wanted = self.demand(seat, pirates)
        for share in range(1, self.ships + 1):
            if self.gain(seat, pirates, share) >= wanted:
                return max(share, self.view.floors[seat])
        return self.ships + 1


def pirates_of(crew: Crew, seat: int) -> int:
    """How many of a crew are a seat's."""
    return sum([seats.count(seat) for seats in crew])
