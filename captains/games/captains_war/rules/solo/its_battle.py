"""Boarding in a solo game: whether the Captain attacks, its crew by the yellow die, its reward (CW-76 to CW-79)."""

from __future__ import annotations

from collections import Counter

from captains.engine.chance import Beat, Roll
from captains.engine.secrets import Hidden
from captains.engine.step import Step
from captains.games.captains_war.events import CrewCommitted, PirateFilled
from captains.games.captains_war.events_solo import CaptainsStep, ChallengeRolled, PirateNamed
from captains.games.captains_war.rules import boarding
from captains.games.captains_war.rules.crews import committed, declare, fight_if_both
from captains.games.captains_war.rules.loot import roll_due
from captains.games.captains_war.rules.reward import end_battle
from captains.games.captains_war.rules.rows import circle_coins, circle_resource, fill_coins
from captains.games.captains_war.rules.solo.legendary_captain import PLAYER, card_of, go_on_track, legend_of, solo_of
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import State


def begin(step: Step[State]) -> None:
    """After the Captain's phase: without a Pirate it cannot attack, no dice are rolled, and the player may (CW-76)."""
    state = step.state
    if state.phase == "challenge" and not state.captains[legend_of(state)].crew:
        step.emit(ChallengeRolled((), False))
        boarding.begin(step)


def challenge_due(state: State) -> Roll:
    """The blue dice (CW-76)."""
    return dice_due(state.sheet, tuple(n for n, die in enumerate(state.sheet.dice) if die.colour == "blue"))


def challenge(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """Exactly two showing the same side: the Captain attacks; else the player may."""
    state = step.state
    blue = [die for die in state.sheet.dice if die.colour == "blue"]
    sides = Counter(die.faces[face] for die, face in zip(blue, answer, strict=True))
    attacks = max(sides.values()) == 2
    step.emit(ChallengeRolled(answer, attacks, typed))
    if attacks:
        declare(step, legend_of(state), PLAYER)
    else:
        boarding.begin(step)


def naming_due(state: State) -> Roll | None:
    """The yellow die, as often as a crew may have Pirates, once the player's crew is committed (CW-77)."""
    battle, legend = state.battle, legend_of(state)
    if battle is None or committed(battle, legend) or not committed(battle, PLAYER):
        return None
    yellow = next(n for n, die in enumerate(state.sheet.dice) if die.colour == "yellow")
    return dice_due(state.sheet, (yellow,))


def name_pirate(step: Step[State], answer: tuple[int, ...], typed: bool) -> None:
    """The die names the weakest Pirate left, none, or the strongest left, which is filled in; after the last roll the
    battle is fought."""
    names = solo_of(step.state.sheet).naming[answer[0]]
    crew = step.state.captains[legend_of(step.state)].crew
    strength = 0 if names == "none" or not crew else crew[-1] if names == "weakest" else crew[0]
    _name(step, strength, answer[0], typed)
    battle = step.state.battle
    assert battle is not None, "the die names Pirates in a battle"
    if len(battle.named) < step.state.sheet.boarding.crew:
        return
    legend = legend_of(step.state)
    if battle.attacker == legend and not any(battle.named):
        _name(step, step.state.captains[legend].crew[-1], None, False)
        battle = step.state.battle
        assert battle is not None, "it is still being fought"
    named = tuple(sorted(filter(None, battle.named), reverse=True))
    step.emit(CrewCommitted(legend, Hidden(named, (legend,))))
    fight_if_both(step)


def _name(step: Step[State], strength: int, face: int | None, typed: bool) -> None:
    step.emit(PirateNamed(strength, face, typed))
    if strength:
        step.emit(PirateFilled(legend_of(step.state), strength))


def reward_due(state: State) -> Beat | None:
    """The Captain's reward happens by itself, if it has won."""
    if state.battle is None or state.battle.winner != state.mode.legend:
        return None
    return Beat(f"{state.names[legend_of(state)]}: reward")


def take_reward(step: Step[State]) -> None:
    """All that its card gives; GP are stolen from the player as far as they go (CW-79, CW-80)."""
    legend, wins = legend_of(step.state), card_of(step.state).wins
    step.emit(CaptainsStep("reward"))
    fill_coins(step, PLAYER, wins.coins)
    circle_coins(step, legend, wins.coins)
    for resource, n in enumerate(wins.resources):
        circle_resource(step, legend, resource, n)
    if wins.circles:
        go_on_track(step, wins.circles)
    end_battle(step)


def dice_due(sheet: Sheet, which: tuple[int, ...]) -> Roll:
    """These of the six dice."""
    whole = roll_due(sheet)
    return Roll(tuple(whole.dice[n] for n in which), tuple(whole.faces[n] for n in which), which=which)
