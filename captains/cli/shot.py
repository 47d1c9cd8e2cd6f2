"""`captains shot`: any page of the window as a picture, without a window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import typer

from captains.cli.play import read_size
from captains.cli.saved import Moment

if TYPE_CHECKING:
    from captains.cli.still_window import StillWindow
    from captains.engine.match import Match
    from captains.engine.seats import Seat
    from captains.host.host import Host
    from captains.scene.page import Does, Flight, Page
    from captains.screen.pages.table_stage import TableStage
    from captains.screen.program import Program
    from captains.screen.stage import Stage

PageName = Literal["lobby", "setup", "table", "curtain", "crew", "reveal", "reckoning", "log", "rules"]
What = Annotated[str, typer.Argument(metavar="GAME|MATCH", help="A game, for its demo match; or a match.")]
Which = Annotated[PageName, typer.Option("--page", help="The page.")]
Whose = Annotated[str, typer.Option("--seat", metavar="NAME", help="Whose sheet is large, or who chooses a crew.")]
Size = Annotated[str, typer.Option("--size", metavar="WxH", help="The picture's size in px.")]
DemoMode = Annotated[str, typer.Option("--mode", metavar="MODE", help="The mode of a game's demo match.")]
PngFile = Annotated[Path, typer.Option("--to", metavar="FILE", help="The .png to write.")]


def shot(
    what: What,
    to: PngFile,
    page: Which = "table",
    at: Moment = None,
    seat: Whose = "public",
    size: Size = "1920x1080",
    mode: DemoMode = "",
) -> None:
    """Write a page of the window as a picture, all its motion finished. For a game, of its demo match."""
    width, height = read_size(size) or (1920, 1080)
    if to.suffix.lower() != ".png":
        raise typer.BadParameter(f"A picture of a page is a .png; '{to.name}' is none.")
    match, now = _match(what, mode)
    entries = now if at is None else at
    take(match, page, to, (width, height), entries=entries, exact=at is not None, seat=seat)
    print(to)


def take(
    match: Match[Any],
    page: PageName,
    to: Path,
    size: tuple[int, int],
    *,
    entries: int,
    exact: bool = False,
    seat: str = "public",
    step: int = -1,
    wishes: Sequence[Does] = (),
) -> None:
    """Write a page of the match after so many entries, or when the page is due from there on.

    `step` is the step of a told page, from 0, or -1 for the last; `wishes` are carried out at a table first.
    Raises SaveFault where there is no such page.
    """
    from captains.cli.still_window import StillWindow
    from captains.screen.mapping import format_for
    from captains.screen.pages.table_stage import TableStage
    from captains.screen.still import picture_of

    window = StillWindow()
    with _program(match) as program:
        stage: Stage
        if page in ("lobby", "setup"):
            stage = program.lobby() if page == "lobby" else program.set_up(match.game.id)
            stage.enter(window)
        else:
            stage = program.table(_host(match, page, entries, exact))
            assert isinstance(stage, TableStage), "a match is played at a table"
            stage.enter(window)
            _look(stage, window, page, seat, step)
        fmt = format_for(*size)
        shown = stage.page(fmt, window.desk)
        for wish in wishes:
            window.do(stage, wish)
            stage.tick(0)
            shown = stage.page(fmt, window.desk)
        picture_of(halfway(shown, window.flights), fmt, to)
        stage.leave()


def halfway(page: Page, flights: Sequence[Flight]) -> Page:
    """The page while these are on their way: the first nearly there, the last just off."""
    from captains.scene.page import Box, Piece

    flying = [flight for flight in flights if flight.drawing.nodes]
    lands = {flight.lands for flight in flying}
    there = []
    for n, flight in enumerate(flying):
        part = 0.8 - 0.6 * n / len(flying)
        a, b = flight.start, flight.end
        x, y = a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part
        at = Box(x, y, b.w, b.h)
        there.append(Piece(f"flight-{n}", at, flight.drawing))
    kept = tuple(piece for piece in page.pieces if piece.id not in lands)
    return msgspec.structs.replace(page, pieces=kept, over=(*page.over, *there))


def _match(what: str, mode: str = "") -> tuple[Match[Any], int]:
    """The demo match of a game, seen from half-way; or the match that is meant, seen from where it stands."""
    from captains.cli.demo import demo_match
    from captains.cli.saved import saves
    from captains.host.finding import find
    from captains.library import games

    if what in games.game_ids():
        try:
            match = demo_match(what, mode=mode)
        except ValueError as fault:
            raise typer.BadParameter(f"{fault}.") from None
        return match, len(match.entries) // 2
    with saves() as kept:
        match = find(what, kept).match
        return match, len(match.entries)


@contextmanager
def _program(match: Match[Any]) -> Iterator[Program]:
    """A program that reads and keeps nothing of the user's.

    Its saved matches are this one, to its end and half-way; its last table is the one that played it.
    """
    from captains.cli.demo import as_record
    from captains.cli.window import BOT_NOTES, BOT_WORDS, minds_of
    from captains.host.last_tables import LastTables
    from captains.host.muster import of_setup
    from captains.host.saves import Saves
    from captains.library import games
    from captains.screen.pages.shelf import Shelf
    from captains.screen.program import Program

    with TemporaryDirectory() as folder:
        kept = Saves(Path(folder) / "matches.sqlite")
        for entries in (len(match.entries), len(match.entries) // 2):
            kept.take_in(as_record(match, entries))
        try:
            tables = LastTables(Path(folder) / "tables.json")
            tables.keep(of_setup(match.setup, match.game))
            yield Program(Shelf(games.game_ids(), BOT_WORDS, bot_notes=BOT_NOTES), kept, tables, minds_of)
        finally:
            kept.close()


def _host(match: Match[Any], page: PageName, entries: int, exact: bool) -> Host:
    """The match after so many entries if that is `exact`, else when the page is due.

    Raises SaveFault where the match has no such moment.
    """
    from captains.cli.demo import as_record, moment
    from captains.host.fault import SaveFault
    from captains.host.host import Host
    from captains.host.reading import match_of

    asked = "table" if page in ("log", "rules") else page
    if not exact and (asked != "table" or entries < len(match.entries)):
        due = moment(match, asked, entries)
        if due is None:
            raise SaveFault(f"This match has no moment for the page '{page}'.")
        entries = due
    if entries > len(match.entries):
        raise SaveFault(f"The match has {len(match.entries)} entries; there is no entry {entries} to stop at.")
    record = as_record(match, entries)
    return Host(match_of(record, match.game), record)


def _look(stage: TableStage, window: StillWindow, page: PageName, seat: str, step: int) -> None:
    """Do what a person would have done to have the page before them. Raises SaveFault where it can't be had."""
    from captains.host.fault import SaveFault
    from captains.scene.page import Show

    at = seat_index(stage.host.setup.seats, seat)
    if page == "crew":
        sealed = stage.sight(window.desk).sealed
        if not sealed or (at is not None and at not in sealed):
            raise SaveFault("At that moment nobody of that name decides in secret.")
        window.do(stage, Show("lift", sealed[0] if at is None else at))
    elif at is not None:
        # Set by hand: the table would give the go to whoever has something to decide.
        window.desk = msgspec.structs.replace(window.desk, go=at)
    if page in ("log", "rules"):
        window.do(stage, Show(page))
    if page == "reckoning":
        window.do(stage, Show("step", step % stage.picture.steps(stage.sight(window.desk))))


def seat_index(seats: tuple[Seat, ...], name: str) -> int | None:
    """The seat of this name, None for "public". A name nobody has is wrong usage."""
    from captains.engine.names import alike

    if alike(name) == "public":
        return None
    for index, seat in enumerate(seats):
        if alike(seat.name) == alike(name):
            return index
    names = ", ".join(seat.name for seat in seats)
    raise typer.BadParameter(f"Nobody called '{name}' sits at this table; there are {names}.")
