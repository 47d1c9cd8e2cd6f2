"""What would happen on the page if a pick were clicked: pale marks on the very places, the lock that would open."""

from __future__ import annotations

from typing import Any

from captains.games.captains_war.events import FlagFilled
from captains.games.captains_war.picture.table.large_sheet import OnSheet, ghost_drawing, ship_of
from captains.games.captains_war.picture.written import marks
from captains.games.captains_war.sheet import TRACKS
from captains.games.captains_war.sheet_spots import lock_heights
from captains.games.captains_war.state import State
from captains.scene.nodes import Circle, Drawing
from captains.scene.page import Act, Box, Piece
from captains.scene.palette import LEAF, LIGHT
from captains.scene.sight import Sight


def sheet_ghosts(sight: Sight, act: Act, box: Box) -> tuple[Piece, ...]:
    """The marks that this action of the captain at the go would add to the large sheet in `box`."""
    found = sight.preview(act.seat, act.action)
    if found is None:
        return ()
    view, events = found
    after: State = view
    before: State = sight.view
    ship = ship_of(sight.setup, act.seat)
    known = {mark.id for mark in marks(before, act.seat, ship)}
    on = OnSheet(before, box)
    pieces = [
        Piece(f"ghost-{mark.id.replace(' ', '-')}", on.area(*mark.box), ghost_drawing(mark))
        for mark in marks(after, act.seat, ship)
        if mark.id not in known
    ]
    return (*pieces, *_locks(before, act.seat, events, on))


def _locks(before: State, seat: int, events: tuple[Any, ...], on: OnSheet) -> list[Piece]:
    """A ring in leaf green about each lock that an acquisition would open (CW-31)."""
    found = []
    for event in events:
        if isinstance(event, FlagFilled) and event.seat == seat:
            number = before.captains[seat].owned[event.kind]
            at = before.sheet.places.kinds[event.kind]
            y = lock_heights(before.sheet.kinds[event.kind], at)[number]
            r = 6.0
            ring = (Circle(r, r, 4.6, stroke=LEAF, width=1.0), Circle(r, r, 5.3, stroke=LIGHT, width=0.35))
            box = on.area(at.track - r, y - r, 2 * r, 2 * r)
            found.append(Piece(f"ghost-lock-{TRACKS[event.kind]}", box, Drawing(2 * r, 2 * r, ring, "mm")))
    return found
