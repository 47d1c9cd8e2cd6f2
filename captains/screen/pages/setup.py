"""The setup page as a stage: a muster that is changed until the table sets sail."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from captains.engine.cover import seat_span
from captains.host import muster as m
from captains.host import order as o
from captains.host.host import new_seed
from captains.host.last_tables import LastTables
from captains.host.mode_seats import in_mode, mode_refused, of_this_size
from captains.scene.page import Desk, Does, Format, Half, Page, Show
from captains.screen.pages.first_leaf import FirstLeaf
from captains.screen.pages.leaf import Leaves
from captains.screen.pages.lots_leaf import LotsLeaf
from captains.screen.pages.rules_page import Rules
from captains.screen.pages.sailing import OpenMatch, sail
from captains.screen.pages.seat_scroll import first_of
from captains.screen.pages.settings_rows import SettingsLeaf
from captains.screen.pages.setup_page import setup_page
from captains.screen.pages.shelf import Shelf
from captains.screen.stage import Stage


class SetUp(Stage):
    """Setting one table up. `back` gives the stage to go back to.

    The muster is remembered when the match begins; one that was changed and is left is laid aside, so that whoever
    comes back finds it as it was.
    """

    def __init__(
        self,
        shelf: Shelf,
        tables: LastTables,
        muster: m.Muster,
        open_match: OpenMatch,
        back: Callable[[], Stage],
        below: m.Below = secrets.randbelow,
        seed: str = "",
    ) -> None:
        """`seed` decides the lots and then the match; a new one if none is given."""
        self.shelf = shelf
        self.tables = tables
        self.muster = self._begun_with = muster
        self._open_match = open_match
        self._back = back
        self._below = below
        self.leaves = Leaves()
        self._first = 0
        self._lifted: int | None = None
        self._seed = seed or new_seed()

    def page(self, fmt: Format, desk: Desk) -> Page:
        """The page for the muster as it is now."""
        page = setup_page(fmt, self.muster, self.shelf, self._first, self._lifted)
        self._first = first_of(page)
        return self.leaves.page(page, fmt)

    def tick(self, ms: int) -> int | None:
        """Draw one lot after the other."""
        if not isinstance(self.leaves.top, LotsLeaf):
            return None
        before = self.leaves.top.drawn
        due = self.leaves.top.tick(ms, self.window.settings.speed)
        if self.leaves.top.drawn != before:
            self.window.redraw()
        return due

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Change the muster, or set sail."""
        left = self.leaves.wish(does)
        if isinstance(left, Half):
            self._typed(left)
        elif isinstance(left, Show):
            self._show(left)
        return desk

    def _typed(self, half: Half) -> None:
        for name, text in half.change:
            what, _, rest = name.partition(".")
            seat, _, key = rest.partition(".")
            if not seat.isdecimal() or int(seat) >= len(self.muster.berths):
                continue
            if what == "name":
                self.muster = m.changed(self.muster, int(seat), name=str(text or ""))
            elif what == "detail":
                self.muster = m.detailed(self.muster, int(seat), key, str(text or ""))

    def _show(self, show: Show) -> None:
        match show.what:
            case "sail":
                self._sail()
            case "back" if self._lifted is not None:
                self._lifted = None
            case "back" | "lobby":
                self._go_back()
            case "settings":
                self.leaves.lay(SettingsLeaf(lambda: self.window.settings))
            case "rules":
                game = self.shelf.cover(self.muster.game)
                self.leaves.lay(Rules(game.name, self.shelf.clauses(self.muster.game), str(show.arg or "")))
            case "lots":
                count = len(self.muster.berths)
                self.leaves.lay(LotsLeaf(self.muster, lambda time: o.lots(count, self._seed, time)))
            case "first-asked":
                self.leaves.lay(FirstLeaf(self.muster, self.shelf.first_seat(self.muster.game)))
            case "grip":
                self._lifted = show.arg
            case "seats-from":
                self._first = int(show.arg)
            case "scroll":
                self._first = min(max(self._first - round(show.arg[2]), 0), len(self.muster.berths) - 1)
            case _:
                before, self.muster, self._lifted = self.muster, self._changed(show), None
                if len(self.muster.berths) > len(before.berths):
                    self._first = len(self.muster.berths)

    def _changed(self, show: Show) -> m.Muster:
        """The muster after a click on a row or on what is agreed."""
        muster, game = self.muster, self.shelf.cover(self.muster.game)
        match (show.what, show.arg):
            case ("berth-on", _):
                return self._of_size(m.signed_on(muster, game, self._below))
            case ("berth-off", int(seat)) if len(muster.berths) > m.spans(game)[0]:
                return self._of_size(m.signed_off(muster, seat))
            case ("berth-name", int(seat)):
                return m.named(muster, seat)
            case ("berth-to", (int(seat), int(to))):
                return o.placed(muster, seat, to)
            case ("berth-draw", (seat, key)):
                return m.drawn(muster, game, seat, key, self._below)
            case ("berth-colour", (seat, colour)):
                return m.coloured(muster, seat, colour)
            case ("berth-kind", (seat, kind)):
                return m.played_by(muster, seat, self.shelf.default_bot if kind == "bot" else kind)
            case ("berth-switch", (seat, key)):
                return m.switched(muster, seat, key)
            case ("order", seats):
                return o.in_order(muster, seats)
            case ("first", int(seat)):
                return o.led_by(muster, seat)
            case ("name-all", _):
                return m.all_named(muster)
            case ("mode", str(key)):
                mode = next(mode for mode in game.modes if mode.key == key)
                return muster if mode_refused(muster, mode) else in_mode(muster, game, mode, self._below)
            case ("option", (key, value)):
                return m.agreed(muster, key, value)
            case ("real-dice", bool(real)):
                return replace(muster, real_dice=real)
        return muster

    def _of_size(self, muster: m.Muster) -> m.Muster:
        """A mode chosen for another number of seats gives way to the one for this number, and that is said."""
        game = self.shelf.cover(muster.game)
        fit = of_this_size(muster, game)
        before, after = m.mode_of(muster, game), m.mode_of(fit, game)
        if before is not None and after is not None and before != after:
            span = seat_span(before.least, before.most)
            self.window.toast(f"{before.name} is for {span}; chosen now: {after.name}.")
        return fit

    def _go_back(self) -> None:
        # A table that nobody has touched is no table yet: the lobby goes on inviting to gather one.
        if self.muster != self._begun_with:
            self.tables.lay_aside(self.muster)
        self.window.go(self._back())

    def _sail(self) -> None:
        self.window.go(sail(self.shelf, self.tables, self.muster, self._open_match, self._seed))
