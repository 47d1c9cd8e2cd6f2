"""The saves: all matches kept on this machine."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from captains.engine.game import Game
from captains.host import rows, tables
from captains.host.fault import SaveFault
from captains.host.ids import id_of, seq_of
from captains.host.keeper import Keeper
from captains.host.packing import lexicon_of
from captains.host.records import MatchInfo, Record
from captains.host.writer import Writer
from captains.library import games
from captains.library.files import user_data

T = TypeVar("T")
FindGame = Callable[[str], Game[Any]]
FILE = "matches.sqlite"


def saves_file() -> Path:
    """Where the saves lie: the user's data folder, or the folder that CAPTAINS_DATA names."""
    named = os.environ.get("CAPTAINS_DATA")
    return (Path(named) if named else user_data()) / FILE


class Saves:
    """All kept matches. Nothing is opened before something is asked; everything is done by one thread of its own.

    `tell` gets a sentence, on that thread, when something can't be kept or was found damaged; `trouble` keeps the last.
    """

    def __init__(
        self,
        path: Path | None = None,
        tell: Callable[[str], None] = lambda words: None,
        find_game: FindGame = games.game,
    ) -> None:
        self.path = path or saves_file()
        self.trouble = ""
        self._damaged: list[str] = []
        self._tell = tell
        self.find_game = find_game
        self._file: tuple[int, int] | None = None
        self._writer = Writer(self._connect, self._hear, self._present)

    def begin(self, record: Record) -> Keeper:
        """Keep a new match. Where that fails, the keeper has no id yet, and it is tried again as the match goes on."""
        game = self.find_game(record.setup.game)
        keeper = Keeper(self._writer, game, lexicon_of(game), record)
        keeper.begin()
        self._writer.wait()
        return keeper

    def take_in(self, record: Record) -> str:
        """Keep a match from elsewhere; its new id. Raises SaveFault if it can't be kept."""
        lexicon = lexicon_of(self.find_game(record.setup.game))

        def job(db: sqlite3.Connection) -> int:
            with tables.transaction(db):
                return rows.insert(db, record, lexicon)

        return id_of(self._writer.ask(job))

    def resume(self, id: str) -> tuple[Record, Keeper]:
        """A kept match; one that has not ended becomes the last one. Raises SaveFault."""
        seq = self._seq(id)
        record, lexicon = self._read(seq, None)
        keeper = Keeper(self._writer, self.find_game(record.setup.game), lexicon, record, seq)
        if not record.ended:
            self._writer.write(keeper, lambda db: rows.touch(db, seq))
        return record, keeper

    def load(self, id: str, at: int | None = None) -> Record:
        """A kept match, or its first `at` entries; `id` may be "last". Raises SaveFault if it can't be had."""
        return self._read(self._seq(id), at)[0]

    def listed(self) -> tuple[MatchInfo, ...]:
        """All kept matches, the one played last first. Raises SaveFault if they can't be reached."""
        found = self._writer.ask(lambda db: tuple(rows.listed(db)))
        damaged = [line for line in found if isinstance(line, str)]
        if damaged and damaged != self._damaged:
            self._damaged = damaged
            self._hear(f"What is kept of {', '.join(damaged)} is damaged; it stays where it is, but can't be listed.")
        return tuple(line for line in found if not isinstance(line, str))

    def delete(self, id: str) -> None:
        """Delete a match for good. Raises SaveFault if it is not there or can't be deleted."""
        seq = self._seq(id)

        def job(db: sqlite3.Connection) -> None:
            if not rows.exists(db, seq):
                raise SaveFault(f"There is no match {id_of(seq)}.")
            with tables.transaction(db):
                rows.remove(db, seq)

        self._writer.ask(job)

    def close(self) -> bool:
        """Wait until everything is written; whether it could be."""
        return self._writer.close()

    def _read(self, seq: int, at: int | None) -> tuple[Record, bytes]:
        name, lexicon = self._writer.ask(lambda db: rows.game_of(db, seq))
        game = self.find_game(name)
        return self._writer.ask(lambda db: rows.read(db, seq, game, at)), lexicon

    def _seq(self, id: str) -> int:
        if id.strip().casefold() == "last":
            last = self._writer.ask(rows.last_opened)
            if last is None:
                raise SaveFault("No match is kept yet.")
            return last
        seq = seq_of(id)
        if seq is None:
            raise SaveFault(f"There is no match '{id}'; see `captains matches`.")
        return seq

    def _connect(self) -> sqlite3.Connection:
        db = tables.open_file(self.path, self._hear)
        self._file = tables.identity(self.path)
        return db

    def _present(self) -> bool:
        """Whether the file that was opened still lies where it did."""
        return tables.identity(self.path) == self._file

    def _hear(self, words: str) -> None:
        self.trouble = words
        self._tell(words)


def pack_match(record: Record, game: Game[Any]) -> bytes:
    """A whole match as the bytes of a `.captains` file: a database of the same form that holds only this one."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    try:
        tables.prepare(db)
        rows.insert(db, record, lexicon_of(game))
        return db.serialize()
    finally:
        db.close()


def unpack_match(data: bytes, find_game: FindGame = games.game) -> Record:
    """The match in a `.captains` file, of this or an older format. Raises SaveFault if it is damaged or newer."""
    if not data.startswith(b"SQLite format 3\0"):
        raise SaveFault("That is no save of a match, or a damaged one.")
    db = sqlite3.connect(":memory:", isolation_level=None)
    try:
        db.deserialize(data)
        if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise SaveFault("That is no whole save: a part of it is damaged.")
        tables.prepare(db)
        seq = rows.last_opened(db)
        if seq is None:
            raise SaveFault("That save holds no match.")
        record = rows.read(db, seq, find_game(rows.game_of(db, seq)[0]))
        return msgspec.structs.replace(record, id="")
    except (sqlite3.Error, OverflowError):
        raise SaveFault("That is no save of a match, or a damaged one.") from None
    finally:
        db.close()
