"""How likely each player of Pirate Islands is to win, as it seems.

The weights are fitted to matches of bots: a player with so much more weight than another is e times as likely to win.
At both seat counts tried, two and four, the same weights fit about as well as weights of their own.
"""

from __future__ import annotations

from math import inf

from captains.engine.judge import shares
from captains.games.pirate_islands.judge_own import WON, coco_worth, own, stands, tiles_worth
from captains.games.pirate_islands.judge_plan import plan
from captains.games.pirate_islands.state import State

LAIR = 1.9
"""A lair on the board, the one on Spooky Island counted."""
FRAIL = -1.2
"""That one, if a single Coco tile of somebody else's would take it away."""
PLACE, HAND, COCO = 2.2, 3.5, 4.4
"""What one's place on the board is worth beside its lairs; tiles in hand; Coco tiles on the way to Spooky Island."""
ABOUT, WINNING = 0.7, 3.1
"""What the player on turn is about to gain; the last lair, if they can have it now."""
LATER = -0.13
"""To roll one turn later than somebody else."""


def odds_of(view: State) -> tuple[float, ...]:
    """Each player's share of the first place."""
    seats = range(len(view.players))
    if view.cause is not None:
        keys = [(view.lairs_on_board(seat), len(view.players[seat].coco)) for seat in seats]
        return shares([0.0 if key == max(keys) else -inf for key in keys], 1.0)
    return shares([_weight(view, seat) for seat in seats], 1.0)


def _weight(view: State, seat: int) -> float:
    lairs, player = view.lairs.count(seat), view.players[seat]
    weight = LAIR * view.lairs_on_board(seat) + HAND * tiles_worth(view, seat, player.tiles)
    weight += PLACE * (stands(view, seat).worth - lairs)
    if view.spooky != seat:
        weight += COCO * coco_worth(view, seat)
    elif max(len(other.coco) for other in view.players if other is not player) + 1 == len(player.coco):
        weight += FRAIL
    if seat == view.active and view.phase == "play":
        gain = plan(view, seat).worth - own(view, seat)
        weight += WINNING if gain > WON / 2 else ABOUT * gain
    rolled = view.phase != "roll"
    return weight + LATER * ((seat - view.active - rolled) % len(view.players))
