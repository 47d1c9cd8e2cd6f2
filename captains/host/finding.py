"""Finding the match a user means: by its id, as the last one, or in a file; and taking a file's match in."""

from __future__ import annotations

from pathlib import Path

from captains.host import logs
from captains.host.fault import SaveFault
from captains.host.reading import Reading, match_of, reading_of
from captains.host.records import Record
from captains.host.saves import Saves, unpack_match
from captains.library.files import reason

ENDINGS = (".json", ".jsonl", ".captains")
"""The endings of files that hold a match."""


def find(match: str, saves: Saves) -> Reading:
    """The match meant by an id, "last", or a file's path, to be read. Raises SaveFault or LibraryFault."""
    path = Path(match)
    is_file = path.suffix.lower() in ENDINGS or path.is_file()
    record = read_file(path, saves) if is_file else saves.load(match)
    return reading_of(record, saves.find_game(record.setup.game))


def read_file(path: Path, saves: Saves) -> Record:
    """The match in a log or a whole save. Raises SaveFault in one sentence that begins with the file."""
    data = _bytes(path)
    try:
        if data.startswith(b"SQLite format 3\0") or path.suffix.lower() == ".captains":
            return unpack_match(data, saves.find_game)
        return logs.read_json(data, saves.find_game)
    except SaveFault as fault:
        raise SaveFault(f"{path}: {fault}") from None


def take_in(path: Path, saves: Saves) -> str:
    """Verify the match in a file and keep it; its new id. Raises SaveFault if it is damaged or impossible."""
    record = read_file(path, saves)
    match = match_of(record, saves.find_game(record.setup.game))
    try:
        logs.check(match, record.seed if record.ended else None)
        if path.suffix.lower() != ".captains":
            logs.check_outcome(_bytes(path), match)
    except SaveFault as fault:
        raise SaveFault(f"{path}: {fault}") from None
    return saves.take_in(record)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise SaveFault(f"{path} can't be read: {reason(fault)}.") from None
