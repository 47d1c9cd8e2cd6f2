"""Which log entries each heading of the final score came from (CW-54)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from captains.engine.entry import Entry
from captains.games.captains_war.events import (
    BoardingDeclared,
    CommandBonusGained,
    Event,
    FlagFilled,
    NavalBattle,
    TrackFilled,
)


class Sources:
    """The numbers of the entries by what they led to; made in one pass over the log."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._found: dict[tuple[object, ...], list[int]] = defaultdict(list)
        for entry in entries:
            for event in entry.events:
                key = _key(event)
                if key and self._found[key][-1:] != [entry.n]:
                    self._found[key].append(entry.n)

    def of(self, *key: object) -> tuple[int, ...]:
        """The entries behind "flag", "track" or "command" of a seat and kind, "attack" of a seat, or "naval"."""
        return tuple(self._found.get(key, ()))


def _key(event: Event) -> tuple[object, ...]:
    match event:
        case TrackFilled():
            return "track", event.seat, event.kind
        case FlagFilled():
            return "flag", event.seat, event.kind
        case BoardingDeclared():
            return "attack", event.attacker
        case CommandBonusGained():
            return "command", event.seat, event.kind
        case NavalBattle():
            return ("naval",)
        case _:
            return ()
