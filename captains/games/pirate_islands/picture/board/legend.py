"""The legend of a filled board, where a beast swims on a blank one: who plays, their lairs, who wins, and when."""

from __future__ import annotations

from msgspec import Struct

from captains.games.pirate_islands.picture.board.print import Side
from captains.games.pirate_islands.state import State
from captains.scene.lettering import has_letters, name_texts
from captains.scene.nodes import Circle, Font, Node, Path, Rect, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, PAPER, SOFT_INK
from captains.scene.widgets import line_of

ROW, HEAD, EDGE = 5.6, 7.4, 2.6
"""Millimetres: a player's row, what stands over the rows, the margin."""


class Signed(Struct, frozen=True):
    """What the legend says besides the players: where the match stands, the day, and the places once it is over."""

    stands: str
    day: str = ""
    places: tuple[int, ...] = ()


def legend(side: Side, state: State, signed: Signed) -> tuple[Node, ...]:
    """A slip of paper in the corner of the sea that is left free."""
    seats = range(len(state.players))
    order = sorted(seats, key=lambda seat: (signed.places[seat] if signed.places else 0, seat))
    high = HEAD + ROW * len(order) + 1.6
    box = Box(227, 202 - high, 60, high) if side.large else Box(10.5, 202 - high, 72, high)
    nodes: list[Node] = [
        Rect(box.x + 0.7, box.y + 0.9, box.w, box.h, 1, fill="#0B2231", fill_opacity=0.5),
        Rect(box.x, box.y, box.w, box.h, 1, fill=PAPER, stroke=INK, width=0.4),
        Rect(box.x + 0.9, box.y + 0.9, box.w - 1.8, box.h - 1.8, 0.6, stroke=BRASS, width=0.25),
    ]
    left, right = box.x + EDGE, box.x + box.w - EDGE
    y = box.y + 5
    day = len(signed.day) * 1.65
    nodes.append(line_of(left, y, signed.stands, 3.1, box.w - 2 * EDGE - day - 2, "serif", SOFT_INK, italic=True))
    nodes.append(line_of(right, y, signed.day, 3.1, day + 1, "serif", SOFT_INK, "end", italic=True))
    nodes.append(Path(f"M{left:.2f} {y + 1.6:.2f}H{right:.2f}", stroke=BRASS, width=0.25))
    for i, seat in enumerate(order):
        nodes += _row(state, signed, seat, left, right, box.y + HEAD + ROW * (i + 0.5))
    return tuple(nodes)


def _row(state: State, signed: Signed, seat: int, left: float, right: float, y: float) -> list[Node]:
    """A player: crest, name, lairs; at the end a crown or the place."""
    name = state.names[seat]
    face: Font = "title" if has_letters(name, "title", True) else "sans"
    total = f"{state.lairs_on_board(seat)}/{state.figures.lairs}"
    nodes: list[Node] = [
        Use(f"crest-{state.colours[seat]}", left + 2.2, y, 4.4),
        *name_texts(name, left + 6, y + 1.5, right - left - 28, 4.2, face, fill=DEEP_SEA, bold=True),
        Text(right, y + 1.5, total, 4.2, "title", INK, "end", True),
        Use(f"lair-{state.colours[seat]}", right - 12, y - 0.2, 5),
    ]
    if signed.places:
        at = right - 18.6
        if signed.places[seat] == 1:
            nodes.append(Use("crown", at, y, 4.2, ink=BRASS))
        else:
            nodes.append(Circle(at, y, 1.9, fill=LIGHT, stroke=INK, width=0.25))
            nodes.append(Text(at, y + 1.05, str(signed.places[seat]), 2.9, "title", SOFT_INK, "middle", True))
    return nodes
