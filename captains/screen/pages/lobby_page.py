"""What the lobby looks like: posters of the games, the table last played, matches to go on with, matches that ended."""

from __future__ import annotations

from captains.scene.chart import border, chart
from captains.scene.nodes import Node
from captains.scene.ornaments import cartouche, rose, serpent
from captains.scene.page import Box, Format, Page, Pick, Show
from captains.scene.spread import Spread
from captains.screen.pages.lobby_lists import draw_ended, draw_running
from captains.screen.pages.lobby_table import draw_table, table_height
from captains.screen.pages.lobby_view import NUMBERS, LobbyView
from captains.screen.pages.posters import poster
from captains.screen.pages.shelf import Shelf


def lobby_page(fmt: Format, view: LobbyView, shelf: Shelf) -> Page:
    """The page for this view."""
    spread = Spread(fmt)
    spread.largest = 1.3 if fmt.narrow else 1.5
    edge = border(fmt.width, fmt.height)
    margin = edge + spread.px(30) * (0.7 if fmt.narrow else 1.0)
    gap = spread.px(28)
    spread.pieces.append(chart(fmt.width, fmt.height))
    head_h = spread.px(178)
    right_w = round(max(spread.px(560), spread.em(22) * 24))
    left = Box(margin, margin + head_h, fmt.width - 2 * margin - right_w - gap * 1.4, fmt.height - 2 * margin - head_h)
    right = Box(
        round(fmt.width - margin - right_w), margin + spread.px(8), right_w, fmt.height - 2 * margin - spread.px(8)
    )
    _title(spread, Box(margin, margin, left.w, head_h), len(shelf.ids), view.played)
    _left(spread, left, view, shelf)
    _right(spread, right, view, shelf)
    return spread.page("lobby")


def _title(spread: Spread, box: Box, games: int, monster: bool) -> None:
    """Rose, cartouche and, where there is room, a sea serpent."""
    k = min(box.h / 178, box.w / 740)
    nodes: list[Node] = [*rose(98 * k, 84 * k, 76 * k)]
    w = min(560 * k, box.w - 330 * k)
    cx = 200 * k + 76 * k + w / 2
    below = f"{NUMBERS[games]} pirate games for one table" if 1 < games < len(NUMBERS) else "pirates at one table"
    nodes += cartouche(cx, 12 * k, w, 144 * k, "CAPTAINS", below)
    end = cx + w / 2 + 70 * k
    if monster and box.w - end > 260 * k:
        nodes += serpent(end + 100 * k, 92 * k, 0.42 * k)
    spread.draw("lobby-title", box, nodes, 14, f"lobby-title {box.w:g} {box.h:g} {games} {monster}")


def _left(spread: Spread, box: Box, view: LobbyView, shelf: Shelf) -> None:
    gap = spread.px(28)
    tile_h, head_h = spread.em(22) * 6.4, spread.em(30) * 1.5
    per_line = 3 if box.w > spread.em(22) * 44 else 2
    lines = 1
    if spread.fmt.height > spread.fmt.width:
        lines = max(1, min(4, -(-len(view.running) // per_line)))
    tiles_h = head_h + lines * (tile_h + spread.px(16)) if view.running else 0.0
    posters = Box(box.x, box.y, box.w, box.h - tiles_h - (gap * 0.6 if tiles_h else 0))
    n = len(shelf.ids)
    w = (posters.w - (n - 1) * gap) / max(1, n)
    for i, id in enumerate(shelf.ids):
        place = Box(round(posters.x + i * (w + gap)), posters.y, round(w), round(posters.h))
        poster(spread, place, shelf, id, n > 1 and id == view.chosen)
        does = Show("lobby-game", id) if n > 1 else Show("lobby-setup", id)
        spread.picks.append(Pick(f"game-{id}", place, does, state="quiet", order=1, radius=16))
    if view.running:
        top = Box(box.x, box.y + box.h - tiles_h, box.w, tiles_h)
        draw_running(spread, top, view, shelf, (per_line, lines), head_h, tile_h)


def _right(spread: Spread, box: Box, view: LobbyView, shelf: Shelf) -> None:
    gap = spread.px(24)
    small = spread.em(20)
    foot_h = small * 2.5
    row_h, head_h = small * 2.5, spread.em(26) * 1.7
    room = box.h - foot_h - gap
    least = table_height(spread, view, shelf, box.w)
    shown = min(len(view.ended), 3 if spread.fmt.height <= spread.fmt.width else 12)
    while shown and least + gap + head_h + shown * row_h > room:
        shown -= 1
    ended_h = head_h + shown * row_h if shown else 0.0
    high = min(least, room - ended_h - (gap if shown else 0))
    draw_table(spread, Box(box.x, box.y, box.w, high), view, shelf)
    y = box.y + high + gap
    free = box.y + room - y - ended_h
    if spread.fmt.height <= spread.fmt.width:
        y += max(0.0, free)
    if shown:
        draw_ended(spread, Box(box.x, y, box.w, ended_h), view, shelf, shown, row_h)
    if free > 190 * box.w / 400:
        k = box.w / 760
        top = y + ended_h if spread.fmt.height > spread.fmt.width else box.y + high
        nodes = serpent(box.w * 0.36, 60 * k, k)
        at = Box(box.x, round(top + (free - 130 * k) * 0.5), box.w, 140 * k)
        spread.draw("lobby-serpent", at, nodes, 20, f"lobby-serpent {box.w:g}")
    y = round(box.y + box.h - foot_h)
    w = (box.w - gap) / 2
    settings = Box(box.x, y, round(w), round(foot_h))
    spread.button("settings", settings, "Settings", Show("settings"), size=small, picture="gear", key="f10", order=30)
    leave = Box(round(box.x + w + gap), y, round(w), round(foot_h))
    spread.button("quit", leave, "Quit", Show("quit"), size=small, picture="sail", key="ctrl+q", order=31)
