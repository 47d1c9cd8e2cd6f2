"""What a view of Pirate Lords tells of the loot: which kinds are unseen, what everybody's cards seem worth."""

from __future__ import annotations

from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.state import State

LEAN = 2
"""How many times as likely it is that who deals keeps a card than one that is worth a point less."""


class Loots:
    """How many loot cards of each kind are unseen, and what everybody's cards seem worth.

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
    # Bots think in a thread of their own: what is compared must be what is returned.
    kept = _kept
    if kept is None or not _same(kept[0], view):
        kept = _kept = view, Loots(view)
    return kept[1]


def _same(one: State, other: State) -> bool:
    """Whether the loot cards of both are the same objects."""
    if one.lords is not other.lords:
        if len(one.lords) != len(other.lords):
            return False
        for mine, yours in zip(one.lords, other.lords, strict=True):
            if mine.loot is not yours.loot:
                return False
    return one.drawn is other.drawn and one.sheet is other.sheet
