"""The words of Pirate Islands: sentences from `words.en.toml`, handed over by the library, filled in here."""

from __future__ import annotations

from captains.scene.words import Words

WORDS = Words()
say, number, listed = WORDS.say, WORDS.number, WORDS.listed
