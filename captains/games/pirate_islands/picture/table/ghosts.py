"""What a click would do, laid over the page while it is pointed at: a pale piece, the tiles one would hold then."""

from __future__ import annotations

from captains.games.pirate_islands.actions import BuildLair, BuildShip, MoveGhostCaptain
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.panels import places_of
from captains.games.pirate_islands.picture.table.sea_map import ghost_piece, lair_piece, ship_piece
from captains.games.pirate_islands.picture.tokens import stack
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES
from captains.scene.nodes import Circle, Node, Rect, Text
from captains.scene.page import Act, Box, Pick, Piece
from captains.scene.palette import BLOOD, LEAF, WHITE
from captains.scene.widgets import LEAST_TEXT, framed


def ghosts_of(draft: Draft, pick: Pick) -> tuple[Piece, ...]:
    """The ghosts of a pick that acts at once."""
    if not isinstance(pick.does, Act):
        return ()
    action = pick.does.action
    found: list[Piece] = []
    colour = draft.state.colours[draft.seat]
    match action:
        case BuildLair(site=site):
            found.append(lair_piece(draft.side, draft.view, site, colour))
        case BuildShip(site=site):
            found.append(ship_piece(draft.side, draft.view, site, colour))
        case MoveGhostCaptain(island=island):
            found.append(ghost_piece(draft.side, draft.view, island, "ghost-of-him"))
    after = draft.sight.preview(pick.does.seat, action)
    if after is not None:
        found += _changed(draft, after[0])
    return tuple(found)


def _changed(draft: Draft, after: State) -> list[Piece]:
    """The tiles of each player that would change, as they would be then."""
    found = []
    for seat, (now, then) in enumerate(zip(draft.state.players, after.players, strict=True)):
        places = places_of(draft, seat)
        for resource, (had, has) in enumerate(zip(now.tiles, then.tiles, strict=True)):
            if had != has:
                found.append(_tile(places.hand[resource], resource, has, has - had, f"{seat}-{RESOURCES[resource]}"))
    return found


def _tile(box: Box, resource: int, count: int, change: int, id: str) -> Piece:
    """A stack as it would be, and by how much it changes."""
    q = box.w
    font = max(LEAST_TEXT, q * 0.3)
    r = max(q * 0.24, font * 0.85)
    tint = LEAF if change > 0 else BLOOD
    nodes: list[Node] = [
        Rect(-2, -2, q + 4, q + 4, q * 0.14, fill="#F9F0D9"),
        *stack(q / 2, q / 2, q, resource, count),
        Circle(q - r * 0.8, q - r * 0.8, r, fill=tint, stroke=WHITE, width=1.6),
        Text(
            q - r * 0.8,
            q - r * 0.8 + font * 0.36,
            f"{change:+d}".replace("-", "−"),
            font,
            "sans",
            WHITE,
            "middle",
            True,
        ),
    ]
    return framed(f"ghost-{id}", box, nodes, 8)
