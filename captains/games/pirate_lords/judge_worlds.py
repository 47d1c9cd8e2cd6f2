"""Worlds that agree with a view of Pirate Lords: the unseen loot cards, drawn as likely as its seat must think.

Which kinds are unseen follows from what the seat sees, and the back says whether a card is one of the last. Whoever
deals keeps the better cards: so cards dealt to oneself are more likely good ones, and cards dealt by others bad ones.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from captains.engine.secrets import Hidden
from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.judge_loot import LEAN, loots
from captains.games.pirate_lords.state import State

Below = Callable[[int], int]


def world(view: State, below: Below) -> State:
    """A whole state that agrees with the view; `below(n)` gives a number from 0 to n - 1."""
    stack = _Stack(view, below)
    hands = [list(lord.loot) for lord in view.lords]
    hidden = [(seat, at) for seat, hand in enumerate(hands) for at, card in enumerate(hand) if card.kind.value is None]
    hidden.sort(key=lambda place: len(hands[place[0]][place[1]].kind.knows))
    for seat, at in hidden:
        card = hands[seat][at]
        hands[seat][at] = stack.drawn(card, stack.good if card.kind.knows == (seat,) else stack.bad)
    drawn = tuple([card if card.kind.value is not None else stack.drawn(card, stack.any) for card in view.drawn])
    lords = [replace(lord, loot=tuple(hand)) for lord, hand in zip(view.lords, hands, strict=True)]
    return replace(view, lords=tuple(lords), drawn=drawn)


class _Stack:
    """The cards that a view leaves unseen, some of which are drawn; `good`, `bad` and `any` say which are likely."""

    def __init__(self, view: State, below: Below) -> None:
        self._left, self._below = list(loots(view).unseen), below
        self._last = [row.last for row in view.sheet.loot]
        points = [row.points for row in view.sheet.loot]
        top = max(points)
        self.good = [LEAN**each for each in points]
        self.bad = [LEAN ** (top - each) for each in points]
        self.any = [1] * len(points)

    def drawn(self, card: Loot, likely: list[int]) -> Loot:
        """The card with a kind out of what is left of its back."""
        weights = [
            count * weight if last == card.last else 0
            for count, weight, last in zip(self._left, likely, self._last, strict=True)
        ]
        ticket, kind = self._below(sum(weights)), 0
        while ticket >= weights[kind]:
            ticket -= weights[kind]
            kind += 1
        self._left[kind] -= 1
        return Loot(card.last, Hidden(kind, card.kind.knows))
