"""What Resources and coins in hand seem worth in Captains' War: by the acquisitions they are for, and the time left.

A Resource counts by whether the next acquisitions need it, later ones, or none. What was found out is
remembered for the sheet last played, for the same hands come up again and again.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from captains.games.captains_war.sheet import Sheet

COIN = 0.45
NEEDED, LATER, SPARE = 1.4, 0.75, 0.2
"""What a Resource is worth that the next acquisition of a kind needs, that one after it needs, that none needs."""
ON_THE_WAY = 3.4
"""What an acquisition is worth beyond its RP: the way to the next one, to the Command bonus and past a lock."""
LONG = 8
"""Turns to come beyond which nothing changes."""
Counts = tuple[int, ...]
Pair = tuple[int, int]


class Hand(Struct, frozen=True, gc=False):
    """Resources and coins held, acquisitions owned, the Command bonuses still to be had, and turns left to use them.

    `acquires` is whether an acquisition can be made in this turn.
    """

    held: Counts
    coins: int
    owned: Pair
    bonuses: Pair
    turns: int
    acquires: bool


class Plan(Struct, frozen=True, gc=False):
    """What the hand seems worth, and how: the acquisition of which kind, with which Jokers; `buys` are missing."""

    worth: float
    kind: int | None = None
    jokers: Counts = ()
    buys: Counts = ()


_Key = tuple[Counts, Pair, Pair, int]
MOST = 40_000
"""Hands remembered at most."""


class _Memory:
    """What was found out for one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.plans: dict[tuple[int, bool, _Key], Plan] = {}
        self.stocks: dict[_Key, float] = {}


_last: list[_Memory] = []


def best_plan(sheet: Sheet, held: Counts, coins: int, hand: Hand) -> Plan:
    """The best use in this turn of these Resources and coins, else as in hand: an acquisition with what is bought for
    it, or none."""
    memory = _last[0] if _last else None
    if memory is None or memory.sheet is not sheet or len(memory.plans) > MOST:
        memory = _Memory(sheet)
        _last[:] = [memory]
    later = hand.turns - 1 if hand.turns <= LONG else LONG
    key = coins, hand.acquires, (held, hand.owned, hand.bonuses, later)
    plan = memory.plans.get(key)
    if plan is None:
        plan = memory.plans[key] = _best_plan(memory, *key)
    return plan


def _best_plan(memory: _Memory, coins: int, acquires: bool, key: _Key) -> Plan:
    held, owned, bonuses, later = key
    sheet, purse = memory.sheet, COIN * time_left(later)
    best = Plan(_stock_of(memory, key) + coins * purse)
    if not acquires:
        return best
    most, price = best.worth, sheet.coins.price
    for kind, printed in enumerate(sheet.kinds):
        at = owned[kind]
        if at == len(printed.acquisitions):
            continue
        wanted = printed.acquisitions[at]
        after = (at + 1, owned[1]) if kind == 0 else (owned[0], at + 1)
        gained = wanted.rp + (bonuses[kind] if at + 1 == len(printed.acquisitions) else ON_THE_WAY)
        for jokers, left, buys in _payments(held, wanted.cost, wanted.jokers):
            rest = coins - price * len(buys)
            if rest < 0:
                continue
            worth = gained + _stock_of(memory, (left, after, bonuses, later)) + rest * purse
            if worth > most:
                most, best = worth, Plan(worth, kind, jokers, buys)
    return best


_Payment = tuple[Counts, Counts, Counts]


@lru_cache(maxsize=MOST)
def _payments(held: Counts, cost: Counts, jokers: int) -> tuple[_Payment, ...]:
    """How an acquisition may be paid: what stands for its Jokers, what is left then, what must be bought."""
    return tuple([_payment(held, cost, chosen) for chosen in _ways(held, cost, jokers)])


def _payment(held: Counts, cost: Counts, jokers: Counts) -> _Payment:
    left, buys = list(held), []
    for resource, price in enumerate(cost):
        left[resource] -= price + jokers.count(resource)
        if left[resource] < 0:
            buys += [resource] * -left[resource]
            left[resource] = 0
    return jokers, tuple(left), tuple(buys)


def _ways(held: Counts, cost: Counts, jokers: int) -> list[Counts]:
    """What may stand for the Jokers: of one any Resource that is spare; of several those there are most of."""
    left = [have - price for have, price in zip(held, cost, strict=True)]
    if jokers == 1:
        return [(resource,) for resource, spare in enumerate(left) if spare > 0] or [(0,)]
    chosen: list[int] = []
    for _ in range(jokers):
        most = max(range(len(left)), key=left.__getitem__)
        left[most] -= 1
        chosen.append(most)
    return [tuple(sorted(chosen))]


def time_left(turns: int) -> float:
    """How far what is in hand can still be used, with so many turns left: from 0 to 1."""
    return min(1.0, 0.4 + 0.12 * turns) if turns > 0 else 0.0


def _stock_of(memory: _Memory, key: _Key) -> float:
    """What Resources kept for later turns are worth."""
    stock = memory.stocks.get(key)
    if stock is None:
        stock = memory.stocks[key] = _stock(memory.sheet, *key)
    return stock


def _stock(sheet: Sheet, held: Counts, owned: Pair, bonuses: Pair, turns: int) -> float:
    """Resources count by what they are needed for: the next acquisitions, later ones, nothing."""
    now, later, spare = needs(sheet, owned, held)
    return time_left(turns) * (NEEDED * now + LATER * later + SPARE * spare)


def needs(sheet: Sheet, owned: Pair, held: Counts) -> tuple[int, int, int]:
    """How many of these Resources the next acquisition of each kind needs, those after it, and none."""
    soon, late, jokers = [0] * len(held), [0] * len(held), 0
    for kind, printed in enumerate(sheet.kinds):
        for number, each in enumerate(printed.acquisitions[owned[kind] :]):
            jokers += each.jokers
            need = late if number else soon
            for resource, price in enumerate(each.cost):
                need[resource] += price
    now = later = spare = 0
    for have, first, second in zip(held, soon, late, strict=True):
        used = min(have, first)
        then = min(have - used, second)
        now, later, spare = now + used, later + then, spare + have - used - then
    stand = min(spare, jokers)
    return now, later + stand, spare - stand
