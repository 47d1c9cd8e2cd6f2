"""Cards on the page: a card with its shadow as a drawing, as a piece at a place, in a fan."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_lords.picture.cards.drawing import HIGH, WIDE, art
from captains.games.pirate_lords.picture.cards.faces import Face
from captains.games.pirate_lords.sheet import Sheet
from captains.scene.nodes import Drawing, Group, Rect
from captains.scene.page import Box, Piece
from captains.scene.widgets import SHADE

PAD = 0.05
"""Room about a card for its shadow, as a share of its width."""
NAMED = 98.0
"""Cards narrower than this, in px, do without their name: it could not be read."""


def card_high(sheet: Sheet, wide: float) -> float:
    """How high a card of this width is."""
    return wide * sheet.card.height / sheet.card.width


def card_box(sheet: Sheet, x: float, y: float, wide: float) -> Box:
    """The box of a card's piece, its shadow included; (x, y) is the card's own corner."""
    pad = wide * PAD
    return Box(x - pad, y - pad, wide + 2 * pad, card_high(sheet, wide) + 2 * pad)


@lru_cache(maxsize=512)
def card_drawing(face: Face, width: float, height: float, small: bool) -> Drawing:
    """A card with its shadow, in mm."""
    pad = width * PAD
    r = width * 0.057
    shadow = Rect(pad + width * 0.03, pad + width * 0.045, width, height, r, fill=SHADE, fill_opacity=0.34)
    card = Group(art(face, small), x=pad, y=pad, matrix=(width / WIDE, 0, 0, height / HIGH))
    key = f"card {'|'.join(map(str, face))} {width:g}x{height:g}{' small' if small else ''}"
    return Drawing(width + 2 * pad, height + 2 * pad, (shadow, card), "mm", key)


def drawing_of(sheet: Sheet, face: Face, wide: float) -> Drawing:
    """The drawing of a card that is shown so wide, in px."""
    return card_drawing(face, sheet.card.width, sheet.card.height, wide < NAMED)


def card_piece(id: str, sheet: Sheet, face: Face, x: float, y: float, wide: float) -> Piece:
    """A card on the page, its upper left corner at (x, y)."""
    return Piece(id, card_box(sheet, x, y, wide), drawing_of(sheet, face, wide))


def grid(sheet: Sheet, count: int, room: Box, gap: float, most: float) -> list[Box]:
    """Places for so many cards in a room, as large as they can be, at most so wide; in rows, each row centred."""
    if not count:
        return []
    ratio = card_high(sheet, 1.0)

    def wide_in(rows: int) -> float:
        across = -(-count // rows)
        return min(most, (room.w - gap * (across - 1)) / across, (room.h - gap * (rows - 1)) / rows / ratio)

    rows = max(range(1, count + 1), key=lambda rows: (round(wide_in(rows), 1), -rows))
    wide, across = wide_in(rows), -(-count // rows)
    rows = -(-count // across)
    high = wide * ratio
    top = room.y + (room.h - rows * high - gap * (rows - 1)) / 2
    places = []
    for i in range(count):
        row, n = divmod(i, across)
        here = min(across, count - row * across)
        left = room.x + (room.w - here * wide - gap * (here - 1)) / 2
        places.append(Box(left + n * (wide + gap), top + row * (high + gap), wide, high))
    return places


def fan(count: int, wide: float, room: float, step: float) -> float:
    """How far apart the cards of a fan lie, so that they keep to their room."""
    return min(step, max(2.0, (room - wide) / (count - 1))) if count > 1 else 0.0
