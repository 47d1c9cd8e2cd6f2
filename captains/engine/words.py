"""Words put together to a sentence."""

from __future__ import annotations


def capital(words: str) -> str:
    """The same with a capital first letter; the rest stays as it is, names above all."""
    return words[:1].upper() + words[1:]
