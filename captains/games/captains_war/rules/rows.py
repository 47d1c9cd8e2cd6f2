"""Rows of places: circled in order from the first blank one, filled in first circled first (CW-08, CW-09, CW-32).

What a die, a track, a purchase or a battle gives or costs comes down to these few steps.
"""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.captains_war.events import (
    BonusCircled,
    CoinsCircled,
    CoinsFilled,
    EndReached,
    PirateCircled,
    ResourceCircled,
    ResourceFilled,
)
from captains.games.captains_war.sheet import Gain
from captains.games.captains_war.state import State


def circle_coins(step: Step[State], seat: int, n: int) -> None:
    """Circle up to `n` coins; whoever circles the last one on the sheet ends the match (CW-09, CW-50)."""
    circled, printed = step.state.captains[seat].coins.circled, step.state.sheet.coins.printed
    n = min(n, printed - circled)
    if n > 0:
        step.emit(CoinsCircled(seat, n))
        if circled + n == printed:
            step.emit(EndReached(seat, "gold"))


def circle_resource(step: Step[State], seat: int, resource: int, n: int) -> None:
    """Circle up to `n` places of a Resource (CW-09)."""
    n = min(n, step.state.sheet.resources[resource].places - step.state.captains[seat].resources[resource].circled)
    if n > 0:
        step.emit(ResourceCircled(seat, resource, n))


def circle_pirate(step: Step[State], seat: int, row: int) -> None:
    """Circle the next Pirate of a row, if one is left (CW-09)."""
    if step.state.captains[seat].pirates[row].circled < step.state.sheet.pirates[row].places:
        step.emit(PirateCircled(seat, row + 1))


def circle_gain(step: Step[State], seat: int, gain: Gain) -> None:
    """Circle the gain printed beside a circle of a track (CW-32)."""
    match gain.kind:
        case "coins":
            circle_coins(step, seat, gain.amount)
        case "resource":
            circle_resource(step, seat, gain.which, gain.amount)
        case "pirate":
            circle_pirate(step, seat, gain.which)
        case "attack" | "defence":
            step.emit(BonusCircled(seat, gain.kind))


def fill_coins(step: Step[State], seat: int, n: int) -> None:
    """Fill in `n` coins, or as many as are circled (CW-08, CW-45)."""
    n = min(n, step.state.captains[seat].coins.held)
    if n > 0:
        step.emit(CoinsFilled(seat, n))


def fill_resource(step: Step[State], seat: int, resource: int, n: int) -> None:
    """Fill in `n` places of a Resource (CW-08)."""
    if n > 0:
        step.emit(ResourceFilled(seat, resource, n))
