"""Findings: what many simulated matches have in common, as numbers and as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean, quantiles
from typing import Any

from captains.cli.simulation import Played


def table(found: Sequence[Played]) -> Iterator[str]:
    """How the matches went: their length, why they ended, how each bot and seat did, where the points came from."""
    yield f"{len(found)} matches, {_spread([one.entries for one in found])} entries a match"
    yield from (f"  ended by {cause:<16} {count:>6}" for cause, count in Counter(o.cause for o in found).most_common())
    for title, lines in (("bot", by_bot(found)), ("seat", by_seat(found))):
        yield ""
        yield f"{title:<10} {'played':>7} {'first':>7} {'share':>7} {'place':>7} {'score':>7}"
        for name, line in lines.items():
            share = 100 * line["first"] / line["seats"]
            counts = f"{line['seats']:>7} {line['first']:>7} {share:>6.1f}%"
            yield f"{name:<10} {counts} {line['place']:>7.2f} {line['score']:>7.1f}"
    headings = by_heading(found)
    bots = sorted({bot for means in headings.values() for bot in means})
    if headings:
        yield ""
        yield f"{'points for':<28}" + "".join(f"{bot:>10}" for bot in bots)
    for heading, means in headings.items():
        yield f"{heading:<28}" + "".join(f"{means[bot]:>10.1f}" for bot in bots)


def by_bot(found: Iterable[Played]) -> dict[str, dict[str, Any]]:
    """By kind of bot: in how many seats it sat, how often it came first, its mean place and mean score."""
    return _results((bot, place, score) for one in found for bot, place, score in zip(*_by_seat(one), strict=True))


def by_seat(found: Iterable[Played]) -> dict[str, dict[str, Any]]:
    """The same by seat, from the first, "1"."""
    return _results(
        (str(seat), place, score)
        for one in found
        for seat, (_, place, score) in enumerate(zip(*_by_seat(one), strict=True), 1)
    )


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


def _by_seat(one: Played) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
    return one.bots, one.places, one.scores


def _results(each: Iterable[tuple[str, int, int]]) -> dict[str, dict[str, Any]]:
    results: dict[str, list[tuple[int, int]]] = {}
    for name, place, score in each:
        results.setdefault(name, []).append((place, score))
    return {
        name: {
            "seats": len(pairs),
            "first": sum(place == 1 for place, _ in pairs),
            "place": mean(place for place, _ in pairs),
            "score": mean(score for _, score in pairs),
        }
        for name, pairs in sorted(results.items())
    }


def _spread(counts: Sequence[int]) -> str:
    """The mean, and where the middle half lies."""
    if len(counts) < 4:
        return f"{mean(counts):.0f}"
    low, _, high = quantiles(counts, n=4)
    return f"{mean(counts):.0f} (half of them {low:.0f} to {high:.0f})"
