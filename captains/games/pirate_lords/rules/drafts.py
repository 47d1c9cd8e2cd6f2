"""Drafts: everybody but the initiator may suggest a proposal; it binds nobody and may be taken up (PL-23b).

So that talk comes to an end, a seat lays one draft before the first proposal and one after each.
"""

from __future__ import annotations

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import Suggest
from captains.games.pirate_lords.events import DraftLaid
from captains.games.pirate_lords.rules.bargain_form import BargainForm
from captains.games.pirate_lords.rules.bench import bench_of
from captains.games.pirate_lords.rules.lacks import check_filling
from captains.games.pirate_lords.state import State


def talked(state: State) -> list[int]:
    """The players who have laid a draft since the last proposal."""
    now = len(state.proposals)
    return [draft.seat for draft in state.drafts if draft.after == now]


def check_suggest(state: State, seat: int, action: Suggest) -> Refusal | None:
    """Why this player may not lay this draft now (PL-23b)."""
    if state.phase not in ("bargain", "answers"):
        return Refusal("turn", "PL-23b", "There is no attack to talk about now.")
    if seat == state.active:
        return Refusal("turn", "PL-23b", "You need not suggest: you propose.")
    if seat in talked(state):
        return Refusal("rule", "PL-23b", "You have laid a draft; you may lay another after the next proposal.")
    return check_filling(state, seat, action.crew, action.ships)


def suggest(step: Step[State], seat: int, action: Suggest) -> None:
    """Lay a draft beside the proposal."""
    step.emit(DraftLaid(seat, action.crew, action.ships))


def suggest_offers(state: State) -> tuple[Offer, ...]:
    """Lay a draft: nobody waits for it."""
    silent = talked(state)
    seats = [seat for seat in state.others() if seat not in silent]
    if not seats:
        return ()
    bench = bench_of(state, seats[0])
    if not bench.open:
        return ()
    return tuple([BargainForm(seat=seat, kind="Suggest", choices=(), optional=True, bench=bench) for seat in seats])
