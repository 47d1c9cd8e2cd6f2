"""How two captains should mix the crews they send in secret: an approximate equilibrium of a boarding battle.

Each side bids a total, pays for it whether it wins or not, and the higher total wins. Divided by what winning is worth
to it, each side's gain is the chance of winning less its price; what one pays changes nothing about the other's best
bid, so the two play as in a game for zero, and regret matching with growing weights leads to its equilibrium.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

ROUNDS = 300
"""Rounds of regret matching; more of them would come nearer."""
FAINT = 0.005
"""What should be bid more seldom is not bid at all."""
Prices = tuple[float, ...]
Totals = tuple[int, ...]
Weights = tuple[float, ...]


class Bids(Struct, frozen=True, gc=False):
    """What one side may bid: its totals, bonuses included, from the lowest, and the price of each in shares of a
    victory."""

    totals: Totals
    prices: Prices


class Mix(Struct, frozen=True, gc=False):
    """How likely each bid should be for the attacker and the defender."""

    left: Weights
    right: Weights


@lru_cache(maxsize=20_000)
def equilibrium(left: Bids, right: Bids, ties_left: bool) -> Mix:
    """How both should mix; `ties_left` is whether a tie is the attacker's."""
    beats = [sum([other < total + ties_left for other in right.totals]) for total in left.totals]
    beaten = [sum([other < total + (not ties_left) for other in left.totals]) for total in right.totals]
    regrets_left, regrets_right = [0.0] * len(beats), [0.0] * len(beaten)
    sums_left, sums_right = [0.0] * len(beats), [0.0] * len(beaten)
    mine, its = _spread(regrets_left), _spread(regrets_right)
    for turn in range(1, ROUNDS + 1):
        _regret(regrets_left, mine, _gains(beats, left.prices, its))
        mine = _spread(regrets_left)
        _regret(regrets_right, its, _gains(beaten, right.prices, mine))
        its = _spread(regrets_right)
        for number, chance in enumerate(mine):
            sums_left[number] += turn * chance
        for number, chance in enumerate(its):
            sums_right[number] += turn * chance
    return Mix(_clear(sums_left), _clear(sums_right))


def chances(bids: Bids, against: Bids, weights: Weights, wins_ties: bool) -> list[float]:
    """For each bid the chance to win against the other's mixture."""
    return [
        sum([weight for other, weight in zip(against.totals, weights, strict=True) if other < total + wins_ties])
        for total in bids.totals
    ]


def _gains(beats: list[int], prices: Prices, weights: list[float]) -> list[float]:
    """For each bid the chance to win, less its price; `beats` is how many of the other's bids, from the lowest."""
    so_far, below = 0.0, [0.0]
    for weight in weights:
        so_far += weight
        below.append(so_far)
    return [below[count] - price for count, price in zip(beats, prices, strict=True)]


def _regret(regrets: list[float], mix: list[float], gains: list[float]) -> None:
    """How much better each bid would have done than the mixture, added up; never less than nothing."""
    whole = sum([chance * gain for chance, gain in zip(mix, gains, strict=True)])
    for number, gain in enumerate(gains):
        regrets[number] = max(0.0, regrets[number] + gain - whole)


def _clear(sums: list[float]) -> Weights:
    """The mixture, without what was tried in the beginning only."""
    weights = _spread(sums)
    return tuple(_spread([weight if weight >= FAINT else 0.0 for weight in weights]))


def _spread(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)
