"""How many turns a match of Captains' War seems to have left."""

from __future__ import annotations

from captains.games.captains_war.state import State

PER_BATTLE = {"full": 1.65, "duel": 2.0, "solo": 1.6}
"""Turns that pass for each boarding line that the busiest captain has left."""
LAST_COINS = 5
"""Blank coins that are circled in a turn or so."""


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
