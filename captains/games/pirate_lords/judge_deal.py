"""How to deal the loot in Pirate Lords: the best for oneself, and the worst to whoever is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.judge_worth import score
from captains.games.pirate_lords.rules.dealing_form import DealForm
from captains.games.pirate_lords.state import State

Shares = tuple[tuple[int, ...], ...]
Cards = Sequence[int]


def deals(view: State, form: DealForm, seat: int) -> list[tuple[DealLoot, float]]:
    """Ways to deal that leave oneself the best, each with what it seems worth.

    The rest goes down the table from whoever is last, or, not quite so well, from the first of the others to the last.
    """
    points = [kind.points for kind in view.sheet.loot]
    allies = _behind(view, seat)
    ways = {_dealt(form.cards, form.shares, (seat, *order), points) for order in (allies, tuple(sorted(allies)))}
    return [(DealLoot(shares), _worth(view, shares, seat, points)) for shares in sorted(ways)]


def dealt(state: State, seat: int) -> DealLoot:
    """The best of these ways, where all cards drawn are seen."""
    cards = [card.kind.value for card in state.drawn if card.kind.value is not None]
    points = [kind.points for kind in state.sheet.loot]
    return DealLoot(_dealt(cards, state.proposals[-1].ships, (seat, *_behind(state, seat)), points))


def _behind(view: State, seat: int) -> tuple[int, ...]:
    """The others, the last first."""
    return tuple(sorted(view.others(), key=lambda other: score(view, other)))


def _dealt(cards: Cards, sizes: Sequence[int], order: tuple[int, ...], points: list[int]) -> Shares:
    """The best cards to the first of these seats, the next best to the second, and so on."""
    left = sorted(cards, key=lambda kind: points[kind], reverse=True)
    shares: list[tuple[int, ...]] = [()] * len(sizes)
    for seat in order:
        size = sizes[seat]
        if size:
            shares[seat] = tuple(sorted(left[:size]))
            left = left[size:]
    return tuple(shares)


def _worth(view: State, shares: Shares, seat: int, points: list[int]) -> float:
    """One's own points, less those of the others in the measure in which they are ahead."""
    worth = 0.0
    for other, share in enumerate(shares):
        got = sum(points[kind] for kind in share)
        worth += got if other == seat else -0.02 * got * score(view, other)
    return worth
