"""The reader of `assets/`: symbols and ready-made drawings, as plain data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from captains.library.files import read_text, shipped

_SYMBOL = re.compile(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


class Symbols(Mapping[str, str]):
    """Inner markup of every symbol form by name. A picture needs few of them, so each file is read when it is used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, dict[str, str]] = {}

    def __getitem__(self, name: str) -> str:
        return self._forms(name.removesuffix("-black").removesuffix("-line"))[name]

    def __iter__(self) -> Iterator[str]:
        for path in sorted(self._folder.glob("*.svg")):
            yield from self._forms(path.stem)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _forms(self, stem: str) -> dict[str, str]:
        if stem not in self._read:
            path = self._folder / f"{stem}.svg"
            self._read[stem] = dict(_SYMBOL.findall(read_text(path))) if path.is_file() else {}
        return self._read[stem]


@cache
def symbols() -> Mapping[str, str]:
    """Inner markup of every symbol form (`pearl`, `pearl-black`, `pearl-line`).

    Raises LibraryFault if the program's own folder is missing.
    """
    return Symbols(shipped("assets", "symbols"))


def drawings(game: str) -> Mapping[str, Any]:
    """What was drawn ready-made for a game: the contents of `assets/<game>/*.json` by file name without ending."""
    folder = shipped("assets") / game.replace("-", "_")
    return {path.stem: msgspec.json.decode(path.read_bytes()) for path in sorted(folder.glob("*.json"))}
