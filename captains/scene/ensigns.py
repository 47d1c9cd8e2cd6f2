"""What a seat is known by: its colour with its pattern, filled into any shape, and flown as a flag.

The pattern is cut to the shape here, because clip paths cost the renderer dearly.
"""

from __future__ import annotations

from functools import lru_cache

from captains.scene.nodes import PATTERN, Group, Node, Path, Rect
from captains.scene.palette import BRASS, INK, SeatColour, mixed
from captains.scene.patterns import STRENGTH, Outline, box_outline, pattern_path, polygon


@lru_cache(maxsize=512)
def filled(parts: tuple[Outline, ...], seat: SeatColour, pitch: float = 8.0) -> tuple[Node, ...]:
    """These convex polygons in the seat's colour with its pattern; `pitch` is how far the pattern's marks lie apart."""
    cloth = Path("".join(map(polygon, parts)), fill=seat.colour)
    whole = tuple(point for part in parts for point in part)
    marks = "".join(pattern_path(part, seat.pattern, pitch, whole) for part in parts)
    if not marks:
        return (cloth,)
    drawn = Path(marks, fill=mixed(seat.colour, seat.marks, STRENGTH[seat.pattern]))
    return cloth, Group((drawn,), id=PATTERN)


def band(x: float, y: float, w: float, h: float, seat: SeatColour, pitch: float = 8.0) -> tuple[Node, ...]:
    """A rectangle in the seat's colour and pattern."""
    return filled((box_outline(x, y, w, h),), seat, pitch)


def flag(x: float, y: float, w: float, h: float, seat: SeatColour, mirrored: bool = False) -> tuple[Node, ...]:
    """A swallow-tailed flag on its pole; the cloth is the box, the pole stands at its left (mirrored: right) edge."""
    pole = x + w - h * 0.02 if mirrored else x - h * 0.09
    return (
        Group(_cloth(w, h, seat, mirrored), x=x, y=y),
        Rect(pole, y - h * 0.16, h * 0.11, h * 1.5, h * 0.05, fill=BRASS, stroke=INK, width=max(0.8, h * 0.03)),
    )


@lru_cache(maxsize=256)
def _cloth(w: float, h: float, seat: SeatColour, mirrored: bool) -> tuple[Node, ...]:
    """The cloth of a flag at the origin: cutting its pattern takes far longer than moving it to its place."""
    notch = h * 0.32
    upper: Outline = ((0, 0), (w, 0), (w - notch, h / 2), (0, h / 2))
    lower: Outline = ((0, h / 2), (w - notch, h / 2), (w, h), (0, h))
    edge: Outline = ((0, 0), (w, 0), (w - notch, h / 2), (w, h), (0, h))
    if mirrored:
        upper, lower, edge = (tuple((w - px, py) for px, py in part)[::-1] for part in (upper, lower, edge))
    return (
        *filled((upper, lower), seat, max(4.0, h * 0.3)),
        Path(polygon(edge), stroke=INK, width=max(1.2, h * 0.05)),
    )
