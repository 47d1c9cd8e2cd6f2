"""The Legendary Captain's phase, step by step: table, two dice, one acquisition, one Pirate (CW-74, CW-75, CW-82)."""

from __future__ import annotations

from captains.engine.chance import Beat
from captains.engine.step import Step
from captains.games.captains_war.events import FlagFilled, PhaseEnded
from captains.games.captains_war.events_solo import CaptainChose, CaptainPassed, CaptainsStep
from captains.games.captains_war.events_solo import Step as ItsStep
from captains.games.captains_war.rules.acquisitions import next_of
from captains.games.captains_war.rules.command_bonus import announce
from captains.games.captains_war.rules.rows import (
    blank_pirates,
    blank_resources,
    circle_pirate,
    circle_resource,
    fill_coins,
    fill_resource,
)
from captains.games.captains_war.rules.solo import its_loot
from captains.games.captains_war.rules.solo.legendary_captain import card_of, fewest, legend_of, solo_of
from captains.games.captains_war.state import State

STEPS: tuple[ItsStep, ...] = ("table", "first die", "second die", "acquisition", "recruiting")
"""The steps of its phase in their order."""


def next_step(state: State) -> ItsStep:
    """The step that its phase goes on with."""
    return STEPS[STEPS.index(state.its_step) + 1] if state.its_step else STEPS[0]


def step_due(state: State) -> Beat:
    """Its next step happens by itself."""
    return Beat(f"{state.names[legend_of(state)]}: {next_step(state)}")


def go_on(step: Step[State]) -> None:
    """Take the next step of its phase. After the last one the Command bonuses are announced and boarding begins."""
    which, row = next_step(step.state), its_loot.table_row(step.state)
    step.emit(CaptainsStep(which, row))
    match which:
        case "first die" | "second die":
            its_loot.take(step, STEPS.index(which) - 1)
        case "acquisition":
            acquire(step)
        case "recruiting":
            if not card_of(step.state).recruits:
                step.emit(CaptainPassed("card"))
            elif not solo_of(step.state.sheet).table[row].recruits:
                step.emit(CaptainPassed("table"))
            else:
                recruit(step)
            announce(step)
            step.emit(PhaseEnded("captain"))


def acquire(step: Step[State]) -> None:
    """Make the acquisition within reach that is worth more RP, buying what is missing (CW-74).

    Of two worth the same it takes the Boat, as with the tracks (CW-80).
    """
    state = step.state
    within = [kind for kind in range(len(state.sheet.kinds)) if within_reach(state, kind)]
    if not within:
        step.emit(CaptainPassed("cost"))
        return
    made = [next_of(state.sheet, state.captains[legend_of(state)], kind) for kind in within]
    _, kind = max((wanted.rp, kind) for wanted, kind in zip(made, within, strict=True) if wanted is not None)
    _make(step, kind)


def within_reach(state: State, kind: int) -> bool:
    """Whether it can make the next acquisition of a kind with what it has and can buy, places for that being left."""
    legend = legend_of(state)
    captain = state.captains[legend]
    wanted = next_of(state.sheet, captain, kind)
    if wanted is None:
        return False
    held = [row.held for row in captain.resources]
    missing = [max(0, price - have) for price, have in zip(wanted.cost, held, strict=True)]
    spare = sum(max(0, have - price) for price, have in zip(wanted.cost, held, strict=True))
    blank = [blank_resources(state, legend, resource) for resource in range(len(held))]
    jokers = max(0, wanted.jokers - spare)
    room = all(lacks <= left for lacks, left in zip(missing, blank, strict=True))
    enough = room and jokers <= sum(blank) - sum(missing)
    return enough and (sum(missing) + jokers) * state.sheet.coins.price <= captain.coins.held


def _make(step: Step[State], kind: int) -> None:
    """Buy what is missing, fill in the Resources from the top of the chest, then those for Jokers, then the flag."""
    legend = legend_of(step.state)
    wanted = next_of(step.state.sheet, step.state.captains[legend], kind)
    assert wanted is not None, "it is within reach"
    for resource, price in enumerate(wanted.cost):
        for _ in range(price - step.state.captains[legend].resources[resource].held):
            _buy(step, resource)
        fill_resource(step, legend, resource, price)
    for _ in range(wanted.jokers):
        rows = step.state.captains[legend].resources
        if not any(row.held for row in rows):
            blank = [each for each in range(len(rows)) if blank_resources(step.state, legend, each)]
            resource = fewest(step.state, blank)
            step.emit(CaptainChose(resource, "missing"))
            _buy(step, resource)
        else:
            resource = max(range(len(rows)), key=lambda each: (rows[each].held, each))
            step.emit(CaptainChose(resource, "cost"))
        fill_resource(step, legend, resource, 1)
    step.emit(FlagFilled(legend, kind))


def _buy(step: Step[State], resource: int) -> None:
    legend = legend_of(step.state)
    fill_coins(step, legend, step.state.sheet.coins.price)
    circle_resource(step, legend, resource, 1)


def recruit(step: Step[State]) -> None:
    """Recruit one Pirate of the highest Strength it can pay and has a place for (CW-75)."""
    state, legend = step.state, legend_of(step.state)
    coins = state.captains[legend].coins.held
    paid = [row for row, printed in enumerate(state.sheet.pirates) if printed.cost <= coins]
    rows = [row for row in paid if blank_pirates(state, legend, row)]
    if not rows:
        step.emit(CaptainPassed("full" if paid else "cost"))
        return
    fill_coins(step, legend, state.sheet.pirates[rows[-1]].cost)
    circle_pirate(step, legend, rows[-1])


def recruit_last(step: Step[State]) -> None:
    """Before the Naval Battle it spends its GP on one last Pirate, unless it never recruits (CW-82)."""
    if step.state.mode.card is not None and step.state.mode.card.recruits:
        step.emit(CaptainsStep("last recruit"))
        recruit(step)
