"""The loot phase: roll, set one die aside, pick two dice each and take what they show (CW-08a, CW-10 to CW-13)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.chance import Roll
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.actions import PickDie, SetAside
from captains.games.captains_war.events import DiceRolled, DiePicked, DieSetAside
from captains.games.captains_war.rules.rows import circle_coins, circle_pirate, circle_resource
from captains.games.captains_war.rules.tracks import check_circles, fill_circles, open_circles
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import State

PICKS = 2
"""Dice each captain picks in a turn (CW-11)."""


def roll_due(sheet: Sheet) -> Roll:
    """The six dice; the blue ones are numbered, so that they can be told apart (CW-02)."""
    colours = [die.colour for die in sheet.dice]
    names = [
        f"{colour} {colours[: number + 1].count(colour)}" if colours.count(colour) > 1 else colour
        for number, colour in enumerate(colours)
    ]
    return Roll(tuple(names), tuple(len(die.faces) for die in sheet.dice))


def roll(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """The dice have fallen (CW-10)."""
    step.emit(DiceRolled(answer, typed))


def check_set_aside(state: State, seat: int, action: SetAside) -> Refusal | None:
    """Why this die may not be set aside by this captain now (CW-10)."""
    if state.phase != "aside":
        return Refusal("turn", "CW-10", "A die is set aside right after the roll, and only one.")
    if seat != state.active:
        return Refusal("turn", "CW-10", f"{state.names[state.active]} is the active captain and sets a die aside.")
    if not 0 <= action.die < len(state.faces):
        return Refusal("form", "CW-10", f"There is no die {action.die + 1}; there are {len(state.faces)}.")
    return None


def set_aside(step: Step[State], seat: int, action: SetAside) -> None:
    """Set the die aside."""
    step.emit(DieSetAside(action.die))


def check_pick(state: State, seat: int, action: PickDie) -> Refusal | None:
    """Why this captain may not pick this die, or not in this way (CW-11 to CW-13)."""
    if state.phase != "loot":
        return Refusal("turn", "CW-11", "Dice are picked in the loot phase, once one is set aside.")
    captain = state.captains[seat]
    if len(captain.picks) >= PICKS:
        return Refusal("rule", "CW-11", "You have picked your two dice.")
    die = action.die
    if not 0 <= die < len(state.faces):
        return Refusal("form", "CW-11", f"There is no die {die + 1}; there are {len(state.faces)}.")
    if die == state.aside and seat != state.active:
        words = f"{state.names[state.active]} has set the {_name(state.sheet, die)} die aside."
        return Refusal("rule", "CW-10", words)
    if die in captain.picks:
        return Refusal("rule", "CW-11", "You have picked that die already; the two must differ.")
    face = state.sheet.dice[die].faces[state.faces[die]]
    if face.kind == "joker":
        if action.resource is None or not 0 <= action.resource < len(captain.resources):
            return Refusal("form", "CW-12", "A Joker is one Resource of your choice: say which.")
    elif action.resource is not None:
        return Refusal("form", "CW-12", "Only a Joker lets you choose the Resource.")
    if face.kind == "track":
        return check_circles(state.sheet, captain, face.which, action.circles, face.amount)
    if action.circles is not None:
        return Refusal("form", "CW-13", "Only the red die fills in circles.")
    return None


def pick(step: Step[State], seat: int, action: PickDie) -> None:
    """Pick the die and take what it shows."""
    die = action.die
    face = step.state.sheet.dice[die].faces[step.state.faces[die]]
    step.emit(DiePicked(seat, die))
    match face.kind:
        case "coins":
            circle_coins(step, seat, face.amount)
        case "resource":
            circle_resource(step, seat, face.which, face.amount)
        case "joker":
            circle_resource(step, seat, action.resource or 0, face.amount)
        case "pirate":
            circle_pirate(step, seat, face.which)
        case "track":
            fill_circles(step, seat, face.which, action.circles or 0)


@lru_cache(maxsize=16)
def aside_offer(seat: int, dice: int) -> Offer:
    """Set any die aside."""
    return Offer(seat, "SetAside", tuple(SetAside(die) for die in range(dice)))


def pick_offer(state: State, seat: int) -> Offer | None:
    """The dice this captain may still pick, each with its ways; None once two are picked."""
    captain = state.captains[seat]
    if len(captain.picks) >= PICKS:
        return None
    barred = state.aside if seat != state.active else None
    sheet, picks = state.sheet, captain.picks
    ways: list[int] = []
    for die, (printed, up) in enumerate(zip(sheet.dice, state.faces, strict=True)):
        if die == barred or die in picks:
            ways.append(BARRED)
            continue
        face = printed.faces[up]
        if face.kind == "track":
            ways.append(open_circles(sheet, captain, face.which, face.amount))
        else:
            ways.append(JOKER if face.kind == "joker" else PLAIN)
    return _pick_offer(seat, tuple(ways), len(captain.resources))


BARRED, PLAIN, JOKER = -3, -2, -1
"""How a die can be picked; 0 and more is the most circles it can fill in."""


@lru_cache(maxsize=4096)
def _pick_offer(seat: int, ways: tuple[int, ...], resources: int) -> Offer:
    choices: list[PickDie] = []
    for die, way in enumerate(ways):
        if way == PLAIN:
            choices.append(PickDie(die))
        elif way == JOKER:
            choices += [PickDie(die, resource) for resource in range(resources)]
        elif way != BARRED:
            choices += [PickDie(die, None, circles) for circles in range(way + 1)]
    return Offer(seat, "PickDie", tuple(choices))


def _name(sheet: Sheet, die: int) -> str:
    return roll_due(sheet).dice[die]
