"""Where the panels of the table lie in a window: two arrangements, each composed for its format."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from captains.scene.page import Box, Format


class Layout(Struct, frozen=True):
    """The boxes of the table in px. `k` is the size of furniture against the 1920 (narrow: 1280) wide design."""

    narrow: bool
    k: float
    banner: Box
    buttons: tuple[Box, ...]
    sheet: Box
    panel: Box
    cards: tuple[Box, ...]
    strip: Box


@lru_cache(maxsize=64)
def layout_of(fmt: Format, others: int, panel: str, across: float, solo: bool) -> Layout:
    """The arrangement for a format and so many other captains; `panel` names what stands in the tray's place.

    `across` is how broad the sheet is against its height. In a `solo` game the one card is the Legendary Captain's,
    without a small sheet.
    """
    if fmt.height > fmt.width * 1.15:
        return _upright(fmt, others, panel, across)
    if fmt.narrow:
        return _narrow(fmt, others, panel, across)
    return _wide(fmt, others, panel, across, solo)


_WIDE_PANELS = {"tray": 374.0, "orders": 512.0, "captain": 560.0, "boarding": 430.0}
_NARROW_PANELS = {"tray": 238.0, "orders": 304.0, "captain": 322.0, "boarding": 258.0}


def _wide(fmt: Format, others: int, panel: str, across: float, solo: bool) -> Layout:
    w, h = float(fmt.width), float(fmt.height)
    k = max(0.8, min(w / 1920, h / 1080))
    m, gap = 26 * k, 26 * k
    top = 106 * k
    room = h - top - 81 * k
    sw = min(w - 2 * m - gap - 500 * k, room * across)
    sh = sw / across
    rw = min(w - 2 * m - gap - sw, 720 * k)
    x = (w - sw - gap - rw) / 2
    rx = x + sw + gap
    foot = top + sh
    most = (340 if solo else 248) * k
    cards, panel_box = _column(rx, top, rw, foot - top, others, _WIDE_PANELS[panel] * k, 12 * k, most, 60 * k, solo)
    each = (rw - 48 * k) / 5
    return Layout(
        narrow=False,
        k=k,
        banner=Box(x, 20 * k, sw, 64 * k),
        buttons=tuple(Box(rx + i * (each + 12 * k), 20 * k, each, 64 * k) for i in range(5)),
        sheet=Box(x, top, sw, sh),
        panel=panel_box,
        cards=cards,
        strip=Box(x, foot + 19 * k, sw + gap + rw, h - foot - 37 * k),
    )


def _upright(fmt: Format, others: int, panel: str, across: float) -> Layout:
    """In a window that stands upright: the sheet across it, below it the panel beside the others, then the strip."""
    w, h = float(fmt.width), float(fmt.height)
    k = max(0.8, min(w / 1360, h / 1700))
    m, gap = 16 * k, 18 * k
    top, strip = 96 * k, 74 * k
    tall = _WIDE_PANELS[panel] * k
    sw = min(w - 2 * m, (h - top - tall - strip - 3 * gap) * across)
    sh = sw / across
    x, y = (w - sw) / 2, top + sh + gap
    high = min(h - y - gap - strip - m, tall * 1.3)
    pw = min((w - 2 * m - gap) * 0.52, 720 * k) if others else w - 2 * m
    rx = m + pw + gap
    rw = w - m - rx
    cards = tuple(
        Box(rx, y + i * (high + 12 * k) / others, rw, (high + 12 * k) / others - 12 * k) for i in range(others)
    )
    bw = min(440 * k, w * 0.36)
    each, bx = (bw - 48 * k) / 5, w - m - bw
    return Layout(
        narrow=False,
        k=k,
        banner=Box(m, 16 * k, bx - gap - m, 64 * k),
        buttons=tuple(Box(bx + i * (each + 12 * k), 16 * k, each, 64 * k) for i in range(5)),
        sheet=Box(x, top, sw, sh),
        panel=Box(m, y, pw, high),
        cards=cards,
        strip=Box(m, y + high + gap, w - 2 * m, h - y - high - gap - m),
    )


def _narrow(fmt: Format, others: int, panel: str, across: float) -> Layout:
    w, h = float(fmt.width), float(fmt.height)
    k = max(1.0, min(w / 1280, h / 720))
    sw = min(w - (13 + 13 + 10 + 256) * k, (h - 24 * k) * across)
    sh = sw / across
    rw = min(w - sw - 36 * k, 420 * k)
    x = (w - sw - rw - 13 * k) / 2 + 1.5 * k
    rx, y = x + sw + 13 * k, 10 * k
    below = h - sh - 36 * k
    strip_below = below > 60 * k
    top = 149 * k
    foot = h - 12 * k
    low = h < 690 * k
    strip = (96.0 if others < 4 else 66.0) * k
    if strip_below or (low and others > 2):
        strip = 0.0
    elif panel in ("orders", "captain") and (low or others > 2):
        strip = 35.0 * k
    room = foot - top - (strip + 9 * k if strip else 0)
    gap, least = (4 * k, 30 * k) if low else (6 * k, 36 * k)
    cards, panel_box = _column(rx, top, rw, room, others, _NARROW_PANELS[panel] * k, gap, 110 * k, least)
    last = cards[-1].y + cards[-1].h if cards else panel_box.y + panel_box.h
    each = (rw - 20 * k) / 5
    side = Box(x, 12 * k + sh + 12 * k, sw, below) if strip_below else Box(rx, last + 9 * k, rw, foot - last - 9 * k)
    return Layout(
        narrow=True,
        k=k,
        banner=Box(rx, y, rw, 88 * k),
        buttons=tuple(Box(rx + i * (each + 5 * k), 106 * k, each, 34 * k) for i in range(5)),
        sheet=Box(x, 12 * k, sw, sh),
        panel=panel_box,
        cards=cards,
        strip=side,
    )


def _column(
    x: float,
    y: float,
    w: float,
    h: float,
    others: int,
    panel: float,
    gap: float,
    most: float,
    least: float,
    alone: bool = False,
) -> tuple[tuple[Box, ...], Box]:
    """The panel and below it the other captains' cards, of equal height between `least` and `most`."""
    space = gap * 1.3
    if not others:
        return (), Box(x, y, w, h)
    each = (h - panel - space - (others - 1) * gap) / others
    if each > most and (others > 1 or alone):
        # A taller panel first, but not so tall that its things lie lost; then taller cards.
        more = min((each - most) * others, panel * 0.3)
        panel += more
        each -= more / others
    elif each < least:
        panel -= (least - each) * others
        each = least
    first = y + panel + space
    return tuple(Box(x, first + i * (each + gap), w, each) for i in range(others)), Box(x, y, w, panel)
