"""Answers: every participant in turn order accepts, refuses, or says what they will not go below (PL-22, PL-23a).

The first who refuses ends the proposal. Whoever named a number of ships is not asked again for less in this turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_lords.actions import Accept, Reason, Refuse, RefuseBelow
from captains.games.pirate_lords.events import ProposalAccepted, ProposalRefused
from captains.games.pirate_lords.rules.proposal import agree, to_ask
from captains.games.pirate_lords.state import State, participants

REASONS: tuple[Reason, ...] = get_args(Reason)


def check_answer(state: State, seat: int, action: Accept | Refuse) -> Refusal | None:
    """Why this player is not asked now (PL-22)."""
    if state.phase != "answers":
        return Refusal("turn", "PL-22", "No proposal is waiting for an answer.")
    asked = to_ask(state)
    if seat == asked[0]:
        return None
    if seat == state.active:
        return Refusal("turn", "PL-22", "Your own consent is implied: the others answer your proposal.")
    if seat not in participants(state.proposals[-1].crew):
        return Refusal("rule", "PL-21", "None of your pirates is named, so you take no part and are not asked.")
    return Refusal("turn", "PL-22", f"{state.names[asked[0]]} is asked now; answers are given in turn order.")


def check_refuse_below(state: State, seat: int, action: RefuseBelow) -> Refusal | None:
    """Why this player can't ask for so many ships now (PL-23a)."""
    refusal = check_answer(state, seat, Refuse())
    if refusal is not None:
        return refusal
    share, most = state.proposals[-1].ships[seat], len(state.caravan) + 1
    if not share < action.ships <= most:
        words = f"Ask for more than the {share} you are promised, up to {most}, which means: not in this turn."
        return Refusal("rule", "PL-23a", words)
    return None


def accept(step: Step[State], seat: int, action: Accept) -> None:
    """Accept; with the last one's consent the attack succeeds."""
    step.emit(ProposalAccepted(seat))
    if not to_ask(step.state):
        agree(step)


def refuse(step: Step[State], seat: int, action: Refuse) -> None:
    """Refuse this proposal."""
    step.emit(ProposalRefused(seat, reason=action.reason))


def refuse_below(step: Step[State], seat: int, action: RefuseBelow) -> None:
    """Refuse this proposal and any in this turn that gives this player less."""
    step.emit(ProposalRefused(seat, action.ships, reason="share"))


def answer_offers(state: State) -> tuple[Offer, ...]:
    """What the participant asked may answer."""
    seat = to_ask(state)[0]
    return _answers(seat, state.proposals[-1].ships[seat], len(state.caravan))


@lru_cache(maxsize=1024)
def _answers(seat: int, share: int, ships: int) -> tuple[Offer, ...]:
    return (
        Offer(seat, "Accept", (Accept(),)),
        Offer(seat, "Refuse", tuple(Refuse(reason) for reason in REASONS)),
        Offer(seat, "RefuseBelow", tuple(RefuseBelow(count) for count in range(share + 1, ships + 2))),
    )
