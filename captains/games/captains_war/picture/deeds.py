"""What a captain might do, in words, where the telling keeps it secret or begins with something else."""

from __future__ import annotations

from typing import Any

from captains.games.captains_war.actions import Acquire, Attack, CommitCrew
from captains.games.captains_war.picture.words import listed, say
from captains.games.captains_war.state import State


def deed(seat: int, action: Any, before: State) -> str:
    """An attack, a crew with its Strengths, what an acquisition spends as its Joker; "" for anything else."""
    if isinstance(action, Attack):
        return say("tell.boards", name=before.names[action.target])
    if isinstance(action, Acquire) and action.jokers:
        captain, sheet = before.captains[seat], before.sheet
        made = sheet.kinds[action.kind].acquisitions[captain.owned[action.kind]]
        spent = listed(sheet.resources[each].name for each in action.jokers)
        return say("deed.acquires", name=made.name, rp=made.rp, spent=spent)
    if not isinstance(action, CommitCrew):
        return ""
    if not action.crew:
        return say("deed.nobody")
    return say("deed.crew", crew=listed(map(str, action.crew)), total=sum(action.crew))
