"""The logbook: what one viewer may read of the log, growing as the match goes on without being copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import overload

from captains.engine.entry import Entry, masked
from captains.engine.seats import Viewer


class Excerpt(Sequence[Entry]):
    """The first so many entries of a list that only grows: taking one costs nothing, however long the log is."""

    __slots__ = ("_entries", "_length")

    def __init__(self, entries: list[Entry], length: int) -> None:
        self._entries = entries
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return self._entries[slice(start, stop if stop >= 0 else None, step)]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._entries[index if index >= 0 else self._length + index]


class Logbook:
    """One viewer's log. `sealed` are the actions that only their own seat may read; with `opened` nothing is hidden."""

    def __init__(self, viewer: Viewer, sealed: frozenset[type], opened: bool) -> None:
        self._viewer = viewer
        self._sealed = sealed
        self._opened = opened
        self._entries: list[Entry] = []

    def read(self, entries: Sequence[Entry]) -> Excerpt:
        """All of the match's entries, as this viewer may read them; only those not read before are looked at."""
        new: Iterable[Entry] = entries[len(self._entries) :]
        if not self._opened:
            new = (masked(entry, self._viewer, self._sealed) for entry in new)
        self._entries.extend(new)
        return Excerpt(self._entries, len(self._entries))

    def cut(self, length: int) -> None:
        """Forget the entries from this number on; excerpts taken before keep theirs."""
        if length < len(self._entries):
            self._entries = self._entries[:length]
