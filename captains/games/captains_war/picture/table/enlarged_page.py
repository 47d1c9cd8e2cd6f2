"""Sheets looked at large: one, or up to four side by side, with a way to each other captain's and back."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import Draft, named
from captains.games.captains_war.picture.table.large_sheet import (
    receipt_of,
    sheet_pieces,
    small_pieces,
)
from captains.games.captains_war.picture.words import say
from captains.scene.backdrops import sea
from captains.scene.ensigns import flag
from captains.scene.nodes import Node, Rect
from captains.scene.page import Banner, Box, Page, Pick, Piece, Show
from captains.scene.palette import INK, LIGHT, PAPER_SHADE, SOFT_INK
from captains.scene.widgets import framed, tick

MOST = 4


def enlarged_page(draft: Draft) -> Page:
    """The sheets of `Desk.shown`; a click on a tab adds or removes one."""
    k, w, h = draft.k, draft.fmt.width, draft.fmt.height
    shown = draft.desk.shown[-MOST:]
    draft.pieces.append(sea(w, h))
    high = max(40.0, 56 * k)
    beside = _beside(draft) if len(shown) == 1 else None
    if beside is not None:
        _column(draft, shown, beside, high)
        area = Box(12, 12, beside.x - 24, h - 24)
    else:
        _tabs(draft, shown, Box(24 * k, 14 * k, w - 48 * k, high))
        area = Box(24 * k, 14 * k + high + 16 * k, w - 48 * k, h - high - 54 * k)
    for seat, box in zip(shown, _boxes(draft, len(shown), area), strict=True):
        receipt = receipt_of(draft.sight.outcome, seat)
        colour, setup = draft.colour(seat), draft.sight.setup
        if box.w > 700:
            draft.pieces += sheet_pieces(draft.state, setup, seat, box, colour, receipt, f"large-{seat}")
        else:
            draft.pieces.append(_edge(draft, seat, box))
            draft.pieces += small_pieces(draft.state, setup, seat, box, f"large-{seat}", receipt)
    return draft.page("sheets", banner=Banner("", say("sheets.title")))


def _beside(draft: Draft) -> Box | None:
    """A column for the tabs, where one sheet as high as the window leaves room for it."""
    across, w, h = draft.sheet.places.paper[0] / draft.sheet.places.paper[1], draft.fmt.width, draft.fmt.height
    left = (h - 24) * across + 36
    return Box(left, 12, min(w - left - 12, 400 * draft.k + 100), h - 24) if w - left - 12 >= 170 else None


def _boxes(draft: Draft, count: int, area: Box) -> list[Box]:
    """As large as they fit: in one row or in two."""
    width, height = draft.sheet.places.paper
    across, gap = width / height, 22 * draft.k
    best: list[Box] = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        w = min((area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows * across)
        if best and w <= best[0].w:
            continue
        h = w / across
        top = area.y + (area.h - rows * h - gap * (rows - 1)) / 2
        best = []
        for i in range(count):
            row, column = divmod(i, columns)
            in_row = min(columns, count - row * columns)
            left = area.x + (area.w - in_row * w - gap * (in_row - 1)) / 2
            best.append(Box(left + column * (w + gap), top + row * (h + gap), w, h))
    return best


def _edge(draft: Draft, seat: int, box: Box) -> Piece:
    return framed(
        f"large-{seat}-edge",
        box,
        [Rect(-4, -4, box.w + 8, box.h + 8, 4, fill=draft.colour(seat).colour, stroke=INK, width=1)],
        8,
    )


def _tabs(draft: Draft, shown: tuple[int, ...], box: Box) -> None:
    """A tab for each captain, and the way back."""
    k, count = draft.k, draft.state.seats
    back = max(170.0, 230 * k)
    wide = min(250 * k, (box.w - back - 16 * k) / count - 10 * k)
    for seat in range(count):
        _tab(draft, seat, seat in shown, Box(box.x + seat * (wide + 10 * k), box.y, wide, box.h))
    at = Box(box.x + box.w - back, box.y, back, box.h)
    draft.button("back", at, say("button.table"), Show("back"), "main", 18 * k, "left", "escape", order=20)


def _column(draft: Draft, shown: tuple[int, ...], box: Box, high: float) -> None:
    """The tabs one below the other, the way back at the foot."""
    for seat in range(len(draft.state.captains)):
        _tab(draft, seat, seat in shown, Box(box.x, box.y + seat * (high + 10 * draft.k), box.w, high))
    at = Box(box.x, box.y + box.h - high, box.w, high)
    draft.button("back", at, say("button.table"), Show("back"), "main", 18 * draft.k, "left", "escape", order=20)


def _tab(draft: Draft, seat: int, on: bool, at: Box) -> None:
    k, f = draft.k, at.h * 0.36
    nodes: list[Node] = [
        Rect(0, 0, at.w, at.h, 7, fill=LIGHT if on else PAPER_SHADE, stroke=INK if on else SOFT_INK, width=1.8),
        *flag(14 * k, (at.h - f) / 2, f * 1.5, f, draft.colour(seat)),
    ]
    left = 14 * k + f * 1.5 + 12 * k
    size = draft.size(21 * k)
    room = at.w - left - (34 * k if on else 8 * k)
    nodes += named(left, at.h / 2 + size * 0.34, draft.name(seat), room, size, "serif", fill=INK, bold=True)
    if on:
        nodes += tick(at.w - 20 * k, at.h / 2, 10 * k)
    draft.pieces.append(framed(f"tab-{seat}", at, nodes, 2))
    draft.picks.append(Pick(f"show-{seat}", at, Show("enlarge", seat), state="quiet", key=str(seat + 1), order=seat))
