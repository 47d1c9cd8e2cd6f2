"""How a match of Captains' War seems to go on: the turns it has left, and who will still attack in them.

Most matches end by boarding battles, and whoever may attack usually does.
"""

from __future__ import annotations

from msgspec import Struct

from captains.games.captains_war.state import State

CAUGHT = 0.4
"""How much short of all boarding lines a match is taken to end, where it is uncertain who is attacked."""
NEAR, COINS = 12, 5
"""How few blank coins bring the end near, and how many a captain circles in a turn, in a solo game both sides."""
FAR = 30
OWN_ATTACKS, ITS_ATTACKS = 0.4, 0.4
"""How often in a turn of a solo game the player attacks, and the Legendary Captain does."""
FOUGHT = ("crews", "reward", "over")
SPENT = ("captain", "challenge", "attack")


class Tempo(Struct, frozen=True, gc=False):
    """Turns to come, this one included until its attack is declared, and attacks to be expected of each captain."""

    turns: int
    attacks: tuple[float, ...]


def tempo(view: State) -> Tempo:
    """How the match goes on, if everybody attacks who may."""
    captains, fought = view.captains, view.phase in FOUGHT
    if view.mode.legend is not None:
        return _solo(view, fought)
    count, turns = len(captains), 0
    turn, active = view.turn + fought, (view.active + fought) % count
    attacks, last = [0.0] * count, [captain.last_attack for captain in captains]
    lines = [float(len(captain.lines)) for captain in captains]
    others = 1 / (count - 1)
    enough = view.sheet.battles - (CAUGHT if count > 2 else 0.0)
    blank = view.sheet.coins.printed - max([captain.coins.circled for captain in captains])
    most = 1 - fought if view.ends else FAR if blank > NEAR else 1 + blank // COINS
    while turns < most and max(lines) < enough:
        if not view.mode.rest or not last[active] or last[active] != turn - count:
            attacks[active] += 1
            last[active] = turn
            lines = [each + (1.0 if seat == active else others) for seat, each in enumerate(lines)]
        turn, active, turns = turn + 1, (active + 1) % count, turns + 1
    return Tempo(turns, tuple(attacks))


def _solo(view: State, fought: bool) -> Tempo:
    if view.ends:
        return Tempo(1 - fought, (0.0, 0.0))
    blank = view.sheet.coins.printed - sum([captain.coins.circled for captain in view.captains])
    battles = view.sheet.battles - len(view.captains[0].lines)
    turns = min(battles / (OWN_ATTACKS + ITS_ATTACKS), 0.5 + blank / COINS)
    return Tempo(max(1 - fought, round(turns)), (OWN_ATTACKS * turns, ITS_ATTACKS * turns))


def turns_left(view: State) -> int:
    """Turns in which what is in hand can be used, this one included while it can."""
    return tempo(view).turns - (view.phase in SPENT)
