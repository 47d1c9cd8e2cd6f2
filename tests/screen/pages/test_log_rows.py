"""A row of the log tells its sentence whole, in as many lines as fit; what is cut is told in a note."""

from __future__ import annotations

import pytest

from captains.scene.lettering import ELLIPSIS
from captains.scene.nodes import Text
from captains.scene.picture import Sentence
from captains.scene.widgets import LEAST_TEXT
from captains.screen.pages.log_lines import LogLine
from captains.screen.pages.log_rows import cut_note, log_row
from captains.screen.pages.menu import Sitter

ANNA = Sitter("Anna", "red", "human")
LONG = "circles the last Gold Piece: the game ends with this turn"


def row(words: str, width: float, size: float = 15.5) -> tuple[list[str], object]:
    line = LogLine(0, Sentence(0, words, "coin", "CW-49"))
    nodes = log_row(width, size * 2.45, size, line, ANNA, True)
    texts = [node for node in nodes if isinstance(node, Text)]
    assert all(text.size >= LEAST_TEXT for text in texts)
    return [text.text for text in texts], cut_note(nodes, line, ANNA)


@pytest.mark.parametrize("size", [13.0, 15.5, 19.0, 28.0])
def test_a_sentence_too_long_for_one_line_stands_in_two(size: float) -> None:
    texts, note = row(LONG, size * 30, size)
    assert LONG in " ".join(texts)
    assert note is None


def test_a_sentence_too_long_for_its_row_is_told_whole_in_a_note() -> None:
    texts, note = row(f"{LONG}, {LONG}", 380)
    assert texts[-1].endswith(ELLIPSIS)
    assert f"{LONG}, {LONG}" in repr(note) and "CW-49" in repr(note)
