"""The program: builds the stages of the window and leads from one to the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from captains.engine.seats import Setup
from captains.host.host import Host, new_match, open_match
from captains.host.muster import of_setup, to_setup
from captains.library import games
from captains.scene.picture import own_things
from captains.screen import faults
from captains.screen.pages.lobby import Lobby
from captains.screen.pages.sailing import muster_for
from captains.screen.stage import Stage

if TYPE_CHECKING:
    from captains.host.last_tables import LastTables
    from captains.host.records import Record
    from captains.host.saves import Saves
    from captains.screen.pages.bot_desk import Minds
    from captains.screen.pages.shelf import Shelf

MakeMinds = Callable[[str], "Minds"]
"""What thinks at a table, given the game's id."""

Export = Callable[["Record", str, str], str]
"""Writes the sheets of a match in a theme for a paper, and says in a sentence where they are, or why they are not."""


def nowhere(record: Record, theme: str, paper: str) -> str:
    """The answer of a program that writes no sheets."""
    return "No sheets are written from here."


class Program:
    """What all stages of one window share. Bots and paper are handed in: the window knows neither."""

    def __init__(
        self,
        shelf: Shelf,
        saves: Saves,
        tables: LastTables,
        make_minds: MakeMinds,
        export: Export = nowhere,
        until_end: bool = False,
        ahead: bool = False,
    ) -> None:
        """`until_end` ends the program with the match; with `ahead` the games are got ready behind the first lobby."""
        self.shelf = shelf
        self.saves = saves
        self.tables = tables
        self._make_minds = make_minds
        self._export = export
        self._until_end = until_end
        self._ahead = ahead

    def lobby(self) -> Stage:
        """The lobby, turned to the game that was dealt with last."""
        return Lobby(self.shelf, self.saves, self.tables, self.set_up, self.begin, self.resume, self._get_ready)

    def _get_ready(self) -> None:
        if self._ahead:
            from captains.screen import warming

            self._ahead = False
            warming.begin(self.shelf, sorted(self.shelf.ids, key=lambda id: id != self.tables.latest))

    def set_up(self, game: str, mode: str = "", options: Mapping[str, str] | None = None, seed: str = "") -> Stage:
        """The setup page of a game, with this mode, these options and this seed if any are given."""
        from captains.host.mode_seats import meant_for
        from captains.screen.pages.setup import SetUp

        self.tables.turn_to(game)
        muster = muster_for(self.shelf, self.tables, game)
        muster = meant_for(muster, self.shelf.cover(game), mode, options or {}, secrets.randbelow)
        return SetUp(self.shelf, self.tables, muster, self.begin, self.lobby, seed=seed)

    def begin(self, setup: Setup, real_dice: bool = False, seed: str | None = None) -> Stage:
        """A new match. Raises ValueError with a sentence if the setup does not go together."""
        real_dice = real_dice and bool(own_things(games.picture(setup.game), setup.sheet))
        return self.table(new_match(setup, self.saves, seed=seed, real_dice=real_dice))

    def resume(self, id: str) -> Stage:
        """A kept match, where it was. Raises SaveFault."""
        return self.table(open_match(self.saves, id))

    def again(self, host: Host) -> Stage:
        """A new match with the table as it was set up, whoever has gone home since; the first seat passes on."""
        game = games.game(host.setup.game)
        muster = of_setup(host.match.setup, game, host.real_dice)
        first, *rest = muster.berths
        passed = replace(muster, berths=(*rest, first))
        return self.begin(to_setup(passed, game, host.setup.sheet), host.real_dice)

    def table(self, host: Host) -> Stage:
        """The table of a running match; what it is made of is imported only now, not before the lobby is up."""
        from captains.screen.pages.bot_desk import BotDesk
        from captains.screen.pages.doors import Doors
        from captains.screen.pages.table_stage import TableStage

        self.tables.sit_down(host.setup.game)
        doors = Doors(
            lobby=self.lobby,
            again=lambda: self.again(host),
            export=lambda theme, paper, said: self._in_background(host.record(), theme, paper, said),
            bots=lambda wake: BotDesk(lambda: self._make_minds(host.setup.game), wake),
            trouble=lambda: self.saves.trouble,
            bot_kinds=self.shelf.bots,
        )
        return TableStage(host, games.picture(host.setup.game), doors, self._until_end)

    def _in_background(self, record: Record, theme: str, paper: str, said: Callable[[str], None]) -> None:
        """Write the sheets in a thread of its own: it takes seconds."""

        def write() -> None:
            try:
                said(self._export(record, theme, paper))
            except Exception as fault:
                said(faults.report(fault))

        Thread(target=write, name="export").start()
