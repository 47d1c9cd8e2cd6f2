"""What a solo game adds to the judgement: the Captain's gain counts against one's own, and its dice can be foreseen.

It acts by rule and die, so what it will do with a pair of dice and which crews it may send can be worked out.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from captains.engine.step import Step
from captains.games.captains_war.events import Crew
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge_hand import COIN
from captains.games.captains_war.judge_sheet import sheet_worth
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.rules.solo import its_phase
from captains.games.captains_war.sheet_printed import Named
from captains.games.captains_war.state import State

CIRCLE, RESOURCE = 1.6, 1.3
"""What a circle of a track and a Resource won in battle are worth."""
RIVAL = 0.8
"""How much a point of the Captain's counts against a point of one's own."""


def position_worth(view: State, seat: int) -> float:
    """One's own sheet, less what the Captain has on it once it has taken the dice that are already certain."""
    legend = view.mode.legend
    own = sheet_worth(view, seat)
    if legend is None:
        return own
    ahead = _after_its_dice(view) if view.phase == "loot" and len(view.captains[seat].picks) == PICKS else view
    return own - RIVAL * sheet_worth(ahead, legend)


def _after_its_dice(view: State) -> State:
    """As it would be if the player did nothing more in this turn and the Captain had its phase now."""
    step = Step(replace(view, phase="captain"), evolve)
    while step.state.phase == "captain":
        its_phase.go_on(step)
    return step.state


def named_crews(view: State, must: bool) -> tuple[tuple[Crew, float], ...]:
    """The crews that the yellow die may name, and how likely; `must` as when the Captain attacks (CW-77)."""
    assert view.sheet.solo is not None and view.mode.legend is not None, "a solo game has them"
    return _named_crews(view.captains[view.mode.legend].crew, view.sheet.solo.naming, view.sheet.boarding.crew, must)


@lru_cache(maxsize=512)
def _named_crews(crew: Crew, naming: tuple[Named, ...], rolls: int, must: bool) -> tuple[tuple[Crew, float], ...]:
    ways: dict[Crew, dict[Crew, float]] = {crew: {(): 1.0}}
    for _ in range(rolls):
        after: dict[Crew, dict[Crew, float]] = {}
        for left, sent in ways.items():
            for names in naming:
                rest, one = _named(left, names)
                for already, chance in sent.items():
                    party = tuple(sorted((*already, *one), reverse=True))
                    into = after.setdefault(rest, {})
                    into[party] = into.get(party, 0.0) + chance / len(naming)
        ways = after
    found: dict[Crew, float] = {}
    for sent in ways.values():
        for party, chance in sent.items():
            party = crew[-1:] if must and not party else party
            found[party] = found.get(party, 0.0) + chance
    return tuple(found.items())


def _named(left: Crew, names: Named) -> tuple[Crew, Crew]:
    """Who is left, and who is sent."""
    if names == "none" or not left:
        return left, ()
    return (left[:-1], left[-1:]) if names == "weakest" else (left[1:], left[:1])


def legend_stakes(view: State) -> float:
    """What winning a battle rather than losing it is worth to the player, by the card (CW-79)."""
    card = view.mode.card
    assert card is not None, "a solo game has a card"
    return max(card.loses.coins * COIN, card.loses.circles * CIRCLE) + legend_gain(view)


def legend_gain(view: State) -> float:
    """What a victory of the Captain costs the player, in what it gains and takes."""
    card = view.mode.card
    assert card is not None, "a solo game has a card"
    stolen = min(card.wins.coins, view.captains[0].coins.held)
    its = card.wins.coins * COIN + card.wins.circles * CIRCLE + sum(card.wins.resources) * RESOURCE
    return RIVAL * its + COIN * stolen
