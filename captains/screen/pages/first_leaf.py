"""The question who goes first: asked with a picture, answered by a click on whom it is."""

from __future__ import annotations

from msgspec import Struct

from captains.host.muster import HUMAN, Berth, Muster
from captains.library.rules import Clause
from captains.scene.controls import plate, shield
from captains.scene.lettering import name_texts, wrapped
from captains.scene.medallions import medallion
from captains.scene.nodes import Drawing, Node, Rect, Text
from captains.scene.page import Box, Does, Format, Page, Pick, Piece, Show
from captains.scene.palette import DEEP_SEA, INK, LIGHT, SOFT_INK, seat_colour
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, line_of
from captains.screen.pages.leaf import Leaf


class Question(Struct, frozen=True):
    """Who it is that goes first, as a question; its picture; `told` is how a rule book says the same, if one does."""

    picture: str
    words: str
    told: str = ""


QUESTIONS = (
    Question("boat", "Who was last on a boat?", "last on a boat"),
    Question("sea", "Who was last at sea?", "last at sea"),
    Question("young", "Who is the youngest?", "youngest"),
    Question("far", "Who came farthest to this table?"),
    Question("fish", "Who ate fish last?"),
    Question("early", "Who was up first today?"),
    Question("island", "Who was last on an island?"),
    Question("wet", "Who was rained on last?"),
    Question("find", "Who found something last?"),
    Question("animal", "Who spoke to an animal last?"),
    Question("knot", "Who tied the last knot?"),
    Question("lost", "Who lost the way last?"),
)


def asks(clause: Clause | None, question: Question) -> bool:
    """Whether that is what the game's own rules ask."""
    return clause is not None and bool(question.told) and question.told in clause.words.casefold()


def questions_for(clause: Clause | None) -> tuple[Question, ...]:
    """All questions, the one that the game's own rules ask first; the next of those is another."""
    own = [each for each in QUESTIONS if asks(clause, each)]
    return (*own[:1], *(each for each in QUESTIONS if each not in own[:1]))


class FirstLeaf(Leaf):
    """The question over the setup page; a click on a person hands `Show("first", seat)` to the stage.

    `clause` is what the rules say about who goes first. Bots were nowhere last, so only people are asked after, if any.
    """

    def __init__(self, muster: Muster, clause: Clause | None) -> None:
        asked = [(n, berth) for n, berth in enumerate(muster.berths) if berth.kind == HUMAN]
        self._asked = asked or list(enumerate(muster.berths))
        self._clause = clause
        self._questions = questions_for(clause)
        self._at = 0

    def page(self, under: Page, fmt: Format) -> Page:
        """The question over the page."""
        question = self._questions[self._at]
        if self._clause is None:
            about = "Whoever it is goes first, the others follow as they sit."
        elif asks(self._clause, question):
            about = f"So the rules have it ({self._clause.id}). The others follow as they sit."
        else:
            about = f"Instead of what the rules ask ({self._clause.id}). The others follow as they sit."
        return _laid_out(under, fmt, question, about, self._asked)

    def wish(self, does: Does) -> Does | None:
        """Ask something else, hear the answer, or put it away."""
        match does:
            case Show("first-other", step):
                self._at = (self._at + step) % len(self._questions)
            case Show("first", _):
                self.done = True
                return does
            case Show("back"):
                self.done = True
        return None


def _laid_out(under: Page, fmt: Format, question: Question, about: str, asked: list[tuple[int, Berth]]) -> Page:
    spread = Spread(fmt)
    spread.largest = 1.5
    size, small, pad = spread.em(38), spread.em(20), spread.px(44)
    wide = min(fmt.width - 90.0, 1120.0 * (0.8 if fmt.narrow else 1.0) * max(1.0, fmt.text * 0.85))
    side = min(wide * 0.3, fmt.height * 0.36)
    columns, room = 2, wide - 2 * pad - side - spread.px(40)
    title = wrapped(question.words, room, size, "title", True, most=2)
    lines = wrapped(about, room, small, "serif", most=3)
    head = len(title) * size * 1.2 + len(lines) * small * 1.4 + spread.px(22)
    gap, row = spread.px(14), max(spread.px(64), small * 2.7)
    rows = -(-len(asked) // columns)
    body = max(head + rows * (row + gap), side)
    button_h = small * 2.6
    high = pad * 0.8 + body + spread.px(16) + button_h + pad * 0.8
    x, y = round((fmt.width - wide) / 2), round(max(20.0, (fmt.height - high) * 0.45))
    top = pad * 0.8
    nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
    left = pad + side + spread.px(40)
    nodes += [
        Text(left, top + (i + 0.85) * size * 1.2, line, size, "title", DEEP_SEA, bold=True)
        for i, line in enumerate(title)
    ]
    base = top + len(title) * size * 1.2
    nodes += [Text(left, base + (i + 1) * small * 1.4, line, small, "serif", SOFT_INK) for i, line in enumerate(lines)]
    spread.draw("first", Box(x, y, wide, high), nodes, 12)
    picture = Drawing(200, 200, medallion(question.picture), key=f"medallion {question.picture}")
    spread.put(Piece(f"first-{question.picture}", Box(x + pad, y + top, side, side), picture))
    w = (room - gap) / columns
    for i, (seat, berth) in enumerate(asked):
        at = Box(
            round(x + left + (i % columns) * (w + gap)),
            round(y + top + head + (i // columns) * (row + gap)),
            round(w),
            round(row),
        )
        _person(spread, at, seat, berth, small, i)
    foot = round(y + high - pad * 0.8 - button_h)
    each = round(max(small * 11.5, wide * 0.2))
    other = Box(round(x + pad), foot, each, round(button_h))
    does = Show("first-other", 1)
    spread.button("first-other", other, "Ask something else", does, size=small, picture="right", key="right", order=20)
    no = Box(round(x + wide - pad - each), foot, each, round(button_h))
    spread.button("first-no", no, "As they sit now", Show("back"), size=small, order=21)
    return spread.over(under)


def _person(spread: Spread, box: Box, seat: int, berth: Berth, small: float, number: int) -> None:
    """A captain who may be the one."""
    z = box.h * 0.56
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 9, LIGHT, INK, 1.6)]
    nodes += shield(box.h * 0.22, (box.h - z * 1.14) / 2, z, seat_colour(berth.colour))
    left = box.h * 0.22 + z + box.h * 0.22
    size = max(LEAST_TEXT, small * 1.1)
    base = box.h / 2 + size * 0.35
    if berth.name.strip():
        nodes += name_texts(
            berth.name, left, base, box.w - left - 8, size, "sans", fill=INK, bold=True, least=LEAST_TEXT
        )
    else:
        words = f"seat {seat + 1}, {berth.colour}"
        nodes.append(line_of(left, base, words, size, box.w - left - 8, "sans", SOFT_INK, italic=True))
    spread.draw(f"first-seat-{seat}-drawn", box, nodes, 3)
    key = str(number + 1) if number < 9 else ""
    spread.picks.append(Pick(f"first-seat-{seat}", box, Show("first", seat), key=key, order=number, radius=9))
