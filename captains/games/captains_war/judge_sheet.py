"""What one captain's sheet seems worth by the end of the match, in RP.

What counts already is counted; coins, Resources and Pirates are worth what they usually become, less and less towards
the end. The weights are estimates, tuned by matches of the bots against each other.
"""

from __future__ import annotations

from captains.games.captains_war.rules.acquisitions import next_of
from captains.games.captains_war.rules.command_bonus import bonus
from captains.games.captains_war.state import Captain, State

COIN = 0.36
NEEDED = 1.1
LATER = 0.6
SPARE = 0.15
STEP = 2.6
CIRCLE = 0.95
STRENGTH = 0.4
SURPLUS = 0.12
PIRATE = 0.25
ATTACK_BONUS, DEFENCE_BONUS = 1.2, 0.6
ATTACKS = (0.0, 2.2, 5.5, 12.0)
"""What having initiated so many attacks is worth above none."""


def sheet_worth(view: State, seat: int) -> float:
    """The worth of a captain's sheet, from what everybody may see."""
    captain = view.captains[seat]
    left = _time_left(view)
    value = _acquired(view, captain, seat) + _tracks(view, captain, seat)
    value += _crew(view, captain, seat)
    value += ATTACKS[min(captain.attacks, len(ATTACKS) - 1)]
    value += ATTACK_BONUS * left * captain.attack_bonus + DEFENCE_BONUS * left * captain.defence_bonus
    held = [row.held for row in captain.resources]
    coin = COIN * left
    value += coin * captain.coins.held + left * _stock(view, captain, held)
    if view.phase in ("loot", "command") and not captain.done and not captain.acquired:
        value += _next_acquisition(view, captain, held, coin, left)
    return value


def _time_left(view: State) -> float:
    """1 at the start of the match, 0 once its end is certain: how far what is not scored yet can still be used."""
    if view.ends:
        return 0.35 if view.phase in ("loot", "command") else 0.0
    printed = view.sheet.coins.printed
    used = max([max(len(each.lines) / view.sheet.battles, each.coins.circled / printed) for each in view.captains])
    if view.mode.legend is not None:
        used = max(used, sum([each.coins.circled for each in view.captains]) / printed)
    return 1.0 if used < 0.5 else max(0.25, 1.6 - 1.2 * used)


def _acquired(view: State, captain: Captain, seat: int) -> float:
    value = 0.0
    for kind, printed in enumerate(view.sheet.kinds):
        owned = captain.owned[kind]
        value += sum(each.rp for each in printed.acquisitions[:owned]) + STEP * owned + bonus(view, seat, kind)
    return value


def _tracks(view: State, captain: Captain, seat: int) -> float:
    """Circles count about their share of the track's RP; leading the Attribute track counts a little more."""
    best = max(each.tracks[0] for other, each in enumerate(view.captains) if other != seat)
    lead = min(max(captain.tracks[0] - best, -2), 2)
    return CIRCLE * (captain.tracks[0] + captain.tracks[1]) + 0.7 * lead


def _crew(view: State, captain: Captain, seat: int) -> float:
    """Strength counts up to a lead in the Naval Battle, then little; a Pirate more is one more that can board."""
    total, count = _strength(captain)
    best = max(_strength(each)[0] for other, each in enumerate(view.captains) if other != seat)
    useful = min(total, best + 6)
    return STRENGTH * useful + SURPLUS * (total - useful) + PIRATE * min(count, 6)


def _strength(captain: Captain) -> tuple[int, int]:
    total = count = 0
    for row, each in enumerate(captain.pirates, 1):
        held = each.circled - each.filled
        total += row * held
        count += held
    return total, count


def _stock(view: State, captain: Captain, held: list[int]) -> float:
    """Resources count by what they are needed for: the next acquisitions, later ones, nothing."""
    soon, later, jokers = [0] * len(held), [0] * len(held), 0
    for kind, printed in enumerate(view.sheet.kinds):
        for number, each in enumerate(printed.acquisitions[captain.owned[kind] :]):
            jokers += each.jokers
            need = later if number else soon
            for resource, price in enumerate(each.cost):
                need[resource] += price
    value, spare = 0.0, 0
    for have, first, second in zip(held, soon, later, strict=True):
        now = min(have, first)
        then = min(have - now, second)
        spare += have - now - then
        value += NEEDED * now + LATER * then
    return value + LATER * min(spare, jokers) + SPARE * max(0, spare - jokers)


def _next_acquisition(view: State, captain: Captain, held: list[int], coin: float, left: float) -> float:
    """Most of what the best acquisition within reach this turn would gain, missing Resources bought."""
    price, best = view.sheet.coins.price, 0.0
    for kind in range(len(view.sheet.kinds)):
        wanted = next_of(view.sheet, captain, kind)
        if wanted is None:
            continue
        used = [min(have, cost) for have, cost in zip(held, wanted.cost, strict=True)]
        spare = min(sum(held) - sum(used), wanted.jokers)
        missing = sum(wanted.cost) + wanted.jokers - sum(used) - spare
        if missing * price > captain.coins.held:
            continue
        spent = left * (NEEDED * sum(used) + LATER * spare) + coin * price * missing
        best = max(best, wanted.rp + STEP - spent)
    return 0.9 * best
