"""Crews that make sense in Pirate Lords: who is brought together, and how many pirates each of them sends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations

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
    """The orders in which a seat and up to so many others may send pirates.

    All there are of up to three seats; with more than that the seat itself comes first or last.
    """
    found: list[Order] = []
    for inside in _allies(seats, first, allies):
        if len(inside) <= 2:
            found += permutations((first, *inside))
        else:
            found += [(first, *inside), (*inside, first)]
    return tuple(found)


def _allies(seats: int, first: int, most: int) -> Iterator[Order]:
    """The companies of up to so many others that may join a seat."""
    others = [seat for seat in range(seats) if seat != first]
    for count in range(min(most, len(others)) + 1):
        yield from combinations(others, count)


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
