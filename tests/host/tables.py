"""Tables for tests: matches of the tests' own game, begun and played on without a thought."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from captains.engine.game import Game
from captains.engine.seats import Seat, Setup
from captains.host.host import Host, new_match
from captains.host.saves import Saves
from captains.host.seating import agree
from tests.host.skiffs import GAME, SHEET


def find_game(id: str) -> Game[Any]:
    """The tests' own game, whatever is asked for."""
    return GAME


def setup(*names: str, rounds: int = 3) -> Setup:
    """A setup for these names, for two if there are none."""
    seats = [Seat(name, colour) for name, colour in zip(names or ("Ann", "Bea"), GAME.colours, strict=False)]
    return agree(GAME, seats, {**SHEET, "rounds": rounds})


def saves(folder: Path, told: list[str] | None = None) -> Saves:
    """The saves in a folder; sentences for the user go to `told`."""
    return Saves(folder / "matches.sqlite", (lambda words: None) if told is None else told.append, find_game)


def begun(kept: Saves | None = None, *names: str, seed: str = "s", rounds: int = 3, **more: Any) -> Host:
    """A new match."""
    return new_match(setup(*names, rounds=rounds), kept, seed=seed, find_game=find_game, **more)


def play(host: Host, entries: int | None = None) -> Host:
    """Play on until there are this many entries, or to the end: everybody does the first thing they may."""
    while not host.ended and (entries is None or len(host.match.entries) < entries):
        if host.advance() is None:
            offer = host.match.offers()[0]
            host.act(offer.seat, offer.choices[0])
    return host
