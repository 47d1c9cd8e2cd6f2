"""Words: the sentences and names of a game that are shown to people, kept apart from its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from captains.library.files import read_toml


def words(folder: Path, language: str = "en") -> dict[str, Any]:
    """The words that lie in a game's folder, in English where it has no other language. Raises LibraryFault."""
    wanted = folder / f"words.{language}.toml"
    return read_toml(wanted if wanted.is_file() else folder / "words.en.toml")
