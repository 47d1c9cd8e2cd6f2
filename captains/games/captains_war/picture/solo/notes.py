"""What the shared sheet alone prints, told at the pointer: the table of dice, the legend of marks (CW-70, CW-72)."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.sheet_picks import on_sheet
from captains.games.captains_war.picture.words import say
from captains.scene.page import Box, Line, Note


def solo_notes(draft: TableDraft) -> list[tuple[str, Box, Note]]:
    """Name, place and note of each; nothing outside a solo game."""
    places = draft.sheet.places.solo
    if draft.state.mode.legend is None or places is None:
        return []
    on, name = on_sheet(draft), draft.name(draft.state.mode.legend)
    table = tuple(Line(say(f"print.table{i}", name=name), (), "CW-72" if i == 2 else "") for i in (1, 2))
    legend = tuple(Line(say(f"print.legend{i}", name=name), (), "CW-70" if i == 3 else "") for i in (1, 2, 3))
    return [
        ("table", on.area(*places.boarding.table), Note(say("print.table"), table, "die")),
        ("legend", on.area(*places.naval.legend), Note(say("print.legend"), legend, "attacker")),
    ]
