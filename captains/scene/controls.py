"""Controls of pages that set something: a choice of several, a switch, icon buttons, scroll bars, seat shields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from captains.scene.ensigns import filled
from captains.scene.lettering import text_width
from captains.scene.nodes import Circle, Node, Path, Rect, Use
from captains.scene.page import Box, Does, Note, Pick, Piece
from captains.scene.palette import (
    BRASS,
    BRIGHT_BRASS,
    DEEP_SEA,
    INK,
    LIGHT,
    PAPER_SHADE,
    PENCIL,
    SOFT_INK,
    WHITE,
    SeatColour,
)
from captains.scene.patterns import Outline
from captains.scene.svg import short as s
from captains.scene.widgets import LEAST_TEXT, framed, icon, line_of

CHART_SHADOW = "#5B4636"
CREAM = "#FBF3DF"
GROUND = "#EFE1C0"


class Option(Struct, frozen=True):
    """One of several: its words, its picture, what choosing it does, a key, a note; `size` 0 is the control's own."""

    words: str
    does: Does
    picture: str = ""
    key: str = ""
    note: Note | None = None
    size: float = 0.0


def choice(
    id: str, box: Box, options: Sequence[Option], chosen: int, size: float = 18, order: int = 0
) -> tuple[Piece, tuple[Pick, ...]]:
    """A row of options of which one is chosen; widths follow the words, which are set smaller to fit in together."""
    wanted = sum(_needs(option, option.size or size) for option in options)
    if wanted > box.w:
        size = max(min(size, LEAST_TEXT), size * box.w / wanted)
    edges = _edges(options, box.w, size)
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, box.h * 0.2, GROUND, SOFT_INK, 1.5)]
    picks = []
    for i, (option, (left, right)) in enumerate(zip(options, edges, strict=True)):
        wide = right - left
        on = i == chosen
        if on:
            nodes.append(Rect(left, 0, wide, box.h, box.h * 0.2, DEEP_SEA, INK, 1.6))
            nodes.append(Rect(left + 3, 3, wide - 6, box.h - 6, box.h * 0.15, stroke=BRASS, width=1))
        elif i and i != chosen + 1:
            nodes.append(Path(f"M{s(left)} {s(box.h * 0.22)}V{s(box.h * 0.78)}", stroke=PAPER_SHADE, width=1.5))
        nodes += _label(option, left, wide, box.h, option.size or size, on)
        picks.append(
            Pick(
                f"{id}-{i}",
                Box(box.x + left, box.y, wide, box.h),
                option.does,
                state="quiet",
                note=option.note,
                key=option.key,
                order=order,
                radius=box.h * 0.2,
            )
        )
    return framed(id, box, nodes, 2), tuple(picks)


def _edges(options: Sequence[Option], width: float, size: float) -> list[tuple[float, float]]:
    """From where to where each option reaches: as much as its words need, what is left shared evenly."""
    needs = [_needs(option, option.size or size) for option in options]
    spare = width - sum(needs)
    shares = [need + spare / len(needs) if spare >= 0 else width * need / sum(needs) for need in needs]
    edges, left = [], 0.0
    for share in shares:
        edges.append((left, left + share))
        left += share
    return edges


def _needs(option: Option, size: float) -> float:
    picture = size * 1.5 if option.picture else 0.0
    words = text_width(option.words, size, "sans", True) if option.words else -size * 0.5
    return picture + words + size * 1.1


def _label(option: Option, left: float, wide: float, high: float, size: float, on: bool) -> list[Node]:
    ink = LIGHT if on else SOFT_INK
    lead = size * 1.5 if option.picture else 0.0
    room = wide - lead - size * 0.7
    words = line_of(0, 0, option.words, size, room, "sans", ink, bold=True)
    run = text_width(words.text, words.size, "sans", True) if option.words else -size * 0.5
    x = left + (wide - lead - run) / 2
    nodes: list[Node] = []
    if option.picture:
        nodes.append(icon(option.picture, x + size * 0.55, high / 2, size * 1.25, ink))
    if option.words:
        nodes.append(line_of(x + lead, high / 2 + words.size * 0.35, option.words, size, room, "sans", ink, bold=True))
    return nodes


def switch(
    id: str, box: Box, words: str, on: bool, does: Does, size: float = 17, order: int = 0, note: Note | None = None
) -> tuple[Piece, Pick]:
    """A box to tick, with words beside it."""
    z = min(box.h - 4, size * 1.55)
    y = (box.h - z) / 2
    nodes: list[Node] = [Rect(2, y, z, z, z * 0.2, WHITE, INK, 1.8)]
    if on:
        tick = f"M{s(2 + z * 0.2)} {s(y + z * 0.5)}l{s(z * 0.22)} {s(z * 0.26)}l{s(z * 0.52)} {s(-z * 0.7)}"
        nodes.append(Path(tick, stroke=PENCIL, width=z * 0.13))
    x = 2 + z + size * 0.55
    nodes.append(line_of(x, box.h / 2 + size * 0.35, words, size, box.w - x, "sans", INK, bold=True))
    return framed(id + "-drawn", box, nodes, 3), Pick(id, box, does, state="quiet", note=note, order=order, radius=6)


def round_button(
    id: str,
    box: Box,
    picture: str,
    does: Does,
    key: str = "",
    note: Note | None = None,
    order: int = 0,
    dark: bool = False,
    dull: bool = False,
) -> tuple[Piece, Pick]:
    """A small round button with a picture; `dull` shows that it does nothing now."""
    r = min(box.w, box.h) / 2
    fill, ink = (DEEP_SEA, BRIGHT_BRASS) if dark else (LIGHT, INK)
    nodes: list[Node] = [
        Circle(r + 1.5, r + 2.5, r - 1, CHART_SHADOW, fill_opacity=0.3),
        Circle(r, r, r - 1, fill, PAPER_SHADE if dull else BRASS, 1.8),
        icon(picture, r, r, r * 1.05, PAPER_SHADE if dull else ink),
    ]
    pick = Pick(id, box, does, "circle", "quiet", note=note, key=key, order=order)
    return framed(id + "-drawn", box, nodes, 4), pick


def bare_button(
    id: str, box: Box, picture: str, does: Does, order: int = 0, note: Note | None = None, dull: bool = False
) -> tuple[Piece, Pick]:
    """A picture alone that can be clicked."""
    size = min(box.w, box.h) * 0.62
    ink = "#CDBB92" if dull else SOFT_INK
    nodes = (icon(picture, box.w / 2, box.h / 2, size, ink),)
    return framed(id + "-drawn", box, nodes), Pick(id, box, does, state="quiet", note=note, order=order, radius=6)


def plate(
    x: float, y: float, w: float, h: float, r: float = 14, fill: str = CREAM, edge: str = INK, flat: bool = False
) -> tuple[Node, ...]:
    """A paper plate that lies on a chart: a brown shadow, an ink edge, a fine brass line inside."""
    nodes: list[Node] = [] if flat else [Rect(x + 4, y + 6, w, h, r, CHART_SHADOW, fill_opacity=0.36)]
    nodes.append(Rect(x, y, w, h, r, fill, edge, 2))
    nodes.append(Rect(x + 5, y + 5, w - 10, h - 10, max(r - 4, 2), stroke=BRASS, width=1, stroke_opacity=0.6))
    return tuple(nodes)


@lru_cache(maxsize=256)
def shield(x: float, y: float, w: float, seat: SeatColour) -> tuple[Node, ...]:
    """A seat's shield with its upper left corner at (x, y); it is 1.14 × w high."""
    h = w * 1.14
    left = [(0.0, 0.55), (0.03, 0.66), (0.11, 0.77), (0.26, 0.88), (0.5, 1.0)]
    right = [(1 - px, py) for px, py in left[:-1]]
    form = [(0.0, 0.0), (1.0, 0.0), *right, *reversed(left)]
    points: Outline = tuple((x + px * w, y + py * h) for px, py in form)
    low, foot, cx = s(y + h * 0.55), s(y + h), s(x + w / 2)
    edge = (
        f"M{s(x)} {s(y)}H{s(x + w)}V{low}C{s(x + w)} {s(y + h * 0.8)} {s(x + w * 0.72)} {s(y + h * 0.93)} {cx} {foot}"
    )
    edge += f"C{s(x + w * 0.28)} {s(y + h * 0.93)} {s(x)} {s(y + h * 0.8)} {s(x)} {low}Z"
    return (*filled((points,), seat, max(4.0, w * 0.22)), Path(edge, stroke=INK, width=max(1.3, w * 0.05)))


def scroll_bar(x: float, y: float, h: float, first: int, shown: int, total: int) -> tuple[Node, ...]:
    """A scroll bar 10 wide: entries from `first` on are shown; nothing where all are."""
    if total <= shown:
        return ()
    long = max(28.0, h * shown / total)
    top = y + (h - long) * first / max(1, total - shown)
    return (
        Rect(x, y, 10, h, 5, PAPER_SHADE),
        Rect(x, top, 10, long, 5, BRASS, INK, 1.2),
    )


def symbol_disc(symbol: str, x: float, y: float, r: float) -> tuple[Node, ...]:
    """A symbol on a light disc, as lists show it."""
    disc = Circle(x, y, r, LIGHT, INK, 1.4)
    return (disc, Use(symbol, x, y, r * 1.5)) if symbol else ()
