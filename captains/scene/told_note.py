"""The note on a table's strip of what happened last: there is room there for what the strip itself cuts off."""

from __future__ import annotations

from collections.abc import Sequence

from captains.scene.lettering import shown_name
from captains.scene.page import ONLY_NOTE, Box, Line, Note, Pick
from captains.scene.picture import Past

MOST = 6


def told_pick(box: Box, title: str, past: Sequence[Past], names: Sequence[str]) -> tuple[Pick, ...]:
    """Where hovering over the strip tells the last sentences whole; nothing where nothing has happened yet."""
    lines = []
    for each in past[-MOST:]:
        seat = each.sentence.seat
        name = "" if seat is None else f"{shown_name(names[seat])} "
        lines.append(Line(f"{name}{each.sentence.words}", (), each.sentence.clause))
    if not lines:
        return ()
    return (Pick("strip-told", box, ONLY_NOTE, state="quiet", note=Note(title, tuple(lines)), order=95),)
