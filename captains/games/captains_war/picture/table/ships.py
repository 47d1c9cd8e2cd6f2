"""A captain's ship seen from the side, in the captain's colours."""

from __future__ import annotations

from functools import lru_cache

from captains.scene.ensigns import filled, flag
from captains.scene.nodes import Drawing, Group, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import BRIGHT_BRASS, FOAM, INK, LIGHT, PAPER_SHADE, SeatColour
from captains.scene.pencil import wobble
from captains.scene.widgets import SHADE

OAK, KEEL, SEAM = "#8B5E34", "#6B4423", "#5A3A1C"
LEFT, TOP, RIGHT, FOOT = 80.0, 120.0, 110.0, 110.0


def ship(id: str, x: float, deck: float, length: float, scale: float, seat: SeatColour, seed: int, water: str) -> Piece:
    """A ship whose deck begins at (x, deck) and is that long, in px; `scale` is its size against the design.

    `water` is the colour of the sea there: it covers the keel.
    """
    drawing = _ship(round(length / scale), seat, seed, water)
    box = Box(x - LEFT * scale, deck - TOP * scale, drawing.width * scale, drawing.height * scale)
    return Piece(id, box, drawing)


@lru_cache(maxsize=32)
def _ship(w: int, seat: SeatColour, seed: int, water: str) -> Drawing:
    nodes = Group((*_rigging(w, seat), *_hull(w, seat, seed), *_water(w, water)), x=LEFT, y=TOP)
    width, height = w + LEFT + RIGHT, TOP + FOOT
    return Drawing(width, height, (nodes,), "px", f"ship {w} {seat.name} {seat.colour} {seed} {water}")


def _rigging(w: float, seat: SeatColour) -> list[Node]:
    """A mast with the colours at the stern, a jib at the bow, the bowsprit."""
    jib = f"M{w - 52} -94Q{w - 2} -58 {w + 80} -32Q{w + 10} -22 {w - 50} -12Z"
    shade = f"M{w - 46} -40Q{w + 10} -40 {w + 80} -32Q{w + 10} -22 {w - 50} -12Z"
    return [
        Rect(10, -100, 7, 92, fill=OAK, stroke=INK, width=1.8),
        *flag(-42, -98, 52, 26, seat, True)[:-1],
        Rect(w - 62, -100, 8, 102, fill=OAK, stroke=INK, width=1.8),
        Path(jib, fill=LIGHT, stroke=INK, width=2.2),
        Path(shade, fill=PAPER_SHADE),
        Path(f"M{w - 40} 6L{w + 96} -34", stroke=INK, width=12),
        Path(f"M{w - 40} 6L{w + 94} -33", stroke=OAK, width=7),
    ]


def _hull(w: float, seat: SeatColour, seed: int) -> list[Node]:
    h = 78
    form = (
        f"M-16 -40H40Q44 -8 62 0H{w - 70}Q{w - 30} -2 {w + 26} -20Q{w - 4} {h - 10} {w - 96} {h}H34Q-2 {h - 8} -16 -40Z"
    )
    keel = f"M4 46H{w - 46}Q{w - 70} {h - 4} {w - 98} {h - 1}H34Q14 {h - 6} 4 46Z"
    nodes: list[Node] = [
        Group((Path(form, fill=SHADE, fill_opacity=0.3),), x=6, y=10),
        Path(form, fill=OAK, stroke=INK, width=3),
        Path(keel, fill=KEEL),
    ]
    vary = wobble(f"hull {seed}")
    planks = "".join(f"M{2 + y * 0.1:.1f} {y}H{w - 10 - y * 0.7:.1f}" for y in (30, 46, 62))
    planks += "".join(f"M{vary(40, w - 110):.0f} {y}v16" for y in (30, 46) for _ in range(7))
    nodes.append(Path(planks, stroke=SEAM, width=1.6))
    band = ((-12.0, 6.0), (w - 4.0, 6.0), (w - 14.0, 24.0), (-6.0, 24.0))
    nodes += filled((band,), seat, 12)
    nodes.append(Path(f"M-12 6H{w - 4}L{w - 14} 24H-6Z", stroke=INK, width=2))
    nodes.append(Path(f"M-14 3H{w + 2}", stroke=BRIGHT_BRASS, width=3))
    nodes.append(Path(f"M62 -1H{w - 70}", stroke=INK, width=4))
    nodes += [Rect(x - 6, -30, 12, 16, 2, fill=BRIGHT_BRASS, stroke=INK, width=1.8) for x in (4, 24)]
    for x in range(90, int(w - 120), 92):
        nodes.append(Rect(x, 36, 20, 18, 2, fill="#1B120B", stroke=INK, width=1.6))
        nodes.append(Rect(x - 3, 32, 26, 5, 1, fill=OAK, stroke=INK, width=1.4))
    return nodes


def _water(w: float, water: str) -> list[Node]:
    """Foam along the waterline, which covers the keel."""
    y, count = 72, int((w + 120) / 36)
    line = f"M-70 {y + 4}" + "".join(f"q9 {-9 if i % 2 == 0 else -12} 18 0t18 0" for i in range(count))
    return [
        Path(line + f"V{y + 26}H-70Z", fill=water),
        Path(line, stroke=FOAM, width=2.6, stroke_opacity=0.85),
        Path(f"M-40 {y + 17}" + "q9 -6 18 0t18 0" * max(1, count - 2), stroke="#5C93AE", width=2, stroke_opacity=0.7),
    ]
