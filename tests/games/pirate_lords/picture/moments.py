"""Moments of random matches, for the tests of the pages: a match stopped where a decision is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import PUBLIC, Seat, Setup, Viewer
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.state import State
from captains.host.sights import Sights
from captains.library.games import picture
from captains.library.sheets import shipped_sheet
from captains.scene.page import Desk, Format, Half, Page, Pick
from captains.scene.sight import Sight

PICTURE = picture("pirate-lords")
NAMES = ("Mary", "Sebastian", "Alex", "David", "Elizabeth Longwater-Smythe", "Анна", "Zora", "Ivo")
FORMATS = (Format(1280, 720), Format(1920, 1080), Format(1600, 1000), Format(1280, 1024), Format(2560, 1080))


def setup(seats: int, humans: int = 8) -> Setup:
    """Players with names long and short, Latin and not; the first so many are people."""
    sat = tuple(Seat(NAMES[i], GAME.colours[i], "human" if i < humans else "easy") for i in range(seats))
    return Setup("pirate-lords", "lords", {}, sat, shipped_sheet("pirate-lords"))


def sight_of(match: Match[State], viewer: Viewer = PUBLIC) -> Sight:
    """What one screen for all people of this match sees."""
    seats = tuple(n for n, seat in enumerate(match.setup.seats) if seat.human)
    return Sights(match, match.refusal).sight(viewer, seats, match.setup, frozenset(seats), False)


def played(seats: int, seed: int, humans: int = 8) -> Iterator[Match[State]]:
    """A match at random, stopped before every decision, and at its end; it goes on when asked for the next."""
    chance = Random(f"{seats} {seed}")
    match: Match[State] = Match(GAME, setup(seats, humans))
    source = Seeded(f"moments {seed}")
    while not match.over:
        if match.advance(source) is not None:
            continue
        yield match
        match.act(*decision(match, chance))
    yield match


def moments(seats: int, seed: int, every: int = 5, humans: int = 8) -> Iterator[Match[State]]:
    """Every so many decisions of a match, each that deals loot, and its end."""
    for count, match in enumerate(played(seats, seed, humans)):
        if match.over or count % every == 0 or (match.state.phase == "deal" and len(match.state.drawn) > 1):
            yield match


def found(seats: int, want: Callable[[State], bool], humans: int = 8) -> Match[State]:
    """A match stopped where the state is as wanted."""
    for seed in range(60):
        for match in played(seats, seed, humans):
            if want(match.state):
                return match
    raise AssertionError("no such moment in sixty matches")


def decision(match: Match[State], chance: Random) -> tuple[int, Any]:
    """Anything allowed, seldom a pass, now and then a draft."""
    offers = match.offers()
    due = [offer for offer in offers if not offer.optional]
    free = [offer for offer in offers if offer.optional]
    offer = chance.choice(free) if free and chance.random() < 0.3 else chance.choice(due)
    if offer.kind == "Pass" and chance.random() < 0.8:
        offer = due[0]
    return offer.seat, offer.draw(chance.randrange)


def desks(match: Match[State]) -> list[tuple[Sight, Desk]]:
    """How this moment can be on screen: plain, with each draft begun, behind each curtain, at each look."""
    public = sight_of(match)
    plain = PICTURE.arrange(public, Desk())
    shown = [(public, plain)]
    for offer in public.offers:
        if offer.kind == "Suggest":
            shown.append((public, after(plain, Half((("speaker", offer.seat),)))))
    sealed = set(public.sealed)
    for seat in public.seats:
        if seat in sealed or (match.state.lords[seat].loot and match.outcome is None and not sealed):
            shown.append((sight_of(match, seat), Desk(go=seat, lifted=seat)))
    return [(sight, desk) for sight, desk in shown if not (sealed and desk.lifted is None and match.over)]


def after(desk: Desk, half: Half) -> Desk:
    """The desk after a half-made choice, as the table keeps it."""
    held = dict(desk.half) | dict(half.change)
    return msgspec.structs.replace(desk, half=tuple((key, value) for key, value in held.items() if value is not None))


def click(sight: Sight, desk: Desk, id: str) -> Desk:
    """Click a pick that changes the half-made choice."""
    does = pick_of(PICTURE.table(sight, desk, FORMATS[0]), id).does
    assert isinstance(does, Half), (id, does)
    return after(desk, does)


def pick_of(page: Page, id: str) -> Pick:
    """The pick of this id."""
    return next(pick for pick in page.picks if pick.id == id)
