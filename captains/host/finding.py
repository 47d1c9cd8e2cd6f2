"""Finding the match a user means: by its id, as the last one, or in a file; and taking a file's match in."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from captains.engine.names import cleaned
from captains.host import logs
from captains.host.fault import SaveFault
from captains.host.reading import Reading, match_of, reading_of
from captains.host.records import Record
from captains.host.saves import Saves, unpack_match
from captains.host.seating import SeatingFault, check_seats
from captains.host.standing import standing_of
from captains.library.fault import LibraryFault
from captains.library.files import read_bytes

ENDINGS = (".json", ".jsonl", ".captains")
"""The endings of files that hold a match."""


def find(match: str, saves: Saves) -> Reading:
    """The match meant by an id, "last", or a file's path, to be read. Raises SaveFault or LibraryFault."""
    path = Path(match)
    is_file = path.suffix.lower() in ENDINGS or path.is_file()
    record = read_file(path, saves) if is_file else saves.load(match)
    return reading_of(record, saves.find_game(record.setup.game))


def read_file(path: Path, saves: Saves) -> Record:
    """The match in a log or a whole save, verified: files come from elsewhere, and nothing in them is believed.

    Raises SaveFault, in one sentence that begins with the file, if it is damaged or impossible.
    """
    data = _bytes(path)
    try:
        if data.startswith(b"SQLite format 3\0") or path.suffix.lower() == ".captains":
            record = _verified(unpack_match(data, saves.find_game), saves)
        else:
            record = logs.read_json(data, saves.find_game)
        check_seats(saves.find_game(record.setup.game), record.setup.seats)
        _check_stamps(record)
    except (SaveFault, SeatingFault) as fault:
        raise SaveFault(f"{path}: {fault}") from None
    return record


def _verified(record: Record, saves: Saves) -> Record:
    """A match from a whole save, if it was played by the rules, with its standing found again."""
    game = saves.find_game(record.setup.game)
    match = match_of(record, game)
    logs.check(match, record.seed if record.ended else None)
    old = record.standing
    now = standing_of(match, old.last, old.kinds, old.real_dice, old.status == "abandoned")
    return replace(record, standing=now)


def _check_stamps(record: Record) -> None:
    """Raise SaveFault where a stamp is neither empty nor a time."""
    for stamp in (record.started, record.standing.last, *(entry.at for entry in record.entries)):
        try:
            datetime.fromisoformat(stamp or "2000-01-01")
        except ValueError:
            raise SaveFault(f"It tells of a time that is none: {cleaned(stamp)[:40]!r}.") from None


def take_in(path: Path, saves: Saves) -> str:
    """Keep the match in a file; its new id. Raises SaveFault if it is damaged or impossible."""
    return saves.take_in(read_file(path, saves))


def _bytes(path: Path) -> bytes:
    try:
        return read_bytes(path)
    except LibraryFault as fault:
        raise SaveFault(str(fault)) from None
