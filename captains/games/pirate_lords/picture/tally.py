"""The tally card of a player: crew, loot, proposals and attacks joined, the score; blank, or filled in by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from captains.engine.entry import Entry
from captains.engine.outcome import Receipt
from captains.games.pirate_lords import events as e
from captains.games.pirate_lords.picture.art.brush import placed
from captains.games.pirate_lords.picture.art.emblems import emblem
from captains.games.pirate_lords.picture.cards.drawing import GOLD, HIGH, WIDE, art
from captains.games.pirate_lords.picture.cards.faces import face
from captains.games.pirate_lords.picture.words import number, say
from captains.games.pirate_lords.sheet import Sheet
from captains.games.pirate_lords.state import Lord, participants
from captains.scene.ensigns import flag
from captains.scene.lettering import name_texts
from captains.scene.nodes import PRINT, TINT, Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, INK, LIGHT, PAPER, PENCIL, SOFT_INK, SeatColour
from captains.scene.pencil import pencil_hatch, pencil_number, pencil_stroke

WIDTH, HEIGHT = 210.0, 148.0
LEFT, RIGHT, TOP = 13.0, 115.0, 33.0
CARD = 23.0
CARD_HIGH = CARD * HIGH / WIDE
SUM_Y, SUM_HIGH, BOX_WIDE = HEIGHT - 31, 18.0, (WIDTH - 2 * LEFT - 18) / 4
"""Millimetres: the card, its two halves, a pirate's card, the boxes of the reckoning."""
SIGN = (LEFT + 3 * (BOX_WIDE + 6) + 6, SUM_Y + SUM_HIGH * 0.42)
"""Where the sign of the sum stands: a crown for the winner."""
JOINED = 20
"""How many proposals and attacks can be ticked off."""


class Filled(Struct, frozen=True):
    """What stands on a player's card; `signed` says how the match ended for them and when."""

    name: str
    colour: SeatColour
    lord: Lord
    proposals: int
    attacks: int
    receipt: Receipt | None = None
    wins: bool = False
    signed: str = ""


def joined(log: Sequence[Entry], seat: int) -> tuple[int, int]:
    """In how many proposals and in how many attacks a player has taken part."""
    proposals = attacks = 0
    inside = False
    for entry in log:
        for event in entry.events:
            if isinstance(event, e.ProposalMade):
                inside = seat in participants(event.crew)
                proposals += inside
            elif isinstance(event, e.AttackAgreed):
                attacks += inside
    return proposals, attacks


def tally(sheet: Sheet, filled: Filled | None = None) -> Drawing:
    """The card in mm, of A5 size, lying: what is printed, and what a player has written on it."""
    printed = Group((*_printed(), *_crew_print(sheet), *_loot_print(sheet), *_joined_print()), id=f"{PRINT}tally")
    nodes: list[Node] = [printed]
    if filled is None:
        nodes.append(Use("coin", *SIGN, 7, ink=BRASS))
    else:
        nodes += [*_name(filled), *_crew(sheet, filled), *_loot(sheet, filled), *_joined(filled), *_score(filled)]
    return Drawing(WIDTH, HEIGHT, tuple(nodes), "mm", title=say("title"))


def _printed() -> list[Node]:
    """Paper, frame, headings, the line for the name, the boxes of the reckoning."""
    nodes: list[Node] = [
        Group((Rect(0, 0, WIDTH, HEIGHT, fill=PAPER),), id=TINT),
        Rect(6, 6, WIDTH - 12, HEIGHT - 12, 2, stroke=INK, width=0.6),
        Rect(7.4, 7.4, WIDTH - 14.8, HEIGHT - 14.8, 1.4, stroke=BRASS, width=0.3),
        Text(WIDTH / 2, 19, say("title").upper(), 9, "title", DEEP_SEA, "middle", True, spacing=0.5),
        Path(f"M{LEFT} 20H64", stroke=SOFT_INK, width=0.25),
        Text(LEFT, 23.4, say("tally.name"), 3.2, "sans", SOFT_INK),
    ]
    for i, (key, x) in enumerate(_boxes()):
        whole = key == "sum"
        nodes.append(Rect(x, SUM_Y, BOX_WIDE, SUM_HIGH, 1.2, fill=LIGHT, stroke=INK, width=0.6 if whole else 0.35))
        words, y = say(f"tally.{key}"), SUM_Y + SUM_HIGH - 2
        nodes.append(Text(x + BOX_WIDE / 2, y, words, 3.6, "sans", SOFT_INK, "middle", whole))
        if not whole:
            sign = "=" if i == 2 else "+"
            nodes.append(Text(x + BOX_WIDE + 3, SUM_Y + SUM_HIGH * 0.5 + 2, sign, 6, "sans", SOFT_INK, "middle", True))
    return nodes


def _boxes() -> list[tuple[str, float]]:
    """The boxes of the reckoning from the left."""
    return [(key, LEFT + i * (BOX_WIDE + 6)) for i, key in enumerate(("regular", "last", "pirates", "sum"))]


def _head(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, 4.6, "title", INK, bold=True)


def _name(filled: Filled) -> list[Node]:
    """The player's name on its line, their colours, how it ended for them."""
    nodes: list[Node] = [*name_texts(filled.name, LEFT + 1, 18.6, 48, 8, "hand", fill=PENCIL, bold=True)]
    nodes += flag(WIDTH - 30, 11.5, 15, 9.5, filled.colour)
    if filled.signed:
        nodes += name_texts(filled.signed, WIDTH / 2, 26, 80, 5.4, "hand", fill=PENCIL, bold=True, anchor="middle")
    return nodes


def _places(sheet: Sheet) -> list[tuple[int, int, float, float]]:
    """The places for the crew: profession, row, and where each is."""
    return [
        (column, row, LEFT + column * (CARD + 8), TOP + 3.5 + row * (CARD_HIGH + 2.5))
        for column in range(len(sheet.professions))
        for row in range(min(sheet.keep, 2))
    ]


def _crew_print(sheet: Sheet) -> list[Node]:
    """Places for the crew in three columns."""
    nodes: list[Node] = [_head(LEFT, TOP, say("tally.crew"))]
    for column, _, x, y in _places(sheet):
        # A little smaller than a card, which is to hide it.
        w, h = CARD - 1, CARD_HIGH - 1
        nodes.append(Rect(x + 0.5, y + 0.5, w, h, 1.3, stroke=SOFT_INK, width=0.3, dash="0.8 1.2"))
        symbol = sheet.professions[column].symbol
        nodes.append(emblem(symbol, x + CARD / 2, y + CARD_HIGH / 2, CARD * 0.4, "#B8A684"))
    return nodes


def _crew(sheet: Sheet, filled: Filled) -> list[Node]:
    """The pirates who lie there."""
    return [
        placed(art(face(sheet, column, filled.lord.crew[column][row])), x, y, CARD / WIDE)
        for column, row, x, y in _places(sheet)
        if row < len(filled.lord.crew[column])
    ]


def _circles(sheet: Sheet) -> Iterator[tuple[int, int, float, float]]:
    """The circles for loot: a row for each value, one for each card; its kind, number and place."""
    for row, points in enumerate(_values(sheet)):
        x, y = RIGHT + 11.5, _row_y(row)
        pitch = min(7.6, 68 / max(1, sum(each.cards for each in sheet.loot if each.points == points)))
        for kind, printed in enumerate(sheet.loot):
            if printed.points != points:
                continue
            for i in range(printed.cards):
                yield kind, i, x, y
                x += pitch
            x += 1.5


def _values(sheet: Sheet) -> list[int]:
    return sorted({kind.points for kind in sheet.loot})


def _row_y(row: int) -> float:
    return TOP + 9 + row * 10.5


def _loot_print(sheet: Sheet) -> list[Node]:
    """Yellow circles for regular loot, red ones for the last."""
    nodes: list[Node] = [_head(RIGHT, TOP, say("tally.loot"))]
    for row, points in enumerate(_values(sheet)):
        nodes.append(Text(RIGHT + 5, _row_y(row) + 2.6, str(points), 7.5, "title", INK, "end", True))
    for kind, _, x, y in _circles(sheet):
        nodes.append(Circle(x, y, 2.7, fill=LIGHT, stroke=BLOOD if sheet.loot[kind].last else GOLD, width=0.8))
    return nodes


def _loot(sheet: Sheet, filled: Filled) -> list[Node]:
    """A circle filled in for each card that is known; how many are not."""
    nodes: list[Node] = []
    known = [card.kind.value for card in filled.lord.loot]
    for kind, i, x, y in _circles(sheet):
        if i < known.count(kind):
            nodes += pencil_hatch(x, y, 2.6, f"loot {kind} {i}", 0.5)
    hidden = known.count(None)
    if hidden:
        words = number("tally.hidden", hidden, last=filled.lord.last_loot)
        nodes.append(Text(RIGHT, _row_y(len(_values(sheet))), words, 5.4, "hand", PENCIL, bold=True))
    return nodes


def _ticks() -> Iterator[tuple[str, int, float, float]]:
    """The boxes to tick off for each proposal and each attack joined: which, its number, its corner."""
    for row, key in enumerate(("proposals", "attacks")):
        for i in range(JOINED):
            yield key, i, RIGHT + 0.4 + i * 4.05, TOP + 50 + row * 14


def _joined_print() -> list[Node]:
    nodes: list[Node] = []
    for key, i, x, top in _ticks():
        if not i:
            nodes.append(_head(RIGHT, top, say(f"tally.{key}")))
        nodes.append(Rect(x, top + 2.2, 3.3, 4.6, 0.4, stroke=SOFT_INK, width=0.25))
    return nodes


def _joined(filled: Filled) -> list[Node]:
    """What is ticked off; beyond the last box the number."""
    counts = {"proposals": filled.proposals, "attacks": filled.attacks}
    nodes: list[Node] = []
    for key, i, x, top in _ticks():
        if i < counts[key]:
            nodes += pencil_stroke(x + 0.8, top + 6.6, x + 2.6, top + 2.2, f"{key} {i}", 0.5)
        if not i and counts[key] > JOINED:
            nodes += pencil_number(WIDTH - 17, top - 1.2, counts[key], 5, f"{key} more")
    return nodes


def _score(filled: Filled) -> list[Node]:
    """The reckoning: three headings and their sum, the winner's under a crown."""
    nodes: list[Node] = [Use("crown" if filled.wins else "coin", *SIGN, 7, ink=BRASS)]
    if filled.receipt is None:
        return nodes
    for i, (key, x) in enumerate(_boxes()):
        points = filled.receipt.total if key == "sum" else filled.receipt.lines[i].points
        nodes += pencil_number(x + BOX_WIDE / 2, SUM_Y + SUM_HIGH * 0.42, points, 11, f"{filled.name} {key}")
    return nodes
