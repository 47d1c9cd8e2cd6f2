"""Reading a match without playing it: any of its moments, as any viewer may know it, for replays and exports."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from captains.engine.entry import masked
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.refusal import Refusal
from captains.engine.seats import PUBLIC, Viewer
from captains.engine.secrets import mask
from captains.host.fault import SaveFault
from captains.host.records import Record
from captains.scene.sight import Sight

_READING = Refusal("over", "", "This is a look back; nothing is decided here.")


class Reading:
    """A match to be read. While it runs, every viewer sees only what they may; once it has ended, everything is open.

    `setup` tells who plays now; `record` is what is kept of it.
    """

    def __init__(self, match: Match[Any], record: Record) -> None:
        self.match = match
        self.record = record
        self.setup = match.setup
        self.ended = record.ended

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.match.entries)

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.match.game

    def sight(self, at: int | None = None, viewer: Viewer = PUBLIC) -> Sight:
        """The match after its first `at` entries, all of them if None. Raises SaveFault if it has not come so far."""
        n = self.moment(at)
        state = self.match.states[n]
        entries = self.match.entries[:n]
        over = self.game.over(state)
        view = state if self.ended or over else mask(state, viewer)
        if not self.ended:
            entries = [masked(entry, viewer, self.game.sealed) for entry in entries]
        held = () if over else self.game.offers(state)
        holders = tuple(dict.fromkeys(offer.seat for offer in held if not offer.optional))
        return Sight(
            setup=self.setup,
            viewer=viewer,
            view=view,
            offers=(),
            seats=(),
            log=entries,
            check=lambda seat, action: _READING,
            preview=lambda seat, action: None,
            waiting=holders,
            outcome=self.match.outcome if over and n == len(self) else None,
            day=day_here(self.record.standing.last or self.record.started),
        )

    def before(self, n: int, viewer: Viewer = PUBLIC) -> Any:
        """The state or view before entry `n`."""
        state = self.match.states[n]
        return state if self.ended else mask(state, viewer)

    def moment(self, at: int | None) -> int:
        """The number of entries meant by `at`. Raises SaveFault if the match has not come so far."""
        if at is None:
            return len(self)
        if not 0 <= at <= len(self):
            raise SaveFault(f"The match has {len(self)} entries; there is no entry {at} to stop at.")
        return at


def day_here(stamp: str) -> str:
    """The day of a UTC stamp where the user is, in ISO form; "" for what is no stamp of these days."""
    try:
        at = datetime.fromisoformat(stamp.replace("Z", "+00:00"))
        return (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone().date().isoformat()
    except (ValueError, OverflowError, OSError):
        return ""


def reading_of(record: Record, game: Game[Any]) -> Reading:
    """A kept match to be read. Raises SaveFault if its entries do not fit its game."""
    return Reading(match_of(record, game), record)


def match_of(record: Record, game: Game[Any]) -> Match[Any]:
    """A kept match with its states. Raises SaveFault if its entries do not fit its game."""
    match: Match[Any]
    try:
        match = Match(game, record.setup)
    except (ValueError, LookupError, TypeError) as fault:
        raise SaveFault(f"The match can't be opened: {fault}.") from None
    for entry in record.entries:
        try:
            match.replay(entry)
        except Exception as fault:
            raise SaveFault(f"The match is damaged at entry {entry.n}: its events do not fit ({fault}).") from fault
    return match
