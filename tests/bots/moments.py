"""Matches at their decisions, of every game there is, for tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from captains.bots.normal_bot import NormalBot
from captains.engine.chance import Seeded
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.library import games, sheets

GAMES = [games.game(name) for name in games.game_ids()]
IDS = [game.id for game in GAMES]


def begun(game: Game[Any], seats: int = 3) -> Match[Any]:
    colours = game.colours
    table = tuple(Seat(f"S{n}", colours[n]) for n in range(seats))
    setup = Setup(game.id, game.default_mode(seats), {}, table, sheets.shipped_sheet(game.id))
    return Match(game, setup)


def moments(game: Game[Any], entries: int, seed: str = "1") -> Iterator[tuple[Match[Any], int]]:
    """A match at all its first decisions, each with the seat that decides."""
    match, source, chance = begun(game), Seeded(seed), Random(seed)
    while not match.over and len(match.entries) < entries:
        if match.advance(source) is None:
            seat = match.offers()[0].seat
            yield match, seat
            action = NormalBot().choose(game, match.view(seat), match.offers_of(seat), seat, chance)
            match.act(seat, action)
