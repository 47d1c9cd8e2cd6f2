"""The table: banner, the large sheet, tray or orders or boarding, the other captains, what happened."""

from __future__ import annotations

from captains.games.captains_war.picture.solo.captain_card import captain_card
from captains.games.captains_war.picture.solo.its_phase_panel import its_phase_panel
from captains.games.captains_war.picture.table.banner import banner, buttons
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.events_strip import strip
from captains.games.captains_war.picture.table.large_sheet import receipt_of, sheet_pieces
from captains.games.captains_war.picture.table.layout import layout_of
from captains.games.captains_war.picture.table.loot import loot
from captains.games.captains_war.picture.table.orders import orders
from captains.games.captains_war.picture.table.others import others
from captains.games.captains_war.picture.table.sheet_notes import sheet_notes
from captains.games.captains_war.picture.table.target import target
from captains.games.captains_war.state import PHASE_NAMES, State
from captains.scene.backdrops import sea
from captains.scene.page import Box, Desk, Format, Page
from captains.scene.sight import Sight

PANELS = {"loot": "tray", "command": "orders", "captain": "captain", "boarding": "boarding"}


def table_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The table as it stands, large the sheet of the seat at the go."""
    state: State = sight.view
    width, height = state.sheet.places.paper
    kind = "captain" if state.phase == "challenge" else PANELS.get(PHASE_NAMES[state.phase], "tray")
    layout = layout_of(fmt, len(state.captains) - 1, kind, width / height, state.mode.legend is not None)
    draft = TableDraft(sight, desk, fmt, desk.go, layout=layout)
    draft.pieces.append(sea(fmt.width, fmt.height))
    said = banner(draft)
    buttons(draft)
    receipt = receipt_of(sight.outcome, draft.seat)
    draft.pieces += sheet_pieces(state, sight.setup, draft.seat, layout.sheet, draft.colour(draft.seat), receipt)
    if state.mode.legend is None:
        others(draft)
    else:
        captain_card(draft)
    area: Box | None = None
    if kind == "tray":
        area = loot(draft)
    elif kind == "orders":
        orders(draft)
    elif kind == "captain":
        area = its_phase_panel(draft)
    else:
        area = target(draft)
    sheet_notes(draft)
    strip(draft)
    return draft.page("table", tray=area, banner=said)
