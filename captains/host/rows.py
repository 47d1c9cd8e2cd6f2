"""The rows of the saves: matches written to and read from an open database; the caller holds the transaction."""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.notation import canonical, sheet_digest
from captains.engine.seats import Seat, Setup
from captains.host import packing
from captains.host.fault import SaveFault
from captains.host.ids import id_of
from captains.host.records import MatchInfo, Record, Standing

_SEAL = "captains"
_pack = msgspec.msgpack.encode
_unpack = msgspec.msgpack.decode

_LENGTH = "(SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = seq)"
_LAST = (
    "CASE WHEN status = 'abandoned' THEN last"
    " ELSE coalesce((SELECT at FROM entries WHERE match = seq ORDER BY n DESC LIMIT 1), last) END"
)


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


def cut(db: sqlite3.Connection, seq: int, length: int) -> None:
    """Take out the entries from this number on."""
    db.execute("DELETE FROM entries WHERE match = ? AND n >= ?", (seq, length))


def stand(db: sqlite3.Connection, seq: int, now: Standing) -> None:
    """Write down where a match stands. Raises sqlite3.IntegrityError if it has been deleted."""
    changed = db.execute(
        "UPDATE matches SET last = ?, status = ?, stands = ?, winners = ?, kinds = ?, real_dice = ? WHERE seq = ?",
        (*_columns(now), seq),
    )
    if not changed.rowcount:
        raise sqlite3.IntegrityError(f"there is no match {seq}")


def touch(db: sqlite3.Connection, seq: int) -> None:
    """Make a match the one that was opened last."""
    db.execute("UPDATE matches SET touched = (SELECT max(touched) + 1 FROM matches) WHERE seq = ?", (seq,))


def remove(db: sqlite3.Connection, seq: int) -> None:
    """Delete a match with its entries, and its sheet and lexicon if no other match needs them."""
    db.execute("DELETE FROM matches WHERE seq = ?", (seq,))
    db.execute("DELETE FROM sheets WHERE digest NOT IN (SELECT sheet FROM matches)")
    db.execute("DELETE FROM lexicons WHERE digest NOT IN (SELECT lexicon FROM matches)")


def listed(db: sqlite3.Connection) -> Iterator[MatchInfo]:
    """All matches, the one opened last first."""
    rows = db.execute(
        f"SELECT seq, game, mode, seats, started, {_LAST}, {_LENGTH}, status, stands, winners FROM matches"
        " ORDER BY touched DESC"
    )
    for seq, game, mode, packed, started, last, length, status, stands, winners in rows:
        seats = _unpack(packed, type=tuple[Seat, ...])
        names, colours = tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats)
        won = _unpack(winners, type=tuple[str, ...])
        yield MatchInfo(id_of(seq), game, mode, names, started, _grown(last), length, status, stands, won, colours)


def last_opened(db: sqlite3.Connection) -> int | None:
    """The number of the match that was opened last, None if there is none."""
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
    if row is None:
        raise SaveFault(f"There is no match {id_of(seq)}.")
    return row[0], row[1]


def read(db: sqlite3.Connection, seq: int, game: Game[Any], at: int | None = None) -> Record:
    """A match, or its first `at` entries. Raises SaveFault naming the entry where it is damaged."""
    _, lexicon = game_of(db, seq)
    row = db.execute(
        f"SELECT mode, options, seats, data, started, {_LAST}, {_LENGTH}, status, stands, winners, kinds, real_dice,"
        " (SELECT sealed FROM seeds WHERE match = seq)"
        " FROM matches JOIN sheets ON digest = sheet WHERE seq = ?",
        (seq,),
    ).fetchone()
    mode, options, seats, sheet, started, last, length, status, stands, winners, kinds, real_dice, sealed = row
    try:
        agreed = _unpack(options, type=dict[str, str]), _unpack(seats, type=tuple[Seat, ...])
        setup = Setup(game.id, mode, *agreed, _unpack(sheet))
        names = _unpack(winners, type=tuple[str, ...]), _unpack(kinds, type=tuple[str, ...])
    except (msgspec.DecodeError, TypeError):
        raise SaveFault(f"The save of {id_of(seq)} is damaged where its seats and its sheet are kept.") from None
    count = length if at is None else min(at, length)
    entries = tuple(_entries(db, seq, game, lexicon, count))
    seed = None if sealed is None else _sealed(seq, sealed).decode()
    now = Standing(_grown(last), length, status, stands, *names, bool(real_dice))
    return Record(setup, entries, seed, now, started, id_of(seq))


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
    except (msgspec.DecodeError, zlib.error, UnicodeDecodeError, TypeError, sqlite3.DatabaseError):
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
