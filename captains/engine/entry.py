"""Entries of the log: one decision of a seat, or one answer of chance, with the events it led to."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.seats import Viewer
from captains.engine.secrets import Hidden, mask


class Answer(Struct, frozen=True, tag=True):
    """What chance answered; `typed` marks results typed in from real dice or cards."""

    values: tuple[int, ...] | Hidden[tuple[int, ...]]
    typed: bool = False


class Entry(Struct, frozen=True, array_like=True):
    """Entry `n` (from 0). `seat` is None for chance, whose action is an Answer. `at` is the host's UTC stamp or ""."""

    n: int
    seat: int | None
    action: Any
    events: tuple[Any, ...]
    at: str = ""


def masked(entry: Entry, viewer: Viewer, sealed: frozenset[type]) -> Entry:
    """The entry as this viewer may read it: secret events masked, others' sealed actions left out (None)."""
    action = entry.action
    if type(action) in sealed and viewer != entry.seat:
        action = None
    elif entry.seat is None:
        action = mask(action, viewer)
    events = mask(entry.events, viewer)
    if action is entry.action and events is entry.events:
        return entry
    return msgspec.structs.replace(entry, action=action, events=events)
