"""The table stage: a running match in the window, from the first roll to the reckoning.

It knows no game: it asks the game's picture for pages and the host for sights. It decides whose curtain comes next,
carries out wishes, and lays menu, log and rules over the table; what happens by itself is in `table_time`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from captains.engine.chance import Roll
from captains.engine.refusal import Refusal, Refused
from captains.engine.seats import PUBLIC
from captains.scene.curtain import curtain_page
from captains.scene.page import Act, Desk, Half, Page, Refuse, Show
from captains.scene.picture import stepped_back
from captains.screen.pages.corner import with_corner
from captains.screen.pages.going_on import going_on
from captains.screen.pages.last_page import harmless
from captains.screen.pages.leaf import Leaves
from captains.screen.pages.look_ups import at_hand, look_up, menu_leaf
from captains.screen.pages.own_dice import OwnDice
from captains.screen.pages.own_things import enter, secretly, slip
from captains.screen.pages.table_time import TableTime
from captains.screen.stage import DeclinedError, Stage

if TYPE_CHECKING:
    from captains.engine.entry import Entry
    from captains.host.host import Host
    from captains.scene.page import Does, Format, Piece
    from captains.scene.picture import Picture
    from captains.scene.sight import Sight
    from captains.screen.pages.doors import Doors
    from captains.screen.stage import Window


LARGEST_TEXT = 1.5
"""How large the type of a table may become; more has no room there, and the lens is for that."""


class TableStage(Stage):
    """One match at one screen."""

    def __init__(self, host: Host, picture: Picture, doors: Doors, until_end: bool = False) -> None:
        """`until_end`: the window closes when the match has been told."""
        self.until_end = until_end
        self.host = host
        self.picture = picture
        self.doors = doors
        self.leaves = Leaves()
        self._own_dice = OwnDice(host, picture)
        self._seen: dict[int, int] = {}
        self._fresh: list[Entry] = []
        self._shown: Page | None = None
        self._looking = False
        self.time = TableTime(self)

    def enter(self, window: Window) -> None:
        """Take the match up where it stands."""
        super().enter(window)
        self.bots = self.doors.bots(window.wake)
        self.bots.expect(seat.kind for seat in self.host.setup.seats)
        window.desk = self._arranged(Desk(go=min(self.humans, default=0)))

    def leave(self) -> None:
        """Wait until every entry is kept."""
        self.bots.close()
        self.host.close()

    def told(self) -> None:
        """The match has been told to its end."""
        if self.until_end:
            self.window.quit()

    @property
    def kind(self) -> str:
        """The kind of page the match was shown on last, "" before the first."""
        return self._shown.kind if self._shown is not None else ""

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats people at this screen decide for."""
        return tuple(n for n, seat in enumerate(self.host.setup.seats) if seat.human)

    def sight(self, desk: Desk) -> Sight:
        """What may be shown now: the lifted seat's sight, the only person's, else what everybody may know."""
        viewer = desk.lifted
        if viewer is None:
            # One person alone at the screen has nobody to hide from.
            viewer = self.humans[0] if len(self.humans) == 1 else PUBLIC
        sight = self.host.sight(viewer, self.humans)
        return msgspec.structs.replace(sight, since=self._seen.get(desk.go, 0))

    # --- the page -------------------------------------------------------------------------------------------------

    def page(self, fmt: Format, desk: Desk) -> Page:
        """The page as it is now."""
        page = self.table(fmt.eased(LARGEST_TEXT), desk)
        if self.leaves:
            return self.leaves.page(page, fmt)
        return going_on(page, fmt) if self.time.waits(page.kind) else page

    def table(self, fmt: Format, desk: Desk) -> Page:
        """The table, or what stands in its place, with all at hand that may be looked up."""
        sight = self.sight(desk)
        return with_corner(harmless(self._bare(fmt, desk, sight)), fmt, at_hand(self, sight))

    def _bare(self, fmt: Format, desk: Desk, sight: Sight) -> Page:
        """The table, or what stands in its place: a curtain, the table's own dice."""
        seat = self._behind_curtain(sight, desk)
        if seat is not None:
            return curtain_page(sight.setup, seat, fmt)
        asked = self.host.asked()
        if isinstance(asked, Roll):
            return self._own_dice.page(asked, sight, desk, fmt, at_hand(self, sight))
        # What is drawn from the table's own piles is asked for on the table itself.
        page = self.picture.table(sight, msgspec.structs.replace(desk, real_dice=self.host.real_dice), fmt)
        if self._fresh and self._shown is not None and not page.sealed:
            self.window.fly(self.picture.flights(sight, self._fresh, self._shown, page))
        self._fresh = []
        self._shown = page
        return page

    def hover(self, pick: str, fmt: Format, desk: Desk) -> tuple[Piece, ...]:
        """Ghosts of what a click would do."""
        if self.leaves or self._behind_curtain(self.sight(desk), desk) is not None:
            return ()
        return self.picture.ghosts(self.sight(desk), desk, fmt.eased(LARGEST_TEXT), pick)

    def _behind_curtain(self, sight: Sight, desk: Desk) -> int | None:
        """The seat whose curtain is down and whose turn to lift it has come."""
        if desk.lifted is not None or sight.offers:
            return None
        return next(iter(secretly(self.host, sight.sealed, self.humans)), None)

    def _arranged(self, desk: Desk) -> Desk:
        """The desk after something happened: half-made choices, curtains and the go put right."""
        behind = secretly(self.host, self.sight(desk).sealed, self.humans)
        if desk.lifted is not None and desk.lifted not in behind and not self._looking:
            desk = msgspec.structs.replace(desk, lifted=None, half=())
        if desk.lifted is None and len(self.humans) == 1 and self.humans[0] in behind:
            desk = msgspec.structs.replace(desk, lifted=self.humans[0], half=())
        after = self.picture.arrange(self.sight(desk), desk)
        if after.go != desk.go:
            self._seen[desk.go] = len(self.host.match.entries)
        return after

    def tick(self, ms: int) -> int | None:
        """Let time pass; nothing happens by itself while something lies over the table."""
        if self.leaves.stale():
            self.window.redraw()
        return None if self.leaves or self._looking else self.time.tick(ms)

    # --- wishes ---------------------------------------------------------------------------------------------------

    def wish(self, does: Does, desk: Desk) -> Desk:
        """Carry out a click or a key."""
        if isinstance(does, Show) and does.what in ("hold", "release"):
            return self._look(does, desk)
        if self.leaves and isinstance(does, Show) and does.what in ("undo", "redo"):
            return desk  # by its key: what it would change lies hidden below
        left = self.leaves.wish(does)
        if left is None:
            self.window.wake()
            return desk
        try:
            if isinstance(left, Act):
                return self._act(left, desk)
            if isinstance(left, Half):
                held = dict(desk.half) | dict(left.change)
                half = tuple((key, value) for key, value in held.items() if value is not None)
                return msgspec.structs.replace(desk, half=half)
            if isinstance(left, Show):
                return self._show(left, desk)
        except Refused as refused:
            raise DeclinedError(Refuse(refused.refusal)) from None
        return desk

    def _look(self, show: Show, desk: Desk) -> Desk:
        """Hold to look: the seat `arg` sees its own secrets until it lets go. Time stands still meanwhile."""
        if show.what == "hold" and desk.lifted is None and show.arg in self.humans and not self.leaves:
            self._looking = True
            return msgspec.structs.replace(desk, lifted=show.arg)
        if show.what == "release" and self._looking:
            self._looking = False
            return self._arranged(msgspec.structs.replace(desk, lifted=None))
        return desk

    def _act(self, act: Act, desk: Desk) -> Desk:
        entry = self.host.act(act.seat, act.action)
        if self.picture_is_sealed(entry):
            desk = msgspec.structs.replace(desk, lifted=None)
        return self.happened([entry], msgspec.structs.replace(desk, half=()))

    def picture_is_sealed(self, entry: Entry) -> bool:
        """Whether the decision was made behind a curtain that falls again now."""
        return type(entry.action) in self.host.match.game.sealed

    def happened(self, entries: list[Entry], desk: Desk) -> Desk:
        """Something happened: pace what comes next, remember it for motion, put the desk right."""
        for entry in entries:
            self.time.hold(entry)
        self._fresh += entries
        return self._arranged(desk)

    def _show(self, show: Show, desk: Desk) -> Desk:
        match show.what:
            case "undo":
                return self._undo(desk)
            case "redo":
                return self._redo(desk)
            case "lift":
                return msgspec.structs.replace(desk, lifted=show.arg, half=())
            case "dice":
                return self.happened([enter(self.host, show.arg)], msgspec.structs.replace(desk, half=()))
            case "go":
                return self._arranged(msgspec.structs.replace(desk, go=show.arg, shown=(), half=()))
            case "enlarge":
                return self._enlarge(show.arg, desk)
            case "step":
                self.time.told_by_hand()
                return msgspec.structs.replace(desk, step=show.arg)
            case "skip":
                self.time.skip()
            case "back":
                return self._back(desk)
            case "again":
                self.window.go(self.doors.again())
            case "lobby":
                self.window.go(self.doors.lobby())
            case "seat":
                seat, kind = show.arg
                self.host.seat_kind(seat, kind)
                return self._arranged(desk)
            case "real-dice":
                self.host.use_dice(show.arg)
                return self._arranged(desk)
            case "rewind":
                return self.rewind(show.arg, desk)
            case "give-up":
                self.host.give_up()
                self.window.go(self.doors.lobby())
            case _:
                look_up(self, show)
        return desk

    def _back(self, desk: Desk) -> Desk:
        """Esc: first let go of what is half chosen or looked at, so far as the game lets it go, then open the menu."""
        let_go = stepped_back(self.picture, desk)
        if let_go != desk:
            return let_go
        self.leaves.lay(menu_leaf(self))
        return desk

    def _enlarge(self, seat: int, desk: Desk) -> Desk:
        """Look at a sheet, or put it away again; up to four side by side."""
        shown = tuple(s for s in desk.shown if s != seat) if seat in desk.shown else (*desk.shown, seat)[-4:]
        return msgspec.structs.replace(desk, shown=shown)

    def _undo(self, desk: Desk) -> Desk:
        """Take back a card just typed in, else the last decision of the seat at the go or of whoever may do so."""
        typed = slip(self.host)
        if typed is not None:
            self.host.rewind(typed)
            return self._jumped(msgspec.structs.replace(desk, half=()))
        undoable = self.host.sight(PUBLIC, self.humans).undoable
        seat = desk.go
        if seat not in undoable:
            last_first = (entry.seat for entry in reversed(self.host.match.entries))
            seat = next((each for each in last_first if each is not None and each in undoable), seat)
        self.host.undo(seat)
        return self._jumped(msgspec.structs.replace(desk, go=seat, half=()))

    def _redo(self, desk: Desk) -> Desk:
        seat = next((s for s in (desk.go, *self.humans) if self.host.can_redo(s)), None)
        if seat is None:
            raise Refused(Refusal("undo", "", "There is nothing to do again."))
        return self.happened([self.host.redo(seat)], desk)

    def _jumped(self, desk: Desk) -> Desk:
        self._fresh = []
        self.window.jump()
        return self._arranged(desk)

    def rewind(self, entries: int, desk: Desk) -> Desk:
        """Go back to the first `entries` entries: the whole table has agreed."""
        self.host.rewind(entries)
        self._seen = {seat: min(seen, entries) for seat, seen in self._seen.items()}
        return self._jumped(Desk(go=desk.go))
