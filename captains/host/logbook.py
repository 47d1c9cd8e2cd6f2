"""The logbook: what one viewer may read of the log, growing as the match goes on without being copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from captains.engine.entry import Entry, masked
from captains.engine.seats import PUBLIC, Viewer


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
            return [self._entries[n] for n in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._entries[index if index >= 0 else self._length + index]


class Logbook:
    """The log as each viewer may read it. Only entries that hide something are looked at for each of them.

    `sealed` are the actions that only their own seat may read.
    """

    def __init__(self, sealed: frozenset[type]) -> None:
        self._sealed = sealed
        self._hiding: list[bool] = []
        self._read: dict[Viewer | None, list[Entry]] = {}

    def read(self, entries: Sequence[Entry], viewer: Viewer | None) -> Excerpt:
        """All of the match's entries, as this viewer may read them; None reads everything."""
        own = self._read.setdefault(viewer, [])
        if viewer is None:
            own.extend(entries[len(own) :])
            return Excerpt(own, len(own))
        # What is no secret to everybody is a secret to nobody.
        for entry in entries[len(self._hiding) :]:
            self._hiding.append(masked(entry, PUBLIC, self._sealed) is not entry)
        for entry in entries[len(own) :]:
            own.append(masked(entry, viewer, self._sealed) if self._hiding[entry.n] else entry)
        return Excerpt(own, len(own))

    def cut(self, length: int) -> None:
        """Forget the entries from this number on; excerpts taken before keep theirs."""
        del self._hiding[length:]
        self._read = {viewer: own[:length] for viewer, own in self._read.items()}
