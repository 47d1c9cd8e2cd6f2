"""Names of seats: what is taken out of them, which are refused, and when two are the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 100
"""Most characters a name may have; pictures cut it far earlier."""
RESERVED = ("all", "public", "last")
"""Words that mean something else wherever a seat is named."""
_VARIANTS = map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their kind, but they leave no mark on paper."""
_INVISIBLE = frozenset([*_VARIANTS, *_BLANK, "\u034f", "\u17b4", "\u17b5"])
_DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def cleaned(text: str) -> str:
    """The name without control and direction marks and spare space; everything else, of any script, stays as it is."""
    kept = []
    for letter in text:
        category = unicodedata.category(letter)
        if letter.isspace() or category in ("Zl", "Zp"):
            kept.append(" ")
        elif category not in ("Cc", "Cs") and letter not in _DIRECTIONS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def fault(name: str) -> str | None:
    """Why a cleaned name can't be taken, as a sentence; None if it can."""
    if not alike(name):
        return "A captain needs a name with at least one letter that can be seen."
    if too_long(name):
        return too_long(name)
    if alike(name) in RESERVED:
        return f"'{name}' can't be a name, since it means something else where seats are named."
    return None


def too_long(name: str) -> str | None:
    """The sentence about a name of more than LONGEST characters; None for any other."""
    if len(name) <= LONGEST:
        return None
    return f"The name '{name[:20]}…' is too long: it has {len(name)} characters, at most {LONGEST} fit."


def names_fault(names: Sequence[str]) -> str | None:
    """Why these cleaned names can't sit at one table, as a sentence; None if they can."""
    seen: set[str] = set()
    for name in names:
        words = fault(name)
        if words is not None:
            return words
        if alike(name) in seen:
            return f"Two seats are called '{name}'; names must differ by more than capital letters."
        seen.add(alike(name))
    return None


def alike(name: str) -> str:
    """What two names share if people would take them for the same: without case, width and what can't be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if unicodedata.category(letter) != "Cf" and letter not in _INVISIBLE)
