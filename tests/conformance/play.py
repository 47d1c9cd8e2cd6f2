"""Playing whole matches at random for the conformance suite, and the digest of such a match from a fresh process."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from captains.engine.chance import Seeded
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.notation import match_digest
from captains.engine.seats import Seat, Setup

MOST_ENTRIES = 20_000
"""More entries than any match may take at random; a match that gets there will not end."""


def tables(game: Game[Any]) -> Iterator[tuple[str, int]]:
    """Every mode with every number of seats it takes."""
    for mode in game.modes:
        for seats in range(mode.least, mode.most + 1):
            yield mode.key, seats


def begin(game: Game[Any], sheet: Mapping[str, Any], mode: str, seats: int, number: int = 0) -> Match[Any]:
    """A new match; its number chooses options that go with the mode."""
    chance = Random(number)
    options = {}
    for option in game.options_for(sheet):
        if not option.modes or mode in option.modes:
            if option.seats:
                options[option.key] = ",".join(str(seat) for seat in range(seats) if chance.random() < 0.3)
            else:
                options[option.key] = chance.choice(option.values)
    sat = tuple(Seat(f"Captain {n + 1}", game.colours[n]) for n in range(seats))
    return Match(game, Setup(game.id, mode, options, sat, dict(sheet)))


def steps(match: Match[Any], number: int) -> Iterator[Match[Any]]:
    """Play the match to its end at random, stopping before each decision of a seat."""
    source, chance = Seeded(str(number)), Random(number)
    while not match.over:
        assert len(match.entries) < MOST_ENTRIES, "the match does not end"
        if match.advance(source) is not None:
            continue
        yield match
        offers = match.offers()
        offer = offers[chance.randrange(len(offers))]
        match.act(offer.seat, offer.draw(chance.randrange))


def played(game: Game[Any], sheet: Mapping[str, Any], mode: str, seats: int, number: int) -> Match[Any]:
    """A whole match at random."""
    match = begin(game, sheet, mode, seats, number)
    for _ in steps(match, number):
        pass
    return match


def main(home: str, name: str, mode: str, seats: int) -> None:
    """Print the digest of a match that the suite `name` in the module `home` would play."""
    suite = getattr(importlib.import_module(home), name)
    print(match_digest(played(suite.game, suite.sheet(), mode, seats, 7)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
