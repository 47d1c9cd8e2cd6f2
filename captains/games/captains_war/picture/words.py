"""The words of Captains' War: its sentences from `words.en.toml`."""

from __future__ import annotations

from captains.scene.words import Words

WORDS = Words()
say, number, listed = WORDS.say, WORDS.number, WORDS.listed
