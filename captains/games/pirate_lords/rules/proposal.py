"""Proposals: the initiator names six pirates and splits the ships; all participants must accept (PL-20 to PL-24)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import Crew, Propose, Split, TakeUp
from captains.games.pirate_lords.events import AttackAgreed, ProposalMade, ProposalRefused
from captains.games.pirate_lords.rules.bargain_form import BargainForm
from captains.games.pirate_lords.rules.bench import bench_of, proposed
from captains.games.pirate_lords.rules.lacks import check_filling
from captains.games.pirate_lords.state import State, participants


def check_initiator(state: State, seat: int) -> Refusal | None:
    """Why this player can't propose anything now (PL-11, PL-23)."""
    if state.phase == "answers":
        return Refusal("turn", "PL-22", "A proposal is being answered.")
    if state.phase != "bargain":
        return Refusal("turn", "PL-11", "An attack is proposed once a pirate has been turned over.")
    if seat != state.active:
        words = f"Only the initiator, {state.names[state.active]}, proposes; everybody else may suggest."
        return Refusal("turn", "PL-23", words)
    return None


def check_propose(state: State, seat: int, action: Propose) -> Refusal | None:
    """Why this player may not propose this now (PL-20, PL-21)."""
    return check_initiator(state, seat) or check_filling(state, seat, action.crew, action.ships)


def propose(step: Step[State], seat: int, action: Propose) -> None:
    """Propose: crew and ships lie in the middle, and the participants answer."""
    _put_forward(step, seat, action.crew, action.ships, None)


def check_take_up(state: State, seat: int, action: TakeUp) -> Refusal | None:
    """Why this player may not take up this draft now (PL-23b)."""
    refusal = check_initiator(state, seat)
    if refusal is not None:
        return refusal
    if not 0 <= action.draft < len(state.drafts):
        return Refusal("form", "PL-23b", f"There is no draft {action.draft + 1} in this turn.")
    draft = state.drafts[action.draft]
    if (draft.crew, draft.ships) in proposed(state):
        return Refusal("rule", "PL-23", "That has been proposed in this turn.")
    return None


def take_up(step: Step[State], seat: int, action: TakeUp) -> None:
    """Propose what a draft suggests; whoever laid it is asked like the others."""
    draft = step.state.drafts[action.draft]
    _put_forward(step, seat, draft.crew, draft.ships, action.draft)


def _put_forward(step: Step[State], seat: int, crew: Crew, ships: Split, draft: int | None) -> None:
    """Whoever has said that they will not do for less refuses at once; else the others are asked in turn order."""
    step.emit(ProposalMade(seat, crew, ships, draft))
    state = step.state
    asked = to_ask(state)
    for other in asked:
        floor = state.floors[other]
        if ships[other] < floor:
            step.emit(ProposalRefused(other, floor, standing=True))
    if not asked:
        agree(step)


def to_ask(state: State) -> tuple[int, ...]:
    """The participants who have still to answer a proposal, in turn order; the initiator is never asked.

    All who have answered it have accepted, one after the other: the first refusal ends it.
    """
    proposal = state.proposals[-1]
    return _asked(proposal.crew, state.others())[len(proposal.replies) :]


@lru_cache(maxsize=4096)
def _asked(crew: Crew, others: tuple[int, ...]) -> tuple[int, ...]:
    inside = participants(crew)
    return tuple(seat for seat in others if seat in inside)


def agree(step: Step[State]) -> None:
    """All have accepted: the attack succeeds (PL-24)."""
    step.emit(AttackAgreed(step.state.active, len(step.state.caravan)))


def propose_offers(state: State) -> tuple[Offer, ...]:
    """Propose anything legal that was not proposed in this turn, or take up a draft."""
    seat, bench = state.active, bench_of(state, state.active)
    offers: list[Offer] = []
    if bench.open:
        offers.append(BargainForm(seat=seat, kind="Propose", choices=(), bench=bench))
    if state.drafts:
        sent = proposed(state)
        drafts = tuple([TakeUp(n) for n, draft in enumerate(state.drafts) if (draft.crew, draft.ships) not in sent])
        if drafts:
            offers.append(Offer(seat, "TakeUp", drafts))
    return tuple(offers)
