"""Moments of random matches, for the tests of the pages: a match stopped where a decision is open."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import PUBLIC, Seat, Setup
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from captains.host.sights import Sights
from captains.library.games import picture
from captains.library.sheets import shipped_sheet
from captains.scene.page import Desk, Format
from captains.scene.sight import Sight

PICTURE = picture("pirate-islands")
NAMES = ("Mary", "Maximiliane von Seestern", "Анна", "Bo")
COLOURS = ("red", "blue", "orange", "white")
FORMATS = (Format(1280, 720), Format(1920, 1080), Format(1600, 1000), Format(1280, 1024), Format(2560, 1080))
LARGE = Format(1280, 720, 1.0, 1.5)
"""The user's largest text on the smallest window."""
BUSY = ("BuildLair", "BuildShip", "BuyCocoTile", "MoveGhostCaptain")


def setup(seats: int, sheet: dict[str, Any] | None = None, **options: str) -> Setup:
    """Players with names long and short, Latin and not."""
    sat = tuple(Seat(NAMES[i], COLOURS[i]) for i in range(seats))
    return Setup("pirate-islands", "islands", options, sat, sheet or shipped_sheet("pirate-islands"))


def sight_of(match: Match[State], humans: tuple[int, ...] | None = None) -> Sight:
    """What one screen for these people sees."""
    seats = tuple(range(len(match.setup.seats))) if humans is None else humans
    return Sights(match, match.refusal).sight(PUBLIC, seats, match.setup, frozenset(seats), False)


def moments(
    seats: int, seed: int, every: int = 5, most: int = 500, sheet: dict[str, Any] | None = None, **options: str
) -> Iterator[Match[State]]:
    """A match at random, stopped before every so many decisions and at the rarer ones, and at its end."""
    chance = Random(f"{seats} {seed}")
    match: Match[State] = Match(GAME, setup(seats, sheet, **options))
    source, count = Seeded(f"moments {seed}"), 0
    while not match.over and count < most:
        if match.advance(source) is not None:
            continue
        count += 1
        if count % every == 0 or match.state.phase in ("ghost-captain", "free-build", "answer"):
            yield match
        match.act(*_decision(match, chance))
    yield match


def _decision(match: Match[State], chance: Random) -> tuple[int, Any]:
    """Anything allowed; building before all, the end of the turn before swap after swap."""
    offers = list(match.offers())
    busy = [offer for offer in offers if offer.kind in BUSY]
    ending = [offer for offer in offers if offer.kind == "EndTurn"]
    offer = chance.choice(busy or (ending if ending and chance.random() < 0.6 else offers))
    return offer.seat, offer.draw(chance.randrange)


def desk_of(sight: Sight, **how: Any) -> Desk:
    """The desk as it is put right for this moment."""
    desk: Desk = PICTURE.arrange(sight, Desk(**how))
    return desk


def ended(seats: int, want: Any = lambda match: True, **options: str) -> Match[State]:
    """A match played to its end that has what is wanted."""
    for seed in range(60):
        *_, match = moments(seats, seed, 10**6, 10**6, **options)
        if want(match):
            return match
    raise AssertionError("no such match among sixty")
