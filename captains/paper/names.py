"""Names of files made from names of seats, which may hold anything."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 40
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def safe_name(name: str, instead: str) -> str:
    """The name with only what every system allows in a file's name; `instead` if nothing is left of it.

    Letters and digits of any script stay, with the marks that belong to them; all else becomes a dash.
    """
    kept = "".join(letter if unicodedata.category(letter)[0] in "LNM" else "-" for letter in name)
    short = "-".join(part for part in kept.split("-") if part)[:LONGEST].strip("-")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in short):
        return instead
    return f"{short}-" if short.casefold() in _RESERVED else short


def safe_names(names: Sequence[str]) -> tuple[str, ...]:
    """A safe name for each, no two the same on any system."""
    found: list[str] = []
    taken: set[str] = set()
    for number, name in enumerate(names, 1):
        base = safe_name(name, f"seat-{number}")
        free, again = base, 1
        while unicodedata.normalize("NFKC", free).casefold() in taken:
            again += 1
            free = f"{base}-{again}"
        taken.add(unicodedata.normalize("NFKC", free).casefold())
        found.append(free)
    return tuple(found)
