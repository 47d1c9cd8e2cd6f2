"""The drawings of the log's rows: one for each sentence, and the band that opens a turn."""

from __future__ import annotations

from captains.scene.controls import symbol_disc
from captains.scene.ensigns import flag
from captains.scene.lettering import face_for, fit_size, name_texts, text_width, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.palette import BRASS, BRIGHT_BRASS, DEEP_SEA, FOAM, INK, LIGHT, PAPER_SHADE, SOFT_INK, seat_colour
from captains.scene.widgets import LEAST_TEXT, icon, line_of
from captains.screen.pages.log_lines import LogLine
from captains.screen.pages.menu import Sitter

CHOSEN = "#FFF3C9"


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
    """A sentence in one line, or where that would be too small in two."""
    fine = size * 0.84
    if face_for(words, "sans", bold) != ("sans", bold, False):
        return [line_of(x, middle, words, size, room, "sans", INK, bold=bold)]
    lines = wrapped(words, room, fine, "sans", bold, most=2)
    if fit_size(words, room, size, LEAST_TEXT, "sans", bold) >= fine or len(lines) < 2 or high < fine * 2.3:
        return [line_of(x, middle, words, size, room, "sans", INK, bold=bold)]
    top = middle - size * 0.36 - fine * 0.25
    return [Text(x, top + i * fine * 1.15, line, fine, "sans", INK, bold=bold) for i, line in enumerate(lines)]
