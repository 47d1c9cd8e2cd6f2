"""The end told in steps: which there are, what each shows, and the buttons that lead on, back and to the end."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.state import State
from captains.scene.page import Box
from captains.scene.told_buttons import told_buttons

HEADINGS = 7


class Tie(Struct, frozen=True):
    """Two neighbours with equal totals: at which place of their crews they differ (None: nowhere), and the sentence."""

    one: int
    other: int
    place: int | None
    high: int
    low: int
    words: str


class Told(Struct, frozen=True):
    """What is shown at a step: in the Naval Battle totals, a tie, ranks; in the reckoning how many headings."""

    step: int
    steps: int
    totals: bool = False
    tie: Tie | None = None
    ranked: bool = False
    headings: int | None = None
    final: bool = False


def ties_of(state: State) -> tuple[Tie, ...]:
    """Equal totals in the Naval Battle, from the strongest down (CW-53)."""
    order = sorted(range(len(state.captains)), key=lambda seat: (state.ranks[seat], seat))
    found = []
    for one, other in pairwise(order):
        if state.totals[one] == state.totals[other]:
            found.append(_tie(state, one, other))
    return tuple(found)


def _tie(state: State, one: int, other: int) -> Tie:
    first, second = state.captains[one].crew, state.captains[other].crew
    place = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), None)
    names = {"one": state.names[one], "other": state.names[other], "total": state.totals[one]}
    if place is None:
        return Tie(one, other, None, 0, 0, say("naval.same", **names))
    high, low = first[place], second[place]
    words = say("naval.compared" if place == 0 else "naval.compared_next", high=high, low=low, **names)
    return Tie(one, other, place, high, low, words)


def headings_of(state: State) -> int:
    """How many headings the score has: one more where a Legendary Captain's unused Resources count (CW-83)."""
    return HEADINGS if state.mode.legend is None else HEADINGS + 1


def steps_of(state: State) -> int:
    """How many steps the telling has: crews, totals, ties, podium, the headings, the final table."""
    return naval_steps(state) + headings_of(state) + 1


def naval_steps(state: State) -> int:
    """How many of them belong to the Naval Battle."""
    return 3 + len(ties_of(state))


def told_at(state: State, step: int) -> Told:
    """What is shown at this step."""
    ties, naval, steps = ties_of(state), naval_steps(state), steps_of(state)
    step = max(0, min(step, steps - 1))
    if step < naval:
        tie = ties[step - 2] if 2 <= step < naval - 1 else None
        return Told(step, steps, totals=step >= 1, tie=tie, ranked=step == naval - 1)
    shown = step - naval + 1
    return Told(step, steps, headings=min(shown, headings_of(state)), final=step == steps - 1)


def told_on(draft: Draft, told: Told, y: float) -> None:
    """One step on, one back, or to the end at once."""
    on = "reckoning" if told.headings is None and told.ranked else "next"
    foot = Box(0, y, draft.fmt.width, 58 * draft.k)
    draft.buttons(told_buttons(say, foot, draft.k, draft.size(18 * draft.k), told.step, told.steps, on))
