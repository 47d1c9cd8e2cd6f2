"""The tally card of a player: crew, loot, proposals and attacks joined, the score; blank, or filled in by hand."""

from __future__ import annotations

from collections.abc import Sequence

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
from captains.scene.nodes import TINT, Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, INK, LIGHT, PAPER, PENCIL, SOFT_INK, SeatColour
from captains.scene.pencil import pencil_hatch, pencil_number, pencil_stroke

WIDTH, HEIGHT = 210.0, 148.0
LEFT, RIGHT, TOP = 13.0, 115.0, 33.0
CARD = 23.0
JOINED = 20
"""Millimetres: the card, its two halves; how many proposals and attacks can be ticked off."""


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
    """The card in mm, of A5 size, lying."""
    nodes: list[Node] = [
        Group((Rect(0, 0, WIDTH, HEIGHT, fill=PAPER),), id=TINT),
        Rect(6, 6, WIDTH - 12, HEIGHT - 12, 2, stroke=INK, width=0.6),
        Rect(7.4, 7.4, WIDTH - 14.8, HEIGHT - 14.8, 1.4, stroke=BRASS, width=0.3),
        Text(WIDTH / 2, 19, say("title").upper(), 9, "title", DEEP_SEA, "middle", True, spacing=0.5),
        *_name(filled),
        *_crew(sheet, filled),
        *_loot(sheet, filled),
        *_joined(filled),
        *_score(filled),
    ]
    return Drawing(WIDTH, HEIGHT, tuple(nodes), "mm", title=say("title"))


def _head(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, 4.6, "title", INK, bold=True)


def _name(filled: Filled | None) -> list[Node]:
    """The player's name on a line, and their colours."""
    nodes: list[Node] = [
        Path(f"M{LEFT} 20H64", stroke=SOFT_INK, width=0.25),
        Text(LEFT, 23.4, say("tally.name"), 3.2, "sans", SOFT_INK),
    ]
    if filled is not None:
        nodes += name_texts(filled.name, LEFT + 1, 18.6, 48, 8, "hand", fill=PENCIL, bold=True)
        nodes += flag(WIDTH - 30, 11.5, 15, 9.5, filled.colour)
        if filled.signed:
            nodes += name_texts(filled.signed, WIDTH / 2, 26, 80, 5.4, "hand", fill=PENCIL, bold=True, anchor="middle")
    return nodes


def _crew(sheet: Sheet, filled: Filled | None) -> list[Node]:
    """Places for the crew in three columns, with the pirates who lie there."""
    nodes: list[Node] = [_head(LEFT, TOP, say("tally.crew"))]
    high = CARD * HIGH / WIDE
    rows = min(sheet.keep, 2)
    for column, profession in enumerate(sheet.professions):
        x = LEFT + column * (CARD + 8)
        crew = filled.lord.crew[column] if filled is not None else ()
        for row in range(rows):
            y = TOP + 3.5 + row * (high + 2.5)
            if row < len(crew):
                up = art(face(sheet, column, crew[row]))
                nodes.append(placed(up, x, y, CARD / WIDE))
            else:
                nodes.append(Rect(x, y, CARD, high, 1.3, stroke=SOFT_INK, width=0.3, dash="0.8 1.2"))
                nodes.append(emblem(profession.symbol, x + CARD / 2, y + high / 2, CARD * 0.4, "#B8A684"))
    return nodes


def _loot(sheet: Sheet, filled: Filled | None) -> list[Node]:
    """A row of circles for each value, yellow for regular loot, red for the last; filled in for each card."""
    nodes: list[Node] = [_head(RIGHT, TOP, say("tally.loot"))]
    values = sorted({kind.points for kind in sheet.loot})
    known = [card.kind.value for card in filled.lord.loot] if filled is not None else []
    for row, points in enumerate(values):
        y = TOP + 9 + row * 10.5
        nodes.append(Text(RIGHT + 5, y + 2.6, str(points), 7.5, "title", INK, "end", True))
        x = RIGHT + 11.5
        for kind, printed in enumerate(sheet.loot):
            if printed.points != points:
                continue
            pitch = min(7.6, 68 / max(1, sum(each.cards for each in sheet.loot if each.points == points)))
            for i in range(printed.cards):
                nodes.append(Circle(x, y, 2.7, fill=LIGHT, stroke=BLOOD if printed.last else GOLD, width=0.8))
                if i < known.count(kind):
                    nodes += pencil_hatch(x, y, 2.6, f"loot {kind} {i}", 0.5)
                x += pitch
            x += 1.5
    y = TOP + 9 + len(values) * 10.5
    hidden = known.count(None)
    if filled is not None and hidden:
        words = number("tally.hidden", hidden, last=filled.lord.last_loot)
        nodes.append(Text(RIGHT, y, words, 5.4, "hand", PENCIL, bold=True))
    return nodes


def _joined(filled: Filled | None) -> list[Node]:
    """Boxes to tick off for each proposal and each attack joined."""
    y = TOP + 50
    nodes: list[Node] = []
    counts = (filled.proposals, filled.attacks) if filled is not None else (0, 0)
    for row, (key, count) in enumerate(zip(("proposals", "attacks"), counts, strict=True)):
        top = y + row * 14
        nodes.append(_head(RIGHT, top, say(f"tally.{key}")))
        for i in range(JOINED):
            x = RIGHT + 0.4 + i * 4.05
            nodes.append(Rect(x, top + 2.2, 3.3, 4.6, 0.4, stroke=SOFT_INK, width=0.25))
            if i < count:
                nodes += pencil_stroke(x + 0.8, top + 6.6, x + 2.6, top + 2.2, f"{key} {i}", 0.5)
        if count > JOINED:
            nodes += pencil_number(WIDTH - 17, top - 1.2, count, 5, f"{key} more")
    return nodes


def _score(filled: Filled | None) -> list[Node]:
    """The reckoning: three headings and their sum."""
    y, high = HEIGHT - 31, 18.0
    nodes: list[Node] = []
    keys = ("regular", "last", "pirates", "sum")
    wide = (WIDTH - 2 * LEFT - 18) / 4
    for i, key in enumerate(keys):
        x = LEFT + i * (wide + 6)
        whole = key == "sum"
        nodes.append(Rect(x, y, wide, high, 1.2, fill=LIGHT, stroke=INK, width=0.6 if whole else 0.35))
        nodes.append(Text(x + wide / 2, y + high - 2, say(f"tally.{key}"), 3.6, "sans", SOFT_INK, "middle", whole))
        if i < 3:
            sign = "=" if i == 2 else "+"
            nodes.append(Text(x + wide + 3, y + high * 0.5 + 2, sign, 6, "sans", SOFT_INK, "middle", True))
        else:
            sign = "crown" if filled is not None and filled.wins else "coin"
            nodes.append(Use(sign, x + 6, y + high * 0.42, 7, ink=BRASS))
        if filled is not None and filled.receipt is not None:
            points = filled.receipt.total if whole else filled.receipt.lines[i].points
            nodes += pencil_number(x + wide / 2, y + high * 0.42, points, 11, f"{filled.name} {key}")
    return nodes
