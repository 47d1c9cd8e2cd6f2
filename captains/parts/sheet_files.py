"""Sheet files: tables that know all their entries, and faults that are told in one sentence each."""

from __future__ import annotations

from msgspec import Struct


class SheetFault(ValueError):
    """A sheet that cannot be played; its text is one sentence that names the entry at fault."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; an entry it does not know is a fault, not a silent nothing."""


def need(holds: bool, sentence: str) -> None:
    """Raise SheetFault with this sentence unless it holds."""
    if not holds:
        raise SheetFault(sentence)


def wrong_entry(words: str) -> SheetFault:
    """The fault that msgspec tells in these words: an entry that is missing, unknown or of the wrong type."""
    what, _, where = words.partition(" - at `$")
    what = what.replace("`", "'").replace("Object", "The table").rstrip(".")
    entry = where.strip(".`")
    if not entry:
        return SheetFault(f"The sheet: {what}.")
    return SheetFault(f"The sheet's entry '{entry}' is at fault: {what[0].lower()}{what[1:]}.")
