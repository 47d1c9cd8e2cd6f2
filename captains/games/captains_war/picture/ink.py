"""The hand that prints the sheet, and the small forms every zone shares."""

from __future__ import annotations

from msgspec import Struct

from captains.scene.lettering import text_width
from captains.scene.nodes import Anchor, Circle, Font, Node, Path, Rect, Text, Use
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, SOFT_INK, WHITE
from captains.scene.svg import short

PT = 0.352778
"""One point of type in millimetres."""
ROOMY = 3.2
"""The height of small words in mm from which they begin to be in each other's way."""
PANEL = "#FBF4E3"
STRIPE = "#F6EBD2"
NUMERAL = "#4A330A"


class Ink(Struct, frozen=True):
    """How small things may be printed: no word or number is less than `least` mm high."""

    least: float = 0.0

    @property
    def roomy(self) -> bool:
        """Whether small words have room: where they would be raised much, some are left out for the rest."""
        return self.least < ROOMY

    def em(self, pt: float) -> float:
        """The height of type in mm: so many points, or the least there is."""
        return max(pt * PT, self.least)

    def symbol(self, name: str, x: float, y: float, size: float) -> Use:
        """A symbol about (x, y)."""
        return Use(name, x, y, size)

    def stroke(self, d: str, colour: str = INK, width: float = 0.25, dash: str = "") -> Path:
        """An open line."""
        return Path(d, stroke=colour, width=width, dash=dash)

    def shape(self, d: str, fill: str, edge: str = INK, width: float = 0.3) -> Path:
        """A filled form with an edge."""
        return Path(d, fill, edge, width)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str = INK, width: float = 0.3, rx: float = 0.0
    ) -> Rect:
        """A rectangle with an edge."""
        return Rect(x, y, w, h, rx, fill, edge, width)

    def disc(self, x: float, y: float, r: float, fill: str, edge: str = INK, width: float = 0.25) -> Circle:
        """A disc with an edge."""
        return Circle(x, y, r, fill, edge, width)

    def place(self, x: float, y: float, r: float, symbol: str, size: float) -> tuple[Node, ...]:
        """A place to circle: a hairline ring about its symbol."""
        return self.disc(x, y, r, WHITE, "#BFA678", 0.22), self.symbol(symbol, x, y, size)

    def printed_ring(self, x: float, y: float, r: float) -> Circle:
        """The heavy ring of what every captain starts with."""
        return Circle(x, y, r, stroke=INK, width=0.62)

    def number(self, x: float, y: float, value: int | str, pt: float, colour: str = INK, font: Font = "title") -> Text:
        """A number centred on (x, y), `pt` points high."""
        size = self.em(pt)
        return Text(x, y + size * 0.35, str(value).replace("-", "−"), size, font, colour, "middle", bold=True)

    def words(
        self,
        x: float,
        y: float,
        text: str,
        pt: float,
        font: Font = "serif",
        colour: str = INK,
        anchor: Anchor = "start",
        bold: bool = False,
        italic: bool = False,
    ) -> Text:
        """Words with their baseline at (x, y)."""
        return Text(x, y, text, self.em(pt), font, colour, anchor, bold, italic)

    def coins(self, x: float, y: float, size: float, value: int, pt: float) -> tuple[Node, ...]:
        """A coin that bears a number."""
        return self.symbol("coin-blank", x, y, size), self.number(x, y, value, pt, NUMERAL, "sans")


def panel(ink: Ink, zone: tuple[float, float, float, float]) -> tuple[Node, ...]:
    """A chart panel: a double line whose corners curve in."""
    x, y, w, h = zone
    inner = _cut_corners(x + 0.9, y + 0.9, w - 1.8, h - 1.8)
    return (
        ink.shape(_cut_corners(x, y, w, h), PANEL, SOFT_INK, 0.45),
        Path(inner, stroke=BRASS, width=0.2),
    )


def _cut_corners(x: float, y: float, w: float, h: float) -> str:
    c = 2.2
    k, left, top, right, foot = short(c), short(x), short(y), short(x + w), short(y + h)
    west, east, north, south = short(x + c), short(x + w - c), short(y + c), short(y + h - c)
    return (
        f"M{west} {top}H{east}A{k} {k} 0 0 0 {right} {north}V{south}A{k} {k} 0 0 0 {east} {foot}"
        f"H{west}A{k} {k} 0 0 0 {left} {south}V{north}A{k} {k} 0 0 0 {west} {top}Z"
    )


def ribbon(
    ink: Ink, cx: float, y: float, w: float, title: str, *, pt: float = 10.5, spacing: float = 0.55, symbol: str = ""
) -> tuple[Node, ...]:
    """A deep-sea ribbon with a heading, centred on (cx, y); a symbol stands on a disc at its left."""
    h, x = 6.6, cx - w / 2
    nodes: list[Node] = []
    for side in (-1, 1):
        end = cx + side * w / 2
        low = short(y + h / 2 + 1.3)
        tail = (
            f"M{short(end - side * 3)} {short(y - h / 2 + 1.3)}H{short(end + side * 4.6)}"
            f"L{short(end + side * 2.8)} {short(y + 0.9)}L{short(end + side * 4.6)} {low}H{short(end - side * 3)}Z"
        )
        fold = f"M{short(end)} {short(y + h / 2)}L{short(end - side * 3)} {low}V{short(y + h / 2)}Z"
        nodes += [ink.shape(tail, "#0C2436"), Path(fold, "#06131D", INK, 0.2)]
    nodes.append(ink.box(x, y - h / 2, w, h, DEEP_SEA, width=0.35))
    for edge in (y - h / 2 + 0.75, y + h / 2 - 0.75):
        nodes.append(ink.stroke(f"M{short(x + 0.8)} {short(edge)}H{short(x + w - 0.8)}", BRASS, 0.18))
    shift = 0.0
    size, wide = ink.em(pt), spacing if ink.roomy else spacing * 0.3
    if symbol:
        # The heading keeps clear of the disc, and of the ribbon's end.
        mx, room = x + 4.6, w - 11.4
        long = text_width(title, size, "title", True) + wide * len(title)
        if long > room:
            size, wide, long = size * room / long, wide * room / long, room
        shift = max(2.2, x + 10.2 + long / 2 - cx)
        nodes += [ink.disc(mx, y, 4.3, LIGHT, width=0.35), Circle(mx, y, 3.75, stroke=BRASS, width=0.22)]
        nodes.append(ink.symbol(symbol, mx, y, 5.4))
    nodes.append(Text(cx + shift, y + size * 0.355, title, size, "title", LIGHT, "middle", True, spacing=wide))
    return tuple(nodes)


def pennant(x: float, y: float, w: float, h: float) -> str:
    """A swallow-tailed flag: its pole at x, level with y."""
    top, foot, right = short(y - h / 2), short(y + h / 2), short(x + w)
    return f"M{short(x)} {top}H{right}L{short(x + w - 1.8)} {short(y)}L{right} {foot}H{short(x)}Z"


def banner(x: float, y: float, w: float, h: float, notch: float = 2.0) -> str:
    """A banner that hangs from y, centred on x, notched at its foot."""
    left, right, foot = short(x - w / 2), short(x + w / 2), short(y + h)
    return f"M{left} {short(y)}H{right}V{foot}L{short(x)} {short(y + h - notch)}L{left} {foot}Z"


def podium(ink: Ink, cx: float, foot: float, steps: tuple[tuple[float, float, float, int], ...]) -> tuple[Node, ...]:
    """Steps (x from the middle, width, height, RP), the first the highest."""
    nodes: list[Node] = []
    for rank, (dx, w, h, rp) in enumerate(steps):
        x, tone = cx + dx, ("#E3C36B", "#E8DFC8", "#D9B779")[min(rank, 2)]
        nodes.append(ink.box(x - w / 2, foot - h, w, h, tone, width=0.35))
        shade = ("#CFAD5B", "#D4C8AC", "#C3A066")[min(rank, 2)]
        nodes.append(Rect(x + w * 0.29, foot - h + 0.18, w * 0.21 - 0.18, h - 0.36, fill=shade))
        nodes.append(ink.number(x, foot - h / 2 + 0.1, rp, (12 if w > 9 else 11) if rank == 0 else w * 0.37 + 6.4))
    return tuple(nodes)
