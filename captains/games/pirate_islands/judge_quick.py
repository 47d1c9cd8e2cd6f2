"""The fast policy of Pirate Islands for matches that are only tried out: each player follows the best plan for a turn.

It asks nobody for a swap, but agrees to what helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains.engine.offers import Offer
from captains.games.pirate_islands.actions import AcceptSwap, BuildLair, RefuseSwap
from captains.games.pirate_islands.judge_board import place, reach, with_lair, with_ship
from captains.games.pirate_islands.judge_own import haunting, tiles_worth
from captains.games.pirate_islands.judge_plan import plan
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import swapped


def quick(state: State, offers: Sequence[Offer], seat: int) -> Any:
    """What this player decides."""
    match state.phase:
        case "play":
            return plan(state, seat).action
        case "ghost-captain":
            return max(offers[0].choices, key=lambda action: haunting(state, seat, action.island))
        case "free-build":
            choices = [action for offer in offers for action in offer.choices]
            return max(choices, key=lambda action: _built(state, seat, action))
        case _:
            return AcceptSwap() if _helps(state, seat) else RefuseSwap()


def _built(state: State, seat: int, action: Any) -> float:
    """A player's place on the board once this is built."""
    board, lairs, ships = state.board, state.lairs, state.ships
    far = reach(board, lairs, ships, seat)
    if isinstance(action, BuildLair):
        far = with_lair(board, lairs, ships, far, action.site)
    else:
        far = with_ship(board, lairs, far, action.site)
    return place(board, far, state.ghost).worth


def _helps(state: State, seat: int) -> bool:
    """Whether the swap that this player is asked for improves their hand."""
    swap, held = state.swap, state.players[seat].tiles
    assert swap is not None, "an answer belongs to an open question"
    after = swapped(held, swap.take, 1, swap.give)
    return tiles_worth(state, seat, after) > tiles_worth(state, seat, held)
