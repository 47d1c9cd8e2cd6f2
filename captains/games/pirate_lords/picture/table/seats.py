"""The other players round the table: their crew in three columns, their loot face down, what they have said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.picture.art.emblems import seal
from captains.games.pirate_lords.picture.cards.faces import face, loot_shown
from captains.games.pirate_lords.picture.cards.pieces import card_high, fan
from captains.games.pirate_lords.picture.table.board import Board, Ring
from captains.games.pirate_lords.picture.table.furniture import (
    empty_place,
    left_place,
    plate,
    rule,
    said,
    sign_disc,
    slip,
    strip,
    struck_place,
)
from captains.games.pirate_lords.picture.table.making import back, forward, speaking
from captains.games.pirate_lords.picture.table.sign_notes import note_loot, note_signs
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.controls import round_button
from captains.scene.nodes import Node, Text
from captains.scene.page import Box, Does, Drop, Line, Note, Pick, Refuse, Show
from captains.scene.palette import INK, SOFT_INK
from captains.scene.widgets import line_of


class Columns(NamedTuple):
    """How a crew lies: its upper left corner, the width of a card, from column to column, from card to card."""

    x: float
    y: float
    wide: float
    pitch: float
    dx: float
    dy: float


def seats(board: Board) -> None:
    """Everybody but the nearest seat."""
    for seat, box in zip(board.others, board.layout.seats, strict=True):
        _seat(board, seat, box)


def _seat(board: Board, seat: int, box: Box) -> None:
    k = board.k
    high = 42 * k
    _plate(board, seat, box, high)
    if board.layout.tall:
        _tall(board, seat, box, high)
    else:
        _flat(board, seat, box, high)


def _plate(board: Board, seat: int, box: Box, high: float) -> None:
    """The plate with the player's strip and its signs."""
    k = board.k
    shown = signs(board, seat)
    may = board.offer(seat, "Suggest") is not None and board.desk.held("speaker") != seat
    room = box.w - (len(shown) + may) * 34 * k - high * 0.8
    nodes: list[Node] = [*plate(box.w, box.h, 14 * k)]
    nodes += strip(box.w, high, board.colour(seat), board.name(seat), board.size(22), room, 14 * k)
    right = box.w - 24 * k - (36 * k if may else 0)
    nodes += sign_row(board, shown, right, high / 2)[0]
    board.draw(f"seat-{seat}", box, nodes, 8)
    note_signs(board, seat, shown, box.x + right, box.y + high / 2)
    if may:
        d = max(26 * k, 18.0)
        at = Box(box.x + box.w - d - 8 * k, box.y + (high - d) / 2, d, d)
        note = Note(say("suggest.note", name=board.name(seat)), (Line(say("suggest.how"), (), "PL-23b"),), "pencil")
        board.put(*round_button(f"suggest-{seat}", at, "pencil", speaking(seat), "", note, 60))


def signs(board: Board, seat: int) -> list[str]:
    """What the strip shows besides the name, from the right: initiator, cannot be left out, bot."""
    found = []
    if seat == board.state.active and board.state.phase != "over":
        found.append("hat")
    if seat in board.bound:
        found.append("lock")
    if not board.sight.setup.seats[seat].human:
        found.append("bot")
    return found


def sign_row(board: Board, shown: Sequence[str], x: float, y: float) -> tuple[list[Node], float]:
    """These signs from x to the left, level with y; and where the next one would stand."""
    r = 14 * board.k
    nodes: list[Node] = []
    for sign in shown:
        nodes += seal("proposes", x, y, r) if sign == "hat" else sign_disc(x, y, r, sign)
        x -= 34 * board.k
    return nodes, x


def floor_words(board: Board, seat: int) -> str:
    """What a seat will not do without for the rest of the turn (PL-23a), "" if it has not said so."""
    floor = board.state.floors[seat]
    if floor > len(board.state.caravan):
        return say("floor.never")
    return say("floor.below", n=floor) if floor else ""


def _tall(board: Board, seat: int, box: Box, high: float) -> None:
    """Crew above, loot below it, words at the foot."""
    k = board.k
    pad = 20 * k
    least = 38 * k
    wide = min((box.w - 2 * pad - 18 * k) / 3, (box.h - high - 118 * k - least) / card_high(board.sheet, 1.0))
    pitch = wide + (box.w - 2 * pad - 3 * wide) / 2
    dy = min(54 * k, wide * 0.46, max(30 * k, (box.h - 330 * k) / 2))
    crew(board, seat, Columns(box.x + pad, box.y + high + 14 * k, wide, pitch, 0, dy))
    y = high + 14 * k + card_high(board.sheet, wide) + dy + 10 * k
    foot = 36 * k
    room = box.h - y - foot - 16 * k
    board.draw(f"seat-rule-{seat}", Box(box.x + pad, box.y + y, box.w - 2 * pad, 2), [rule(0, 1, box.w - 2 * pad)])
    card = min(box.w * 0.42, room / card_high(board.sheet, 1.0))
    _loot_row(board, seat, Box(box.x + pad, box.y + y + 12 * k, box.w - 2 * pad, room), card)
    _words(board, seat, Box(box.x + pad, box.y + box.h - foot - 6 * k, box.w - 2 * pad, foot))


def _flat(board: Board, seat: int, box: Box, high: float) -> None:
    """Crew at the left, loot at the right, words at the foot."""
    k = board.k
    pad, side = 16 * k, 80 * k
    top, foot = high + 12 * k, 34 * k
    room = box.h - top - foot - 36 * k
    wide = min((box.w - 2 * pad - side - 24 * k) / 3, room / card_high(board.sheet, 1.0) + 8 * k)
    dy = min(box.h - top - foot - card_high(board.sheet, wide) - 3 * k, wide * 0.9)
    crew(board, seat, Columns(box.x + pad, box.y + top, wide, wide + 8 * k, 0, dy))
    x = box.x + box.w - pad - side
    area = Box(x, box.y + top, side, box.h - top - 12 * k)
    _loot_column(board, seat, area)
    _words(board, seat, Box(box.x + pad, box.y + box.h - foot, box.w - side - 2 * pad - 8 * k, foot - 6 * k))


def crew(board: Board, seat: int, at: Columns) -> None:
    """A crew in three columns: places that were struck or left, then the pirates who lie there."""
    high = card_high(board.sheet, at.wide)
    for profession, numbers in enumerate(board.lord(seat).crew):
        symbol = board.sheet.professions[profession].symbol
        x = at.x + profession * at.pitch
        out, struck = board.out(seat, profession), board.struck(seat, profession)
        places = ["struck"] * struck + ["left"] * out
        if not places and not numbers:
            board.draw(f"place-{seat}-{profession}", Box(x, at.y, at.wide, high), empty_place(symbol, at.wide, high))
            continue
        items = [*places, *numbers[out:]][-3:]
        for i, item in enumerate(items):
            box = Box(x + i * at.dx, at.y + i * at.dy, at.wide, high)
            if isinstance(item, int):
                top = face(board.sheet, profession, item)
                board.card(f"card-{profession}-{item}", top, box.x, box.y, at.wide)
            else:
                draw = struck_place if item == "struck" else left_place
                board.draw(f"{item}-{seat}-{profession}-{i}", box, draw(symbol, at.wide, high))
        # A click may fall on any of those who lie here; where none does, on any of their places.
        first = next((i for i, item in enumerate(items) if isinstance(item, int)), 0)
        dx, dy = first * at.dx, first * at.dy
        across, down = (len(items) - 1) * at.dx - dx, (len(items) - 1) * at.dy - dy
        stack = Box(x + dx, at.y + dy, at.wide + across, high + down)
        _pick(board, seat, profession, stack, numbers[out:], out)


def _pick(board: Board, seat: int, profession: int, box: Box, lying: tuple[int, ...], out: int) -> None:
    """Bring the pirate forward who has lain longest; where none is left, take one back."""
    made = board.making
    if made is None or (not lying and not out):
        return
    named = board.sheet.professions[profession]
    enough = len(made.crew[profession]) >= board.sheet.each
    does: Does
    if lying and enough:
        does = Refuse(Refusal("rule", "PL-20", say("refuse.enough", n=board.sheet.each, plural=named.plural)))
    elif lying:
        does = forward(board.state, made, profession, seat)
    else:
        does = back(board.state, made, profession, seat)
    how = say("forward.how" if lying else "forward.back", name=board.name(seat))
    note = Note(named.name.capitalize(), (Line(how, (), "PL-20"),))
    state: Ring = "quiet" if isinstance(does, Refuse) or not lying else "open"
    # Of pirates alike the oldest goes first (PL-26), so it is that card which follows the pointer.
    drops = (Drop(board.layout.bench, does, 16 * board.k),) if lying else ()
    carries = f"card-{profession}-{lying[0]}" if lying else ""
    id, r = f"crew-{seat}-{profession}", box.w * 0.06
    board.picks.append(Pick(id, box, does, state=state, note=note, order=10, radius=r, drops=drops, carries=carries))


def loot_fan(board: Board, seat: int, x: float, y: float, wide: float, room: float, step: float) -> float:
    """A seat's loot cards side by side; returns how wide they lie. Who may see them sees them."""
    cards = board.lord(seat).loot
    up = board.sight.viewer == seat or board.state.phase == "over"
    between = fan(len(cards), wide, room, step)
    for i, card in enumerate(cards):
        board.card(f"loot-{seat}-{i}", loot_shown(board.sheet, card, up), x + i * between, y, wide)
    return wide + between * max(0, len(cards) - 1)


def _loot_row(board: Board, seat: int, box: Box, wide: float) -> None:
    """Loot in a row, its number at the right."""
    k, count = board.k, len(board.lord(seat).loot)
    used = loot_fan(board, seat, box.x, box.y, wide, box.w - 104 * k, wide * 0.36)
    big, small = min(56 * k, wide * 0.62), board.size(20)
    nodes: list[Node] = [
        Text(100 * k, big * 0.86, str(count), big, "title", INK, "end", True),
        line_of(
            100 * k, big * 0.86 + small * 1.25, number("loot.cards", count), small, 100 * k, fill=SOFT_INK, anchor="end"
        ),
    ]
    at = Box(box.x + box.w - 100 * k, box.y, 100 * k, big + small * 1.6)
    board.draw(f"loot-count-{seat}", at, nodes)
    note_loot(board, seat, at)
    high = card_high(board.sheet, wide)
    if not count:
        board.draw(f"loot-none-{seat}", Box(box.x, box.y, wide, high), empty_place("ship", wide, high)[:1])
    look(board, seat, Box(box.x, box.y, used, high))


def _loot_column(board: Board, seat: int, box: Box) -> None:
    """Loot on one pile, its number below."""
    k, count = board.k, len(board.lord(seat).loot)
    wide = min(68 * k, (box.h - 62 * k) / card_high(board.sheet, 1.0))
    x = box.x + (box.w - wide) / 2
    between = fan(count, wide, box.w, wide * 0.2)
    used = wide + between * max(0, count - 1)
    loot_fan(board, seat, box.x + (box.w - used) / 2, box.y, wide, box.w, wide * 0.2)
    high = card_high(board.sheet, wide)
    if not count:
        board.draw(f"loot-none-{seat}", Box(x, box.y, wide, high), empty_place("ship", wide, high)[:1])
    big, small = 34 * k, board.size(20)
    nodes: list[Node] = [
        Text(box.w / 2, big * 0.84, str(count), big, "title", INK, "middle", True),
        line_of(box.w / 2, big * 0.84 + small * 1.15, say("loot.word"), small, box.w, fill=SOFT_INK, anchor="middle"),
    ]
    at = Box(box.x, box.y + high + 4 * k, box.w, big + small * 1.5)
    board.draw(f"loot-count-{seat}", at, nodes)
    note_loot(board, seat, at)
    look(board, seat, Box(box.x + (box.w - used) / 2, box.y, used, high))


def look(board: Board, seat: int, box: Box) -> None:
    """Hold to look at one's own loot."""
    lord = board.lord(seat)
    mine = seat in board.sight.seats and board.sight.setup.seats[seat].human
    if not mine or not lord.loot or board.state.phase == "over":
        return
    r = max(9.0, 15 * board.k)
    at = Box(box.x + box.w - 2 * r - 1, box.y + box.h - 2 * r - 1, 2 * r, 2 * r)
    board.draw(f"eye-{seat}", at, sign_disc(r, r, r - 1, "eye"))
    note = Note(say("look.note", name=board.name(seat)), (Line(say("look.how"), (), "PL-25"),), "eye")
    board.picks.append(Pick(f"look-{seat}", box, Show("hold", seat), state="quiet", note=note, order=70))


def _words(board: Board, seat: int, box: Box) -> None:
    """What the player has said or what holds of them now, at the foot of their plate."""
    k, words = board.k, floor_words(board, seat)
    if words:
        board.draw(f"floor-{seat}", box, slip(4 * k, 1, box.w - 8 * k, box.h - 4, words, board.size(28)), 4)
        return
    line = _line(board, seat)
    if line:
        size = board.size(20)
        board.draw(f"words-{seat}", box, [said(0, box.h / 2 + size * 0.3, line, size, box.w)])


def _line(board: Board, seat: int) -> str:
    struck = [p for p in range(len(board.sheet.professions)) if board.struck(seat, p)]
    if struck:
        return say("seat.struck", one=board.sheet.professions[struck[0]].name)
    if board.making is not None and board.making.draft and board.making.seat == seat:
        return say("seat.drafts")
    if board.asked == seat:
        return say("seat.asked")
    if board.state.phase == "answers" and seat != board.state.active and not _inside(board, seat):
        return say("seat.outside")
    return ""


def _inside(board: Board, seat: int) -> bool:
    return board.shown is not None and any(seat in seats for seats in board.shown[0])
