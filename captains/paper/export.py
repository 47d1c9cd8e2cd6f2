"""Export: a match, running or over, written to a file of the kind its ending names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from captains.engine.names import alike
from captains.engine.seats import PUBLIC, Seat
from captains.host.logs import log_of
from captains.host.reading import Reading
from captains.host.saves import pack_match
from captains.library import games
from captains.library.files import write_bytes
from captains.paper.fault import PaperFault
from captains.paper.names import safe_names
from captains.paper.scores import scores
from captains.paper.sheets import check_dpi, pages, paper_named, picture, theme_of
from captains.paper.transcript import transcript
from captains.scene.picture import Paper, Picture
from captains.scene.themes import Theme

ENDINGS = (".png", ".svg", ".pdf", ".txt", ".csv", ".json", ".captains")
"""What a match can be exported as: pictures, print, words, scores, a log, a whole save."""


def export(
    reading: Reading,
    to: Path,
    seat: str = "public",
    at: int | None = None,
    dpi: int = 300,
    paper: str = "A4",
    theme: str = "full",
) -> tuple[Path, ...]:
    """Write a match as it is after `at` entries, now if None, and return the files written.

    `seat` is a name for that seat's own sheet, "public" for the common picture, "all" for every seat's sheet: a page
    each in a PDF, else a file each with the name added. `theme` is a print theme by its name. While the match runs, all
    but a `.captains` holds only what everybody may know. Raises PaperFault, SaveFault or LibraryFault in one sentence;
    nothing is then half written.
    """
    ending = to.suffix.lower()
    if ending not in ENDINGS:
        raise PaperFault(f"'{to.name}' should end in one of {', '.join(ENDINGS)}.")
    if ending in (".png", ".svg", ".pdf"):
        check_dpi(dpi)
        return _sheets(reading, to, seat, at, dpi, paper_named(paper), theme_of(theme))
    if seat != "public":
        raise PaperFault(f"A {ending} holds the whole match; a seat goes with .png, .svg and .pdf.")
    if theme_of(theme) != "full":
        raise PaperFault(f"A {ending} holds no picture; a theme goes with .png, .svg and .pdf.")
    if at is not None and ending in (".csv", ".captains"):
        raise PaperFault(f"A {ending} is of the whole match; an entry to stop at goes with the other kinds.")
    write_bytes(to, _WHOLE[ending](reading, at))
    return (to,)


_WHOLE: dict[str, Callable[[Reading, int | None], bytes]] = {
    ".txt": lambda reading, at: transcript(reading, at).encode("utf-8"),
    ".csv": lambda reading, at: scores(reading).encode("utf-8"),
    ".json": log_of,
    ".captains": lambda reading, at: pack_match(reading.record, reading.game),
}


def _sheets(
    reading: Reading, to: Path, seat: str, at: int | None, dpi: int, paper: str, theme: Theme
) -> tuple[Path, ...]:
    drawer: Picture = games.picture(reading.game.id)
    papers = chosen(drawer.papers(reading.sight(at, PUBLIC)), seat, reading.setup.seats)
    ending = to.suffix.lower()
    if ending == ".pdf":
        write_bytes(to, pages([each.drawing for each in papers], paper, theme))
        return (to,)
    files = [to]
    if alike(seat) == "all":
        names = safe_names([each.name for each in papers])
        files = [to.with_name(f"{to.stem}-{name}{to.suffix}") for name in names]
    for file, each in zip(files, papers, strict=True):
        write_bytes(file, picture(each.drawing, ".svg" if ending == ".svg" else ".png", dpi, theme))
    return tuple(files)


def chosen(papers: Sequence[Paper], seat: str, seats: Sequence[Seat]) -> tuple[Paper, ...]:
    """The papers meant by a seat's name, "public" or "all". Raises PaperFault, naming who sits there, for others."""
    wanted = alike(seat)
    if wanted == "all":
        return tuple(paper for paper in papers if paper.seat is not None)
    index = None
    if wanted != "public":
        index = next((number for number, each in enumerate(seats) if alike(each.name) == wanted), -1)
    found = tuple(paper for paper in papers if paper.seat == index)
    if not found:
        names = ", ".join(each.name for each in seats)
        raise PaperFault(f"Nobody called '{seat}' sits at this table; there are {names}, and 'all' and 'public'.")
    return found
