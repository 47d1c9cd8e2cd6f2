"""Where everything on the table lies in a window: the map at the left, the players' panels at the right.

One composition holds for every window, with its own proportions for each format and each number of players.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from captains.games.pirate_islands.picture.board.print import Side
from captains.scene.page import Box, Format

MAP = (11.5, 6.5, 289.5, 204.0)
"""The part of the paper, in mm, that must be seen: left, top, right, bottom."""
LOWEST = 1.3
"""How broad the map is against its height at least; in higher windows more is told of what happened."""


class View(Struct, frozen=True, cache_hash=True):
    """How the map lies in the window: where its corner is, and px for each mm."""

    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the map in px."""
        return self.x + x * self.scale, self.y + y * self.scale

    def square(self, x: float, y: float, side: float) -> Box:
        """A square about a place, its side in mm."""
        cx, cy = self.at(x, y)
        half = side * self.scale / 2
        return Box(cx - half, cy - half, 2 * half, 2 * half)

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A rectangle of the map."""
        x, y = self.at(left, top)
        return Box(x, y, (right - left) * self.scale, (bottom - top) * self.scale)


class Layout(Struct, frozen=True, cache_hash=True):
    """The boxes of the table in px. `k` is the size of furniture against the 1920 wide design."""

    k: float
    banner: Box
    board: Box
    view: View
    strip: Box
    panels: tuple[Box, ...]
    buttons: tuple[Box, ...]
    end: Box
    raft: Box
    plate: Box
    slip: Box


@lru_cache(maxsize=128)
def layout_of(fmt: Format, side: Side, seats: int, large: int) -> Layout:
    """The arrangement for a format, a side of the board and so many players; the panel of `large` is the large one."""
    if fmt.height > fmt.width * 1.15:
        return _upright(fmt, side, seats)
    w, h = float(fmt.width), float(fmt.height)
    k = min(w / 1920, h / 1080)
    m, gap, space = 20 * k, 24 * k, 13 * k
    bar = max(62 * k, 41.0) * (1 + (fmt.text - 1) * 0.5)
    high = h - 2 * m - 2 * bar - 2 * space
    left, top, right, bottom = MAP
    wide = min(high * 1.47, w - 2 * m - gap - 560 * k)
    column = min(w - 2 * m - gap - wide, 760 * k)
    x = (w - wide - gap - column) / 2
    spare = max(0.0, high - wide / LOWEST)
    high -= spare
    board = Box(x, m + bar + space, wide, high)
    scale = min(wide / (right - left), high / (bottom - top))
    over = (wide - (right - left) * scale) / 2, high - (bottom - top) * scale
    view = View(board.x + over[0] - left * scale, board.y + over[1] * 0.75 - top * scale, scale)
    px = x + wide + gap
    foot = h - m - bar
    each = (column * 0.475 - 4 * 7 * k) / 5
    return Layout(
        k=k,
        banner=Box(x, m, wide, bar),
        board=board,
        view=view,
        strip=Box(x, foot - spare, wide, bar + spare),
        panels=_panels(Box(px, m, column, foot - space - m), seats, large, 16 * k),
        buttons=tuple(Box(px + i * (each + 7 * k), foot + 4 * k, each, bar - 4 * k) for i in range(5)),
        end=Box(px + column * 0.5 + 4 * k, foot + 4 * k, column * 0.5 - 8 * k, bar - 6 * k),
        **_harbour(side, view, board),
    )


def _upright(fmt: Format, side: Side, seats: int) -> Layout:
    """In a window that stands upright: the map across it, below it the panels two by two, at the foot what happened."""
    w, h = float(fmt.width), float(fmt.height)
    k = max(0.62, min(w / 1500, h / 2000))
    m, gap, space = 16 * k, 16 * k, 13 * k
    bar = max(62 * k, 41.0) * (1 + (fmt.text - 1) * 0.5)
    wide = w - 2 * m
    left, top, right, bottom = MAP
    high = min(wide / LOWEST, h * 0.5)
    board = Box(m, m + bar + space, wide, high)
    scale = min(wide / (right - left), high / (bottom - top))
    over = (wide - (right - left) * scale) / 2, high - (bottom - top) * scale
    view = View(board.x + over[0] - left * scale, board.y + over[1] * 0.75 - top * scale, scale)
    rows = -(-seats // 2)
    y, foot = board.y + high + space, h - m - bar
    each = min((foot - space - y - gap * (rows - 1)) / rows, wide * 0.5)
    panels = []
    for seat in range(seats):
        row, alone = seat // 2, seats % 2 == 1 and seat == seats - 1
        across = wide if alone else (wide - gap) / 2
        panels.append(Box(m + (seat % 2) * (across + gap), y + row * (each + gap), across, each))
    below = y + rows * (each + gap) - gap + space
    half = m + (wide + gap) / 2
    button = ((wide - gap) / 2 * 0.5 - 4 * 7 * k) / 5
    spare = foot - space - below > 2 * bar
    return Layout(
        k=k,
        banner=Box(m, m, wide, bar),
        board=board,
        view=view,
        strip=Box(m, below, wide, foot - space - below) if spare else Box(m, foot, half - gap - m, bar),
        panels=tuple(panels),
        buttons=tuple(Box(half + i * (button + 7 * k), foot, button, bar) for i in range(5)),
        end=Box(half + (wide - gap) / 4 + 8 * k, foot, (wide - gap) / 4 - 8 * k, bar),
        **_harbour(side, view, board),
    )


def _panels(column: Box, seats: int, large: int, gap: float) -> tuple[Box, ...]:
    """The panels from top to bottom in the order of the seats, one of them larger."""
    shares = [1.26 if seat == large else 1.0 for seat in range(seats)]
    room = column.h - gap * (seats - 1)
    found, y = [], column.y
    for share in shares:
        high = room * share / sum(shares)
        found.append(Box(column.x, y, column.w, high))
        y += high + gap
    return tuple(found)


def _harbour(side: Side, view: View, board: Box) -> dict[str, Box]:
    """Beside the quay: the stockpile's raft at the left, the die and the Coco tiles at the right; over it a slip."""
    market = side.places.market
    top, foot = market.y + 4.5, market.y + 31.5
    left, right = market.x - 14, market.x + market.w + 14
    edge = view.scale * 4
    raft = view.box(left - 58, top, left - 2, foot)
    raft = Box(max(raft.x, board.x + edge), raft.y, raft.x + raft.w - max(raft.x, board.x + edge), raft.h)
    plate = view.box(right + 2, top, right + 60, foot)
    plate = Box(plate.x, plate.y, min(plate.w, board.x + board.w - edge - plate.x), plate.h)
    return {
        "raft": raft,
        "plate": plate,
        "slip": view.box(market.x - 10, market.y - 5, market.x + market.w + 10, foot + 0.5),
    }
