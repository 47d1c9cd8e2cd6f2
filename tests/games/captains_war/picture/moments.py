"""Moments of random matches, for the tests of the pages: a match stopped where a decision is open."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import PUBLIC, Seat, Setup, Viewer
from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import State
from captains.host.seating import agree
from captains.host.sights import Sights
from captains.library.games import picture
from captains.library.sheets import shipped_sheet, whole_sheet
from captains.scene.page import Format
from captains.scene.sight import Sight

PICTURE = picture("captains-war")
NAMES = ("Mary", "Sebastian", "Alex", "David", "Elizabeth Longwater", "Анна")
COLOURS = ("crimson", "navy", "ochre", "green", "plum", "slate")
FORMATS = (Format(1280, 720), Format(1920, 1080), Format(1600, 1000), Format(1280, 1024), Format(2560, 1080))


def setup(seats: int, sheet: dict[str, Any] | None = None, **options: str) -> Setup:
    """Captains with names long and short, Latin and not; one alone plays against a Legendary Captain."""
    if seats == 1:
        alone = Seat(NAMES[0], COLOURS[0], details={"ship": "Sea Marten"})
        return agree(GAME, [alone], whole_sheet("captains-war"), "solo", {"captain": "anne-bony"} | options)
    sat = tuple(Seat(NAMES[i], COLOURS[i], details={"ship": f"Sea Marten {i}"}) for i in range(seats))
    return Setup("captains-war", "duel" if seats == 2 else "full", options, sat, sheet or shipped_sheet("captains-war"))


def sight_of(match: Match[State], viewer: Viewer = PUBLIC, humans: tuple[int, ...] | None = None) -> Sight:
    """What one screen for these people sees."""
    seats = tuple(range(len(match.setup.seats))) if humans is None else humans
    return Sights(match, match.refusal).sight(viewer, seats, match.setup, frozenset(seats), False)


def moments(
    seats: int, seed: int, every: int = 5, sheet: dict[str, Any] | None = None, **options: str
) -> Iterator[Match[State]]:
    """A match at random, stopped before every so many decisions, and at its end; it goes on when asked for the next."""
    chance = Random(f"{seats} {seed}")
    match: Match[State] = Match(GAME, setup(seats, sheet, **options))
    source, count = Seeded(f"moments {seed}"), 0
    while not match.over:
        if match.advance(source) is not None:
            continue
        count += 1
        if count % every == 0 or (match.state.phase in ("attack", "crews", "reward") and count % 2 == 0):
            yield match
        match.act(*_decision(match, chance))
    yield match


def watched(seed: int, captain: str = "anne-bony") -> Iterator[Match[State]]:
    """A solo match at random, stopped at every moment that the window shows: also while the Captain acts."""
    chance, source = Random(f"solo {captain} {seed}"), Seeded(f"watched {seed}")
    match: Match[State] = Match(GAME, setup(1, captain=captain))
    while not match.over:
        yield match
        if match.advance(source) is None:
            match.act(*_decision(match, chance))
    yield match


def _decision(match: Match[State], chance: Random) -> tuple[int, Any]:
    """Anything allowed, seldom "done" or "nobody" while there is something else to do."""
    first = match.offers()[0].seat
    mine = [offer for offer in match.offers() if offer.seat == first]
    busy = [offer for offer in mine if offer.kind not in ("Done", "Decline")]
    offer = chance.choice(busy) if busy and chance.random() < 0.8 else chance.choice(mine)
    return first, offer.draw(chance.randrange)


def ended(seats: int, want: Any = lambda match: True) -> Match[State]:
    """A match played to its end that has what is wanted."""
    for seed in range(200):
        *_, match = moments(seats, seed, 1000)
        if want(match):
            return match
    raise AssertionError("no such match among two hundred")
