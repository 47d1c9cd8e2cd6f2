"""All that a viewer gets of a running match, as bytes: pages of the window, exports, its line in the list of saves."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from captains.engine.match import Match
from captains.engine.seats import PUBLIC, Viewer
from captains.host.reading import Reading
from captains.host.records import Record
from captains.host.saves import Saves
from captains.host.sights import Sights
from captains.host.standing import standing_of
from captains.library import games
from captains.library.assets import symbols
from captains.paper.export import export
from captains.scene.page import Desk, Format, Page
from captains.scene.svg import to_svg
from captains.screen.pages.look_ups import log_leaf
from tests.tools_needed import need

FORMAT = Format(1280, 720)
EXPORTS = {"all": (".svg", ".pdf"), "public": (".svg", ".png", ".txt", ".json")}
"""What a running match gives away; a whole save, `.captains`, is not made to be read."""


def record_of(match: Match[Any]) -> Record:
    """The match as it is kept."""
    return Record(match.setup, tuple(match.entries), "seed", standing_of(match), "2026-01-01T00:00:00Z")


def pages(match: Match[Any], viewer: Viewer) -> Iterator[Page]:
    """The pages of one screen for everybody, looked at by this viewer: at rest, and held up to look at secrets."""
    picture = games.picture(match.game.id)
    seats = tuple(range(len(match.setup.seats)))
    sight = Sights(match, match.refusal).sight(viewer, seats, match.setup, frozenset(seats), False)
    lifted = None if viewer == PUBLIC else viewer
    for desk in (picture.arrange(sight, Desk()), Desk(go=max(viewer, 0), lifted=lifted)):
        yield picture.table(sight, desk, FORMAT)


def window(match: Match[Any], viewer: Viewer) -> Iterator[bytes]:
    """What the window shows: all that is on the pages and in the log; what everybody sees also as SVG."""
    for page in pages(match, viewer):
        yield repr(page).encode()
        for piece in (*page.pieces, *page.over) if viewer == PUBLIC else ():
            yield to_svg(piece.drawing, symbols()).encode()
    leaf = log_leaf(Reading(match, record_of(match)), games.picture(match.game.id), False)
    yield repr(leaf.page(Page("table", ()), FORMAT)).encode()


def exported(match: Match[Any], folder: Path) -> Iterator[bytes]:
    """Every export that a running match gives away, byte by byte; the words of a PDF also as a reader sees them."""
    folder.mkdir(parents=True, exist_ok=True)
    for seat, ending in ((seat, ending) for seat, endings in EXPORTS.items() for ending in endings):
        for file in export(Reading(match, record_of(match)), folder / f"{seat}{ending}", seat, dpi=36):
            yield file.read_bytes()
            if ending == ".pdf":
                read = [need("pdftotext", "poppler-utils"), str(file), "-"]
                yield subprocess.run(read, check=True, capture_output=True).stdout


def listed(match: Match[Any], folder: Path) -> bytes:
    """What the list of saved matches says of it."""
    kept = Saves(folder / "kept.sqlite")
    try:
        kept.begin(record_of(match))
        return repr(kept.listed()).encode()
    finally:
        kept.close()
