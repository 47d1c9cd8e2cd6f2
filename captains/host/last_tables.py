"""The last tables: what each game was played with most recently, kept beside the settings."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from captains.host.muster import Muster
from captains.library.files import user_config


class LastTables:
    """Remembers one muster a game. A file that can't be read counts as empty; one that can't be written is let be.

    It is never a reason not to start.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._tables: dict[str, Muster] | None = None

    def of(self, game: str) -> Muster | None:
        """The table this game was played with last."""
        return self._read().get(game)

    def keep(self, muster: Muster) -> None:
        """Remember this table."""
        tables = self._read() | {muster.game: muster}
        self._tables = tables
        path = self._place()
        fresh = path.with_suffix(".new")
        # The next start offers an older table: nothing the user must be told of.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=2))
            fresh.replace(path)

    def _place(self) -> Path:
        if self._path is None:
            self._path = user_config() / "tables.json"
        return self._path

    def _read(self) -> dict[str, Muster]:
        if self._tables is None:
            try:
                self._tables = msgspec.json.decode(self._place().read_bytes(), type=dict[str, Muster])
            except (OSError, ValueError, RecursionError):
                self._tables = {}
        return self._tables
