"""Findings: what many simulated matches have in common, as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from statistics import mean, quantiles

from msgspec import Struct

from captains.cli.intervals import Estimate, estimate
from captains.cli.simulation import Played


class Standing(Struct, frozen=True):
    """How a kind of bot, or a seat, did: how many seats it had, its first places and their share of all matches.

    A first place that several share is split among them. `even` would be the share if all seats did equally well;
    `place` and `score` are means.
    """

    seats: int
    first: float
    share: Estimate
    even: float
    place: float
    score: float


class Spread(Struct, frozen=True):
    """The mean of a count, and where the middle half of the matches lies."""

    mean: float
    low: float
    high: float


class Findings(Struct, frozen=True):
    """How matches went: why they ended, how long they were, how bots and seats did, where the points came from.

    `across` says for each two kinds of bot, which share of the first places that either won went to the first of them.
    `first_seat` is how far the first seat's share lies above an even one; None if there is nobody beside it.
    """

    played: int
    causes: dict[str, int]
    length: dict[str, Spread]
    bots: dict[str, Standing]
    seats: dict[str, Standing]
    across: dict[str, dict[str, Estimate]]
    first_seat: Estimate | None
    headings: dict[str, dict[str, float]]


def findings(found: Sequence[Played]) -> Findings:
    """What is found in one match or more."""
    seats = by_seat(found)
    return Findings(
        len(found),
        dict(Counter(one.cause for one in found).most_common()),
        dict(_lengths(found)),
        by_bot(found),
        seats,
        across(found),
        seats["1"].share.less(seats["1"].even) if len(seats) > 1 else None,
        by_heading(found),
    )


def by_bot(found: Iterable[Played]) -> dict[str, Standing]:
    """By kind of bot."""
    return _standings((one, [(bot, number) for number, bot in enumerate(one.bots)]) for one in found)


def by_seat(found: Iterable[Played]) -> dict[str, Standing]:
    """The same by seat, from the first, "1"; rivals hold none."""
    return _standings((one, [(str(n + 1), n) for n in range(len(one.bots) - one.rivals)]) for one in found)


def across(found: Sequence[Played]) -> dict[str, dict[str, Estimate]]:
    """For each kind of bot and each other, over the matches in which both sat: its share of the first places that
    went to either of them."""
    kinds = sorted({bot for one in found for bot in one.bots})
    hits: Counter[tuple[str, str]] = Counter()
    for one in found:
        won = _first_places(one)
        for row, column in permutations(won, 2):
            hits[row, column] += won[row]  # type: ignore[assignment]  # counts of parts
    return {
        row: {
            column: estimate(hits[row, column], hits[row, column] + hits[column, row])
            for column in kinds
            if (row, column) in hits
        }
        for row in kinds
    }


def by_heading(found: Iterable[Played]) -> dict[str, dict[str, float]]:
    """The mean points under each heading, by kind of bot; a seat whose receipt lacks a heading counts as 0 there."""
    sums: dict[str, Counter[str]] = {}
    seats: Counter[str] = Counter()
    for one in found:
        seats.update(one.bots)
        for bot, points in zip(one.bots, one.headings, strict=True):
            for heading, count in points.items():
                sums.setdefault(heading, Counter())[bot] += count
    return {heading: {bot: by[bot] / seats[bot] for bot in sorted(seats)} for heading, by in sums.items()}


def _first_places(one: Played) -> dict[str, float]:
    """By kind of bot: its part of the match's first place."""
    won = dict.fromkeys(one.bots, 0.0)
    for bot, part in zip(one.bots, one.firsts, strict=True):
        won[bot] += part
    return won


def _standings(each: Iterable[tuple[Played, Sequence[tuple[str, int]]]]) -> dict[str, Standing]:
    """The standing of each group; of each match come the seats that count, each with its group."""
    results: dict[str, list[tuple[Played, int]]] = {}
    for one, seats in each:
        for group, seat in seats:
            results.setdefault(group, []).append((one, seat))
    return {group: _standing(seats) for group, seats in sorted(results.items())}


def _standing(seats: Sequence[tuple[Played, int]]) -> Standing:
    matches = len({one.number for one, _ in seats})
    first = sum(one.firsts[seat] for one, seat in seats)
    return Standing(
        len(seats),
        first,
        estimate(first, matches),
        sum(1 / len(one.bots) for one, _ in seats) / matches,
        mean(one.places[seat] for one, seat in seats),
        mean(one.scores[seat] for one, seat in seats),
    )


def _lengths(found: Sequence[Played]) -> Iterator[tuple[str, Spread]]:
    """Turns, where a game counts them, and entries."""
    if any(one.turns for one in found):
        yield "turns", _spread([one.turns for one in found])
    yield "entries", _spread([one.entries for one in found])


def _spread(counts: Sequence[int]) -> Spread:
    low, _, high = quantiles(counts, n=4, method="inclusive") if len(counts) > 1 else (counts[0],) * 3
    return Spread(mean(counts), low, high)
