"""What goes to paper: each player's tally card, and the common picture of the whole table."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.brush import placed
from captains.games.pirate_lords.picture.cards.drawing import HIGH, WIDE, art
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, Face, face, loot_back, loot_shown
from captains.games.pirate_lords.picture.cards.pieces import fan
from captains.games.pirate_lords.picture.table.furniture import strip
from captains.games.pirate_lords.picture.tally import Filled, joined, tally
from captains.games.pirate_lords.picture.words import number, say
from captains.games.pirate_lords.state import State
from captains.scene.lettering import shown_name
from captains.scene.nodes import PRINT, TINT, Drawing, Group, Node, Rect, Text
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, PAPER, SOFT_INK, seat_colour
from captains.scene.picture import Paper
from captains.scene.sight import Sight
from captains.scene.signature import dated, signature
from captains.scene.widgets import line_of

WIDTH, HEIGHT = 297.0, 210.0
MARGIN = 14.0


def papers(sight: Sight) -> tuple[Paper, ...]:
    """Each seat's own tally card, in seat order, then the table."""
    state: State = sight.view
    found = []
    for seat, who in enumerate(sight.setup.seats):
        proposals, attacks = joined(sight.log, seat)
        receipt = sight.outcome.receipts[seat] if sight.outcome else None
        wins = sight.outcome is not None and seat in sight.outcome.winners
        colour, signed = seat_colour(who.colour), signature(sight, seat)
        filled = Filled(who.name, colour, state.lords[seat], proposals, attacks, receipt, wins, signed)
        found.append(Paper(seat, who.name, tally(state.sheet, filled)))
    return (*found, Paper(None, say("paper.all"), _table(sight, state)))


def _table(sight: Sight, state: State) -> Drawing:
    """Everybody's cards, and what lies in the middle.

    It has three layers: the paper, drawn once; the middle; the seats, drawn anew when a card changes hands.
    """
    printed: tuple[Node, ...] = (
        Group((Rect(0, 0, WIDTH, HEIGHT, fill=PAPER),), id=TINT),
        Rect(6, 6, WIDTH - 12, HEIGHT - 12, 1.5, stroke=INK, width=0.6),
        Rect(7.4, 7.4, WIDTH - 14.8, HEIGHT - 14.8, 1, stroke=BRASS, width=0.3),
        Text(WIDTH / 2, 21, say("title").upper(), 10, "title", DEEP_SEA, "middle", True, spacing=0.5),
    )
    count = len(state.lords)
    columns = count if count <= 4 else 4
    rows = -(-count // columns)
    wide = (WIDTH - 2 * MARGIN - 5 * (columns - 1)) / columns
    top = 78.0
    high = (HEIGHT - top - MARGIN - 5 * (rows - 1)) / rows
    seats: list[Node] = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        across = min(columns, count - row * columns)
        left = (WIDTH - across * wide - 5 * (across - 1)) / 2
        seats.append(_seat(sight, state, seat, left + column * (wide + 5), top + row * (high + 5), wide, high))
    nodes: tuple[Node, ...] = (
        Group(printed, id=f"{PRINT}table"),
        Text(WIDTH / 2, 28, _stands(sight, state), 4.4, "serif", SOFT_INK, "middle", italic=True),
        *_middle(state, 34.0),
        Group(tuple(seats), id=f"{PRINT}seats"),
    )
    return Drawing(WIDTH, HEIGHT, nodes, "mm", title=say("title"))


def _stands(sight: Sight, state: State) -> str:
    """The turn, or who has won and with how much."""
    outcome = sight.outcome
    if outcome is None:
        return say("paper.turn", n=state.turn)
    order = sorted(range(len(state.lords)), key=lambda seat: (outcome.places[seat], seat))
    scores = [f"{shown_name(sight.name(seat))} {outcome.receipts[seat].total}" for seat in order]
    return dated(say("paper.scores", scores=", ".join(scores)), sight)


def _card(face: Face, x: float, y: float, wide: float) -> Node:
    return placed(art(face, wide < 20), x, y, wide / WIDE)


def _middle(state: State, y: float) -> list[Node]:
    """Deck, discard pile, caravan, loot stack."""
    sheet, wide = state.sheet, 24.0
    high = wide * HIGH / WIDE
    nodes: list[Node] = []
    deck = sum(len(numbers) for numbers in state.deck)
    piles: list[tuple[str, list[Face]]] = [
        (say("pile.deck", n=deck), [DECK_BACK] if deck else []),
        (say("pile.discard", n=len(state.discard)), [face(sheet, c.kind, c.number) for c in state.discard[-1:]]),
        (number("caravan", len(state.caravan)), [face(sheet, sheet.ship, n) for n in state.caravan]),
        (
            say("paper.loot", n=state.regular, last=state.last),
            [*([loot_back(True)] if state.last else []), *([loot_back(False)] if state.regular else [])],
        ),
    ]
    rooms = (32.0, 32.0, 150.0, 46.0)
    x = (WIDTH - sum(rooms)) / 2
    for (label, faces), room in zip(piles, rooms, strict=True):
        step = fan(len(faces), wide, room - 6, 15.0)
        left = x + (room - wide - step * max(0, len(faces) - 1)) / 2
        if not faces:
            left = x + (room - wide) / 2
            nodes.append(Rect(left, y, wide, high, 1.3, stroke=SOFT_INK, width=0.3, dash="1 1.4"))
        nodes += [_card(each, left + i * step, y, wide) for i, each in enumerate(faces)]
        nodes.append(Text(x + room / 2, y + high + 5, label, 3.8, "sans", SOFT_INK, "middle", True))
        x += room
    return nodes


def _seat(sight: Sight, state: State, seat: int, x: float, y: float, w: float, h: float) -> Node:
    """A player's plate: crew in columns, loot as everybody may know it."""
    sheet, lord, who = state.sheet, state.lords[seat], sight.setup.seats[seat]
    head = 8.0
    nodes: list[Node] = [Rect(0, 0, w, h, 2, fill=LIGHT, stroke=INK, width=0.4)]
    texts = strip(w * 10, head * 10, seat_colour(who.colour), shown_name(who.name), 46, w * 8, 20)
    nodes.append(Group(texts, scale=0.1))
    room = h - head - 14
    wide = min((w - 16) / 3, room * 0.66 / 1.4 * WIDE / HIGH, 26.0)
    high, pitch = wide * HIGH / WIDE, (w - 8 - wide) / 2
    for column, numbers in enumerate(lord.crew):
        left = 4 + column * pitch
        if not numbers:
            nodes.append(Rect(left, head + 4, wide, high, 0.8, stroke=SOFT_INK, width=0.25, dash="0.8 1.2"))
        step = fan(len(numbers), high, high * 1.4, high * 0.4)
        nodes += [_card(face(sheet, column, n), left, head + 4 + i * step, wide) for i, n in enumerate(numbers)]
    top = head + 6 + high * 1.4
    small = min(wide, (h - top - 3) * WIDE / HIGH)
    step = fan(len(lord.loot), small, w - 32, small * 0.5)
    up = sight.outcome is not None
    cards = [loot_shown(sheet, card, up) for card in lord.loot]
    nodes += [_card(each, 4 + i * step, top, small) for i, each in enumerate(cards)]
    words = number("paper.cards", len(lord.loot))
    if sight.outcome is not None:
        words = number("paper.points", sight.outcome.receipts[seat].total)
    nodes.append(line_of(w - 4, h - 4, words, 4.2, w - 8, "sans", INK, "end", True))
    return Group(tuple(nodes), x=x, y=y)
