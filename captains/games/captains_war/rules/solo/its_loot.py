"""The Legendary Captain's loot: the two dice that follow from the player's pair (CW-72, CW-73)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.captains_war.events import DiePicked
from captains.games.captains_war.events_solo import CaptainChose
from captains.games.captains_war.rules.rows import circle_coins, circle_pirate, circle_resource
from captains.games.captains_war.rules.solo.legendary_captain import (
    PLAYER,
    fewest,
    gain_chosen,
    go_on_track,
    legend_of,
    solo_of,
)
from captains.games.captains_war.sheet import Face
from captains.games.captains_war.state import State


def table_row(state: State) -> int:
    """The row of the Captain's table, from 0, for the two dice that the player has picked."""
    pair = sorted(state.sheet.dice[die].colour for die in state.captains[PLAYER].picks)
    return next(n for n, row in enumerate(solo_of(state.sheet).table) if sorted(row.player) == pair)


def take(step: Step[State], number: int) -> None:
    """Take the first or second die of that row (0 or 1): the face rolled this turn, the player's own dice included."""
    state, legend = step.state, legend_of(step.state)
    colour = solo_of(state.sheet).table[table_row(state)].captain[number]
    taken = state.captains[legend].picks
    dice = [n for n, printed in enumerate(state.sheet.dice) if printed.colour == colour and n not in taken]
    faces = {die: state.sheet.dice[die].faces[state.faces[die]] for die in dice}
    best = max(map(rank, faces.values()))
    equal = [die for die in dice if rank(faces[die]) == best]
    die = _chosen(state, equal, faces)
    face = faces[die]
    step.emit(DiePicked(legend, die))
    match face.kind:
        case "coins":
            circle_coins(step, legend, face.amount)
        case "pirate":
            circle_pirate(step, legend, face.which)
        case "track":
            go_on_track(step, face.amount, face.which)
        case "joker":
            gain_chosen(step, face.amount, "joker")
        case "resource":
            if len({faces[each].which for each in equal}) > 1:
                step.emit(CaptainChose(face.which, "dice"))
            circle_resource(step, legend, face.which, face.amount)


def rank(face: Face) -> tuple[bool, int]:
    """What it takes first of several dice of one colour: a Joker, then a double, then a single Resource (CW-73)."""
    return face.kind == "joker", face.amount


def _chosen(state: State, equal: list[int], faces: dict[int, Face]) -> int:
    """Of several equal dice the one with the Resource of which it has the fewest."""
    if any(faces[die].kind != "resource" for die in equal):
        return equal[0]
    resource = fewest(state, [faces[die].which for die in equal])
    return next(die for die in equal if faces[die].which == resource)
