"""What one captain's sheet seems worth by the end of the match, in RP.

What counts already is counted; Pirates, circles and attacks are worth what they usually become. The weights are
estimates, tuned by matches of the bots against each other.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from captains.games.captains_war.judge_hand import ON_THE_WAY, Hand, best_plan
from captains.games.captains_war.judge_time import turns_left
from captains.games.captains_war.rules.command_bonus import bonus, is_taken
from captains.games.captains_war.state import Captain, State

STRENGTH = 0.6
SURPLUS, AHEAD = 0.12, 6
"""What a point of Strength is worth in battles, beside the Naval Battle."""
PIRATE = 0.25
BEFORE = ("roll", "aside", "loot")
UNSURE = (3.0, 2.0)
"""How far ahead in Strength one must be for about 3 chances in 4: at the end, and more for each turn to come."""
CIRCLE, LEAD = 0.95, 0.7
"""What a circle of the Attribute and of the Boat track is worth for the gains that come nearer."""
CIRCLES_UNSURE = (0.4, 0.25)
FILLED = 0.85
"""Circles of a track that one captain fills in a turn, where a whole track is what counts."""
ATTACK_BONUS, DEFENCE_BONUS = 0.3, 0.15
"""For each turn to come."""
ATTACKS = (-5.0, -2.8, 0.5, 7.0)
"""What having initiated so many attacks is worth with most of the match to come."""


def sheet_worth(view: State, seat: int, stakes: float = 1.0) -> float:
    """The worth of a captain's sheet, from what everybody may see.

    `stakes` is how much ranks count in which captains outdo each other: more than 1 for the RP that rivals then lose.
    """
    turns, captain = turns_left(view), view.captains[seat]
    value = acquired_rp(view, captain, seat) + _on_the_way(view, captain) + hand_worth(view, seat, turns)
    rivals = tuple([strength(each)[0] for other, each in enumerate(view.captains) if other != seat])
    value += crew_worth(*strength(captain), rivals, turns, view.mode.war_rp, stakes)
    for kind in (0, 1):
        value += track_worth(view, seat, kind, captain.tracks[kind], turns, stakes)
    value += attacks_worth(view, captain, turns)
    return value + turns * (ATTACK_BONUS * captain.attack_bonus + DEFENCE_BONUS * captain.defence_bonus)


def stakes_of(view: State) -> float:
    """What a rank gained counts, if what the others lose by it counts too."""
    count = len(view.captains)
    return count / (count - 1)


def acquired_rp(view: State, captain: Captain, seat: int) -> int:
    """RP of the acquisitions made and of the Command bonuses, also of one that is about to be announced."""
    value = 0
    for kind, printed in enumerate(view.sheet.kinds):
        owned = captain.owned[kind]
        value += sum([each.rp for each in printed.acquisitions[:owned]])
        if owned == len(printed.acquisitions):
            value += bonus(view, seat, kind) or printed.bonuses[is_taken(view, kind)]
    return value


def _on_the_way(view: State, captain: Captain) -> float:
    """What the acquisitions made are worth beyond their RP."""
    counts = [min(owned, len(kind.acquisitions) - 1) for owned, kind in zip(captain.owned, view.sheet.kinds, strict=True)]
    return ON_THE_WAY * sum(counts)


def hand_worth(view: State, seat: int, turns: int) -> float:
    """What Resources and coins in hand seem worth, the best use of them in this turn included."""
    hand = hand_of(view, seat, turns)
    return best_plan(view.sheet, hand.held, hand.coins, hand).worth


def hand_of(view: State, seat: int, turns: int) -> Hand:
    """What a captain has in hand."""
    captain, phase, (one, other) = view.captains[seat], view.phase, view.sheet.kinds
    first, second = 0, 0
    for each in view.captains:
        first |= each.command[0] == 1
        second |= each.command[1] == 1
    held = tuple([row.circled - row.filled for row in captain.resources])
    acquires = not captain.acquired and (phase in BEFORE or (phase == "command" and not captain.done))
    coins = captain.coins.circled - captain.coins.filled
    return Hand(held, coins, captain.owned, (one.bonuses[first], other.bonuses[second]), turns, acquires)


@lru_cache(maxsize=16384)
def crew_worth(
    total: int, count: int, rivals: tuple[int, ...], turns: int, points: tuple[int, ...], stakes: float
) -> float:
    """Strength counts in battles to come, and by the chances in the Naval Battle."""
    best = max(rivals)
    useful = min(total, best + AHEAD)
    return STRENGTH * useful + SURPLUS * (total - useful) + PIRATE * min(count, 6)


def track_worth(view: State, seat: int, kind: int, count: int, turns: int, stakes: float) -> float:
    """Circles by the RP printed, or the chances in their ranking, or those to complete the track."""
    value = CIRCLE * count
    if kind == 0:
        best = max([each.tracks[0] for other, each in enumerate(view.captains) if other != seat])
        value += LEAD * min(max(count - best, -2), 2)
    return value


def _completed(view: State, seat: int, kind: int, count: int, turns: int) -> float:
    """The chance to complete the track, and to be the first."""
    mode, whole = view.mode, len(view.sheet.kinds[kind].track)
    first, second = (mode.attribute_rp if kind == 0 else mode.boat_rp)[:2]
    mine, its = view.captains[seat], view.captains[1 - seat]
    done, other = mine.completed[kind], its.completed[kind]
    if done or count == whole:
        return second if other and (not done or other < done) else first
    near, theirs = _completing(whole - count, turns), _completing(whole - its.tracks[kind], turns)
    before = 1.0 if other else theirs * _chance((its.tracks[kind] - count) / 2)
    return near * (first - (first - second) * before)


@lru_cache(maxsize=512)
def _completing(blank: int, turns: int) -> float:
    if turns <= 0:
        return 0.0
    return _chance((FILLED * turns + 0.4 - blank) / (0.4 + 0.28 * turns))


def attacks_worth(view: State, captain: Captain, turns: int) -> float:
    """The RP for attacks as they are, and as they usually become while there is time."""
    count = captain.attacks
    points = 0
    for step in view.sheet.scores.attacks:
        if step.attacks <= count:
            points = step.rp
    share = min(1.0, turns / 5)
    return share * ATTACKS[min(count, len(ATTACKS) - 1)] + (1 - share) * points


def by_rank(points: tuple[int, ...], ahead: list[float]) -> float:
    """Points to be expected, by the chances to be ahead of each rival: of the first rank, else of those below."""
    first = 1.0
    for chance in ahead:
        first *= chance
    if len(ahead) == 1:
        second = points[1] if len(points) > 1 else 0
        return points[0] * first + second * (1 - first)
    share = sum(ahead) / len(ahead)
    low = points[1:3] or (0,)
    return points[0] * first + (1 - first) * sum(low) / len(low) * min(1.0, 0.35 + share)


@lru_cache(maxsize=8192)
def _chance(margin: float) -> float:
    """The chance to be ahead in the end, by how far ahead one is."""
    return 1 / (1 + exp(-1.1 * margin))


def strength(captain: Captain) -> tuple[int, int]:
    """Strength of all Pirates that are left, and how many they are."""
    total = count = 0
    for row, each in enumerate(captain.pirates, 1):
        held = each.circled - each.filled
        total += row * held
        count += held
    return total, count
