"""Words: the sentences and names of a game that are shown to people, kept apart from its rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from captains.library import games
from captains.library.sheets import read_toml


@cache
def words(game: str, language: str = "en") -> dict[str, Any]:
    """The words of a game in a language, English where it has no other. Raises LibraryFault if they can't be read."""
    folder = games.folder(game)
    wanted = folder / f"words.{language}.toml"
    return read_toml(wanted if wanted.is_file() else folder / "words.en.toml")
