"""The window as verbs open it, with all it is handed: saves, bots, paper. Imports little, as it opens at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING, Any

from captains.cli import guard

if TYPE_CHECKING:
    from captains.bots.minds import Minds
    from captains.host.records import Record
    from captains.screen.program import Program
    from captains.screen.stage import Stage


def show(
    first: Callable[[Program], Stage],
    size: tuple[int, int] | None = None,
    speed: int | None = None,
    until_end: bool = False,
    own: dict[str, tuple[dict[str, Any], str]] | None = None,
) -> int:
    """Run the window from the stage that `first` makes of the program; its exit code."""
    from captains.host.last_tables import LastTables
    from captains.host.saves import Saves
    from captains.library import games
    from captains.screen import loop
    from captains.screen.pages.shelf import Shelf
    from captains.screen.program import Program
    from captains.screen.window import NoDisplayError, start_display

    try:
        # Before a match is begun that nobody would see.
        start_display()
    except NoDisplayError as fault:
        guard.complain(str(fault))
        return 2

    def export(record: Record, theme: str, paper: str) -> str:
        from captains.paper.keepsakes import keepsakes

        return keepsakes(record, theme, paper)

    with closing(Saves(tell=guard.complain)) as kept:
        shelf = Shelf(games.game_ids(), BOT_WORDS, own or {}, bot_notes=BOT_NOTES)
        program = Program(shelf, kept, LastTables(), minds_of, export, until_end, ahead=True)
        return loop.run(first(program), size=size, speed=speed)


BOT_WORDS = (("random", "random"), ("easy", "easy"), ("normal", "normal"), ("hard", "hard"))
"""The bots as pages name them; the registry itself is not needed before one of them thinks."""
BOT_NOTES = {
    "random": "Decides at random.",
    "easy": "Kind to children: plays sensibly, and now and then misses something.",
    "normal": "Takes what seems best, and overlooks nothing.",
    "hard": "Thinks ahead before it decides, for a second or so.",
}
"""How each of them plays."""


def minds_of(game: str) -> Minds:
    """What thinks at the table of a running match."""
    from captains.bots.minds import Minds
    from captains.library import games
    from captains.screen import faults

    return Minds(games.game(game), faults.report)
