"""Logs: a match as JSON lines for other programs, and a log taken in again after it has been verified."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from captains.engine.entry import masked
from captains.engine.match import Match
from captains.engine.notation import NotationFault, header_of, read_log, write_log
from captains.engine.outcome import Outcome
from captains.engine.seats import PUBLIC
from captains.engine.verify import faults
from captains.host.fault import SaveFault
from captains.host.reading import Reading
from captains.host.records import Record, Standing
from captains.host.saves import FindGame
from captains.host.standing import standing_of
from captains.library import games

GIVEN_UP = b'{"outcome":null}\n'
"""The last line of the log of a match that was given up."""


def log_of(reading: Reading, at: int | None = None) -> bytes:
    """The log of the first `at` entries. While the match runs it is a partial one: without secrets and seed."""
    n = reading.moment(at)
    match = reading.match
    setup = match.setup
    entries = match.entries[:n]
    if not reading.ended:
        public = [masked(entry, PUBLIC, reading.game.sealed) for entry in entries]
        return write_log(header_of(setup, partial=True), public, None)
    whole = n == len(match.entries)
    log = write_log(header_of(setup, reading.record.seed), entries, match.outcome if whole else None)
    return log + GIVEN_UP if whole and reading.record.standing.status == "abandoned" else log


def read_json(data: bytes, find_game: FindGame = games.game) -> Record:
    """The match a log tells of, verified. Raises SaveFault naming the line where it is damaged or impossible."""
    try:
        header, match = read_log(data, find_game)
        match.game.read_sheet(header.sheet)
    except NotationFault as fault:
        raise SaveFault(f"The log can't be taken in: {str(fault).removesuffix('.')}.") from None
    except ValueError as fault:
        raise SaveFault(f"The log can't be taken in: line 1: {str(fault).removesuffix('.')}.") from None
    check(match, header.seed if match.over or _given_up(data) else None)
    check_outcome(data, match)
    started = match.entries[0].at if match.entries else ""
    now = standing_of(match, given_up=_given_up(data) and not match.over)
    last = match.entries[-1].at if match.entries else ""
    return Record(match.setup, tuple(match.entries), header.seed, _dated(now, last), started)


def check(match: Match[Any], seed: str | None) -> None:
    """Derive every state again and verify each decision. Raises SaveFault with the first fault, naming its line."""
    for words in faults(match, seed):
        placed = re.sub(r"^entry (\d+): ", lambda found: f"line {int(found[1]) + 2} (entry {found[1]}): ", words)
        raise SaveFault(f"The match is not one that was played by the rules: {placed.removesuffix('.')}.")


def check_outcome(data: bytes, match: Match[Any]) -> None:
    """Compare the outcome a log tells of with the one the rules lead to. Raises SaveFault if they differ."""
    lines = [line for line in data.split(b"\n") if line.strip()]
    told = msgspec.json.decode(lines[-1])
    outcome = match.outcome
    if "outcome" in told and told["outcome"] is not None:
        if outcome is None or _outcome(told["outcome"], len(lines)) != outcome:
            raise SaveFault(f"Line {len(lines)}: the rules lead to another outcome than the log tells.")
    elif outcome is not None:
        raise SaveFault(f"The log ends at line {len(lines)} without the outcome; its last line is missing.")


def _outcome(told: Any, line: int) -> Outcome:
    """The outcome as told; what an older program did not tell of is as it was then."""
    try:
        return msgspec.convert(told, Outcome)
    except msgspec.ValidationError as fault:
        raise SaveFault(f"Line {line} is no outcome of a match: {fault}.") from None


def _given_up(data: bytes) -> bool:
    return data.rstrip().endswith(GIVEN_UP.strip())


def _dated(now: Standing, last: str) -> Standing:
    return msgspec.structs.replace(now, last=last)
