"""Where a match stands, in the words of the list of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains.engine.match import Match
from captains.host.records import Standing, Status


def standing_of(
    match: Match[Any], last: str = "", kinds: Sequence[str] = (), real_dice: bool = False, given_up: bool = False
) -> Standing:
    """Where this match stands now; without `kinds` its seats are played as was agreed at setup."""
    setup, outcome = match.setup, match.outcome
    status: Status = "running"
    winners: tuple[str, ...] = ()
    stands = match.game.stands(match.state) or f"entry {len(match.entries)}"
    if outcome is not None:
        status, stands = "over", outcome.why
        names = outcome.names(setup.seats)
        winners = tuple(names[seat] for seat in outcome.winners)
    elif given_up:
        status, stands = "abandoned", f"given up at {stands}"
    played = tuple(kinds) or tuple(seat.kind for seat in setup.seats)
    return Standing(last, len(match.entries), status, stands, winners, played, real_dice)
