"""A whole board as one drawing in mm: blank for a pad, or as a match stands."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.board.legend import Signed, legend
from captains.games.pirate_islands.picture.board.marks import bare_site, night_ring
from captains.games.pirate_islands.picture.board.pieces import ghost_captain, lair, ship
from captains.games.pirate_islands.picture.board.print import (
    Side,
    berth_node,
    disc_nodes,
    framed_paper,
    ground,
    site_nodes,
)
from captains.games.pirate_islands.picture.tokens import tile
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.state import State
from captains.scene.nodes import Drawing, Group, Node


@lru_cache(maxsize=4)
def blank_board(side: Side) -> Drawing:
    """The printed board with nothing on it."""
    nodes = (*ground(side), *_marks(side, (None,) * side.board.sites, (None,) * len(side.board.ships)))
    return _drawing(side, nodes, side.board.name)


def board_drawing(side: Side, state: State, signed: Signed) -> Drawing:
    """The board as the match stands, with a legend of who plays."""
    nodes = [*ground(side, "filled", bool(state.booths)), *_marks(side, state.lairs, state.ships)]
    nodes.append(Group(tuple(standing(side, state)), id="pieces"))
    size = side.sizes.tile
    booths = [tile(x, y, size, t) for (x, y), t in zip(side.places.booths, state.booths, strict=False) if t is not None]
    nodes.append(Group(tuple(booths), id="booths"))
    nodes.append(Group(legend(side, state, signed), id="legend"))
    return _drawing(side, tuple(nodes), say("paper.board"))


def _drawing(side: Side, nodes: tuple[Node, ...], title: str) -> Drawing:
    width, height = side.sizes.paper
    return Drawing(width, height, framed_paper(side, nodes), "mm", title=title)


def _marks(side: Side, lairs: tuple[int | None, ...], ships: tuple[int | None, ...]) -> list[Node]:
    """Discs, berths and sites; what is taken has lost its mark."""
    discs = [node for i in range(len(side.board.islands)) for node in disc_nodes(side, i)]
    berths = [berth_node(side, i) for i, owner in enumerate(ships) if owner is None]
    sites: list[Node] = []
    for i, owner in enumerate(lairs):
        sites += site_nodes(side, i) if owner is None else bare_site(*side.places.sites[i], side.sizes.site)
    return [Group(tuple(discs), id="discs"), Group(tuple(berths), id="berths"), Group(tuple(sites), id="sites")]


def standing(side: Side, state: State) -> list[Node]:
    """Ships, lairs and the Ghost Captain, those further south in front."""
    places, size = side.places, side.sizes.piece
    found: list[tuple[float, tuple[Node, ...]]] = []
    for i, owner in enumerate(state.ships):
        if owner is not None:
            x, y, _ = places.ships[i]
            found.append((y, ship(x, y, size, state.colours[owner])))
    for i, owner in enumerate(state.lairs):
        if owner is not None:
            x, y = places.sites[i]
            found.append((y + 0.5, lair(x, y, size, state.colours[owner])))
    if state.spooky is not None:
        x, y = places.spooky_lair
        found.append((y + 0.5, lair(x, y, size, state.colours[state.spooky])))
    found.append(_ghost(side, state.ghost))
    return [node for _, nodes in sorted(found, key=lambda each: each[0]) for node in nodes]


def _ghost(side: Side, island: int) -> tuple[float, tuple[Node, ...]]:
    """He rises behind the number disc, which keeps him in sight: the island is guarded."""
    if island == side.board.spooky:
        x, y = side.places.ghost_captain
        return y, ghost_captain(x, y, side.sizes.ghost_captain * 0.87)
    x, y = side.places.islands[island]
    r = side.sizes.disc
    nodes = ghost_captain(x, y - r * 0.34, side.sizes.ghost_captain)
    return y, (*nodes, *disc_nodes(side, island), *night_ring(x, y, r))
