"""How to deal the loot in Pirate Lords: the best for oneself, and the worst to whoever is ahead."""

from __future__ import annotations

from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.judge_worth import score
from captains.games.pirate_lords.rules.dealing_form import DealForm
from captains.games.pirate_lords.state import State

Shares = tuple[tuple[int, ...], ...]


def deals(view: State, form: DealForm, seat: int) -> list[tuple[DealLoot, float]]:
    """Ways to deal that leave oneself the best, each with what it seems worth.

    The rest goes down the table from whoever is last, or, not quite so well, from the first of the others to the last.
    """
    points = [kind.points for kind in view.sheet.loot]
    behind = sorted(range(len(form.shares)), key=lambda other: score(view, other))
    allies = [other for other in behind if other != seat]
    ways = {_dealt(form, (seat, *order), points) for order in (tuple(allies), tuple(sorted(allies)))}
    return [(DealLoot(shares), _worth(view, shares, seat, points)) for shares in sorted(ways)]


def _dealt(form: DealForm, order: tuple[int, ...], points: list[int]) -> Shares:
    """The best cards to the first of these seats, the next best to the second, and so on."""
    cards = sorted(form.cards, key=lambda kind: points[kind], reverse=True)
    shares: list[tuple[int, ...]] = [()] * len(form.shares)
    for seat in order:
        size = form.shares[seat]
        shares[seat] = tuple(sorted(cards[:size]))
        cards = cards[size:]
    return tuple(shares)


def _worth(view: State, shares: Shares, seat: int, points: list[int]) -> float:
    """One's own points, less those of the others in the measure in which they are ahead."""
    worth = 0.0
    for other, share in enumerate(shares):
        got = sum(points[kind] for kind in share)
        worth += got if other == seat else -0.02 * got * score(view, other)
    return worth
