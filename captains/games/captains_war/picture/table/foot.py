"""The foot of the tray: a question with its answers beside each other, and a way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from captains.games.captains_war.picture.table.draft import TableDraft, ring
from captains.games.captains_war.picture.words import say
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Circle, Node, Text, Use
from captains.scene.page import Box, Does, Half, Note, Pick, Refuse
from captains.scene.palette import BRASS, INK, LIGHT, PAPER_SHADE, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, framed


class Answer(NamedTuple):
    """One answer to the present question: a symbol or a few letters on a disc."""

    id: str
    does: Does
    note: Note | None
    symbol: str = ""
    words: str = ""
    kin: tuple[str, ...] = ()
    key: str = ""


def words_in(draft: TableDraft, box: Box, words: str) -> None:
    """A question or a hint, in one line or two; where there is no room, the banner alone says it."""
    size = draft.size((13.5 if draft.layout.narrow else 18) * draft.k)
    if box.w < 40:
        return
    lines = wrapped(words, box.w, size)
    while len(lines) * size * 1.2 > box.h and size > LEAST_TEXT:
        size = max(LEAST_TEXT, size - 1)
        lines = wrapped(words, box.w, size)
    if len(lines) * size * 1.2 > box.h + 4:
        return
    top = box.h / 2 - (len(lines) - 1) * size * 0.6 + size * 0.35
    nodes = [Text(0, top + i * size * 1.2, line, size, "sans", LIGHT) for i, line in enumerate(lines)]
    draft.pieces.append(framed("foot-words", box, nodes))


def ask(draft: TableDraft, box: Box, question: str, answers: Sequence[Answer], letting_go: tuple[str, ...]) -> None:
    """The question, its answers as discs, and Back, which lets go of the named half-made choices."""
    k, narrow = draft.k, draft.layout.narrow
    pad = 8 * k
    r = min(box.h * 0.4, 24 * k if not narrow else 18 * k)
    back = 44 * k if narrow else 96 * k
    pitch = 2 * r + (6 if narrow else 14) * k
    left = box.x + box.w - back - pad * 2 - pitch * len(answers)
    words_in(draft, Box(box.x + pad, box.y, left - box.x - pad * 1.5, box.h), question)
    for i, answer in enumerate(answers):
        disc(draft, answer, left + pitch * (i + 0.5), box.y + box.h / 2, r)
    high = min(box.h - 8 * k, 46 * k)
    at = Box(box.x + box.w - back - pad, box.y + (box.h - high) / 2, back, high)
    does = Half(tuple((name, None) for name in letting_go))
    label = "" if narrow else say("button.back")
    draft.button("foot-back", at, label, does, "quiet", 17 * k, "left", "backspace", order=40)


def disc(draft: TableDraft, answer: Answer, x: float, y: float, r: float) -> None:
    """An answer as a disc with its pick."""
    refused = isinstance(answer.does, Refuse)
    paper = PAPER_SHADE if refused else LIGHT
    nodes: list[Node] = [
        Circle(r, r, r - 1, fill=paper, stroke=SOFT_INK if refused else INK, width=1.8),
        Circle(r, r, r - 4.5, stroke=BRASS, width=1.1),
    ]
    if answer.symbol:
        nodes.append(Use(answer.symbol, r, r, r * 1.25))
    if answer.words:
        size = max(13.0, r * 0.9)
        nodes.append(
            Text(r - text_width(answer.words, size, "sans", True) / 2, r + size * 0.35, answer.words, size, bold=True)
        )
    box = Box(x - r, y - r, 2 * r, 2 * r)
    draft.pieces.append(framed(f"{answer.id}-disc", box, nodes))
    draft.picks.append(
        Pick(answer.id, box, answer.does, "circle", ring(answer.does), answer.note, answer.kin, answer.key, order=10)
    )
