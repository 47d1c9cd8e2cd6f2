"""What may be looked up over the table: the menu, the log and the rules of the match that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains.engine.entry import Answer
from captains.engine.seats import PUBLIC
from captains.library import games, rules
from captains.scene.picture import own_things
from captains.screen.pages.log import Log
from captains.screen.pages.log_lines import log_lines
from captains.screen.pages.menu import Menu, MenuTable, Sitter
from captains.screen.pages.rules_page import Rules

if TYPE_CHECKING:
    from captains.engine.seats import Setup
    from captains.host.reading import Reading
    from captains.scene.picture import Picture
    from captains.screen.pages.table_stage import TableStage


def menu_leaf(stage: TableStage) -> Menu:
    """The menu over this table."""

    def table() -> MenuTable:
        host = stage.host
        sitters = tuple(Sitter(seat.name, seat.colour, seat.kind) for seat in host.setup.seats)
        stands = host.standing().stands
        own = own_things(stage.picture, host.setup.sheet)
        return MenuTable(sitters, stage.doors.bot_kinds, stands, host.ended, rewind_to(stage), own, real=host.real_dice)

    return Menu(lambda: stage.window.settings, table)


def sitters(setup: Setup) -> tuple[Sitter, ...]:
    """The seats as menu and log show them."""
    return tuple(Sitter(seat.name, seat.colour, seat.kind) for seat in setup.seats)


def log_leaf(reading: Reading, picture: Picture, may_rewind: bool) -> Log:
    """The log of a match so far, as everybody may know it."""
    entries = reading.sight(viewer=PUBLIC).log
    told = (
        (entry.n, picture.tell(reading.setup, entry, reading.before(entry.n)), _typed(entry.action))
        for entry in entries
    )
    return Log(sitters(reading.setup), log_lines(told), lambda n: picture.papers(reading.sight(n)), may_rewind)


def rules_leaf(id: str, clause: str) -> Rules:
    """The rules of a game, opened at a clause."""
    return Rules(games.game(id).name, rules.clauses(id), clause)


def _typed(action: object) -> bool:
    return isinstance(action, Answer) and action.typed


def rewind_to(stage: TableStage) -> tuple[int, str] | None:
    """How far the whole table can go back behind undo's line: to a person's last decision there."""
    match, humans = stage.host.match, stage.humans
    if stage.host.given_up:
        return None
    before = match.entries[: match.undo_line()]
    entry = next((entry for entry in reversed(before) if entry.seat in humans), None)
    return (
        None if entry is None or entry.seat is None else (entry.n, f"{match.setup.seats[entry.seat].name}'s decision")
    )
