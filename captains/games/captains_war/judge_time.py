"""How many turns a match of Captains' War seems to have left, and who will still attack in them.

Most matches end by boarding battles, and whoever may attack usually does.
"""

from __future__ import annotations

from msgspec import Struct

from captains.games.captains_war.state import State

LAST_COINS = 5
"""Blank coins that are circled in a turn or so."""
UP = 0.4
"""How much short of all boarding lines a match is taken to end, where it is uncertain who is attacked."""
FAR = 30
ITS_ATTACKS, OWN_ATTACKS = 0.4, 0.4
"""In a solo game, how often in a turn the Legendary Captain attacks, and the player does."""


class Tempo(Struct, frozen=True, gc=False):
    """Turns to come, this one included until its boarding is over, and attacks to be expected of each captain."""

    turns: int
    attacks: tuple[float, ...]


def tempo(view: State) -> Tempo:
    """How the match goes on, if everybody attacks who may."""
    captains, mode = view.captains, view.mode
    over = view.phase in ("crews", "reward", "over")
    if mode.legend is not None:
        return _solo(view, over)
    count, turns = len(captains), 0
    turn, active = view.turn + over, (view.active + over) % count
    attacks, last = [0.0] * count, [captain.last_attack for captain in captains]
    lines = [float(len(captain.lines)) for captain in captains]
    others = 1 / (count - 1)
    enough = view.sheet.battles - (UP if count > 2 else 0.0)
    most = (0 if over else 1) if view.ends else FAR
    while max(lines) < enough and turns < most:
        if not mode.rest or not last[active] or last[active] != turn - count:
            attacks[active] += 1
            last[active] = turn
            lines = [each + (1.0 if seat == active else others) for seat, each in enumerate(lines)]
        turn, active, turns = turn + 1, (active + 1) % count, turns + 1
    return Tempo(turns, tuple(attacks))


def _solo(view: State, over: bool) -> Tempo:
    if view.ends:
        return Tempo(1 - over, (0.0, 0.0))
    printed = view.sheet.coins.printed
    blank = printed - sum([captain.coins.circled for captain in view.captains])
    battles = view.sheet.battles - len(view.captains[0].lines)
    turns = max(1 - over, round(min(battles / (ITS_ATTACKS + OWN_ATTACKS), blank / 6 + 0.5)))
    return Tempo(turns, (OWN_ATTACKS * turns, ITS_ATTACKS * turns))


PER_BATTLE = {"full": 1.65, "duel": 2.0, "solo": 1.6}
"""Turns that pass for each boarding line that the busiest captain has left."""


def turns_left(view: State) -> int:
    """Turns still to be played, this one included while its Resources can be used; 0 when no more can be gained."""
    captains = view.captains
    open_now = view.phase in ("roll", "aside", "loot", "command")
    if view.ends:
        return int(open_now)
    used = circled = 0
    for captain in captains:
        used = max(used, len(captain.lines))
        coins = captain.coins.circled
        circled = max(circled, coins) if view.mode.legend is None else circled + coins
    turns = PER_BATTLE[view.mode.key] * (view.sheet.battles - used)
    blank = view.sheet.coins.printed - circled
    if blank <= 3 * LAST_COINS:
        turns = min(turns, 1 + blank / LAST_COINS)
    return max(1, round(turns)) if open_now else round(turns) - 1 if turns > 1.5 else 1
