"""Hovering over the strip of a table tells the last sentences whole, by name and with their clauses."""

from __future__ import annotations

from captains.scene.page import Box, Line
from captains.scene.picture import Past, Sentence
from captains.scene.told_note import MOST, told_pick

BOX = Box(0, 0, 200, 40)


def test_the_last_sentences_are_told_whole() -> None:
    past = [Past(n, Sentence(0, f"does deed {n}", "", "CW-12")) for n in range(9)]
    past.append(Past(9, Sentence(None, "The Naval Battle is fought", "", "CW-53")))
    (pick,) = told_pick(BOX, "Log", past, ["Anna"])
    assert pick.note is not None and len(pick.note.lines) == MOST
    assert pick.note.lines[-2:] == (
        Line("Anna does deed 8", (), "CW-12"),
        Line("The Naval Battle is fought", (), "CW-53"),
    )
    assert not pick.live


def test_nothing_is_told_before_anything_has_happened() -> None:
    assert told_pick(BOX, "Log", [], []) == ()
