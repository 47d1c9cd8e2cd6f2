"""Words put together to a sentence."""

from __future__ import annotations

from collections.abc import Iterable


def capital(words: str) -> str:
    """The same with a capital first letter; the rest stays as it is, names above all."""
    return words[:1].upper() + words[1:]


def within(words: str, names: Iterable[str]) -> str:
    """A sentence as it goes on within another: with a small first letter, unless it begins with a name."""
    return words if any(name and words.startswith(name) for name in names) else words[:1].lower() + words[1:]
