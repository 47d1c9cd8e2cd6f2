"""Where things lie on the table: seats in two columns, between them the middle, the bargain, the own seat."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from captains.scene.page import Box, Format


class Layout(Struct, frozen=True):
    """The boxes of the table in px; `k` is their size against the design for a window of 1920 by 1080.

    `seats` are the places of the others, clockwise from the left hand of the own seat: up the left column, down the
    right one; in a window that stands upright in rows, as one reads. `tall` says that a seat's loot lies below its crew
    instead of beside it. `ideas` is None where there is no room of its own for them: then they stand below the
    proposals so far.
    """

    k: float
    banner: Box
    title: Box
    buttons: tuple[Box, ...]
    middle: Box
    bench: Box
    home: Box
    strip: Box
    seats: tuple[Box, ...]
    sofar: Box
    ideas: Box | None
    tall: bool


@lru_cache(maxsize=64)
def layout_of(fmt: Format, seats: int) -> Layout:
    """The arrangement for a format and so many players."""
    if fmt.height > fmt.width * 1.15:
        return _upright(fmt, seats)
    w, h = float(fmt.width), float(fmt.height)
    k = min(w / 1920, h / 1080)
    m, gap = 28 * k, 20 * k
    side = min(340 * k + 0.22 * (w - 1920 * k), 440 * k)
    left, right = m, w - m - side
    cx = left + side + gap
    cw = right - gap - cx
    top, foot = 106 * k, h - 26 * k
    strip = 36 * k
    room = foot - top
    home = 230 * k + 0.16 * (h - 1080 * k)
    middle = 204 * k + 0.1 * (h - 1080 * k)
    bench_y = top + middle + 8 * k
    home_y = foot - strip - 10 * k - home
    rows = -(-seats // 2)
    each = (room - gap * (rows - 1)) / rows
    slots = [Box(left, top + (rows - 1 - i) * (each + gap), side, each) for i in range(rows)]
    slots += [Box(right, top + i * (each + gap), side, each) for i in range(rows)]
    spare = seats % 2 == 1
    taken = (slots[1:rows] + slots[rows:-1]) if spare else slots[:-1]
    r = 50 * k
    step = 62 * k
    return Layout(
        k=k,
        banner=Box(cx + (cw - min(cw, 1000 * k)) / 2, 18 * k, min(cw, 1000 * k), 74 * k),
        title=Box(left, 26 * k, side, 74 * k),
        buttons=tuple(Box(w - m - r - (4 - i) * step, 30 * k, r, r) for i in range(5)),
        middle=Box(cx, top, cw, middle),
        bench=Box(cx, bench_y, cw, home_y - 12 * k - bench_y),
        home=Box(cx, home_y, cw, home),
        strip=Box(cx, foot - strip, cw, strip),
        seats=tuple(taken),
        sofar=slots[-1],
        ideas=slots[0] if spare else None,
        tall=each > 380 * k,
    )


def _upright(fmt: Format, seats: int) -> Layout:
    """In a window that stands upright: the seats in one or two rows, below them the rest from side to side."""
    w, h = float(fmt.width), float(fmt.height)
    k = min(w / 1460, h / 1900)
    m, gap = 28 * k, 20 * k
    wide = w - 2 * m
    slots = 2 * -(-seats // 2)
    rows = 1 if slots <= 4 else 2
    columns = slots // rows
    side = (wide - gap * (columns - 1)) / columns
    top, foot = 106 * k, h - 26 * k
    strip, home, middle, bench = 36 * k, 250 * k, 204 * k, 448 * k
    room = foot - top - gap - middle - bench - home - strip - 30 * k
    each = min((room - gap * (rows - 1)) / rows, 640 * k)
    grow = room - rows * each - gap * (rows - 1)
    bench, home = bench + grow * 0.8, home + grow * 0.1
    places = [
        Box(m + (i % columns) * (side + gap), top + (i // columns) * (each + gap), side, each) for i in range(slots)
    ]
    middle_y = top + rows * (each + gap)
    middle += grow * 0.1
    bench_y = middle_y + middle + 8 * k
    spare = seats % 2 == 1
    r, step, edge = 50 * k, 62 * k, 340 * k
    return Layout(
        k=k,
        banner=Box(m + edge + gap, 18 * k, wide - 2 * (edge + gap), 74 * k),
        title=Box(m, 26 * k, edge, 74 * k),
        buttons=tuple(Box(w - m - r - (4 - i) * step, 30 * k, r, r) for i in range(5)),
        middle=Box(m, middle_y, wide, middle),
        bench=Box(m, bench_y, wide, bench),
        home=Box(m, foot - strip - 10 * k - home, wide, home),
        strip=Box(m, foot - strip, wide, strip),
        seats=tuple(places[: seats - 1]),
        sofar=places[-1],
        ideas=places[-2] if spare else None,
        tall=each > 380 * k,
    )
