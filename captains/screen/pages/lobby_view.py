"""What the lobby shows, as one value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from captains.host.muster import Muster
from captains.host.records import MatchInfo

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


@dataclass(frozen=True)
class LobbyView:
    """What the lobby shows: the chosen game, its table, running and ended matches (newest first), how far each list is
    turned, and today's date in ISO form."""

    chosen: str
    muster: Muster
    played: bool
    running: Sequence[MatchInfo]
    ended: Sequence[MatchInfo]
    first: int = 0
    first_ended: int = 0
    today: str = ""
