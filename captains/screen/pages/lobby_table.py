"""The lobby's plate for the chosen game: the table it was played with last, or an invitation to gather one."""

from __future__ import annotations

from captains.engine.cover import Cover
from captains.engine.names import cleaned
from captains.engine.refusal import Refusal
from captains.host.muster import HUMAN, Muster, missing, mode_of
from captains.scene.controls import plate, shield
from captains.scene.lettering import name_texts, text_width, wrapped
from captains.scene.nodes import Node, Rect
from captains.scene.page import Box, Refuse, Show
from captains.scene.palette import INK, SOFT_INK, WHITE, seat_colour
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, icon, line_of
from captains.screen.pages.lobby_view import NUMBERS, LobbyView
from captains.screen.pages.posters import rule_line, set_sail
from captains.screen.pages.shelf import Shelf


def table_height(spread: Spread, view: LobbyView, shelf: Shelf, wide: float) -> float:
    """How high the plate is when nothing on it has to be crowded."""
    small, pad = spread.em(22), spread.px(32)
    head = pad * 0.8 + spread.em(36) + small * 3.1
    foot = spread.em(30) * 2.3 + spread.px(22) + pad
    if not view.played:
        return head + _words_height(spread, shelf.cover(view.chosen), wide - 2 * pad) + foot + spread.px(20)
    rows = len(view.muster.berths) * (small * 2.9 + spread.px(8))
    return head + rows + small * 2.3 + spread.px(40) + foot


def draw_table(spread: Spread, box: Box, view: LobbyView, shelf: Shelf) -> None:
    """The plate: the game, who plays, a way to change that, and the red button."""
    game = shelf.cover(view.chosen)
    muster = view.muster
    size, small = spread.em(36), spread.em(22)
    pad = spread.px(32)
    nodes: list[Node] = [*plate(0, 0, box.w, box.h, 18)]
    nodes.append(line_of(pad, pad * 0.8 + size, game.name, size, box.w - 2 * pad, "title", INK, bold=True))
    mode = mode_of(muster, game)
    words = _company(muster, mode.name if mode else "", shelf) if view.played else "a new table"
    base = pad * 0.8 + size + small * 1.5
    nodes.append(line_of(pad, base, words, small, box.w - 2 * pad, "serif", SOFT_INK, italic=True))
    nodes.append(rule_line(pad, base + small * 0.8, box.w - pad))
    sail_h = spread.em(30) * 2.3
    change_h = small * 2.3 if view.played else 0.0
    top = base + small * 1.6
    room = box.h - pad - sail_h - spread.px(22) - change_h - spread.px(16) - top
    inside = Box(pad, top, box.w - 2 * pad, room)
    nodes += _seats(spread, inside, muster, shelf) if view.played else _invitation(spread, inside, game)
    spread.draw("lobby-table", box, nodes, 12)
    does = Show("lobby-setup", view.chosen)
    if view.played:
        change = Box(round(box.x + pad), round(box.y + top + room), round(box.w - 2 * pad), round(change_h))
        spread.button("lobby-setup", change, "Change the table", does, size=small, picture="pencil", key="t", order=3)
    left = box.x + pad + spread.px(8)
    sail = Box(round(left), round(box.y + box.h - pad - sail_h), round(box.w - 2 * (left - box.x)), round(sail_h))
    lack = missing(muster, game) if view.played else None
    if lack:
        set_sail(spread, sail, Refuse(Refusal("form", "", lack[0])), False, order=2)
    else:
        set_sail(spread, sail, Show("lobby-sail") if view.played else does, True, order=2)


def _company(muster: Muster, mode: str, shelf: Shelf) -> str:
    """Who is at the table, in words: "four captains, full game"."""
    n = len(muster.berths)
    count = NUMBERS[n] if n < len(NUMBERS) else str(n)
    words = f"{count} captain{'s' if n != 1 else ''}"
    if mode:
        words += f", {mode[:1].lower()}{mode[1:]}"
    sheet = shelf.sheet_name(muster.game)
    if muster.real_dice and (own := shelf.own_things(muster.game)):
        words += f", real {own}"
    return f"{words}, on {sheet}" if sheet else words


def _seats(spread: Spread, box: Box, muster: Muster, shelf: Shelf) -> list[Node]:
    """The seats of the last table, one a line."""
    n = max(1, len(muster.berths))
    gap = spread.px(8)
    high = min((box.h - n * gap) / n, spread.em(22) * 2.9)
    size = max(LEAST_TEXT, min(spread.em(25), high * 0.5))
    small = max(LEAST_TEXT, min(spread.em(20), high * 0.42))
    nodes: list[Node] = []
    for i, berth in enumerate(muster.berths):
        y = box.y + i * (high + gap)
        nodes.append(Rect(box.x, y, box.w, high, min(12, high * 0.2), WHITE, INK, 1.4))
        z = high * 0.58
        nodes += shield(box.x + high * 0.3, y + (high - z * 1.14) / 2, z, seat_colour(berth.colour))
        human = berth.kind == HUMAN
        words = "" if human else f"{shelf.bot_words(berth.kind)} bot"
        words_w = text_width(words, small, "serif") + small if words else 0.0
        middle = y + high / 2
        right = box.x + box.w - high * 0.35
        nodes.append(icon("person" if human else "bot", right - small * 0.6, middle, small * 1.5, SOFT_INK))
        right -= small * 2.0
        if words:
            base = middle + small * 0.34
            nodes.append(line_of(right, base, words, small, words_w, "serif", SOFT_INK, "end", italic=True))
        left = box.x + high * 1.25
        room = right - words_w - left
        base = middle + size * 0.34
        if not cleaned(berth.name):
            nodes.append(line_of(left, base, "no name yet", size, room, "serif", SOFT_INK, italic=True))
            continue
        nodes += name_texts(berth.name, left, base, room, size, "sans", fill=INK, bold=True, least=LEAST_TEXT)
    return nodes


def _told(game: Cover) -> list[tuple[str, str]]:
    """What is said of a game before its first match: what it is about, then its modes; each a head and words."""
    return [("", game.about), *((mode.name, mode.about) for mode in game.modes)]


def _words_height(spread: Spread, game: Cover, wide: float, part: float = 1.0) -> float:
    size, small = spread.em(23) * part, spread.em(21) * part
    lines = sum(len(wrapped(words, wide, small, "serif")) for _, words in _told(game))
    heads = sum(bool(head) for head, _ in _told(game))
    return lines * small * 1.35 + heads * size * 1.5 + len(_told(game)) * small * 0.7


def _invitation(spread: Spread, box: Box, game: Cover) -> list[Node]:
    """Before the first match: what the game is about, and its modes."""
    # No mode goes untold for want of room as long as its words can be read.
    part = 1.0
    while part > 0.6 and _words_height(spread, game, box.w, part) > box.h:
        part -= 0.05
    size, small = max(LEAST_TEXT, spread.em(23) * part), max(LEAST_TEXT, spread.em(21) * part)
    nodes: list[Node] = []
    y = box.y
    for head, words in _told(game):
        lines = wrapped(words, box.w, small, "serif")
        need = (size * 1.5 if head else 0.0) + len(lines) * small * 1.35
        if y + need > box.y + box.h + 2:
            break
        if head:
            y += size * 1.5
            nodes.append(line_of(box.x, y, head, size, box.w, "sans", INK, bold=True))
        for line in lines:
            y += small * 1.35
            nodes.append(line_of(box.x, y, line, small, box.w + 4, "serif", SOFT_INK, italic=not head))
        y += small * 0.7
    return nodes
