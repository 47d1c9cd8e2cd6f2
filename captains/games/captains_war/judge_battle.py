"""What attacks and crews seem worth in Captains' War: totals against what the other side may send, all of it public."""

from __future__ import annotations

from functools import lru_cache

from captains.games.captains_war.events import Crew
from captains.games.captains_war.judge_sheet import ATTACKS, STRENGTH
from captains.games.captains_war.judge_solo import named_crews, stakes
from captains.games.captains_war.state import State

REWARD = 3.2
LOSER = 0.8
HABITS: tuple[tuple[str, float], ...] = (
    ("none", 2.5),
    ("weakest", 3.0),
    ("middle", 2.0),
    ("strongest", 2.0),
    ("two", 1.5),
    ("three", 1.0),
)
"""What crews captains send, and how often in comparison."""


def attack_worth(view: State, seat: int, target: int) -> float:
    """What attacking this captain gains over declining."""
    captain = view.captains[seat]
    attacks = captain.attacks
    counted = ATTACKS[min(attacks + 1, len(ATTACKS) - 1)] - ATTACKS[min(attacks, len(ATTACKS) - 1)]
    last = len(captain.lines) + 1 >= view.sheet.battles and view.mode.legend is None
    crews = {crew for crew, _ in habits(captain.crew, view.sheet.boarding.crew, not captain.attack_bonus)}
    best = max(_crew_worth(view, seat, target, crew, attacking=True) for crew in crews)
    return counted + best - 0.6 - (1.0 if last else 0.0)


def crew_worth(view: State, seat: int, crew: Crew) -> float:
    """What committing this crew is worth in the battle under way: the chance of winning, less what it costs."""
    battle = view.battle
    assert battle is not None, "crews are committed in a battle"
    attacking = seat == battle.attacker
    return _crew_worth(view, seat, battle.defender if attacking else battle.attacker, crew, attacking)


def _crew_worth(view: State, seat: int, other: int, crew: Crew, attacking: bool) -> float:
    mine, theirs, printed = view.captains[seat], view.captains[other], view.sheet.boarding
    total = sum(crew)
    if attacking:
        total += printed.attack_bonus if mine.attack_bonus else 0
        against = printed.defence_bonus if theirs.defence_bonus else 0
    else:
        total += printed.defence_bonus if mine.defence_bonus else 0
        against = printed.attack_bonus if theirs.attack_bonus else 0
    must = not attacking and not theirs.attack_bonus
    wins_ties = _wins_ties(view, seat, other, attacking)
    chance, solo = 0.0, other == view.mode.legend
    for sent, weight in named_crews(view, not attacking) if solo else habits(theirs.crew, printed.crew, must):
        margin = total - sum(sent) - against
        chance += weight if margin > 0 or (margin == 0 and wins_ties) else 0.0
    win, lose = stakes(view) if solo else (REWARD, LOSER)
    return (win + lose) * chance - STRENGTH * sum(crew) - 0.15 * len(crew)


def _wins_ties(view: State, seat: int, other: int, attacking: bool) -> bool:
    mine, theirs = seat in view.arms_masters, other in view.arms_masters
    return mine if mine != theirs else not attacking


@lru_cache(maxsize=2048)
def habits(crew: Crew, most: int, must: bool) -> tuple[tuple[Crew, float], ...]:
    """The crews a captain with these Pirates may send, and how likely; `must` leaves out none, if there is anybody."""
    if not crew:
        return (((), 1.0),)
    sent: dict[str, Crew] = {
        "none": (),
        "weakest": crew[-1:],
        "middle": crew[len(crew) // 2 :][:1],
        "strongest": crew[:1],
        "two": crew[: min(2, most)],
        "three": crew[:most],
    }
    found: dict[Crew, float] = {}
    for name, weight in HABITS:
        if name != "none" or not must:
            found[sent[name]] = found.get(sent[name], 0.0) + weight
    whole = sum(found.values())
    return tuple((each, weight / whole) for each, weight in found.items())
