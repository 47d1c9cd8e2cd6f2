"""The keeper: writes one running match down as it goes on, and loses nothing where others got in its way."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.host import rows
from captains.host.fault import SaveFault
from captains.host.ids import id_of
from captains.host.records import Record, Standing
from captains.host.writer import Writer

_ELSEWHERE = "This match was played on in another window; what happens here is kept as a match of its own, {}."
_GONE = "The saved matches are gone from where they were; this match is kept there again, as {}."
_DELETED = "The match {} has been deleted; what happens in it now is not kept."

Deed = Callable[[sqlite3.Connection, int], None]


class _Log(NamedTuple):
    """The first `length` of these entries, which stay as they are: more may only be added behind them."""

    entries: list[Entry]
    length: int

    def whole(self) -> list[Entry]:
        return self.entries[: self.length]


class Keeper:
    """Writes one running match down; every call returns at once. Made by `Saves`.

    `lexicon` are the words its entries are packed with; without `seq` the match is not kept yet, else as in `record`.
    """

    def __init__(self, writer: Writer, game: Game[Any], lexicon: bytes, record: Record, seq: int | None = None) -> None:
        self._writer = writer
        self._game = game
        self._lexicon = lexicon
        self._record = record
        self._entries = list(record.entries)
        self._seen: tuple[int, int] | None = None
        self._lost = writer.lost
        self.seq = seq

    @property
    def id(self) -> str:
        """The match's id, "" while it could not be written at all."""
        return "" if self.seq is None else id_of(self.seq)

    def begin(self) -> None:
        """Keep a match that was not kept yet."""
        record = self._record
        self._writer.write(self, lambda db: self._insert(db, record, ""))

    def append(self, entry: Entry, now: Standing | None = None) -> None:
        """Keep one more entry, and where the match stands if that has changed in other words than its length."""
        before = self._so_far()
        self._entries.append(entry)
        self._do(lambda db, seq: rows.append(db, seq, (entry,), self._lexicon), before, now)

    def change(self, first: int, entries: Sequence[Entry], now: Standing) -> None:
        """Keep these entries in place of all from number `first` on."""
        before, kept = self._so_far(), tuple(entries)
        self._entries = [*self._entries[:first], *kept]

        def deed(db: sqlite3.Connection, seq: int) -> None:
            rows.cut(db, seq, first)
            rows.append(db, seq, kept, self._lexicon)

        self._do(deed, before, now)

    def stand(self, now: Standing) -> None:
        """Keep who plays and where the match stands."""
        self._do(lambda db, seq: None, self._so_far(), now)

    def wait(self) -> bool:
        """Wait until everything so far is written; whether it could be."""
        return self._writer.wait()

    def _so_far(self) -> _Log:
        return _Log(self._entries, len(self._entries))

    def _do(self, deed: Deed, before: _Log, now: Standing | None) -> None:
        """Have a deed done that builds on the entries before it."""
        if now is not None:
            self._record = replace(self._record, standing=now)
        record, after = self._record, self._so_far()

        def job(db: sqlite3.Connection) -> Callable[[], None] | None:
            assert self.seq is not None, "a match is begun before it goes on"
            db.execute("SAVEPOINT deed")
            try:
                self._check_alone(db, self.seq, before)
                deed(db, self.seq)
                if now is not None:
                    rows.stand(db, self.seq, now)
            except sqlite3.IntegrityError:
                db.execute("ROLLBACK TO deed")
                return self._keep_apart(db, self.seq, replace(record, entries=tuple(after.whole())))
            return None

        self._writer.write(self, job)

    def _check_alone(self, db: sqlite3.Connection, seq: int, before: _Log) -> None:
        """Raise sqlite3.IntegrityError if another window has changed this match: what is to be written builds on it."""
        seen = self._writer.opened, db.execute("PRAGMA data_version").fetchone()[0]
        if seen != self._seen:
            if not rows.holds(db, seq, self._game, self._lexicon, before.whole()):
                raise sqlite3.IntegrityError(f"match {seq} was changed elsewhere")
            self._seen, self._lost = seen, self._writer.lost

    def _keep_apart(self, db: sqlite3.Connection, seq: int, whole: Record) -> Callable[[], None]:
        """Keep the match as a new one and leave what it was before as it is. Raises SaveFault if that was deleted."""
        gone = self._lost != self._writer.lost
        if not gone and not rows.exists(db, seq):
            raise SaveFault(_DELETED.format(id_of(seq)))
        return self._insert(db, whole, _GONE if gone else _ELSEWHERE)

    def _insert(self, db: sqlite3.Connection, record: Record, words: str) -> Callable[[], None]:
        """Write the match as a new one; what is to be done once that is kept: until then it counts for nothing."""
        seq = rows.insert(db, record, self._lexicon)

        def kept() -> None:
            self.seq, self._seen, self._lost = seq, None, self._writer.lost
            if words:
                self._writer.tell(words.format(self.id))

        return kept
