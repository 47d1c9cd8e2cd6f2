"""Recruiting Pirates for GP, as many as one can pay (CW-20, CW-26)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import Recruit
from captains.games.captains_war.rules.rows import blank_pirates, circle_pirate, fill_coins
from captains.games.captains_war.state import State


def check_recruit(state: State, seat: int, action: Recruit) -> Refusal | None:
    """Why this captain may not recruit a Pirate of this Strength now (CW-26)."""
    if state.phase != "command":
        return Refusal("turn", "CW-26", "Pirates are recruited in the command phase.")
    captain, sheet = state.captains[seat], state.sheet
    if captain.done:
        return Refusal("turn", "CW-26", "You have said that you are done.")
    strength = action.strength
    if not 1 <= strength <= len(sheet.pirates):
        return Refusal("form", "CW-26", f"Pirates have a Strength from 1 to {len(sheet.pirates)}, not {strength}.")
    row = sheet.pirates[strength - 1]
    if blank_pirates(state, seat, strength - 1) <= 0:
        whose = "Your" if state.mode.legend is None else "The"
        return Refusal("rule", "CW-26", f"{whose} line of Strength {strength} Pirates is full.")
    if captain.coins.held < row.cost:
        words = f"A Strength {strength} Pirate costs {row.cost} GP, you have {captain.coins.held}."
        return Refusal("rule", "CW-26", words)
    return None


def recruit(step: Step[State], seat: int, action: Recruit) -> None:
    """Fill in the cost and circle the Pirate."""
    row = action.strength - 1
    fill_coins(step, seat, step.state.sheet.pirates[row].cost)
    circle_pirate(step, seat, row)


def recruit_offer(state: State, seat: int) -> Offer | None:
    """The Pirates this captain can recruit, None if there is none."""
    captain = state.captains[seat]
    coins = captain.coins.circled - captain.coins.filled
    taken = [row.circled for row in captain.pirates]
    if state.mode.legend is not None:
        taken = [mine + row.circled for mine, row in zip(taken, state.beside(seat).pirates, strict=True)]
    strengths = tuple(
        [
            row + 1
            for row, printed in enumerate(state.sheet.pirates)
            if printed.cost <= coins and taken[row] < printed.places
        ]
    )
    return _recruit_offer(seat, strengths) if strengths else None


@lru_cache(maxsize=1024)
def _recruit_offer(seat: int, strengths: tuple[int, ...]) -> Offer:
    return Offer(seat, "Recruit", tuple(Recruit(strength) for strength in strengths))
