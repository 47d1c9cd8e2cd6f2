"""The nearest seat: its crew large, its loot to look at by holding, and at the right what there is to decide."""

from __future__ import annotations

from captains.games.pirate_lords.picture.cards.pieces import card_high
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.decision import decision
from captains.games.pirate_lords.picture.table.furniture import CREAM, empty_place, plate, slip, strip
from captains.games.pirate_lords.picture.table.seats import Columns, crew, floor_words, look, loot_fan, sign_row, signs
from captains.games.pirate_lords.picture.table.sign_notes import note_loot, note_signs
from captains.games.pirate_lords.picture.words import say
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Box
from captains.scene.palette import BRASS, INK, SOFT_INK, mixed
from captains.scene.widgets import line_of


def home(board: Board) -> None:
    """Draw it."""
    k, box, seat = board.k, board.layout.home, board.home
    high, pad = 40 * k, 20 * k
    wide = min(104 * k, (box.h - high - 26 * k) / card_high(board.sheet, 1.0))
    dx = wide * 0.32
    pitch = wide + dx + 6 * k
    asks = min(400 * k, box.w * 0.36)
    guest = board.decider if board.decider != seat else None
    _plate(board, seat, box, high, (box.x + pad + 3 * pitch + 2 * k, box.x + box.w - asks - 28 * k), guest)
    if guest is not None:
        _guest(board, guest, Box(box.x + box.w - asks - 28 * k, box.y, asks + 28 * k, box.h), high)
    crew(board, seat, Columns(box.x + pad, box.y + high + 12 * k, wide, pitch, dx, 0))
    left = box.x + pad + 3 * pitch + 16 * k
    area = Box(left, box.y + high + 12 * k, box.x + box.w - asks - 42 * k - left, card_high(board.sheet, wide))
    _loot(board, seat, area, wide)
    decision(board, Box(box.x + box.w - asks - 14 * k, box.y + high + 8 * k, asks, box.h - high - 18 * k))


def _guest(board: Board, seat: int, box: Box, high: float) -> None:
    """Under what somebody else decides here: paper of their own with their strip, so that it is plain whose it is."""
    r, colour = 14 * board.k, board.colour(seat)
    edge = max(1.4, r * 0.15)
    made = board.making
    words = say("home.answers" if made is None else "home.drafts", name=board.name(seat))
    nodes: list[Node] = [
        Rect(0, 0, box.w, box.h, r, fill=mixed(colour.colour, CREAM, 0.84)),
        Rect(0, 0, box.w, box.h, r, stroke=colour.colour, width=edge * 2.4),
        *strip(box.w, high, colour, words, board.size(22), box.w * 0.7, r),
    ]
    board.draw(f"decides-{seat}", box, nodes, 4)


def _plate(board: Board, seat: int, box: Box, high: float, rules: tuple[float, float], guest: int | None) -> None:
    """The plate with the player's strip, its signs and what they have said; the last part may be a guest's."""
    k = board.k
    mine = seat in board.sight.seats and board.sight.setup.seats[seat].human
    name = say("home.mine", name=board.name(seat)) if mine else board.name(seat)
    nodes: list[Node] = [*plate(box.w, box.h, 14 * k)]
    nodes += strip(box.w, high, board.colour(seat), name, board.size(22), box.w * 0.6, 14 * k)
    right = box.w - 24 * k if guest is None else rules[1] - box.x - 27 * k
    shown = signs(board, seat)
    row, x = sign_row(board, shown, right, high / 2)
    nodes += row
    for at in (each - box.x for each in rules):
        nodes.append(Path(f"M{at:.1f} {high + 14 * k:.1f}V{box.h - 14 * k:.1f}", stroke=BRASS, width=1.3))
    board.draw(f"seat-{seat}", box, nodes, 8)
    note_signs(board, seat, shown, box.x + right, box.y + high / 2)
    words = floor_words(board, seat)
    if words:
        at_box = Box(x + box.x - 260 * k, box.y + 3 * k, 240 * k, high - 6 * k)
        board.draw(f"floor-{seat}", at_box, slip(2, 1, at_box.w - 4, at_box.h - 3, words, board.size(26)), 3)


def _loot(board: Board, seat: int, box: Box, wide: float) -> None:
    """Loot cards side by side, the number at the right."""
    k, count = board.k, len(board.lord(seat).loot)
    label = 64 * k
    room = box.w - label
    used = 0.0
    # So many cards side by side show their corners best when they are smaller.
    wide = min(wide, max(wide * 0.55, (room - 4 * k) / (1 + 0.44 * max(0, count - 1))))
    y = box.y + (box.h - card_high(board.sheet, wide)) / 2
    if count:
        used = loot_fan(board, seat, box.x, y, wide, room - 4 * k, wide * 0.44)
    else:
        empty = empty_place("ship", wide, box.h)[:1]
        board.draw(f"loot-none-{seat}", Box(box.x, box.y, wide, box.h), empty)
    big, small = 52 * k, board.size(20)
    nodes: list[Node] = [
        Text(label / 2, big * 0.86, str(count), big, "title", INK, "middle", True),
        line_of(label / 2, big * 0.86 + small * 1.2, say("loot.word"), small, label, fill=SOFT_INK, anchor="middle"),
    ]
    at = Box(box.x + box.w - label, box.y + box.h * 0.2, label, big + small * 1.5)
    board.draw(f"loot-count-{seat}", at, nodes)
    note_loot(board, seat, at)
    look(board, seat, Box(box.x, y, used, card_high(board.sheet, wide)))
