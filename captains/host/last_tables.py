"""The last tables: what each game was played with most recently, kept beside the settings, and which game came last."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from captains.host.muster import Muster
from captains.library.files import user_config


class LastTables:
    """Remembers one muster a game. A file that can't be read counts as empty; one that can't be written is let be.

    It is never a reason not to start. The game that was played last stands last in the file. A table that was changed
    but has not sailed is remembered too, as long as the program runs.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._tables: dict[str, Muster] | None = None
        self._aside: dict[str, Muster] = {}
        self._latest = ""

    def of(self, game: str) -> Muster | None:
        """The table of this game: as it was laid aside, else the one it was played with last."""
        return self._aside.get(game) or self._read().get(game)

    @property
    def latest(self) -> str:
        """The game that was dealt with last, at the start the one that was played last; "" if there is none."""
        return self._latest or next(reversed(self._read()), "")

    def turn_to(self, game: str) -> None:
        """This game is dealt with now."""
        self._latest = game

    def lay_aside(self, muster: Muster) -> None:
        """Remember this table, which has not sailed, until the program ends or another table of its game sails."""
        self._aside[muster.game] = muster
        self.turn_to(muster.game)

    def keep(self, muster: Muster) -> None:
        """Remember this table, which has sailed."""
        self._aside.pop(muster.game, None)
        self.turn_to(muster.game)
        self._write(self._with_last(muster))

    def sit_down(self, game: str) -> None:
        """A match of this game is played now, with whatever table."""
        self.turn_to(game)
        tables = self._read()
        if game in tables and next(reversed(tables)) != game:
            self._write(self._with_last(tables[game]))

    def _with_last(self, muster: Muster) -> dict[str, Muster]:
        others = {game: other for game, other in self._read().items() if game != muster.game}
        return others | {muster.game: muster}

    def _write(self, tables: dict[str, Muster]) -> None:
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
