"""What the flags at the foot of the sheet, the chest and the Naval Battle are for, told at the pointer (CW-52, CW-54).

A sheet that is shown small leaves out the words beneath them.
"""

from __future__ import annotations

from collections.abc import Iterator

from captains.games.captains_war.picture.reckoning_strip import HEADINGS
from captains.games.captains_war.picture.solo.reckoning_strip import UNUSED
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.sheet_picks import on_sheet
from captains.games.captains_war.picture.words import say
from captains.scene.page import Box, Line, Note

Found = tuple[str, Box, Note]


def result_notes(draft: TableDraft) -> Iterator[Found]:
    """Name, place and note of each flag, the chest, and the podium of the War bonus."""
    on, places, solo = on_sheet(draft), draft.sheet.places, draft.state.mode.legend is not None
    at = places.solo.results if solo and places.solo is not None else places.results
    kinds = {"attribute": draft.sheet.kinds[0], "boat": draft.sheet.kinds[1]}
    for i, (key, symbol, _) in enumerate((*HEADINGS, UNUSED) if solo else HEADINGS):
        kind = kinds.get(key.removesuffix("s").removesuffix("-track"))
        names = {} if kind is None else {"kind": kind.name, "one": kind.one}
        words = Line(say(f"print.result_{key}", **names), (), "CW-83" if key == UNUSED[0] else "CW-54")
        note = Note(say(f"print.heading_{key}", **names), (words,), symbol)
        yield f"result-{key}", on.area(at.x + at.pitch * i - 5.4, at.y - 9, 10.8, 14.4), note
    x, y, blank = at.chest
    chest = Note(say("reckoning.sum"), (Line(say("print.result_chest"), (), "CW-54"),), "chest")
    yield "result-chest", on.area(x - blank / 2 - 2, y - 13.4, blank + 4, 19.8), chest
    left, top, wide, high = places.naval.zone
    if solo and places.solo is not None:
        wide = places.solo.naval.legend[0] - left
    war = draft.state.mode.war_rp
    lines = [Line(say("print.war_how"), (), "CW-52")]
    lines += [Line(say("print.war", rank=say(f"rank.{i}"), rp=rp)) for i, rp in enumerate(war, 1)]
    note = Note(say("naval.title"), (*lines[:-1], Line(lines[-1].words, (), draft.state.mode.war_clause)), "explosion")
    yield "war", on.area(left + 1, top + 4, wide - 2, high - 5), note
