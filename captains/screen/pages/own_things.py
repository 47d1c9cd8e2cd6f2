"""What a table types in of its own: dice and cards, those that only one seat may see, a slip put right at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captains.engine.chance import ChanceFault, Draw
from captains.engine.entry import Answer
from captains.engine.refusal import Refusal, Refused
from captains.engine.words import capital

if TYPE_CHECKING:
    from captains.engine.entry import Entry
    from captains.host.host import Host


def enter(host: Host, values: Sequence[int]) -> Entry:
    """Enter what the table's own dice or card show. Raises Refused if it does not fit."""
    try:
        return host.roll(values)
    except ChanceFault as fault:
        raise Refused(Refusal("form", "", f"{capital(str(fault))}.")) from None


def secretly(host: Host, sealed: Sequence[int], humans: Sequence[int]) -> tuple[int, ...]:
    """The seats with something to type in, or to decide, behind their curtains now.

    A card that only one seat may see is typed in behind that seat's curtain; for a bot somebody lends a hand.
    """
    asked = host.asked()
    if asked is not None and asked.knows:
        return asked.knows[:1]
    return tuple(seat for seat in sealed if seat in humans)


def slip(host: Host) -> int | None:
    """The number of the last entry, if it is a card that was typed in: nothing has followed from it yet.

    A card counts at once, without being confirmed, so a slip of the finger may be taken back; dice are put right
    before they count.
    """
    entries = host.match.entries
    if not host.real_dice or host.ended or not entries:
        return None
    last = entries[-1]
    typed = isinstance(last.action, Answer) and last.action.typed
    return last.n if typed and isinstance(host.match.game.due(host.match.states[last.n]), Draw) else None
