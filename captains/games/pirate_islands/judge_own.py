"""What a player's whole position seems worth in Pirate Islands, in lairs, and the position with others' counted."""

from __future__ import annotations

from captains.games.pirate_islands.judge_board import (
    HAUNTED,
    WEIGHTS,
    YIELD,
    Place,
    hand_worth,
    place,
    reach,
    wishes,
)
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import Tiles, more

WON = 100.0
SPOOKY = 0.7
"""The lair on Spooky Island, which one may lose again."""
COCO = 0.15
"""Coco tiles, if one more would give the lair on Spooky Island; less, the further one is from it."""
THREAT = 0.08
LEADERS = {3: 0.12, 2: 0.2, 1: 0.35}
"""What part of others' worth counts against one's own: usually, and with so few lairs missing."""


def own(view: State, seat: int) -> float:
    """What lies before one player, with their place on the board."""
    return pieces_worth(view, seat) + tiles_worth(view, seat, view.players[seat].tiles)


def pieces_worth(view: State, seat: int) -> float:
    """A player's place on the board and their Coco tiles."""
    return stands(view, seat).worth + coco_worth(view, seat)


def stands(view: State, seat: int) -> Place:
    """A player's place on the board."""
    return place(view.board, reach(view.board, view.lairs, view.ships, seat), view.ghost)


def tiles_worth(view: State, seat: int, tiles: Tiles) -> float:
    """What these tiles would be worth to a player where they stand."""
    return hand_worth(tiles, *wishes(view, stands(view, seat), view.lairs_left(seat), view.ships_left(seat)))


def coco_worth(view: State, seat: int, bought: int = 0) -> float:
    """What a player's Coco tiles are worth for Spooky Island, if so many more were bought."""
    mine, most = bought, 0
    for other, player in enumerate(view.players):
        if other == seat:
            mine += len(player.coco)
        else:
            most = max(most, len(player.coco))
    if mine > most:
        return 1.0 if view.lairs.count(seat) + 1 >= view.figures.lairs else SPOOKY
    return COCO / (1 + most + 1 - mine) if any(view.coco) else 0.0


def total(view: State, seat: int) -> float:
    """One's own worth, less a part of everybody else's."""
    if view.cause == "lairs":
        return WON if view.active == seat else -WON
    return own(view, seat) - against(view, seat)


def against(view: State, seat: int) -> float:
    """What everybody else's worth counts against this player."""
    others = (other for other in range(len(view.players)) if other != seat)
    return sum(_threat(view, other) * own(view, other) for other in others)


def _threat(view: State, seat: int) -> float:
    return LEADERS.get(view.lairs_left(seat), THREAT)


def haunting(view: State, seat: int, island: int) -> float:
    """What it brings a player to move the Ghost Captain to this island: the loot, and whose lairs he troubles."""
    printed = view.board.islands[island]
    resource = printed.resource
    assert resource is not None, "he is moved to an island that yields something"
    troubled = 0.0
    for site in printed.sites:
        owner = view.lairs[site]
        if owner is not None:
            troubled += _threat(view, owner) if owner != seat else -1.0
    held = view.players[seat].tiles
    loot = min(view.figures.loot, view.stockpile[resource])
    gained = tiles_worth(view, seat, more(held, resource, loot)) - tiles_worth(view, seat, held)
    return gained + (1 - HAUNTED) * YIELD * WEIGHTS[resource] * troubled
