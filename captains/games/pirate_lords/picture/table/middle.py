"""The middle of the table: game deck, discard pile, the caravan at sea, the loot stack with its two backs."""

from __future__ import annotations

from functools import lru_cache

from captains.games.pirate_lords.picture.art.merchant import ship, swell
from captains.games.pirate_lords.picture.cards.drawing import GOLD
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, face, loot_back
from captains.games.pirate_lords.picture.cards.pieces import card_high
from captains.games.pirate_lords.picture.table.board import Board, Ring
from captains.games.pirate_lords.picture.table.furniture import little_card, pill
from captains.games.pirate_lords.picture.table.ships import at_sea, promised
from captains.games.pirate_lords.picture.table.sign_notes import note_left
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.ensigns import flag
from captains.scene.nodes import Drawing, Group, Node, Rect
from captains.scene.page import Box, Half, Line, Note, Pick, Piece
from captains.scene.palette import BLOOD, DEEP_SEA, FOAM, INK, SHALLOW, SeatColour, seat_colour
from captains.scene.widgets import SHADE, framed, line_of

SHIP_WIDE, SHIP_HIGH = 480.0, 452.0
"""A ship at sea with its flag and its wake, in the units of its drawing."""


def middle(board: Board) -> None:
    """Draw it all."""
    k, box = board.k, board.layout.middle
    wide = min((108 if box.h < 240 * k else 140) * k, (box.h - 50 * k) / card_high(board.sheet, 1.0))
    _deck(board, box.x + 8 * k, box.y + 4 * k, wide)
    _discard(board, box.x + 8 * k + wide + 24 * k, box.y + 4 * k, wide)
    left = box.x + 2 * wide + 56 * k
    loot = wide * 0.92
    right = box.x + box.w - loot - 100 * k
    _caravan(board, Box(left, box.y, right - left, box.h))
    _loot(board, box.x + box.w - loot - 10 * k, box.y + 4 * k, loot)


def _label(board: Board, id: str, x: float, y: float, words: str, room: float = 0.0) -> None:
    """A pill under a pile, centred on x."""
    size = board.size(20)
    wide = room or 260 * board.k
    box = Box(x - wide / 2, y, wide, size * 1.7)
    board.pieces.append(framed(id, box, pill(wide / 2, 1, words, size, wide)))


def _edges(x: float, y: float, w: float, h: float, colours: tuple[str, ...], step: float) -> list[Node]:
    """The edges of the cards below the top one, lowest first; (x, y) is the top card's corner."""
    nodes: list[Node] = [
        Rect(x + w * 0.06, y + w * 0.1, w, h + step * len(colours), w * 0.06, fill=SHADE, fill_opacity=0.33)
    ]
    count = len(colours)
    for i, colour in enumerate(colours):
        at = y + (count - i) * step
        nodes.append(Rect(x, at + h - w * 0.4, w, w * 0.4, w * 0.06, fill=colour, stroke=INK, width=0.9))
    return nodes


def _pile(board: Board, id: str, x: float, y: float, wide: float, colours: tuple[str, ...], step: float) -> None:
    high = card_high(board.sheet, wide)
    area = Box(x, y, wide * 1.1, high + step * len(colours) + wide * 0.14)
    board.draw(id, area, _edges(0, 0, wide, high, colours, step), 2)


def _deck(board: Board, x: float, y: float, wide: float) -> None:
    count = sum(len(numbers) for numbers in board.state.deck)
    high = card_high(board.sheet, wide)
    if count > 1:
        _pile(board, "deck-edges", x, y, wide, (DEEP_SEA,) * min(9, (count + 2) // 3), 1.3 * board.k)
    if count:
        board.card("deck", DECK_BACK, x, y, wide)
    else:
        board.draw("deck-empty", Box(x, y, wide, high), _outline(wide, high))
    _label(board, "deck-label", x + wide / 2, y + high + 10 * board.k, say("pile.deck", n=count), wide + 20 * board.k)
    note = Note(say("pile.deck_note"), (Line(number("pile.left", count), (), "PL-03"),), "question")
    board.picks.append(Pick("deck-look", Box(x, y, wide, high), Half(()), state="quiet", note=note, order=80))


def _outline(w: float, h: float) -> list[Node]:
    return [Rect(1, 1, w - 2, h - 2, w * 0.06, stroke=SHALLOW, width=1.6, dash="8 6")]


def _discard(board: Board, x: float, y: float, wide: float) -> None:
    pile, high = board.state.discard, card_high(board.sheet, wide)
    if len(pile) > 2:
        _pile(board, "discard-edges", x, y, wide, ("#E8DCC2",) * min(8, len(pile) // 2), 1.3 * board.k)
    if not pile:
        board.draw("discard-empty", Box(x, y, wide, high), _outline(wide, high))
    for card in pile[-1:]:
        top = face(board.sheet, card.kind, card.number)
        board.card(f"card-{card.kind}-{card.number}", top, x, y, wide)
    label = say("pile.discard", n=len(pile))
    _label(board, "discard-label", x + wide / 2, y + high + 10 * board.k, label, wide + 24 * board.k)
    note = Note(
        say("pile.discard_note"), (Line(say("pile.discard_how" if pile else "pile.discard_none"), (), "PL-12"),), "lens"
    )
    look = Half((("look", "discard"),)) if pile else Half(())
    state: Ring = "open" if pile else "quiet"
    board.picks.append(Pick("discard-look", Box(x, y, wide, high), look, state=state, note=note, order=81))


def _caravan(board: Board, box: Box) -> None:
    k, fleet = board.k, board.state.caravan
    whose = promised(board)
    if not fleet:
        size = board.size(22)
        at = Box(box.x, box.y + box.h * 0.36, box.w, size * 2)
        board.draw(
            "caravan-none",
            at,
            [line_of(at.w / 2, size * 1.3, say("caravan.none"), size, at.w, "serif", FOAM, "middle", italic=True)],
        )
        return
    high = box.h - 42 * k
    one, two = (_ship_wide(board, box, rows) for rows in (1, 2))
    rows, wide = (2, two) if two > one else (1, one)
    across, deep = -(-len(fleet) // rows), high / rows
    pitch = min(box.w / across, 190 * k)
    tall = wide * SHIP_HIGH / SHIP_WIDE
    sway = min(max(16 * k, deep - tall), 44 * k)
    left = box.x + (box.w - pitch * (across - 1) - wide) / 2
    for i, (number_, seat) in enumerate(zip(fleet, whose, strict=True)):
        colour = board.sight.setup.seats[seat].colour if seat is not None else ""
        row, n = divmod(i, across)
        y = box.y + row * deep + max(0.0, deep - tall - sway) / 2 + (n % 2) * sway - 2 * k
        at = Box(left + n * pitch, y, wide, tall)
        board.pieces.append(Piece(f"ship-{number_}", at, sailing(number_, colour)))
        hull = min(wide * 0.86, pitch * 0.94)
        at_sea(board, number_, Box(at.x + (wide - hull) / 2, at.y + at.h * 0.05, hull, at.h * 0.85))
    _label(board, "caravan-label", box.x + box.w / 2, box.y + box.h - 40 * k, number("caravan", len(fleet)))


def _ship_wide(board: Board, box: Box, rows: int) -> float:
    """How wide a ship is if the caravan sails in so many rows."""
    k = board.k
    pitch = min(box.w / -(-len(board.state.caravan) // rows), 190 * k)
    return min(pitch * 1.08, ((box.h - 42 * k) / rows - 16 * k) * SHIP_WIDE / SHIP_HIGH)


@lru_cache(maxsize=128)
def sailing(number_: int, colour: str) -> Drawing:
    """A ship at sea; it flies the flag of the seat it is promised to, by the seat's colour."""
    nodes: list[Node] = [*swell()[:1], *ship(number_), swell()[1]]
    if colour:
        nodes += _ensign(seat_colour(colour))
    whole = Group(tuple(nodes), x=56, y=84)
    return Drawing(SHIP_WIDE, SHIP_HIGH, (whole,), "px", f"ship {number_} {colour}")


def _ensign(seat: SeatColour) -> tuple[Node, ...]:
    return flag(204, -74, 128, 84, seat)


def _loot(board: Board, x: float, y: float, wide: float) -> None:
    state, k = board.state, board.k
    high, count = card_high(board.sheet, wide), state.regular + state.last
    step = min(1.5 * k, 34 * k / max(1, count))
    colours = (BLOOD,) * state.last + (GOLD,) * state.regular
    if count > 1:
        _pile(board, "loot-edges", x, y, wide, colours[:-1], step)
    if count:
        board.card("loot-top", loot_back(state.regular == 0), x, y, wide)
    else:
        board.draw("loot-empty", Box(x, y, wide, high), _outline(wide, high))
    foot = board.layout.middle.y + board.layout.middle.h - 40 * k
    _label(board, "loot-label", x + wide / 2 - 6 * k, foot, say("pile.loot", n=count), wide + 30 * k)
    size, w = board.size(22), 25 * k
    area = Box(x - 84 * k, y + 26 * k, 78 * k, 110 * k)
    nodes: list[Node] = []
    for row, (last, left) in enumerate(((False, state.regular), (True, state.last))):
        top = row * 50 * k
        nodes += little_card(4 * k, top + 2, w, last)
        nodes.append(
            line_of(4 * k + w + 9 * k, top + w * 0.7 + size * 0.35, str(left), size, 44 * k, fill=FOAM, bold=True)
        )
        note_left(board, last, left, Box(area.x, area.y + top, area.w, 42 * k))
    board.draw("loot-counts", area, nodes, 3)
    note = Note(
        say("pile.loot_note"),
        (
            Line(say("pile.loot_left", n=state.regular, last=state.last), (), "PL-25"),
            Line(say("pile.loot_end"), (), "PL-40"),
        ),
        "coin",
    )
    board.picks.append(Pick("loot-look", Box(x, y, wide, high), Half(()), state="quiet", note=note, order=82))
