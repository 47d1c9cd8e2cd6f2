"""What loot, pirates and shares seem worth in Pirate Lords, in points, from a seat's view.

The weights are estimates, tuned by matches.
"""

from __future__ import annotations

from bisect import bisect_left

from captains.games.pirate_lords.actions import Crew
from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.state import State

LEAN = 2
"""How many times as likely it is that who deals keeps a card than one that is worth a point less."""
KEEP = 0.2
"""What a pirate is worth beyond its point at the end: it may take part in a later attack."""
DEALER = 0.5
"""Points a card by which who deals the loot does better than the average; the others do half as much worse."""
FAIR = 0.7
"""The part of a fair share with which a seat is content."""
LEAD = 0.35
"""Points that the next to propose wants more, since they could lead the same attack themselves."""
BEHIND = 1.0
"""Points more for an attack that would end the match while one is behind."""
PATIENCE = 0.6
"""Points by which demands fall each time that the deck has run out without an attack."""


class Loots:
    """What a view tells of the loot: how many of each kind are unseen, and what everybody's cards seem worth.

    `regular` and `last` are what an unseen card with either back is worth on the average, `points` what each seat has.
    """

    def __init__(self, view: State) -> None:
        kinds = view.sheet.loot
        unseen = [kind.cards for kind in kinds]
        points, hidden = [0.0] * len(view.lords), []
        for seat, lord in enumerate(view.lords):
            for card in lord.loot:
                kind = card.kind.value
                if kind is None:
                    hidden.append((seat, card))
                else:
                    unseen[kind] -= 1
                    points[seat] += kinds[kind].points
        for card in view.drawn:
            if card.kind.value is not None:
                unseen[card.kind.value] -= 1
        self.unseen, self.points = tuple(unseen), points
        self._rows = [(row.points, row.last, count) for row, count in zip(kinds, unseen, strict=True)]
        self.regular, self.last = self._mean(False), self._mean(True)
        if hidden:
            self._guess(hidden)

    def _guess(self, hidden: list[tuple[int, Loot]]) -> None:
        """Count what isn't seen at what it is likely to be."""
        top = max(points for points, _, _ in self._rows)
        good, bad = ([self._mean(last, lean, top) for last in (False, True)] for lean in (LEAN, 1 / LEAN))
        for seat, card in hidden:
            self.points[seat] += (good if card.kind.knows == (seat,) else bad)[card.last]

    def _mean(self, last: bool, lean: float = 1.0, top: int = 0) -> float:
        """What an unseen card with this back is worth, where each point more makes it `lean` times as likely."""
        whole = weights = 0.0
        for points, back, count in self._rows:
            if back == last and count:
                weight = count * lean ** (points - top)
                weights += weight
                whole += weight * points
        return whole / weights if weights else 0.0


_kept: tuple[State, Loots] | None = None


def loots(view: State) -> Loots:
    """What the view tells of the loot; the last answer is kept while the loot cards are the same objects."""
    global _kept
    if _kept is not None and _same(_kept[0], view):
        return _kept[1]
    found = Loots(view)
    _kept = view, found
    return found


def _same(one: State, other: State) -> bool:
    """Whether the loot cards of both are the same objects."""
    if one.lords is not other.lords:
        if len(one.lords) != len(other.lords):
            return False
        for mine, yours in zip(one.lords, other.lords, strict=True):
            if mine.loot is not yours.loot:
                return False
    return one.drawn is other.drawn and one.sheet is other.sheet


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
        sheet = view.sheet
        self.view, self.ships = view, len(view.caravan)
        self.needed = sheet.each * len(sheet.professions)
        self.ends = ends(view)
        self.price = float(sheet.pirate) if self.ends else sheet.pirate + KEEP
        mean = mean_points(view)
        rest = [1 - share / max(1, self.ships) for share in range(self.ships + 1)]
        self.dealt = [share * (mean + DEALER * part) for share, part in enumerate(rest)]
        self.given = [share * (mean - DEALER / 2 * part) for share, part in enumerate(rest)]
        self.whole = self.ships * mean - self.needed * self.price
        self._extra = self._extras()

    def _extras(self) -> list[float]:
        """What each seat wants beyond its part of the whole."""
        view = self.view
        extra = [-PATIENCE * view.fruitless] * len(view.lords)
        if view.stranded is None:
            extra[view.left_of(view.active)] += LEAD
        if self.ends:
            scores = [score(view, seat) for seat in range(len(extra))]
            mark = max(scores) - 1.5
            extra = [more + BEHIND if points < mark else more for more, points in zip(extra, scores, strict=True)]
        return extra

    def gain(self, seat: int, pirates: int, share: int) -> float:
        """What a seat gains that sends so many pirates for so many ships."""
        loot = self.dealt if seat == self.view.active else self.given
        return loot[share] - pirates * self.price

    def demand(self, seat: int, pirates: int) -> float:
        """The gain with which a seat that sends so many pirates would be content."""
        return max(0.1, FAIR * self.whole * pirates / self.needed) + self._extra[seat]

    def least_share(self, seat: int, pirates: int) -> int:
        """The fewest ships for which a seat would be content; one more than the caravan has if there is no such."""
        wanted = self.demand(seat, pirates) + pirates * self.price
        share = bisect_left(self.given, wanted, 1)
        return max(share, self.view.floors[seat])


def pirates_of(crew: Crew, seat: int) -> int:
    """How many of a crew are a seat's."""
    return sum([seats.count(seat) for seats in crew])
