"""The fast policy of Captains' War, by which matches are played on when decisions are tried out.

It weighs only what a decision changes: a die by what it adds to hand, crew or track, a turn's purchases by the plan for
the hand. Crews are drawn among those that cost less than a victory brings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from captains.engine.offers import Offer
from captains.games.captains_war.actions import (
    Acquire,
    Attack,
    BuyResource,
    CommitCrew,
    Decline,
    Done,
    PickDie,
    Recruit,
    SetAside,
    TakeCircles,
    TakeCoins,
)
from captains.games.captains_war.events import Crew
from captains.games.captains_war.judge_battle import crews_of, ending_now
from captains.games.captains_war.judge_gains import Gains
from captains.games.captains_war.judge_sheet import strength
from captains.games.captains_war.rules.crews import least
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.rules.rows import blank_pirates, blank_resources
from captains.games.captains_war.rules.tracks import open_circles
from captains.games.captains_war.state import State

MOST_SPENT = 10
"""The Strength of the strongest crew that is usually worth what it costs."""


def quick(state: State, offers: Sequence[Offer], seat: int, below: Callable[[int], int]) -> Any:
    """What this captain does."""
    match state.phase:
        case "loot":
            return best_pick(state, seat)[1] if len(state.captains[seat].picks) < PICKS else Done()
        case "command":
            return _purchase(state, seat)
        case "aside":
            return _aside(state, seat)
        case "attack":
            return _attack(state, offers, seat)
        case "crews":
            return CommitCrew(_crew(state, seat, below))
        case _:
            return _reward(state, offers, seat)


def best_pick(state: State, seat: int) -> tuple[float, PickDie]:
    """The die that gains most now, and how it is picked."""
    captain = state.captains[seat]
    barred = state.aside if seat != state.active else None
    gains = Gains(state, seat)
    worth, die = max(
        [(pick_worth(gains, die), die) for die in range(len(state.faces)) if die != barred and die not in captain.picks]
    )
    return worth, _way(gains, die)


def pick_worth(gains: Gains, die: int) -> float:
    """What picking this die gains."""
    face = gains.view.sheet.dice[die].faces[gains.view.faces[die]]
    match face.kind:
        case "coins":
            return gains.coins(face.amount)
        case "resource":
            return gains.resource(face.which, face.amount)
        case "joker":
            return max([gains.resource(each, face.amount) for each in range(len(gains.hand.held))])
        case "pirate":
            return gains.pirate(face.which + 1)
        case "track":
            return gains.circles(face.which, face.amount)


def _way(gains: Gains, die: int) -> PickDie:
    face = gains.view.sheet.dice[die].faces[gains.view.faces[die]]
    if face.kind == "joker":
        return PickDie(die, max(range(len(gains.hand.held)), key=lambda each: gains.resource(each, face.amount)))
    if face.kind == "track":
        return PickDie(die, None, open_circles(gains.view.sheet, gains.captain, face.which, face.amount))
    return PickDie(die)


def _purchase(state: State, seat: int) -> Any:
    """The next step of the plan for the hand; then Pirates, as long as they are worth more than their price."""
    gains = Gains(state, seat)
    plan = gains.plan
    buys = [resource for resource in plan.buys if blank_resources(state, seat, resource)]
    if buys:
        return BuyResource(buys[0])
    if plan.kind is not None and not plan.buys:
        return Acquire(plan.kind, plan.jokers)
    best, strength = 0.0, 0
    for row, printed in enumerate(state.sheet.pirates):
        if printed.cost <= gains.hand.coins and blank_pirates(state, seat, row) > 0:
            worth = gains.crew(row + 1, 1) + gains.coins(-printed.cost)
            if worth > best:
                best, strength = worth, row + 1
    return Recruit(strength) if strength else Done()


def _aside(state: State, seat: int) -> SetAside:
    """What the strongest rival would like most."""
    rivals = [other for other in range(len(state.captains)) if other != seat]
    rival = rivals[0] if len(rivals) == 1 else max(rivals, key=lambda other: sum(state.captains[other].owned))
    gains = Gains(state, rival)
    return SetAside(max(range(len(state.faces)), key=lambda die: pick_worth(gains, die)))


def _attack(state: State, offers: Sequence[Offer], seat: int) -> Attack | Decline:
    """The captain with the weakest crew; nobody, if that ended the match while one is behind."""
    targets = [action.target for offer in offers for action in offer.choices if isinstance(action, Attack)]
    captains, last = state.captains, state.sheet.battles - 1
    target = min(targets, key=lambda other: (len(captains[other].lines) >= last, strength(captains[other])[0]))
    if state.ends or (len(captains[seat].lines) < last and len(captains[target].lines) < last):
        return Attack(target)
    return Attack(target) if ending_now(state, seat) > 0 else Decline()


def _crew(state: State, seat: int, below: Callable[[int], int]) -> Crew:
    """As in an auction in which all pay: any crew that costs no more than a victory brings, or wins for sure."""
    battle, captains = state.battle, state.captains
    assert battle is not None, "an attack was declared"
    other = captains[battle.defender if seat == battle.attacker else battle.attacker]
    crews = crews_of(captains[seat].crew, least(battle, seat, captains[seat]), state.sheet.boarding.crew)
    enough = sum(other.crew[: state.sheet.boarding.crew]) + 2
    most = min(enough, MOST_SPENT)
    count = sum([sum(crew) <= most for crew in crews])
    return crews[below(max(1, count))]


def _reward(state: State, offers: Sequence[Offer], seat: int) -> TakeCoins | TakeCircles:
    gains = Gains(state, seat)
    best = -1.0
    chosen: TakeCoins | TakeCircles | None = None
    for offer in offers:
        for action in offer.choices:
            if isinstance(action, TakeCoins):
                worth = gains.coins(state.sheet.boarding.coins)
            else:
                worth = gains.circles(action.kind, action.circles) if action.circles else 0.0
            if worth > best:
                best, chosen = worth, action
    assert chosen is not None, "a winner has a choice"
    return chosen
