"""The words of Pirate Lords: its sentences from `words.en.toml`."""

from __future__ import annotations

from collections.abc import Iterable

from captains.games.pirate_lords.sheet import Sheet
from captains.scene.words import Words

WORDS = Words()
say, number, listed = WORDS.say, WORDS.number, WORDS.listed


def counted(sheet: Sheet, pirates: Iterable[int]) -> list[str]:
    """So many pirates by profession, as far as there are any: "1 sailor", "2 boarders"."""
    by_profession = zip(sheet.professions, pirates, strict=True)
    return [f"{count} {profession.called(count)}" for profession, count in by_profession if count]
