"""The drawings of the log's rows: one for each sentence, and the band that opens a turn."""

from __future__ import annotations

from collections.abc import Sequence

from captains.scene.controls import symbol_disc
from captains.scene.ensigns import flag
from captains.scene.lettering import ELLIPSIS, face_for, name_texts, shown_name, text_width, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Line, Note
from captains.scene.palette import BRASS, BRIGHT_BRASS, DEEP_SEA, FOAM, INK, LIGHT, PAPER_SHADE, SOFT_INK, seat_colour
from captains.scene.widgets import LEAST_TEXT, icon, line_of
from captains.screen.pages.log_lines import LogLine
from captains.screen.pages.menu import Sitter

CHOSEN = "#FFF3C9"
PITCH = 1.1
"""From line to line within a row, in ems."""


def turn_row(w: float, h: float, size: float, line: LogLine, sitter: Sitter | None, chosen: bool) -> list[Node]:
    """A row that opens a turn: a deep-sea band."""
    nodes: list[Node] = [Rect(0, 2, w, h - 4, 4, DEEP_SEA)]
    if chosen:
        nodes.append(Rect(1, 3, w - 2, h - 6, 4, stroke=BRIGHT_BRASS, width=2.4))
    for y in (6.0, h - 6):
        nodes.append(Path(f"M8 {y:g}H{w - 8:g}", stroke=BRASS, width=1))
    x, middle = size * 0.9, h / 2 + size * 0.36
    if sitter:
        nodes += flag(x, h / 2 - size * 0.5, size * 1.6, size, seat_colour(sitter.colour))
        x += size * 2.4
        name = name_texts(
            sitter.name, x, middle, w * 0.4, size * 1.08, "title", fill=LIGHT, bold=True, least=LEAST_TEXT
        )
        nodes += name
        x += sum(text_width(t.text, t.size, t.font, t.bold) for t in name) + size * 0.7
    nodes.append(line_of(x, middle, line.sentence.words, size, w - x - size, "sans", FOAM))
    return nodes


def log_row(w: float, h: float, size: float, line: LogLine, sitter: Sitter | None, chosen: bool) -> list[Node]:
    """A row of the log: whose, a symbol, what, the clause."""
    sentence = line.sentence
    nodes: list[Node] = []
    if chosen:
        nodes.append(Rect(1, 1, w - 2, h - 2, 6, CHOSEN, BRASS, 2.4))
    else:
        nodes.append(Path(f"M{size * 0.6:.1f} {h - 0.7:.1f}H{w - size * 0.6:.1f}", stroke=PAPER_SHADE, width=1.4))
    middle = h / 2 + size * 0.36
    if sitter:
        nodes += flag(size * 0.9, h / 2 - size * 0.55, size * 1.75, size * 1.1, seat_colour(sitter.colour))
    if sentence.symbol:
        nodes += symbol_disc(sentence.symbol, size * 4.4, h / 2, min(size, h * 0.42))
    x = size * 6.1
    right = w - size * 0.7
    if sentence.clause:
        nodes.append(
            line_of(right, middle, sentence.clause, max(LEAST_TEXT, size * 0.84), size * 4, "sans", SOFT_INK, "end")
        )
        right -= size * 4.2
    if line.typed:
        nodes.append(icon("pencil", right - size * 0.6, h / 2, size * 1.1, SOFT_INK))
        right -= size * 1.8
    bold = chosen or sentence.weight > 1
    if sitter:
        name = name_texts(
            sitter.name, x, middle, (right - x) * 0.4, size * 1.04, "serif", fill=INK, bold=True, least=LEAST_TEXT
        )
        nodes += name
        x += sum(text_width(t.text, t.size, t.font, t.bold) for t in name) + size * 0.45
    return [*nodes, *_told(sentence.words, x, middle, right - x, size, h, bold)]


def _told(words: str, x: float, middle: float, room: float, size: float, high: float, bold: bool) -> list[Node]:
    """A sentence in one line, or where that would be too small in as many as the row is high enough for."""
    font, bold, _ = face_for(words, "sans", bold)
    fine = max(LEAST_TEXT, size * 0.84)
    if text_width(words, fine, font, bold) <= room:
        return [line_of(x, middle, words, size, room, "sans", INK, bold=bold)]
    while True:
        most = max(1, int((high - 3) / (fine * PITCH)))
        lines = wrapped(words, room, fine, font, bold, most)
        if fine <= LEAST_TEXT or not lines[-1].endswith(ELLIPSIS):
            break
        fine = max(LEAST_TEXT, fine - 1)
    top = middle - size * 0.36 + fine * 0.36 - (len(lines) - 1) * fine * PITCH / 2
    return [Text(x, top + i * fine * PITCH, line, fine, font, INK, bold=bold) for i, line in enumerate(lines)]


def cut_note(nodes: Sequence[Node], line: LogLine, sitter: Sitter | None) -> Note | None:
    """The whole sentence as a note where the row has no room for it."""
    if not any(isinstance(node, Text) and node.text.endswith(ELLIPSIS) for node in nodes):
        return None
    sentence = line.sentence
    told = Line(sentence.words, (), "" if line.opens else sentence.clause)
    return Note(shown_name(sitter.name), (told,)) if sitter else Note(sentence.words)
