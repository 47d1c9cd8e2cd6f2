"""Dealing the loot: drawn unseen by the others, dealt in exactly the shares promised (PL-24 to PL-26).

The regular loot lies above the last loot, so it is drawn first (PL-04).
"""

from __future__ import annotations

from collections import Counter

from captains.engine.chance import Draw
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.secrets import Hidden
from captains.engine.step import Step
from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.events import CaravanTaken, DeckShuffled, Loot, LootDealt, LootDrawn
from captains.games.pirate_lords.rules.caravan import end_turn
from captains.games.pirate_lords.rules.dealing_form import DealForm
from captains.games.pirate_lords.rules.ending import end_if_loot_is_out
from captains.games.pirate_lords.state import State


def loot_due(state: State) -> Draw:
    """The next card of the loot stack, by kind; only the initiator sees it."""
    left = [kind.cards for kind in state.sheet.loot]
    for cards in (state.drawn, *[lord.loot for lord in state.lords]):
        for card in cards:
            if card.kind.value is not None:
                left[card.kind.value] -= 1
    last = state.regular == 0
    counts = [count if kind.last == last else 0 for count, kind in zip(left, state.sheet.loot, strict=True)]
    return Draw("last loot" if last else "loot", tuple(counts), (state.active,))


def draw(step: Step[State], kind: int) -> None:
    """The initiator takes a loot card from the top of the stack."""
    state = step.state
    loot = Loot(state.sheet.loot[kind].last, Hidden(kind, (state.active,)))
    step.emit(LootDrawn(state.active, loot))


def check_deal(state: State, seat: int, action: DealLoot) -> Refusal | None:
    """Why this player may not deal the loot like this now (PL-24)."""
    if state.phase != "deal" or seat != state.active:
        return Refusal("turn", "PL-24", "Only the initiator of a successful attack deals its loot.")
    shares, promised = action.shares, state.proposals[-1].ships
    if len(shares) != len(promised) or any(list(share) != sorted(share) for share in shares):
        return Refusal("form", "PL-24", "Name the loot of each seat, the kinds in ascending order.")
    for name, share, ships in zip(state.names, shares, promised, strict=True):
        if len(share) != ships:
            cards = "card" if ships == 1 else "cards"
            return Refusal("rule", "PL-24", f"{name} was promised {ships} loot {cards}, not {len(share)}.")
    if Counter(kind for share in shares for kind in share) != Counter(card.kind.value for card in state.drawn):
        return Refusal("rule", "PL-24", "Deal exactly the loot cards you have drawn.")
    return None


def deal(step: Step[State], seat: int, action: DealLoot) -> None:
    """Deal the loot and discard ships and crew; the match ends, or the discard pile is shuffled in and play goes on."""
    loot = step.state.sheet.loot
    for other in (seat, *step.state.others()):
        share = action.shares[other]
        if share:
            knows = tuple(sorted({seat, other}))
            step.emit(LootDealt(other, tuple([Loot(loot[kind].last, Hidden(kind, knows)) for kind in share])))
    step.emit(CaravanTaken())
    if not end_if_loot_is_out(step):
        step.emit(DeckShuffled())
        end_turn(step)


def deal_offers(state: State) -> tuple[Offer, ...]:
    """Every way to deal the loot drawn; whoever may not see it cannot tell which there are."""
    cards = [card.kind.value for card in state.drawn]
    known = [kind for kind in cards if kind is not None]
    if len(known) < len(cards):
        return ()
    shares = state.proposals[-1].ships
    return (DealForm(state.active, "DealLoot", (), True, cards=tuple(sorted(known)), shares=shares),)
