"""The host: the one authority over a running match. It applies decisions, hands out sights, keeps entries."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any, Literal

import msgspec
from msgspec import Struct

from captains.engine.chance import Beat, ChanceFault, Due, Scripted, Seeded, Source
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.refusal import Refusal, Refused
from captains.engine.seats import Setup, Viewer
from captains.host.keeper import Keeper
from captains.host.reading import Reading, match_of
from captains.host.records import Record, Standing
from captains.host.saves import Saves
from captains.host.sights import Sights
from captains.host.standing import standing_of
from captains.library import games
from captains.scene.sight import Sight

_GIVEN_UP = Refusal("over", "", "This match was given up.")


class Change(Struct, frozen=True):
    """What the host tells its listeners: entries from number `n` on are new, or others than before, or other things
    changed: who plays a seat, or that the match was given up. What happened each listener reads in its own sight."""

    what: Literal["entry", "undo", "rewind", "seat", "given up"]
    n: int


def utc_now() -> str:
    """Now, as a stamp in UTC to the second."""
    return _stamp(int(time()))


@lru_cache(maxsize=1)
def _stamp(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_seed() -> str:
    """A seed nobody knows beforehand."""
    return secrets.token_hex(12)


class Host:
    """A running match and all that may be done to it. Everything is called on one thread.

    Entries are kept in the background; `close` waits for that. Made by `new_match` and `open_match`.
    """

    def __init__(
        self, match: Match[Any], record: Record, keeper: Keeper | None = None, clock: Callable[[], str] = utc_now
    ) -> None:
        self.match = match
        self.keeper = keeper
        self.real_dice = record.standing.real_dice
        self.given_up = record.standing.status == "abandoned"
        self._record = record
        # A match taken in without its seed goes on with one that is not kept: the seed kept tells of all rolls or none.
        self._source: Source = Seeded(record.seed or new_seed())
        self._clock = clock
        self._last = record.standing.last
        self._kinds = list(record.standing.kinds)
        self._listeners: list[Callable[[Change], None]] = []
        self._sights = Sights(match, self.refusal)
        self._where: tuple[str | int, bool] | None = None
        self._seating()

    @property
    def id(self) -> str:
        """The match's id, "" if it is not kept."""
        return self.keeper.id if self.keeper else ""

    @property
    def ended(self) -> bool:
        """Whether the match is over or was given up."""
        return self.given_up or self.match.over

    # What clients see

    def sight(self, viewer: Viewer, seats: Sequence[int] = ()) -> Sight:
        """What a client knows that looks with this viewer's eyes and decides for these seats. Cheap to ask again."""
        return self._sights.sight(viewer, tuple(seats), self.setup, self._humans, self.given_up)

    # What may be done

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why this seat may not do this now, or None."""
        return _GIVEN_UP if self.given_up else self.match.refusal(seat, action)

    def act(self, seat: int, action: Any) -> Entry:
        """Carry out a seat's decision. Raises Refused, and changes nothing, if it is not allowed."""
        self._refuse_if_given_up()
        return self._added(self.match.act(seat, action, self._clock()))

    def due(self) -> Due | None:
        """The chance that is due now, if any."""
        return None if self.ended else self.match.game.due(self.match.state)

    def asked(self) -> Due | None:
        """The dice or cards of its own that the table must now give, if any."""
        due = self.due() if self.real_dice else None
        return None if isinstance(due, Beat) else due

    def advance(self) -> Entry | None:
        """Let virtual dice or cards fall, or the rules go on, if that is due; None if nothing is, or the table's own
        must fall."""
        if self.given_up or self.asked() is not None:
            return None
        entry = self.match.advance(self._source, self._clock())
        return None if entry is None else self._added(entry)

    def roll(self, values: Sequence[int]) -> Entry:
        """Enter what the table's own dice or cards show, as indexes from 0. Raises ChanceFault if it does not fit."""
        if not self.real_dice:
            raise ChanceFault("this table plays with virtual dice")
        self._refuse_if_given_up()
        entry = self.match.advance(Scripted([tuple(values)], typed=True), self._clock()) if self.asked() else None
        if entry is None:
            raise ChanceFault("nothing is to be rolled now")
        return self._added(entry)

    def undo(self, seat: int) -> int:
        """Take back this seat's last decision; the number of its entry. Raises Refused."""
        self._refuse_if_given_up()
        n = self.match.undo(seat)
        self._replaced(n, "undo")
        return n

    def can_redo(self, seat: int) -> bool:
        """Whether this seat has taken something back that it could do again now."""
        return not self.given_up and self.match.can_redo(seat)

    def redo(self, seat: int) -> Entry:
        """Do again what this seat took back last. Raises Refused."""
        self._refuse_if_given_up()
        return self._added(self.match.redo(seat, self._clock()))

    def rewind(self, entries: int) -> None:
        """Go back to when there were this many entries: a matter for the whole table."""
        self._refuse_if_given_up()
        if not 0 <= entries <= len(self.match.entries):
            raise ValueError(f"there is no entry {entries} to go back to")
        self.match.rewind(entries)
        self._replaced(entries, "rewind")

    def seat_kind(self, seat: int, kind: str) -> None:
        """Who plays this seat from now on: "human" or a bot's name. Kept with the match, not in its log."""
        self._kinds[seat] = kind
        self._seating()
        self._stands("seat")

    def use_dice(self, real: bool) -> None:
        """Whether the table rolls its own dice from now on."""
        self.real_dice = real
        self._stands("seat")

    def give_up(self) -> None:
        """End the match without an outcome. It stays in the list and can be read."""
        if not self.ended:
            self.given_up = True
            self._last = self._clock()
            self._stands("given up")

    # Keeping

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Tell this listener of every change, after it; the function returned ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def standing(self) -> Standing:
        """Where the match stands now."""
        return standing_of(self.match, self._last, self._kinds, self.real_dice, self.given_up)

    def record(self) -> Record:
        """The whole match as it is kept, with its seed and all secrets."""
        entries = tuple(self.match.entries)
        return Record(self.match.setup, entries, self._record.seed, self.standing(), self._record.started, self.id)

    def reading(self) -> Reading:
        """The match so far, to be looked back at or exported."""
        return Reading(self.match, self.record())

    def close(self) -> bool:
        """Wait until everything is kept; whether it is."""
        return self.keeper.wait() if self.keeper else False

    def _refuse_if_given_up(self) -> None:
        if self.given_up:
            raise Refused(_GIVEN_UP)

    def _added(self, entry: Entry) -> Entry:
        self._last = entry.at
        if self.keeper:
            # Where it stands, in words, changes far less often than its length, which is read from the entries.
            where = self.match.game.stands(self.match.state) or entry.n, self.match.over
            self.keeper.append(entry, None if where == self._where else self.standing())
            self._where = where
        self._tell("entry", entry.n)
        return entry

    def _replaced(self, first: int, what: Literal["undo", "rewind"]) -> None:
        self._sights.cut(first)
        self._where = None
        if self.keeper:
            self.keeper.change(first, self.match.entries[first:], self.standing())
        self._tell(what, first)

    def _stands(self, what: Literal["seat", "given up"]) -> None:
        if self.keeper:
            self.keeper.stand(self.standing())
        self._tell(what, len(self.match.entries))

    def _seating(self) -> None:
        pairs = zip(self.match.setup.seats, self._kinds, strict=True)
        seats = tuple(msgspec.structs.replace(seat, kind=kind) for seat, kind in pairs)
        self.setup = msgspec.structs.replace(self.match.setup, seats=seats)
        self._humans = frozenset(index for index, seat in enumerate(seats) if seat.human)

    def _tell(self, what: Literal["entry", "undo", "rewind", "seat", "given up"], n: int) -> None:
        self._sights.forget()
        for listener in tuple(self._listeners):
            listener(Change(what, n))


def new_match(
    setup: Setup,
    saves: Saves | None = None,
    *,
    seed: str | None = None,
    real_dice: bool = False,
    find_game: Callable[[str], Game[Any]] = games.game,
    clock: Callable[[], str] = utc_now,
) -> Host:
    """Begin a match; it is kept where `saves` are given. Raises ValueError if the setup does not go together."""
    match: Match[Any] = Match(find_game(setup.game), setup)
    now = clock()
    standing = standing_of(match, now, (), real_dice)
    record = Record(setup, (), new_seed() if seed is None else seed, standing, now)
    return Host(match, record, saves.begin(record) if saves else None, clock)


def open_match(saves: Saves, id: str, clock: Callable[[], str] = utc_now) -> Host:
    """Go on with a kept match where it was; `id` may be "last". Raises SaveFault."""
    record, keeper = saves.resume(id)
    return Host(match_of(record, saves.find_game(record.setup.game)), record, keeper, clock)
