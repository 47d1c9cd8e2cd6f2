"""The rows of the saves: matches written to and read from an open database; the caller holds the transaction."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.notation import canonical, pack_entry, sheet_digest, unpack_entry
from captains.engine.seats import Seat, Setup
from captains.host.fault import SaveFault
from captains.host.ids import id_of
from captains.host.records import MatchInfo, Record, Standing

_pack = msgspec.msgpack.encode
_SEAL = "captains"


def insert(db: sqlite3.Connection, record: Record) -> int:
    """Write a new match with all its entries; its number."""
    setup, now = record.setup, record.standing
    digest = sheet_digest(setup.sheet)
    db.execute("INSERT OR IGNORE INTO sheets VALUES (?, ?)", (digest, _pack(setup.sheet)))
    cursor = db.execute(
        "INSERT INTO matches (touched, game, mode, options, seats, sheet, started, last, length, status, stands,"
        " winners, kinds, real_dice)"
        " VALUES ((SELECT coalesce(max(touched), 0) + 1 FROM matches), ?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (setup.game, setup.mode, _pack(setup.options), _pack(setup.seats), digest, record.started, *_columns(now)),
    )
    seq = cursor.lastrowid
    assert seq is not None, "an inserted row has a number"
    append(db, seq, record.entries)
    if record.seed is not None:
        db.execute("INSERT INTO seeds VALUES (?, ?)", (seq, _sealed(seq, record.seed.encode())))
    return seq


def append(db: sqlite3.Connection, seq: int, entries: Iterable[Entry]) -> None:
    """Write further entries. Raises sqlite3.IntegrityError where one of these numbers is there already."""
    rows = ((seq, e.n, _shrunk(e.at), pack_entry(msgspec.structs.replace(e, at="") if e.at else e)) for e in entries)
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


def cut(db: sqlite3.Connection, seq: int, length: int) -> None:
    """Take out the entries from this number on."""
    db.execute("DELETE FROM entries WHERE match = ? AND n >= ?", (seq, length))


def stand(db: sqlite3.Connection, seq: int, now: Standing) -> None:
    """Write down where a match stands. Raises SaveFault if it has been deleted."""
    changed = db.execute(
        "UPDATE matches SET last = ?, length = ?, status = ?, stands = ?, winners = ?, kinds = ?, real_dice = ?"
        " WHERE seq = ?",
        (*_columns(now), seq),
    )
    if not changed.rowcount:
        raise SaveFault(f"The match {id_of(seq)} has been deleted; what happens in it now is not kept.")


def touch(db: sqlite3.Connection, seq: int) -> None:
    """Make a match the one that was opened last."""
    db.execute("UPDATE matches SET touched = (SELECT max(touched) + 1 FROM matches) WHERE seq = ?", (seq,))


def remove(db: sqlite3.Connection, seq: int) -> None:
    """Delete a match, and its sheet if no other match is played on it."""
    db.execute("DELETE FROM entries WHERE match = ?", (seq,))
    db.execute("DELETE FROM seeds WHERE match = ?", (seq,))
    db.execute("DELETE FROM matches WHERE seq = ?", (seq,))
    db.execute("DELETE FROM sheets WHERE digest NOT IN (SELECT sheet FROM matches)")


def listed(db: sqlite3.Connection) -> Iterator[MatchInfo]:
    """All matches, the one opened last first."""
    rows = db.execute(
        "SELECT seq, game, mode, seats, started, last, length, status, stands, winners FROM matches"
        " ORDER BY touched DESC"
    )
    for seq, game, mode, seats, started, last, length, status, stands, winners in rows:
        names = tuple(seat.name for seat in msgspec.msgpack.decode(seats, type=tuple[Seat, ...]))
        won = msgspec.msgpack.decode(winners, type=tuple[str, ...])
        yield MatchInfo(id_of(seq), game, mode, names, started, last, length, status, stands, won)


def last_opened(db: sqlite3.Connection) -> int | None:
    """The number of the match that was opened last, None if there is none."""
    row = db.execute("SELECT seq FROM matches ORDER BY touched DESC LIMIT 1").fetchone()
    return int(row[0]) if row else None


def game_of(db: sqlite3.Connection, seq: int) -> str:
    """The game of a match. Raises SaveFault if there is no such match."""
    row = db.execute("SELECT game FROM matches WHERE seq = ?", (seq,)).fetchone()
    if row is None:
        raise SaveFault(f"There is no match {id_of(seq)}.")
    return str(row[0])


def read(db: sqlite3.Connection, seq: int, game: Game[Any], at: int | None = None) -> Record:
    """A match, or its first `at` entries. Raises SaveFault naming the entry where it is damaged."""
    row = db.execute(
        "SELECT mode, options, seats, s.data, started, last, length, status, stands, winners, kinds, real_dice,"
        " d.sealed FROM matches m LEFT JOIN sheets s ON s.digest = m.sheet LEFT JOIN seeds d ON d.match = m.seq"
        " WHERE m.seq = ?",
        (seq,),
    ).fetchone()
    if row is None:
        raise SaveFault(f"There is no match {id_of(seq)}.")
    mode, options, seats, sheet, started, last, length, status, stands, winners, kinds, real_dice, sealed = row
    unpack = msgspec.msgpack.decode
    try:
        setup = Setup(
            game.id, mode, unpack(options, type=dict[str, str]), unpack(seats, type=tuple[Seat, ...]), unpack(sheet)
        )
        names = unpack(winners, type=tuple[str, ...]), unpack(kinds, type=tuple[str, ...])
    except (msgspec.DecodeError, TypeError):
        raise SaveFault(f"The save of {id_of(seq)} is damaged where its seats and its sheet are kept.") from None
    count = length if at is None else min(at, length)
    entries = tuple(_entries(db, seq, game, count))
    seed = None if sealed is None else _sealed(seq, sealed).decode()
    now = Standing(last, length, status, stands, names[0], names[1], bool(real_dice))
    return Record(setup, entries, seed, now, started, id_of(seq))


def _entries(db: sqlite3.Connection, seq: int, game: Game[Any], count: int) -> Iterator[Entry]:
    """The first `count` entries of a match."""
    expected = 0
    try:
        for n, at, data in db.execute(
            "SELECT n, at, data FROM entries WHERE match = ? AND n < ? ORDER BY n", (seq, count)
        ):
            entry = unpack_entry(game, data)
            if n != expected or entry.n != n:
                break
            yield msgspec.structs.replace(entry, at=_grown(at)) if at else entry
            expected += 1
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, sqlite3.DatabaseError):
        pass
    if expected < count:
        rest = f"; the {expected} entries before it can be read" if expected else ""
        raise SaveFault(f"The save of {id_of(seq)} is damaged at entry {expected}{rest}.")


def _columns(now: Standing) -> tuple[Any, ...]:
    winners, kinds = _pack(now.winners), _pack(now.kinds)
    return now.last, now.length, now.status, now.stands, winners, kinds, int(now.real_dice)


def _sealed(seq: int, text: bytes) -> bytes:
    """A seed sealed, or a sealed one opened: it does not lie open to a reader who browses the file."""
    stream, block = b"", 0
    while len(stream) < len(text):
        stream += hashlib.sha256(canonical((_SEAL, seq, block))).digest()
        block += 1
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))


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
