"""Rows of places: circled in order from the first blank one, filled in first circled first (CW-08, CW-09, CW-32).

What a die, a track, a purchase or a battle gives or costs comes down to these few steps. In a solo game both sides fill
the same rows from their two ends, and a row that is full ends the match (CW-70, CW-82).
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
from captains.games.captains_war.rules.solo.joining import join
from captains.games.captains_war.sheet import Gain
from captains.games.captains_war.state import State


def blank_coins(state: State, seat: int) -> int:
    """How many coins this captain could still circle."""
    blank = state.sheet.coins.printed - state.captains[seat].coins.circled
    return blank if state.mode.legend is None else blank - state.beside(seat).coins.circled


def blank_resources(state: State, seat: int, resource: int) -> int:
    """How many places of a Resource this captain could still circle."""
    blank = state.sheet.resources[resource].places - state.captains[seat].resources[resource].circled
    return blank if state.mode.legend is None else blank - state.beside(seat).resources[resource].circled


def blank_pirates(state: State, seat: int, row: int) -> int:
    """How many Pirates of a row this captain could still circle."""
    blank = state.sheet.pirates[row].places - state.captains[seat].pirates[row].circled
    return blank if state.mode.legend is None else blank - state.beside(seat).pirates[row].circled


def circle_coins(step: Step[State], seat: int, n: int) -> None:
    """Circle up to `n` coins; whoever circles the last one on the sheet ends the match (CW-09, CW-50)."""
    blank = blank_coins(step.state, seat)
    n = min(n, blank)
    if n > 0:
        step.emit(CoinsCircled(seat, n))
        if n == blank:
            step.emit(EndReached(seat, "gold"))


def circle_resource(step: Step[State], seat: int, resource: int, n: int) -> None:
    """Circle up to `n` places of a Resource; in a solo game the last one ends the match (CW-09, CW-82)."""
    blank = blank_resources(step.state, seat, resource)
    n = min(n, blank)
    if n > 0:
        step.emit(ResourceCircled(seat, resource, n))
        if n == blank and step.state.mode.legend is not None:
            step.emit(EndReached(seat, "resource", resource))


def circle_pirate(step: Step[State], seat: int, row: int) -> None:
    """Circle the next Pirate of a row, if one is left; a Legendary Captain without any gains one too (CW-09, CW-78)."""
    if blank_pirates(step.state, seat, row) > 0:
        step.emit(PirateCircled(seat, row + 1))
        if step.state.mode.legend is not None:
            join(step)


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
