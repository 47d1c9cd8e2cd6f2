"""What one captain's sheet seems worth by the end of the match, in RP.

What counts already is counted; Pirates, circles and attacks are worth what they usually become. The weights are
estimates, tuned by matches of the bots against each other.
"""

from __future__ import annotations

from captains.games.captains_war.judge_hand import ON_THE_WAY, Hand, best_plan
from captains.games.captains_war.judge_time import turns_left
from captains.games.captains_war.rules.command_bonus import bonus, is_taken
from captains.games.captains_war.state import Captain, State

STRENGTH, SURPLUS, AHEAD = 0.6, 0.12, 6
"""What a point of Strength is worth up to so much ahead of the strongest rival, and beyond."""
PIRATE = 0.25
CIRCLE, LEAD = 0.95, 0.7
"""What a circle of a track is worth, and one more than everybody else on the Attribute track."""
ATTACK_BONUS, DEFENCE_BONUS = 0.3, 0.15
"""For each turn to come."""
ATTACKS = (-5.0, -2.8, 0.5, 7.0)
"""What having initiated so many attacks is worth while there is time for more."""
BEFORE = ("roll", "aside", "loot")


def sheet_worth(view: State, seat: int) -> float:
    """The worth of a captain's sheet, from what everybody may see."""
    captain, turns = view.captains[seat], turns_left(view)
    value = acquired(view, captain, seat) + _on_the_way(view, captain) + hand_worth(view, seat, turns)
    value += crew_worth(*strength(captain), rival_strength(view, seat))
    value += track_worth(view, seat, 0, captain.tracks[0]) + track_worth(view, seat, 1, captain.tracks[1])
    value += ATTACKS[min(captain.attacks, len(ATTACKS) - 1)]
    return value + turns * (ATTACK_BONUS * captain.attack_bonus + DEFENCE_BONUS * captain.defence_bonus)


def acquired(view: State, captain: Captain, seat: int) -> int:
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
    counts = [
        min(owned, len(kind.acquisitions) - 1) for owned, kind in zip(captain.owned, view.sheet.kinds, strict=True)
    ]
    return ON_THE_WAY * sum(counts)


def hand_worth(view: State, seat: int, turns: int) -> float:
    """What Resources and coins in hand seem worth, the best use of them in this turn included."""
    hand = hand_of(view, seat, turns)
    return best_plan(view.sheet, hand.held, hand.coins, hand).worth


def hand_of(view: State, seat: int, turns: int) -> Hand:
    """What a captain has in hand."""
    captain, phase, (one, other) = view.captains[seat], view.phase, view.sheet.kinds
    first = second = False
    for each in view.captains:
        first |= each.command[0] == 1
        second |= each.command[1] == 1
    held = tuple([row.circled - row.filled for row in captain.resources])
    acquires = not captain.acquired and (phase in BEFORE or (phase == "command" and not captain.done))
    coins = captain.coins.circled - captain.coins.filled
    return Hand(held, coins, captain.owned, (one.bonuses[first], other.bonuses[second]), turns, acquires)


def crew_worth(total: int, count: int, rival: int) -> float:
    """Strength counts up to a lead in the Naval Battle, then little; a Pirate more is one more that can board."""
    useful = min(total, rival + AHEAD)
    return STRENGTH * useful + SURPLUS * (total - useful) + PIRATE * min(count, 6)


def rival_strength(view: State, seat: int) -> int:
    """The Strength of the strongest other crew."""
    return max([strength(each)[0] for other, each in enumerate(view.captains) if other != seat])


def track_worth(view: State, seat: int, kind: int, count: int) -> float:
    """So many circles count about their share of the track's RP; leading the Attribute track counts a little more."""
    if kind:
        return CIRCLE * count
    best = max([each.tracks[0] for other, each in enumerate(view.captains) if other != seat])
    return CIRCLE * count + LEAD * min(max(count - best, -2), 2)


def strength(captain: Captain) -> tuple[int, int]:
    """Strength of all Pirates that are left, and how many they are."""
    total = count = 0
    for row, each in enumerate(captain.pirates, 1):
        held = each.circled - each.filled
        total += row * held
        count += held
    return total, count
