"""The gallery: the pictures of docs/pictures, taken of seeded demo matches by the program's own `shot` and `export`.

    python -m tools.gallery [WORD ..]     only the pictures with one of these words in their names

Each is reduced to a palette, so that the repository stays small.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from captains.cli.demo import BOT, SEATS, as_record, demo_match, moment
from captains.cli.shot import PageName, take
from captains.engine.match import Match
from captains.host.reading import Reading
from captains.library import games, sheets
from captains.library.files import write_bytes
from captains.paper.export import export
from captains.paper.sheets import picture
from captains.scene.page import Act, Half

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (1440, 810)
DPI = 100
COLOURS = 256
PAGES: tuple[PageName, ...] = ("setup", "curtain", "crew", "reveal", "reckoning", "log", "rules")
HELD = ("curtain", "crew", "reveal")
"""Pages that only a game with secret decisions has."""
TOLD = 2
"""A step of the pages told at the end at which something is to be seen."""


class Moment(NamedTuple):
    """A decision worth a picture of its own: its name, the kind of offer, the field that is chosen already.

    With `event` the one that something of this name has just led to. It is the first in a match of so many seats and
    such bots, from such a part of it on.
    """

    name: str
    kind: str
    chosen: str = ""
    event: str = ""
    seats: int = SEATS
    since: float = 0.5
    bot: str = BOT


MOMENTS: dict[str, tuple[Moment, ...]] = {
    "pirate-islands": (Moment("ghost", "MoveGhostCaptain"), Moment("market", "SwapAtMarket", "give")),
    "pirate-lords": (
        Moment("opening", "Propose", since=0.0),
        Moment("bargain", "Accept"),
        Moment("bargain-8", "Accept", seats=8),
        Moment("chance", "Propose", event="LastChance", seats=8, since=0.0, bot="random"),
    ),
}
"""Such decisions by game."""
FLYING = ("pirate-islands",)
"""Games in which something worth a picture flies after a roll."""

Take = Callable[[Path], object]


def pictures() -> Iterator[tuple[str, Take]]:
    """All pictures: their names and what writes each to a path."""
    for id in games.game_ids():
        match = demo_match(id)
        yield from ((f"{id}-{name}", take) for name, take in of_game(match))
        if id == games.game_ids()[0]:
            yield "lobby", shot(match, "lobby")


def of_game(match: Match[Any]) -> Iterator[tuple[str, Take]]:
    """The pictures of one game: its pages, its table with the fewest and the most seats, its sheets."""
    id, mode = match.game.id, match.game.modes[0]
    for page in PAGES:
        if page not in HELD or moment(match, page, 0) is not None:
            yield page, shot(match, page)
    if id in FLYING:
        yield "flights", flights(match)
    for moment_ in MOMENTS.get(id, ()):
        yield moment_.name, partial(offered, id, moment_)
    yield "told", shot(match, "reckoning", TOLD)
    for seats in sorted({mode.least, mode.most}):
        yield f"table-{seats}", shot(demo_match(id, seats), "table")
    sides = len(games.picture(id).pad(sheets.shipped_sheet(id)))
    for side in range(sides):
        yield f"sheet-blank-{side + 1}" if sides > 1 else "sheet-blank", partial(blank_sheet, id, side)
    yield "sheet-filled", partial(filled_sheet, match)


def shot(match: Match[Any], page: PageName, step: int = -1) -> Take:
    """What writes a page of the window from half-way on."""
    return lambda to: take(match, page, to, SIZE, entries=len(match.entries) // 2, step=step)


def offered(id: str, moment: Moment, to: Path) -> None:
    """Write the table at such a moment."""
    match = demo_match(id, moment.seats, bot=moment.bot)
    game, first = match.game, int(len(match.entries) * moment.since)
    found = ((n, offer) for n in range(first, len(match.states)) for offer in game.offers(match.states[n]))
    n, offer = next((n, offer) for n, offer in found if offer.kind == moment.kind and _led_to(match, n, moment.event))
    chosen = moment.chosen
    wishes = (Half(((chosen, getattr(offer.choices[0], chosen)),)),) if chosen else ()
    take(match, "table", to, SIZE, entries=n, exact=True, wishes=wishes)


def _led_to(match: Match[Any], n: int, event: str) -> bool:
    return not event or any(type(each).__name__ == event for each in match.entries[n - 1].events)


def flights(match: Match[Any]) -> Take:
    """What writes the table from half-way on, just when something flies after chance has answered most."""
    half, entries = len(match.entries) // 2, match.entries
    n = max(range(half, len(entries) - 1), key=lambda n: (entries[n + 1].seat is None) * len(entries[n + 1].events))
    seat, action = entries[n].seat, entries[n].action
    assert seat is not None, "a decision leads to what chance answers"
    return lambda to: take(match, "table", to, SIZE, entries=n, exact=True, wishes=(Act(seat, action),))


def blank_sheet(id: str, side: int, to: Path) -> None:
    """Write a side of a blank sheet, as a pad prints it."""
    write_bytes(to, picture(games.picture(id).pad(sheets.shipped_sheet(id))[side], ".png", DPI))


def filled_sheet(match: Match[Any], to: Path) -> None:
    """Write the sheet of the first winner of the match."""
    assert match.outcome is not None, "a demo match is played to its end"
    winner = match.setup.seats[match.outcome.places.index(1)].name
    export(Reading(match, as_record(match, len(match.entries))), to, winner, dpi=DPI)


def reduce(path: Path) -> int:
    """Make the picture small; its bytes."""
    with Image.open(path) as full:
        few = full.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE)
    few.save(path, optimize=True)
    return path.stat().st_size


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures asked for and say how large each is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only pictures with one of these words in their names")
    words = parser.parse_args(arguments).words
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, write in pictures():
        if not words or any(word in name for word in words):
            path = FOLDER / f"{name}.png"
            write(path)
            print(f"{name}.png: {reduce(path) / 1000:.0f} kB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
