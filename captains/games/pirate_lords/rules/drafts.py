"""Drafts: everybody but the initiator may suggest a proposal; it binds nobody, and the initiator may take it up (PL-23).

So that talk comes to an end, a seat lays one draft before the first proposal and one after each.
"""

from __future__ import annotations

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import Suggest
from captains.games.pirate_lords.events import DraftLaid
from captains.games.pirate_lords.rules.bargain_form import BargainForm
from captains.games.pirate_lords.rules.bench import Filling, bench, check_filling
from captains.games.pirate_lords.rules.proposal import proposed
from captains.games.pirate_lords.state import State


def laid(state: State) -> tuple[Filling, ...]:
    """What has been proposed or suggested in this turn; nobody suggests it again."""
    return (*proposed(state), *[(draft.crew, draft.ships) for draft in state.drafts])


def has_laid(state: State, seat: int) -> bool:
    """Whether this player has laid a draft since the last proposal."""
    now = len(state.proposals)
    return any(draft.seat == seat and draft.after == now for draft in state.drafts)


def check_suggest(state: State, seat: int, action: Suggest) -> Refusal | None:
    """Why this player may not lay this draft now (PL-23)."""
    if state.phase not in ("bargain", "answers"):
        return Refusal("turn", "PL-23", "There is no attack to talk about now.")
    if seat == state.active:
        return Refusal("turn", "PL-23", "You need not suggest: you propose.")
    if has_laid(state, seat):
        return Refusal("rule", "PL-23", "You have laid a draft; you may lay another after the next proposal.")
    return check_filling(state, action.crew, action.ships, laid(state))


def suggest(step: Step[State], seat: int, action: Suggest) -> None:
    """Lay a draft beside the proposal."""
    step.emit(DraftLaid(seat, action.crew, action.ships))


def suggest_offers(state: State) -> tuple[Offer, ...]:
    """Lay a draft: nobody waits for it."""
    seats = [seat for seat in state.others() if not has_laid(state, seat)]
    table = bench(state, laid(state))
    if not seats or next(table.fillings(), None) is None:
        return ()
    return tuple(
        [BargainForm(seat=seat, kind="Suggest", choices=(), optional=True, bench=table) for seat in seats]
    )
