"""Notation: setups, entries and whole matches as JSON lines and as compact bytes, and back again.

A log is one header line, one line an entry, and, once the match is over, one line with the outcome.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.entry import Answer, Entry
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.outcome import Outcome
from captains.engine.seats import Seat, Setup

FORMAT = 1
"""The version of the log's format this program writes."""


class NotationFault(ValueError):
    """A log that cannot be read; its text names the line and what is wrong there."""


class Header(Struct, frozen=True):
    """The first line of a log. `seed` is given only once the match is over, so that its rolls can be verified."""

    format: int
    game: str
    mode: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    sheet: dict[str, Any]
    sheet_digest: str
    seed: str | None = None
    partial: bool = False


class EntryLine(Struct, frozen=True):
    """One entry as it stands in a log."""

    n: int
    seat: int | None
    action: Any
    events: tuple[Any, ...]
    at: str = ""


_json = msgspec.json.Encoder()


def canonical(value: Any) -> bytes:
    """JSON with sorted keys: the same bytes for equal values on every machine."""
    return msgspec.json.encode(value, order="sorted")


def sheet_digest(sheet: dict[str, Any]) -> str:
    """SHA-256 of a sheet's data, as hex."""
    return hashlib.sha256(canonical(sheet)).hexdigest()


def match_digest(match: Match[Any]) -> str:
    """SHA-256 over setup, entries and final state; stamps and ids are left out."""
    hasher = hashlib.sha256(canonical(match.setup))
    for entry in match.entries:
        hasher.update(canonical((entry.n, entry.seat, entry.action, entry.events)))
    hasher.update(canonical(match.state))
    return hasher.hexdigest()


def check_sheet_data(sheet: dict[str, Any]) -> None:
    """Raise NotationFault where a sheet's plain data is beyond what logs and saves can hold."""
    try:
        msgspec.msgpack.encode(sheet)
        if msgspec.json.decode(canonical(sheet)) != sheet:
            raise NotationFault("the sheet holds a number or a date that no log can tell")
    except OverflowError:
        raise NotationFault("the sheet holds a number of more than 64 bits") from None
    except RecursionError:
        raise NotationFault("the sheet is nested too deeply") from None


def header_of(setup: Setup, seed: str | None = None, partial: bool = False) -> Header:
    """The header line of a match."""
    digest = sheet_digest(setup.sheet)
    return Header(FORMAT, setup.game, setup.mode, setup.options, setup.seats, setup.sheet, digest, seed, partial)


def setup_of(header: Header) -> Setup:
    """The setup a header tells of."""
    return Setup(header.game, header.mode, header.options, header.seats, header.sheet)


def write_log(header: Header, entries: Iterable[Entry], outcome: Outcome | None) -> bytes:
    """A whole log as JSON lines."""
    lines = [_json.encode(header)]
    lines += [_json.encode(EntryLine(e.n, e.seat, e.action, e.events, e.at)) for e in entries]
    if outcome is not None:
        lines.append(_json.encode({"outcome": outcome}))
    return b"\n".join(lines) + b"\n"


def read_header(line: bytes) -> Header:
    """The header of a log. Raises NotationFault if it is damaged, partial or of a newer format."""
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("format")
        if isinstance(version, int) and version > FORMAT:
            raise NotationFault(
                f"line 1: the log has format {version}; newer than {FORMAT}, the newest this program reads"
            )
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotationFault(f"line 1 is not the header of a match: {error}") from None
    if header.format < 1:
        raise NotationFault(f"line 1: there is no format {header.format}")
    if header.partial:
        raise NotationFault("line 1: the log is a partial one, without the secrets of a running match")
    try:
        check_sheet_data(header.sheet)
    except NotationFault as fault:
        raise NotationFault(f"line 1: {fault}") from None
    if sheet_digest(header.sheet) != header.sheet_digest:
        raise NotationFault("line 1: the sheet does not agree with its digest; it was changed or damaged")
    return header


@cache
def _parts(game: Game[Any]) -> tuple[Any, Any]:
    return game.action_type, types.GenericAlias(tuple, (game.event_type, ...))


def entry_of(game: Game[Any], n: int, seat: Any, action: Any, events: Any, at: str) -> Entry:
    """An entry from plain decoded values. Raises msgspec.ValidationError where they do not fit the game."""
    action_type, events_type = _parts(game)
    decided = msgspec.convert(action, Answer if seat is None else action_type)
    return Entry(n, seat, decided, msgspec.convert(events, events_type), at)


def read_entries(game: Game[Any], lines: Sequence[bytes], first: int = 2) -> list[Entry]:
    """The entries of a log's lines (the outcome line is passed over). Raises NotationFault naming the line."""
    decoder = msgspec.json.Decoder(dict[str, Any])
    entries: list[Entry] = []
    for number, line in enumerate(lines, first):
        try:
            data = decoder.decode(line)
            if "outcome" in data and number == first + len(lines) - 1:
                break
            entry = msgspec.convert(data, EntryLine)
            entries.append(entry_of(game, entry.n, entry.seat, entry.action, entry.events, entry.at))
        except (msgspec.DecodeError, RecursionError) as error:
            raise NotationFault(f"line {number} is damaged: {error}") from None
        if entry.n != len(entries) - 1:
            raise NotationFault(f"line {number}: entry {entry.n} stands where entry {len(entries) - 1} belongs")
    return entries


def read_log(data: bytes, find_game: Callable[[str], Game[Any]]) -> tuple[Header, Match[Any]]:
    """A match from its log, states folded from the events. Raises NotationFault; `find_game` may raise its own."""
    lines = [line for line in data.split(b"\n") if line.strip()]
    if not lines:
        raise NotationFault("the log is empty")
    header = read_header(lines[0])
    game = find_game(header.game)
    entries = read_entries(game, lines[1:])
    try:
        match = Match(game, setup_of(header))
    except ValueError as error:
        raise NotationFault(f"line 1: {error}") from None
    for number, entry in enumerate(entries, 2):
        try:
            match.replay(entry)
        except Exception as error:
            raise NotationFault(f"line {number}: its events do not fit the match ({error})") from error
    return header, match


def pack_entry(entry: Entry) -> bytes:
    """One entry as msgpack, for saves."""
    return msgspec.msgpack.encode(entry)


def unpack_entry(game: Game[Any], data: bytes) -> Entry:
    """One entry from a save. Raises msgspec.DecodeError if it is damaged."""
    n, seat, action, events, at = msgspec.msgpack.decode(data, type=tuple[int, int | None, Any, tuple[Any, ...], str])
    return entry_of(game, n, seat, action, events, at)
