"""The words of Captains' War: its sentences from `words.en.toml`."""

from __future__ import annotations

from captains.scene.words import Words

WORDS = Words()
say, number, listed = WORDS.say, WORDS.number, WORDS.listed


def several(n: int, name: str) -> str:
    """What so many of a Resource are called: "Gem", "Gems"; a name that the words do not know stays as it is."""
    key = f"several.{name}"
    return say(key) if n != 1 and WORDS.has(key) else name


def goods(n: int, name: str) -> str:
    """So many of a Resource: "1 Gem", "2 Gems", "3 Wood"."""
    return say("gain.resource", n=n, name=several(n, name))
