"""Demo matches: fixed, seeded matches that bots have played, to be shown where a game has none of its own yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from captains.cli.simulation import play
from captains.engine.match import Match
from captains.engine.seats import PUBLIC, Seat
from captains.engine.secrets import mask
from captains.host.muster import FIRST_NAMES, HUMAN
from captains.host.records import Record
from captains.host.seating import agree
from captains.host.standing import standing_of
from captains.library import games, sheets

SEATS = 4
SEED = "demo"
BOT = "easy"


def demo_match(id: str, seats: int = SEATS, seed: str = SEED, mode: str = "", bot: str = BOT) -> Match[Any]:
    """A whole match of a game, always the same: people's names at the table, decided by bots.

    It is of the game's first mode if none is named. Raises ValueError for a mode that the game does not have.
    """
    game = games.game(id)
    spec = next((each for each in game.modes if each.key == (mode or game.modes[0].key)), None)
    if spec is None:
        raise ValueError(f"{game.name} has no mode '{mode}'; it has {', '.join(each.key for each in game.modes)}")
    count = max(spec.least, min(seats, spec.most))
    table = [Seat(FIRST_NAMES[n], game.colours[n], bot) for n in range(count)]
    setup = agree(game, table, sheets.whole_sheet(id) if mode else sheets.shipped_sheet(id), spec.key)
    played = play(game, setup, seed)
    return Match(game, as_record(played, 0).setup, played.entries)


def as_record(match: Match[Any], entries: int) -> Record:
    """The first entries of a match as a match of people, which goes on from there."""
    setup = msgspec.structs.replace(
        match.setup, seats=tuple(msgspec.structs.replace(seat, kind=HUMAN) for seat in match.setup.seats)
    )
    cut = Match(match.game, setup, match.entries[:entries])
    return Record(setup, tuple(cut.entries), SEED, standing_of(cut), "")


def moment(match: Match[Any], page: str, since: int) -> int | None:
    """After how many entries this page is due: `since`, or the next time from there on, or else the last before.

    None if it never is. The pages are those of a table: "table", "curtain", "crew", "reveal", "reckoning". The table is
    shown when chance has just answered, if it ever does: then it stands at its fullest.
    """
    found = list(_moments(match, page))
    if page == "table":
        found = [n for n in found if n and match.entries[n - 1].seat is None] or found
    return next((n for n in found if n >= since), found[-1] if found else None)


def _moments(match: Match[Any], page: str) -> Iterator[int]:
    """All moments at which the page is due."""
    game = match.game
    asked: dict[str, Callable[[int], bool]] = {
        "table": lambda n: any(not offer.sealed for offer in game.offers(match.states[n])),
        "curtain": lambda n: any(offer.sealed for offer in game.offers(match.states[n])),
        "crew": lambda n: any(offer.sealed for offer in game.offers(match.states[n])),
        "reveal": lambda n: _opened(match, n),
        "reckoning": lambda n: game.over(match.states[n]),
    }
    due = asked[page]
    return (n for n in range(len(match.states)) if due(n))


def _opened(match: Match[Any], n: int) -> bool:
    """Whether the entry just before has opened what was decided in secret, and nothing secret is left."""
    if n == 0 or any(offer.sealed for offer in match.game.offers(match.states[n])):
        return False
    before, now = match.states[n - 1], match.states[n]
    if mask(now, PUBLIC) is not now:
        return False
    return type(match.entries[n - 1].action) in match.game.sealed or mask(before, PUBLIC) is not before
