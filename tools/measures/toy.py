"""Long logs: a match of the tests' toy game that goes on for very many legs."""

from __future__ import annotations

from random import Random
from typing import Any

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from tests.conformance.toy import SHEET, Regatta

LONG = {**SHEET, "legs": {"race": 1, "passage": 100_000}}


def long_match(entries: int) -> Match[Any]:
    """A running match with so many entries."""
    seats = tuple(Seat(name) for name in ("Anna", "Boris", "Clara"))
    match = Match(Regatta(), Setup("toy", "passage", {}, seats, LONG))
    chance, below = Seeded("long"), Random(1).randrange
    while len(match.entries) < entries:
        offers = match.offers()
        if offers:
            offer = offers[below(len(offers))]
            match.act(offer.seat, offer.draw(below))
        else:
            match.advance(chance)
    return match
