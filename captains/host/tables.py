"""The tables of the saves: their form, and opening a file of them that may be new, old, newer, damaged or read-only."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from captains.host.fault import SaveFault

APPLICATION = 0x43415054
"""What marks an SQLite file as one of ours."""

SCHEMA = (
    "CREATE TABLE sheets (digest TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE lexicons (digest TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID",
    """CREATE TABLE matches (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, touched INTEGER NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL,
        options BLOB NOT NULL, seats BLOB NOT NULL, sheet TEXT NOT NULL REFERENCES sheets (digest),
        lexicon TEXT NOT NULL REFERENCES lexicons (digest), started TEXT NOT NULL, last TEXT NOT NULL,
        status TEXT NOT NULL, stands TEXT NOT NULL, winners BLOB NOT NULL, kinds BLOB NOT NULL,
        real_dice INTEGER NOT NULL)""",
    """CREATE TABLE entries (match INTEGER NOT NULL REFERENCES matches (seq) ON DELETE CASCADE, n INTEGER NOT NULL, at,
        data BLOB NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID""",
    # The seed has a table of its own: who reads the log of a running match does not come across its next rolls.
    "CREATE TABLE seeds (match INTEGER PRIMARY KEY REFERENCES matches (seq) ON DELETE CASCADE, sealed BLOB NOT NULL)",
)

Migration = Callable[[sqlite3.Connection], None]
MIGRATIONS: tuple[Migration, ...] = ()
"""The steps from format 1 to 2, from 2 to 3, ...; a new program reads the files of all earlier ones."""


def newest() -> int:
    """The format this program writes."""
    return 1 + len(MIGRATIONS)


def open_file(path: Path, tell: Callable[[str], None]) -> sqlite3.Connection:
    """The saves in this file, made if it is not there. What can't be written is opened for reading, if that can be.

    A damaged file is set aside under a name of its own, and `tell` gets a sentence. Raises SaveFault for a newer
    format or a foreign file, OSError or sqlite3.Error where nothing can be opened.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _opened(path)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
        if is_damage(fault):
            kept = set_aside(path, "damaged")
            tell(f"The saved matches can't be read ({fault}); that file is kept as {kept}, and a new one was begun.")
            return _opened(path)
        if not is_unwritable(fault) or not path.is_file():
            raise
        return _for_reading(path)


def identity(path: Path) -> tuple[int, int] | None:
    """What tells this file from any other that may come to lie in its place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_damage(fault: Exception) -> bool:
    """Whether the fault says that the file itself is damaged, rather than that it can't be reached or written."""
    # SQLite may quote the damage in its own words, which then are no words.
    return isinstance(fault, UnicodeDecodeError) or _has_code(fault, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_unwritable(fault: Exception) -> bool:
    """Whether the fault says that the file, or the copy it was opened as, takes no changes."""
    unwritable = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR)
    return _has_code(fault, *unwritable)


def _has_code(fault: Exception, *codes: int) -> bool:
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF in codes


def set_aside(path: Path, why: str) -> Path:
    """Give a file, with its journal, a name no other file has; nothing is overwritten. Returns the new path."""
    aside = _free_name(path, why)
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


def _free_name(path: Path, why: str) -> Path:
    free, number = path.with_name(f"{path.stem}-{why}{path.suffix}"), 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{why}-{number}{path.suffix}")
    return free


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty database, or bring those of an older format up to this one's.

    Raises SaveFault for a newer format or a database that is none of ours.
    """
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0 and not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        with transaction(connection):
            for table in SCHEMA:
                connection.execute(table)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute("PRAGMA user_version = 1")
        version = 1
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise SaveFault("That is a database, but none of saved matches.")
    if version > newest():
        raise SaveFault(
            f"The saved matches have format {version}, newer than {newest()}, the newest this program reads; "
            "they are left as they are until captains is updated."
        )
    with transaction(connection):
        # Beginning to write shows at once whether the file may be written, also where nothing is to be changed.
        for number in range(version, newest()):
            MIGRATIONS[number - 1](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing of what is written inside; kept on the disk when it has been left."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # On a full disk the database has gone back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    # Damaged words are found out where they are read; they must not hide the rows around them.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


def _opened(path: Path) -> sqlite3.Connection:
    """The file, open for writing and of this program's format."""
    connection = _connect(path)
    try:
        if _older(connection):
            connection.close()
            _migrate(path)
            connection = _connect(path)
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            fault = sqlite3.DatabaseError(str(found).splitlines()[-1])
            fault.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise fault
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _older(connection: sqlite3.Connection) -> bool:
    return 0 < int(connection.execute("PRAGMA user_version").fetchone()[0]) < newest()


def _migrate(path: Path) -> None:
    """Migrate a copy; when that has gone well, it takes the file's place, and the old file is kept beside it."""
    copy = path.with_name(f"{path.stem}-migrating{path.suffix}")
    copy.unlink(missing_ok=True)
    with contextlib.closing(_connect(path)) as old:
        # Refused while another program has the file open; it also leaves no journal that the new file could inherit.
        old.execute("PRAGMA journal_mode = DELETE")
        version = old.execute("PRAGMA user_version").fetchone()[0]
        for target in (copy, _free_name(path, f"format-{version}")):
            with contextlib.closing(_connect(target)) as other:
                old.backup(other)
    with contextlib.closing(_connect(copy)) as new:
        prepare(new)
    copy.replace(path)


def _for_reading(path: Path) -> sqlite3.Connection:
    """A copy, with what its journal holds, that takes no changes: for files that can't be written where they lie."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for ending in ("", "-wal"):
            part = path.with_name(path.name + ending)
            if part.exists():
                shutil.copyfile(part, copy.with_name(copy.name + ending))
        memory = _connect(":memory:")
        with contextlib.closing(_connect(copy)) as found:
            found.backup(memory)
    prepare(memory)
    memory.execute("PRAGMA query_only = ON")
    return memory
