"""Crews that make sense in Pirate Lords: who is brought together, and how many pirates each of them sends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from captains.games.pirate_lords.actions import Crew
from captains.games.pirate_lords.rules.bench import Table

ALLIES = 4
"""More than so many others are not brought together."""

Counts = tuple[int, ...]
Order = tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def sent(held: tuple[Counts, ...], each: int) -> tuple[Counts, ...] | None:
    """How many of each profession these seats send, by seat, the first of them what they can.

    None where they have too few together, or where one of them would have nobody to send.
    """
    left = [each] * len(held[0])
    found = []
    for counts in held:
        gives = tuple([min(have, need) for have, need in zip(counts, left, strict=True)])
        if not any(gives):
            return None
        found.append(gives)
        left = [need - give for need, give in zip(left, gives, strict=True)]
    return None if any(left) else tuple(found)


@lru_cache(maxsize=64)
def orders(seats: int, first: int, allies: int) -> tuple[Order, ...]:
    """Every order in which seats may send pirates: one of them with others behind, the others ahead of it, without."""
    others = [seat for seat in range(seats) if seat != first]
    found: list[Order] = []
    for count in range(min(allies, len(others)) + 1):
        for inside in combinations(others, count):
            found.append((first, *inside))
            if inside:
                found += [(*inside, first), inside]
    return tuple(found)


@lru_cache(maxsize=64)
def ahead(seats: int, first: int, allies: int) -> tuple[Order, ...]:
    """Only those orders in which the seat itself sends first what it can."""
    return tuple(order for order in orders(seats, first, allies) if order[0] == first)


def crews(table: Table, each: int, tried: tuple[Order, ...]) -> Iterator[tuple[Order, tuple[Counts, ...]]]:
    """Of these orders those whose seats can send a whole crew, with how many pirates of each profession they send."""
    held = tuple(zip(*table, strict=True))
    for order in tried:
        gives = sent(tuple([held[seat] for seat in order]), each)
        if gives is not None:
            yield order, gives


def crew_of(order: Order, gives: tuple[Counts, ...]) -> Crew:
    """The crew in which these seats send so many of each profession."""
    named = []
    for profession in range(len(gives[0])):
        seats: list[int] = []
        for seat, counts in zip(order, gives, strict=True):
            seats += [seat] * counts[profession]
        named.append(tuple(sorted(seats)))
    return tuple(named)
