"""The lobby as a stage: choose a game, set sail with the table played last, go on with a match, delete one.

What may lie over the lobby is imported when it is asked for, so that the first frame need not wait for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from captains.engine.refusal import Refusal
from captains.host.last_tables import LastTables
from captains.host.muster import Below, Muster
from captains.host.records import MatchInfo
from captains.library.fault import LibraryFault
from captains.scene.lettering import shown_name
from captains.scene.page import Desk, Does, Format, Page, Refuse, Show
from captains.screen.pages.leaf import Leaves
from captains.screen.pages.lobby_page import lobby_page
from captains.screen.pages.lobby_view import LobbyView
from captains.screen.pages.sailing import OpenMatch, muster_for, sail
from captains.screen.pages.shelf import Shelf
from captains.screen.pages.when import today_here
from captains.screen.stage import DeclinedError, Stage

if TYPE_CHECKING:
    from captains.screen.stage import Window


CALM = 300
"""For how many ms the lobby is up before it gets anything else ready."""


class Kept(Protocol):
    """Where the matches are kept. Both may raise LibraryFault with a sentence for the user."""

    def listed(self) -> Sequence[MatchInfo]:
        """All kept matches, the newest first."""
        ...

    def delete(self, id: str) -> None:
        """Delete a match for good."""
        ...


class Lobby(Stage):
    """The lobby. `set_up` gives a setup page for a game, `open_match` begins a match, `resume` goes on with a kept one.

    Leaving a match leads back here by a new one, so that its lists are read again.
    """

    def __init__(
        self,
        shelf: Shelf,
        saves: Kept,
        tables: LastTables,
        set_up: Callable[[str], Stage],
        open_match: OpenMatch,
        resume: Callable[[str], Stage],
        get_ready: Callable[[], None] = lambda: None,
        below: Below = secrets.randbelow,
        today: Callable[[], str] = today_here,
    ) -> None:
        self.shelf = shelf
        self.tables = tables
        self.leaves = Leaves()
        self._saves = saves
        self._set_up = set_up
        self._open_match = open_match
        self._resume = resume
        self._get_ready = get_ready
        self._calm = 0
        self._below = below
        self._today = today
        self._chosen = tables.latest if tables.latest in shelf.ids else shelf.ids[0]
        self._first = self._first_ended = 0
        self._matches: tuple[MatchInfo, ...] = ()

    def enter(self, window: Window) -> None:
        """Read the lists."""
        super().enter(window)
        self._read()

    def page(self, fmt: Format, desk: Desk) -> Page:
        """The page as it is now."""
        return self.leaves.page(lobby_page(fmt, self.view(), self.shelf), fmt)

    def tick(self, ms: int) -> int | None:
        """Once the lobby has been up for a moment, get ready what may come next."""
        self._calm += ms
        if self._calm < CALM:
            return CALM - self._calm
        self._get_ready()
        return None

    def view(self) -> LobbyView:
        """What the lobby shows."""
        muster = self._muster(glance=True)
        return LobbyView(
            chosen=self._chosen,
            muster=muster,
            played=self.tables.of(self._chosen) is not None,
            running=[info for info in self._matches if info.status == "running"],
            ended=[info for info in self._matches if info.status != "running"],
            first=self._first,
            first_ended=self._first_ended,
            today=self._today(),
        )

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Carry out a click or a key."""
        left = self.leaves.wish(does)
        if isinstance(left, Show):
            try:
                self._show(left)
            except LibraryFault as fault:
                raise DeclinedError(Refuse(Refusal("file", "", str(fault)))) from None
        return desk

    def _show(self, show: Show) -> None:
        match (show.what, show.arg):
            case ("lobby-game", str(id)):
                self._chosen = id
                self.tables.turn_to(id)
            case ("lobby-setup", str(id)):
                self.window.go(self._set_up(id))
            case ("lobby-sail", _):
                self.window.go(sail(self.shelf, self.tables, self._muster(), self._open_match))
            case ("lobby-resume", str(id)):
                self.window.go(self._resume(id))
            case ("lobby-delete", str(id)):
                self._ask_delete(id)
            case ("lobby-deleted", str(id)):
                self._saves.delete(id)
                self._read()
            case ("lobby-running", int(first)):
                self._first = first
            case ("lobby-ended", int(first)):
                self._first_ended = first
            case ("rules", _):
                from captains.screen.pages.rules_page import Rules

                name, clauses = self.shelf.cover(self._chosen).name, self.shelf.clauses(self._chosen)
                self.leaves.lay(Rules(name, clauses))
            case ("settings", _):
                from captains.screen.pages.settings_rows import SettingsLeaf

                self.leaves.lay(SettingsLeaf(lambda: self.window.settings))

    def _read(self) -> None:
        """Read the list of matches; what can't be read is said once, and the lobby goes on without."""
        try:
            self._matches = tuple(info for info in self._saves.listed() if info.game in self.shelf.ids)
        except LibraryFault as fault:
            self._matches = ()
            self.window.toast(str(fault))
        running = sum(info.status == "running" for info in self._matches)
        self._first = min(self._first, max(0, running - 1))
        self._first_ended = min(self._first_ended, max(0, len(self._matches) - running - 1))

    def _muster(self, glance: bool = False) -> Muster:
        return muster_for(self.shelf, self.tables, self._chosen, self._below, glance)

    def _ask_delete(self, id: str) -> None:
        info = next((info for info in self._matches if info.id == id), None)
        if info is None:
            return
        from captains.screen.pages.ask import Ask
        from captains.screen.pages.menu import everybody

        who = everybody([shown_name(name) for name in info.seats])
        stands = f"won by {everybody(list(map(shown_name, info.winners)))}" if info.winners else info.stands.rstrip(".")
        match = f"{self.shelf.name(info.game)} with {who} ({stands or 'just begun'})"
        words = f"This match of {match} will be gone for good, with its sheets and its log."
        self.leaves.lay(Ask("Delete this match?", words, "Delete", Show("lobby-deleted", id), "Keep it"))
