"""The Legendary Captain: how a solo game begins, and how it chooses a Resource or a track (CW-70, CW-71, CW-73, CW-80).

It has no choice of its own: whatever it does follows from a rule or a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from captains.engine.step import Step
from captains.games.captains_war.events_solo import CaptainChose, CaptainPassed, CaptainTookTrack
from captains.games.captains_war.rules.rows import circle_resource
from captains.games.captains_war.rules.solo.joining import joining_row
from captains.games.captains_war.rules.tracks import fill_circles, open_circles
from captains.games.captains_war.sheet import LegendaryCaptain, Sheet, Solo
from captains.games.captains_war.state import Captain, Row, State

PLAYER = 0
ATTRIBUTES, BOATS = 0, 1


def solo_of(sheet: Sheet) -> Solo:
    """What the sheet prints for a solo game."""
    assert sheet.solo is not None, "a solo game needs a sheet with a solo part"
    return sheet.solo


def legend_of(state: State) -> int:
    """The number of the Legendary Captain among the captains."""
    assert state.mode.legend is not None, "there is a Legendary Captain in a solo game only"
    return state.mode.legend


def card_of(state: State) -> LegendaryCaptain:
    """The Legendary Captain's card."""
    assert state.mode.card is not None, "there is a Legendary Captain in a solo game only"
    return state.mode.card


def seated(state: State, card: LegendaryCaptain) -> State:
    """With the Legendary Captain beside the player: its start squared, what both own from the start acquired."""
    owned = solo_of(state.sheet).owned
    legend = Captain(
        coins=Row(card.coins),
        resources=tuple(Row(n) for n in card.resources),
        pirates=tuple(Row(n) for n in card.pirates),
        owned=owned,
    )
    state = replace(state, captains=(replace(state.captains[PLAYER], owned=owned), legend))
    crew = state.captains[PLAYER].crew
    row = joining_row(state, crew[-1] - 1) if crew and not legend.crew else None
    if row is None:
        return state
    pirates = tuple(Row(int(number == row)) for number in range(len(card.pirates)))
    return replace(state, captains=(state.captains[PLAYER], replace(legend, pirates=pirates)))


def fewest(state: State, among: Sequence[int] | None = None) -> int:
    """The Resource of which the Legendary Captain has the fewest squared, spent ones counted; of several the highest
    in the chest (CW-73)."""
    rows = state.captains[legend_of(state)].resources
    return min(range(len(rows)) if among is None else among, key=lambda resource: (rows[resource].circled, resource))


def gain_chosen(step: Step[State], n: int, why: Literal["joker", "missing", "purchase"]) -> int:
    """Square `n` of the Resource that it must choose; which one that is."""
    resource = fewest(step.state)
    step.emit(CaptainChose(resource, why))
    circle_resource(step, legend_of(step.state), resource, n)
    return resource


def gain_purchase(step: Step[State]) -> None:
    """Some Captains gain a Resource each time the player buys one (CW-81)."""
    card = step.state.mode.card
    if card is not None and card.gains_purchases:
        gain_chosen(step, 1, "purchase")


def go_on_track(step: Step[State], circles: int, shown: int | None = None) -> None:
    """Fill in up to so many circles: of the track `shown` by a die, or of the one that it picks (CW-80).

    A blocked track gives way to the other one; one free circle is not blocked; both blocked: nothing.
    """
    state, legend = step.state, legend_of(step.state)
    leads = [mine - its for mine, its in zip(state.captains[PLAYER].tracks, state.captains[legend].tracks, strict=True)]
    behind = leads[ATTRIBUTES] > max(leads[BOATS], 0)
    first = shown if shown is not None else ATTRIBUTES if behind else BOATS
    for kind in (first, 1 - first):
        free = open_circles(state.sheet, state.captains[legend], kind, circles)
        if free:
            if kind != first:
                step.emit(CaptainTookTrack(kind, "blocked"))
            elif shown is None:
                step.emit(CaptainTookTrack(kind, "lead" if leads[kind] > 0 else "boat"))
            fill_circles(step, legend, kind, free)
            return
    step.emit(CaptainPassed("blocked"))
