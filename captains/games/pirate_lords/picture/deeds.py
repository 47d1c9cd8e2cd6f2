"""What a player might do, in words, where the telling does not say all of it."""

from __future__ import annotations

from typing import Any

from captains.engine.seats import Setup
from captains.games.pirate_lords.actions import Crew, DealLoot, Propose, Split, Suggest, TakeUp
from captains.games.pirate_lords.picture.words import listed, say
from captains.games.pirate_lords.state import State, participants


def deed(setup: Setup, action: Any, before: State) -> str:
    """A plan with its crew and split, a deal with its cards; "" for anything else."""
    names = [seat.name for seat in setup.seats]
    match action:
        case Propose():
            return say("deed.proposes", plan=_plan(names, action.crew, action.ships))
        case Suggest():
            return say("deed.suggests", plan=_plan(names, action.crew, action.ships))
        case TakeUp():
            draft = before.drafts[action.draft]
            return say("deed.takes_up", name=names[draft.seat], plan=_plan(names, draft.crew, draft.ships))
        case DealLoot():
            loot = before.sheet.loot
            dealt = [
                say("deed.cards", cards=" + ".join(str(loot[kind].points) for kind in share), name=names[seat])
                for seat, share in enumerate(action.shares)
                if share
            ]
            return say("deed.deals", parts=listed(dealt))
    return ""


def _plan(names: list[str], crew: Crew, ships: Split) -> str:
    inside = participants(crew)
    sent = {seat: sum(seats.count(seat) for seats in crew) for seat in inside}
    return listed(say("deed.part", name=names[seat], ships=ships[seat], pirates=sent[seat]) for seat in inside)
