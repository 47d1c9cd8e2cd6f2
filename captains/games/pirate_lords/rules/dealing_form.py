"""The form of dealing loot: all ways to fill the shares with the cards drawn, listed where there are few."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from captains.engine.offers import LISTED, Offer
from captains.games.pirate_lords.actions import DealLoot, Split

Cards = tuple[int, ...]


class DealForm(Offer, frozen=True, kw_only=True):
    """Every way to deal these loot cards (their kinds, ascending) in shares of these sizes, by seat."""

    cards: Cards = ()
    shares: Split = ()

    def accepts(self, action: Any) -> bool:
        """Whether the action deals exactly these cards in exactly these shares."""
        if not isinstance(action, DealLoot) or tuple(map(len, action.shares)) != self.shares:
            return False
        if any(list(share) != sorted(share) for share in action.shares):
            return False
        return sorted(kind for share in action.shares for kind in share) == list(self.cards)

    def count(self) -> int | None:
        """How many ways there are, None where more than can be listed."""
        listed = self.listed()
        return None if listed is None else len(listed)

    def listed(self) -> tuple[DealLoot, ...] | None:
        """All ways, None where there are more than `LISTED`."""
        return _listed(self.cards, self.shares)

    def draw(self, below: Callable[[int], int]) -> DealLoot:
        """The cards dealt at random."""
        left = list(self.cards)
        return DealLoot(
            tuple([tuple(sorted([left.pop(below(len(left))) for _ in range(size)])) for size in self.shares])
        )

    def values(self, name: str, given: dict[str, Any]) -> tuple[Any, ...]:
        """What `shares` may be, in the order of the list, as far as it is listed."""
        if name != "shares" or given.get("shares"):
            return ()
        return tuple(islice(_deals(self.cards, self.shares), LISTED))


@lru_cache(maxsize=256)
def _listed(cards: Cards, shares: Split) -> tuple[DealLoot, ...] | None:
    found = [DealLoot(each) for each in islice(_deals(cards, shares), LISTED + 1)]
    return tuple(found) if len(found) <= LISTED else None


def _deals(cards: Cards, shares: Split) -> Iterator[tuple[Cards, ...]]:
    """All ways to deal these cards, each once though cards of a kind are alike."""
    if not shares:
        yield ()
        return
    for share in _picks(cards, shares[0]):
        left = list(cards)
        for kind in share:
            left.remove(kind)
        for others in _deals(tuple(left), shares[1:]):
            yield share, *others


def _picks(cards: Cards, size: int) -> Iterator[Cards]:
    """All ways to take so many of these cards (ascending kinds), each once."""
    if size == 0:
        yield ()
        return
    for at, kind in enumerate(cards[: len(cards) - size + 1]):
        if at == 0 or cards[at - 1] != kind:
            for others in _picks(cards[at + 1 :], size - 1):
                yield kind, *others
