"""Acquisitions: Attributes and Boats, top to bottom, at most one a turn, paid in Resources (CW-20 to CW-25)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import Acquire
from captains.games.captains_war.events import FlagFilled
from captains.games.captains_war.rules.rows import fill_resource
from captains.games.captains_war.sheet import Acquisition, Sheet
from captains.games.captains_war.state import Captain, State


def check_acquire(state: State, seat: int, action: Acquire) -> Refusal | None:
    """Why this captain may not make this acquisition now (CW-20, CW-21, CW-24, CW-25)."""
    if state.phase != "command":
        return Refusal("turn", "CW-20", "Acquisitions are made in the command phase.")
    captain, sheet = state.captains[seat], state.sheet
    if captain.done:
        return Refusal("turn", "CW-20", "You have said that you are done.")
    if captain.acquired:
        return Refusal("rule", "CW-20", "You have made your one acquisition of this turn.")
    if not 0 <= action.kind < len(sheet.kinds):
        return Refusal("form", "CW-21", "Acquisitions are Attributes or Boats.")
    wanted = next_of(sheet, captain, action.kind)
    if wanted is None:
        return Refusal("rule", "CW-21", f"You own all the {sheet.kinds[action.kind].name}.")
    jokers = action.jokers
    if len(jokers) != wanted.jokers or any(not 0 <= each < len(wanted.cost) for each in jokers):
        words = f"{wanted.name} costs {wanted.jokers} Jokers; say which Resource each of them is."
        return Refusal("form", "CW-24", words if wanted.jokers else f"{wanted.name} costs no Joker.")
    for resource, row in enumerate(captain.resources):
        price = wanted.cost[resource] + jokers.count(resource)
        if row.held < price:
            words = f"{wanted.name} costs {price} {sheet.resources[resource].name}, you have {row.held}."
            return Refusal("rule", "CW-25", words)
    if jokers != tuple(sorted(jokers)):
        return Refusal("form", "CW-24", "Name the Resources for the Jokers from the top of the chest down.")
    return None


def acquire(step: Step[State], seat: int, action: Acquire) -> None:
    """Fill in the Resources, then the flag."""
    wanted = next_of(step.state.sheet, step.state.captains[seat], action.kind)
    assert wanted is not None, "checked before"
    for resource, price in enumerate(wanted.cost):
        fill_resource(step, seat, resource, price + action.jokers.count(resource))
    step.emit(FlagFilled(seat, action.kind))


def next_of(sheet: Sheet, captain: Captain, kind: int) -> Acquisition | None:
    """The acquisition of a kind that comes next, None if all are made (CW-21)."""
    acquisitions, owned = sheet.kinds[kind].acquisitions, captain.owned[kind]
    return acquisitions[owned] if owned < len(acquisitions) else None


def acquire_offer(sheet: Sheet, captain: Captain, seat: int) -> Offer | None:
    """The acquisitions this captain can make, in every way to stand for a Joker; None if there is none."""
    if captain.acquired:
        return None
    held = tuple([row.circled - row.filled for row in captain.resources])
    found: list[tuple[int, ...] | None] = []
    for kind in range(len(sheet.kinds)):
        wanted = next_of(sheet, captain, kind)
        found.append(None if wanted is None else _left(held, wanted))
    return None if found == NOTHING else _acquire_offer(seat, tuple(found))


NOTHING = [None, None]


def _left(held: tuple[int, ...], wanted: Acquisition) -> tuple[int, ...] | None:
    """Jokers to pay, then what of each Resource may stand for them; None if the rest cannot be paid."""
    jokers, spare = wanted.jokers, []
    for have, price in zip(held, wanted.cost, strict=True):
        if have < price:
            return None
        spare.append(min(have - price, jokers))
    return (jokers, *spare) if sum(spare) >= jokers else None


@lru_cache(maxsize=4096)
def _acquire_offer(seat: int, found: tuple[tuple[int, ...] | None, ...]) -> Offer:
    choices: list[Acquire] = []
    for kind, each in enumerate(found):
        if each is None:
            continue
        jokers, *spare = each
        for chosen in combinations_with_replacement(range(len(spare)), jokers):
            if all(chosen.count(resource) <= spare[resource] for resource in chosen):
                choices.append(Acquire(kind, chosen))
    return Offer(seat, "Acquire", tuple(choices))
