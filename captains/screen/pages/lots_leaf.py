"""The lots: slips with all names in a barrel, drawn one after the other; who is drawn first goes first."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from captains.host.muster import Berth, Muster
from captains.scene.controls import plate
from captains.scene.ensigns import band
from captains.scene.lettering import name_texts
from captains.scene.nodes import Node, Path, Rect
from captains.scene.page import Box, Does, Format, Page, Piece, Show
from captains.scene.palette import BRASS, DARK_WOOD, DEEP_SEA, INK, PAPER_SHADE, SOFT_INK, WHITE, WOOD, seat_colour
from captains.scene.spread import DIM, Spread
from captains.scene.svg import short as s
from captains.scene.widgets import LEAST_TEXT, framed, line_of
from captains.screen.pages.leaf import Leaf

PACES = (0, 1400, 800, 450)
"""Milliseconds from one lot to the next, by the window's speed."""


class LotsLeaf(Leaf):
    """The draw over the setup page; "Take this order" hands `Show("order", seats)` to the stage.

    `draw(time)` is the order that chance has decided for the first draw, the second, and so on.
    """

    def __init__(self, muster: Muster, draw: Callable[[int], tuple[int, ...]]) -> None:
        self._muster = muster
        self._draw = draw
        self._begin(0)

    def _begin(self, time: int) -> None:
        self._time = time
        self._order = self._draw(time)
        self._out = 0
        self._waited = 0

    @property
    def drawn(self) -> tuple[int, ...]:
        """The seats drawn so far."""
        return self._order[: self._out]

    def tick(self, ms: int, speed: int) -> int | None:
        """Let time pass; in how many ms the next lot is drawn, None when all are."""
        pace = PACES[speed]
        self._waited += ms
        if pace == 0:
            self._out = len(self._order)
        elif self._waited >= pace and self._out < len(self._order):
            self._out += 1
            self._waited = 0
        return None if self._out == len(self._order) else max(1, pace - self._waited)

    def page(self, under: Page, fmt: Format) -> Page:
        """The barrel and the slips, as pieces of the page itself, so that they move."""
        spread = Spread(fmt)
        spread.largest = 1.5
        _lay_out(spread, self._muster.berths, self._order, self._out)
        w, h = float(fmt.width), float(fmt.height)
        dim = framed("lots-dim", Box(0, 0, w, h), (Rect(0, 0, w, h, fill=DIM, fill_opacity=0.64),))
        return replace(under, pieces=(*under.pieces, dim, *spread.pieces), picks=tuple(spread.picks), fields=())

    def wish(self, does: Does) -> Does | None:
        """Hurry, draw again, take the order, or leave it as it was."""
        match does:
            case Show("skip"):
                self._out = len(self._order)
            case Show("lots-again"):
                self._begin(self._time + 1)
            case Show("lots-take"):
                self.done = True
                return Show("order", self._order)
            case Show("back"):
                self.done = True
        return None


def _lay_out(spread: Spread, berths: tuple[Berth, ...], order: tuple[int, ...], out: int) -> None:
    fmt, n = spread.fmt, len(berths)
    size, small, pad = spread.em(34), spread.em(20), spread.px(44)
    wide = min(fmt.width - 90.0, 1080.0 * (0.8 if fmt.narrow else 1.0) * max(1.0, fmt.text * 0.85))
    button_h, gap = small * 2.6, spread.px(12)
    head = pad * 0.8 + size * 1.5
    most = fmt.height - 60 - head - button_h - pad * 1.6
    row = min(max(spread.px(58), small * 2.4), most / n - gap)
    body = max(n * (row + gap), spread.px(330))
    high = head + body + button_h + pad * 1.6
    x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45)
    title = "The lots are drawn" if out == n else "Who is drawn first goes first"
    nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
    nodes.append(line_of(pad, pad * 0.8 + size, title, size, wide - 2 * pad, "title", DEEP_SEA, bold=True))
    slip_w = round((wide - 2 * pad) * 0.5)
    left = round(x + wide - pad - slip_w)
    number = small * 1.6
    for i in range(n):
        top = head + i * (row + gap)
        middle = top + row / 2 + small * 0.35
        nodes.append(line_of(left - x - number, middle, f"{i + 1}.", small * 1.1, number, "title", SOFT_INK, bold=True))
        nodes.append(Rect(left - x, top, slip_w, row, 7, stroke=PAPER_SHADE, width=1.8, dash="8 6"))
    spread.draw("lots", Box(x, y, wide, high), nodes, 12)
    room = left - number - spread.px(24) - x - pad
    tall = body - gap
    cask_w = min(room, tall * 0.86)
    cask = Box(round(x + pad + (room - cask_w) / 2), round(y + head), round(cask_w), round(tall))
    inner_w = cask.w * 0.62
    inner = Box(cask.x + (cask.w - inner_w) / 2, cask.y + cask.h * 0.42, inner_w, inner_w * row / slip_w)
    for seat in order[out:]:
        spread.pieces.append(replace(_slip(slip_w, row, seat, berths[seat], 0), box=inner))
    spread.draw("lots-cask", cask, _cask(cask.w, cask.h), 6)
    for i, seat in enumerate(order[:out]):
        place = Box(left, round(y + head + i * (row + gap)), slip_w, round(row))
        spread.pieces.append(replace(_slip(slip_w, row, seat, berths[seat], small), box=place))
    _buttons(spread, Box(x + pad, round(y + high - pad * 0.8 - button_h), wide - 2 * pad, round(button_h)), out == n)


def _slip(w: float, h: float, seat: int, berth: Berth, small: float) -> Piece:
    """A slip, still to be laid somewhere: in the barrel it is seen smaller, and its name (`small` high) is not."""
    strip = h * 0.42
    nodes: list[Node] = [Rect(1, 1, w - 2, h - 2, 6, WHITE, INK, 1.8)]
    nodes += band(2, 2, strip, h - 4, seat_colour(berth.colour), 9)
    if small:
        name = berth.name.strip() or f"seat {seat + 1}, {berth.colour}"
        size = max(LEAST_TEXT, min(small * 1.15, h * 0.6))
        base, left = h / 2 + size * 0.35, strip + size * 0.6
        nodes += name_texts(name, left, base, w - left - 8, size, "sans", fill=INK, bold=True, least=LEAST_TEXT)
    return framed(f"lots-slip-{seat}", Box(0, 0, w, h), nodes)


def _cask(w: float, h: float) -> tuple[Node, ...]:
    """A barrel that hides what is in it, open at its top."""
    top, foot, belly = h * 0.16, h, w * 0.08
    body = f"M{s(belly)} {s(top)}Q{s(-belly)} {s((top + foot) / 2)} {s(belly)} {s(foot)}H{s(w - belly)}"
    body += f"Q{s(w + belly)} {s((top + foot) / 2)} {s(w - belly)} {s(top)}Z"
    staves = "".join(
        f"M{s(w * (0.5 + k))} {s(top)}Q{s(w * (0.5 + k * 1.16))} {s((top + foot) / 2)} {s(w * (0.5 + k))} {s(foot)}"
        for k in (-0.28, -0.14, 0.0, 0.14, 0.28)
    )
    hoops = "".join(
        f"M{s(belly * (1 - 4 * t * (1 - t)))} {s(at)}H{s(w - belly * (1 - 4 * t * (1 - t)))}"
        for t, at in ((t, top + (foot - top) * t) for t in (0.2, 0.8))
    )
    rim = f"M{s(belly)} {s(top)}A{s(w / 2 - belly)} {s(top * 0.72)} 0 1 1 {s(w - belly)} {s(top)}"
    rim += f"A{s(w / 2 - belly)} {s(top * 0.72)} 0 1 1 {s(belly)} {s(top)}Z"
    return (
        Path(rim, DARK_WOOD, INK, 3),
        Path(body, WOOD, INK, 3.4),
        Path(staves, stroke=DARK_WOOD, width=2.4),
        Path(hoops, stroke=INK, width=16),
        Path(hoops, stroke=BRASS, width=11),
    )


def _buttons(spread: Spread, box: Box, done: bool) -> None:
    small, gap = spread.em(20), spread.px(16)
    w = (box.w - 2 * gap) / 3
    places = [Box(round(box.x + i * (w + gap)), box.y, round(w), box.h) for i in range(3)]
    spread.button("lots-no", places[0], "As they sit now", Show("back"), size=small, order=3)
    if done:
        again = Show("lots-again")
        spread.button("lots-again", places[1], "Draw again", again, size=small, picture="die", key="d", order=2)
        spread.button(
            "lots-take", places[2], "Take this order", Show("lots-take"), "main", size=small, key="enter", order=1
        )
    else:
        spread.button("lots-skip", places[2], "All at once", Show("skip"), size=small, picture="skip", order=1)
