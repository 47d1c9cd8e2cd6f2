"""The rows of the saves: matches written to and read from an open database; the caller holds the transaction."""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.notation import canonical, sheet_digest
from captains.engine.seats import Seat, Setup
from captains.host import packing
from captains.host.fault import SaveFault
from captains.host.ids import id_of
from captains.host.records import MatchInfo, Record, Standing, Status

_SEAL = "captains"
_pack = msgspec.msgpack.encode
_unpack = msgspec.msgpack.decode

_LENGTH = "(SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = seq)"
_LAST = (
    "CASE WHEN status = 'abandoned' THEN last"
    " ELSE coalesce((SELECT at FROM entries WHERE match = seq ORDER BY n DESC LIMIT 1), last) END"
)


class _Line(Struct, frozen=True, array_like=True):
    """What a line of the list is made of; what a damaged row holds does not fit."""

    seq: int
    game: str
    mode: str
    seats: bytes
    started: str
    last: int | str
    length: int
    status: Status
    stands: str
    winners: bytes


class _Kept(Struct, frozen=True, array_like=True):
    """What a match is made of, besides its entries and its seed."""

    mode: str
    options: bytes
    seats: bytes
    sheet: bytes
    started: str
    last: int | str
    length: int
    status: Status
    stands: str
    winners: bytes
    kinds: bytes
    real_dice: int


def insert(db: sqlite3.Connection, record: Record, lexicon: bytes) -> int:
    """Write a new match with all its entries; its number."""
    setup, now = record.setup, record.standing
    digest, words = sheet_digest(setup.sheet), hashlib.sha256(lexicon).hexdigest()
    db.execute("INSERT OR IGNORE INTO sheets VALUES (?, ?)", (digest, _pack(setup.sheet)))
    db.execute("INSERT OR IGNORE INTO lexicons VALUES (?, ?)", (words, lexicon))
    agreed = (setup.game, setup.mode, _pack(setup.options), _pack(setup.seats), digest, words, record.started)
    cursor = db.execute(
        "INSERT INTO matches (touched, game, mode, options, seats, sheet, lexicon, started, last, status, stands,"
        " winners, kinds, real_dice)"
        " VALUES ((SELECT coalesce(max(touched), 0) + 1 FROM matches), ?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (*agreed, *_columns(now)),
    )
    seq = cursor.lastrowid
    assert seq is not None, "an inserted row has a number"
    append(db, seq, record.entries, lexicon)
    if record.seed is not None:
        db.execute("INSERT INTO seeds VALUES (?, ?)", (seq, _sealed(seq, record.seed.encode())))
    return seq


def append(db: sqlite3.Connection, seq: int, entries: Iterable[Entry], lexicon: bytes) -> None:
    """Write further entries. Raises sqlite3.IntegrityError where a number is taken, or the match has been deleted."""
    for entry in entries:
        row = (seq, entry.n, _shrunk(entry.at), packing.pack(entry, lexicon))
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", row)


def holds(db: sqlite3.Connection, seq: int, game: Game[Any], lexicon: bytes, entries: Sequence[Entry]) -> bool:
    """Whether these are all entries of a match. Raises SaveFault where it is damaged."""
    length = db.execute("SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ?", (seq,)).fetchone()[0]
    return length == len(entries) and list(_entries(db, seq, game, lexicon, length)) == list(entries)


def cut(db: sqlite3.Connection, seq: int, length: int) -> None:
    """Take out the entries from this number on."""
    db.execute("DELETE FROM entries WHERE match = ? AND n >= ?", (seq, length))


def stand(db: sqlite3.Connection, seq: int, now: Standing) -> None:
    """Write down where a match stands. Raises sqlite3.IntegrityError if it has been deleted.

    One that had ended and is played on becomes the one that was played last.
    """
    changed = db.execute(
        "UPDATE matches SET last = ?, status = ?, stands = ?, winners = ?, kinds = ?, real_dice = ?, touched ="
        " CASE status WHEN 'running' THEN touched ELSE (SELECT max(touched) + 1 FROM matches) END WHERE seq = ?",
        (*_columns(now), seq),
    )
    if not changed.rowcount:
        raise sqlite3.IntegrityError(f"there is no match {seq}")


def touch(db: sqlite3.Connection, seq: int) -> None:
    """Make a match the one that was played last."""
    db.execute("UPDATE matches SET touched = (SELECT max(touched) + 1 FROM matches) WHERE seq = ?", (seq,))


def remove(db: sqlite3.Connection, seq: int) -> None:
    """Delete a match with its entries, and its sheet and lexicon if no other match needs them."""
    db.execute("DELETE FROM matches WHERE seq = ?", (seq,))
    db.execute("DELETE FROM sheets WHERE digest NOT IN (SELECT sheet FROM matches)")
    db.execute("DELETE FROM lexicons WHERE digest NOT IN (SELECT lexicon FROM matches)")


def listed(db: sqlite3.Connection) -> Iterator[MatchInfo | str]:
    """All matches, the one played last first; of one whose row is damaged only its id."""
    rows = db.execute(
        f"SELECT seq, game, mode, seats, started, {_LAST}, {_LENGTH}, status, stands, winners FROM matches"
        " ORDER BY touched DESC"
    )
    for row in rows:
        try:
            yield _info(msgspec.convert(row, _Line))
        except (msgspec.DecodeError, ValueError, OverflowError, OSError):
            yield id_of(row[0])


def _info(line: _Line) -> MatchInfo:
    seats = _unpack(line.seats, type=tuple[Seat, ...])
    return MatchInfo(
        id_of(line.seq),
        line.game,
        line.mode,
        tuple(seat.name for seat in seats),
        line.started,
        _grown(line.last),
        line.length,
        line.status,
        line.stands,
        _unpack(line.winners, type=tuple[str, ...]),
        tuple(seat.colour for seat in seats),
    )


def last_opened(db: sqlite3.Connection) -> int | None:
    """The number of the match that was played last, None if there is none."""
    row = db.execute("SELECT seq FROM matches ORDER BY touched DESC LIMIT 1").fetchone()
    return int(row[0]) if row else None


def exists(db: sqlite3.Connection, seq: int) -> bool:
    """Whether there is a match with this number."""
    return db.execute("SELECT 1 FROM matches WHERE seq = ?", (seq,)).fetchone() is not None


def game_of(db: sqlite3.Connection, seq: int) -> tuple[str, bytes]:
    """The game of a match, and the lexicon it is kept with. Raises SaveFault if there is no such match."""
    row = db.execute(
        "SELECT game, data FROM matches JOIN lexicons ON digest = lexicon WHERE seq = ?", (seq,)
    ).fetchone()
    if row is None and not exists(db, seq):
        raise SaveFault(f"There is no match {id_of(seq)}.")
    try:
        return msgspec.convert(row, tuple[str, bytes])
    except msgspec.ValidationError:
        raise SaveFault(f"The save of {id_of(seq)} is damaged where its game is kept.") from None


def read(db: sqlite3.Connection, seq: int, game: Game[Any], at: int | None = None) -> Record:
    """A match, or its first `at` entries. Raises SaveFault naming the entry where it is damaged."""
    _, lexicon = game_of(db, seq)
    row = db.execute(
        f"SELECT mode, options, seats, data, started, {_LAST}, {_LENGTH}, status, stands, winners, kinds, real_dice"
        " FROM matches JOIN sheets ON digest = sheet WHERE seq = ?",
        (seq,),
    ).fetchone()
    try:
        kept = msgspec.convert(row, _Kept)
        agreed = _unpack(kept.options, type=dict[str, str]), _unpack(kept.seats, type=tuple[Seat, ...])
        setup = Setup(game.id, kept.mode, *agreed, _unpack(kept.sheet))
        now = _standing(kept, setup)
    except (msgspec.DecodeError, ValueError, OverflowError, OSError):
        raise SaveFault(f"The save of {id_of(seq)} is damaged where its seats and its sheet are kept.") from None
    count = kept.length if at is None else min(at, kept.length)
    entries = tuple(_entries(db, seq, game, lexicon, count))
    return Record(setup, entries, _seed(db, seq), now, kept.started, id_of(seq))


def _standing(kept: _Kept, setup: Setup) -> Standing:
    winners, kinds = _unpack(kept.winners, type=tuple[str, ...]), _unpack(kept.kinds, type=tuple[str, ...])
    if len(kinds) != len(setup.seats):
        kinds = tuple(seat.kind for seat in setup.seats)
    return Standing(_grown(kept.last), kept.length, kept.status, kept.stands, winners, kinds, bool(kept.real_dice))


def _seed(db: sqlite3.Connection, seq: int) -> str | None:
    """The seed of a match; None without one. The log does not need it, so a damaged one is as good as none."""
    row = db.execute("SELECT sealed FROM seeds WHERE match = ?", (seq,)).fetchone()
    try:
        return None if row is None else _sealed(seq, msgspec.convert(row[0], bytes)).decode()
    except (msgspec.ValidationError, UnicodeDecodeError):
        return None


def _entries(db: sqlite3.Connection, seq: int, game: Game[Any], lexicon: bytes, count: int) -> Iterator[Entry]:
    """The first `count` entries of a match."""
    expected = 0
    try:
        rows = db.execute("SELECT n, at, data FROM entries WHERE match = ? AND n < ? ORDER BY n", (seq, count))
        for n, at, data in rows:
            entry = packing.unpack(game, data, lexicon)
            if n != expected or entry.n != n:
                break
            yield msgspec.structs.replace(entry, at=_grown(at)) if at is not None else entry
            expected += 1
    except (ValueError, zlib.error, OverflowError, OSError, TypeError, sqlite3.DatabaseError):
        pass
    if expected < count:
        rest = f"; the {expected} entries before it can be read" if expected else ""
        raise SaveFault(f"The save of {id_of(seq)} is damaged at entry {expected}{rest}.")


def _columns(now: Standing) -> tuple[Any, ...]:
    return now.last, now.status, now.stands, _pack(now.winners), _pack(now.kinds), int(now.real_dice)


def _sealed(seq: int, text: bytes) -> bytes:
    """A seed sealed, or a sealed one opened: it does not lie open to a reader who browses the file."""
    stream, block = b"", 0
    while len(stream) < len(text):
        stream += hashlib.sha256(canonical((_SEAL, seq, block))).digest()
        block += 1
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))


@lru_cache(maxsize=16)
def _shrunk(at: str) -> int | str | None:
    """A stamp as whole seconds since 1970, a fifth of its length; one that is no such stamp stays as it is."""
    if not at:
        return None
    try:
        seconds = int(datetime.fromisoformat(at).timestamp())
    except (ValueError, OverflowError, OSError):
        return at
    return seconds if _grown(seconds) == at else at


def _grown(at: int | str) -> str:
    if isinstance(at, str):
        return at
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
