"""Ids of matches: a word that is easily read out, and the number that orders matches whatever the clock said."""

from __future__ import annotations

_NAMES = """
anchor anvil beacon bell brig buoy cannon cape chart clipper compass coral cove cutlass dolphin drum ebb ensign fathom
flagon galleon gale gull harbour hatch helm herring hull island jetty keel kestrel lagoon lantern league mast monsoon
oar otter parrot pearl pennant pilot quay rigging rudder sail schooner shark shoal shore sloop spar squall squid star
stern storm tide tiller trident turtle voyage wave whale wharf wind yard
"""
_WORDS = _NAMES.split()


def id_of(seq: int) -> str:
    """The id of the match with this number, such as "gull-31"."""
    return f"{_WORDS[seq % len(_WORDS)]}-{seq}"


def seq_of(id: str) -> int | None:
    """The number in a match's id; the number alone does as well. None if it is no id."""
    word, _, digits = id.strip().casefold().rpartition("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 16):
        return None
    seq = int(digits)
    return seq if not word or id_of(seq) == f"{word}-{seq}" else None
