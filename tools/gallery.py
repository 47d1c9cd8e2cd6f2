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
from typing import Any

from PIL import Image

from captains.cli.demo import as_record, demo_match
from captains.cli.shot import PageName, take
from captains.engine.match import Match
from captains.host.reading import Reading
from captains.library import games, sheets
from captains.library.files import write_bytes
from captains.paper.export import export
from captains.paper.sheets import picture

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (1440, 810)
DPI = 100
COLOURS = 256
PAGES: tuple[PageName, ...] = ("setup", "curtain", "crew", "reveal", "reckoning", "log", "rules")
TOLD = 2
"""A step of the pages told at the end at which something is to be seen."""

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
        yield page, shot(match, page)
    yield "told", shot(match, "reckoning", TOLD)
    for seats in sorted({mode.least, mode.most}):
        yield f"table-{seats}", shot(demo_match(id, seats), "table")
    yield "sheet-blank", partial(blank_sheet, id)
    yield "sheet-filled", partial(filled_sheet, match)


def shot(match: Match[Any], page: PageName, step: int = -1) -> Take:
    """What writes a page of the window from half-way on."""
    return lambda to: take(match, page, to, SIZE, entries=len(match.entries) // 2, step=step)


def blank_sheet(id: str, to: Path) -> None:
    """Write a blank sheet, as a pad prints it."""
    write_bytes(to, picture(games.picture(id).pad(sheets.shipped_sheet(id))[0], ".png", DPI))


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
