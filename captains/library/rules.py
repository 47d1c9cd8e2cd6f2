"""Rules: a game's RULES.md as numbered clauses, for the command line and the help in the window."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from captains.library import games
from captains.library.fault import LibraryFault
from captains.library.files import read_text

_CLAUSE = re.compile(r"- ([A-Z]{2,}-\d+[a-z]?) (.+)")


class Clause(Struct, frozen=True):
    """One testable statement: its id such as "XY-26", its words, and the heading it stands under."""

    id: str
    words: str
    heading: str


@cache
def clauses(game: str) -> tuple[Clause, ...]:
    """All clauses of a game in the order of its book. Raises LibraryFault if there is no such game or no book."""
    return read_clauses(read_text(games.folder(game) / "RULES.md"))


def clause(game: str, id: str) -> Clause:
    """One clause; small letters, and its number alone, will do. Raises LibraryFault if there is none."""
    known = clauses(game)
    asked = id.strip().casefold()
    for found in known:
        whole, number = found.id.casefold(), found.id.casefold().partition("-")[2]
        if asked in (whole, number, number.lstrip("0")):
            return found
    span = f"; they run from {known[0].id} to {known[-1].id}" if known else ""
    raise LibraryFault(f"There is no clause {id} in the rules of {game}{span}.")


def read_clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a rule book: list items that begin with an id; indented lines go on with the one above."""
    found: list[Clause] = []
    heading, going_on = "", False
    for line in text.splitlines():
        item = _CLAUSE.fullmatch(line)
        if item:
            found.append(Clause(item[1], _plain(item[2]), heading))
        elif line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif going_on and line.startswith("  "):
            last = found.pop()
            found.append(Clause(last.id, f"{last.words} {_plain(line.strip())}", last.heading))
        going_on = bool(item) or (going_on and line.startswith("  "))
    return tuple(found)


def _plain(words: str) -> str:
    """The words without the marks of Markdown."""
    return re.sub(r"[*`]", "", words).strip()
