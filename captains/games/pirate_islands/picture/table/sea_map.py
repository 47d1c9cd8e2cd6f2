"""The map on the table: the lasting board, its marks and everything that stands on it, each a piece of its own."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_islands.picture.board.charts import CHARTS
from captains.games.pirate_islands.picture.board.marks import (
    bare_site,
    berth,
    disc,
    lair_site,
    leader_place,
    night_ring,
)
from captains.games.pirate_islands.picture.board.pieces import ghost_captain, lair, ship
from captains.games.pirate_islands.picture.board.print import Side, ground, starts
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.layout import View
from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import BRASS, BRIGHT_BRASS, GLOW, INK

ROOM = 1.7
"""How much larger than a thing the square of its piece is, for its shadow and what rises above it."""


def sea_map(draft: Draft) -> None:
    """Draw the board and all that stands on it, the northern things first."""
    state, side, view = draft.state, draft.side, draft.view
    draft.pieces.append(_board(side, view, draft.layout.board, bool(state.booths)))
    draft.pieces += [_lit(side, view, island) for island in lit_islands(draft)]
    draft.pieces += [_berth(side, view, i) for i, owner in enumerate(state.ships) if owner is None]
    draft.pieces += [_site(side, view, i, owner is None) for i, owner in enumerate(state.lairs)]
    guarded = state.ghost if state.ghost != side.board.spooky else None
    discs = [_disc(side, view, i) for i in range(len(side.board.islands)) if i != guarded]
    draft.pieces += discs
    draft.pieces += standing(draft)


def lit_islands(draft: Draft) -> tuple[int, ...]:
    """The islands that yield with this turn's roll."""
    state = draft.state
    if state.number is None or state.phase == "roll":
        return ()
    islands = enumerate(state.board.islands)
    return tuple(i for i, island in islands if island.number == state.number and i != state.ghost)


def standing(draft: Draft) -> list[Piece]:
    """Ships, lairs and the Ghost Captain as pieces, back to front."""
    state, side, view = draft.state, draft.side, draft.view
    found: list[tuple[float, Piece]] = []
    for i, owner in enumerate(state.ships):
        if owner is not None:
            found.append((side.places.ships[i][1], ship_piece(side, view, i, state.colours[owner])))
    for i, owner in enumerate(state.lairs):
        if owner is not None:
            found.append((side.places.sites[i][1] + 0.5, lair_piece(side, view, i, state.colours[owner])))
    if state.spooky is not None:
        x, y = side.places.spooky_lair
        found.append(
            (y + 0.5, _stands(view, "lair-spooky", x, y, side.sizes.piece, "lair", state.colours[state.spooky]))
        )
    found += [(y, piece) for y, piece in _ghost(side, view, state.ghost)]
    return [piece for _, piece in sorted(found, key=lambda each: each[0])]


@lru_cache(maxsize=8)
def _board(side: Side, view: View, box: Box, market: bool) -> Piece:
    """Sea, islands, quay in their frame."""
    on_map = Group(ground(side, "table", market), x=view.x - box.x, y=view.y - box.y, scale=view.scale)
    nodes: tuple[Node, ...] = (
        on_map,
        Rect(2, 2, box.w - 4, box.h - 4, 3, stroke=INK, width=4),
        Rect(2.5, 2.5, box.w - 5, box.h - 5, 3, stroke=BRASS, width=2.6),
        Rect(6, 6, box.w - 12, box.h - 12, 2, stroke=BRIGHT_BRASS, width=0.8, stroke_opacity=0.6),
    )
    return Piece("board", box, Drawing(box.w, box.h, nodes))


def _piece(id: str, view: View, x: float, y: float, side: float, nodes: tuple[Node, ...]) -> Piece:
    """A piece of nodes in mm about a place of the map. They are drawn about the origin: equals are drawn once."""
    return Piece(id, view.square(x, y, side), _square(nodes, side * view.scale, view.scale))


@lru_cache(maxsize=1024)
def _square(nodes: tuple[Node, ...], side: float, scale: float) -> Drawing:
    return Drawing(side, side, (Group(nodes, x=side / 2, y=side / 2, scale=scale),))


@lru_cache(maxsize=512)
def _berth(side: Side, view: View, index: int) -> Piece:
    x, y, turn = side.places.ships[index]
    colour, second = starts(side.board)[1].get(index, ("", False))
    long = side.sizes.berth
    return _piece(f"berth-{index}", view, x, y, long * 1.25, (berth(0, 0, turn, long, colour, second),))


@lru_cache(maxsize=512)
def _site(side: Side, view: View, index: int, empty: bool) -> Piece:
    r = side.sizes.site
    nodes = lair_site(0, 0, r, starts(side.board)[0].get(index, "")) if empty else bare_site(0, 0, r)
    return _piece(f"site-{index}", view, *side.places.sites[index], r * 2.7, nodes)


@lru_cache(maxsize=256)
def _disc(side: Side, view: View, island: int) -> Piece:
    number, r = side.board.islands[island].number, side.sizes.disc
    if number is None:
        nodes = leader_place(0, 0, side.sizes.site * 1.23)
        return _piece(f"disc-{island}", view, *side.places.spooky_lair, r * 2.4, nodes)
    return _piece(f"disc-{island}", view, *side.places.islands[island], r * 2.4, disc(0, 0, r, number))


def _stands(view: View, id: str, x: float, y: float, size: float, what: str, colour: str) -> Piece:
    return _piece(id, view, x, y, size * ROOM, (ship if what == "ship" else lair)(0, 0, size, colour))


@lru_cache(maxsize=512)
def lair_piece(side: Side, view: View, site: int, colour: str) -> Piece:
    """A lair on a lair-site."""
    return _stands(view, f"lair-{site}", *side.places.sites[site], side.sizes.piece, "lair", colour)


@lru_cache(maxsize=512)
def ship_piece(side: Side, view: View, index: int, colour: str) -> Piece:
    """A ship on a ship-site."""
    x, y, _ = side.places.ships[index]
    return _stands(view, f"ship-{index}", x, y, side.sizes.piece, "ship", colour)


def ghost_piece(side: Side, view: View, island: int, id: str = "ghost-captain") -> Piece:
    """The Ghost Captain on an island, always in a square of the same size, so that he can sail."""
    size = side.sizes.ghost_captain
    if island == side.board.spooky:
        x, foot, tall = *side.places.ghost_captain, size * 0.87
    else:
        x, foot, tall = side.places.islands[island][0], side.places.islands[island][1] - side.sizes.disc * 0.34, size
    return _piece(id, view, x, foot - size * 0.5, size * 1.3, ghost_captain(0, size * 0.5, tall))


@lru_cache(maxsize=128)
def _ghost(side: Side, view: View, island: int) -> tuple[tuple[float, Piece], ...]:
    """The Ghost Captain, and before him the disc he guards."""
    ghost = ghost_piece(side, view, island)
    if island == side.board.spooky:
        return ((side.places.ghost_captain[1], ghost),)
    x, y = side.places.islands[island]
    r = side.sizes.disc
    ring = _piece("night-ring", view, x, y, r * 3.1, night_ring(0, 0, r))
    return (y, ghost), (y + 0.01, _disc(side, view, island)), (y + 0.02, ring)


@lru_cache(maxsize=64)
def _lit(side: Side, view: View, island: int) -> Piece:
    """A bright line along the coast of an island that yields, and about its disc."""
    chart = CHARTS.of(side.board.graph)
    coast = chart.coast(island)
    xs, ys = [x for x, _ in coast], [y for _, y in coast]
    box = view.box(min(xs) - 3, min(ys) - 3, max(xs) + 3, max(ys) + 3)
    d = chart.layer(island, "beach")
    x, y = side.places.islands[island]
    r = side.sizes.disc
    line = (
        Path(d, stroke=GLOW, width=4.4, stroke_opacity=0.3),
        Path(d, stroke="#FFE08A", width=2.2, stroke_opacity=0.75),
        Path(d, stroke="#FFF4C8", width=0.9),
        Circle(x, y, r * 1.4, fill=GLOW, fill_opacity=0.55),
        Circle(x, y, r * 1.22, fill="#FFF4C8"),
    )
    drawn = Group(line, x=view.x - box.x, y=view.y - box.y, scale=view.scale)
    return Piece(f"lit-{island}", box, Drawing(box.w, box.h, (drawn,)))
