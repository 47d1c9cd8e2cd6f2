"""Which page is due: a crew behind its curtain, sheets looked at, a reveal, the end, or the table."""

from __future__ import annotations

from captains.games.captains_war.picture.table.crew_page import crew_page
from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.table.enlarged_page import enlarged_page
from captains.games.captains_war.picture.table.naval_page import naval_page
from captains.games.captains_war.picture.table.reckoning_page import reckoning_page
from captains.games.captains_war.picture.table.reveal_page import reveal_page
from captains.games.captains_war.picture.table.table_page import table_page
from captains.games.captains_war.picture.table.told import told_at
from captains.games.captains_war.state import State
from captains.scene.page import Desk, Format, Page
from captains.scene.sight import Sight


def page_of(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page for what is going on now."""
    state: State = sight.view
    if desk.lifted is not None and any(offer.sealed for offer in sight.offers_of(desk.lifted)):
        return crew_page(sight, desk, fmt)
    if desk.shown:
        return enlarged_page(Draft(sight, desk, fmt, desk.go))
    if state.phase == "over" and sight.outcome is not None:
        draft, told = Draft(sight, desk, fmt, desk.go), told_at(state, desk.step)
        return naval_page(draft, told) if told.headings is None else reckoning_page(draft, told)
    if state.phase == "reward":
        return reveal_page(sight, desk, fmt)
    return table_page(sight, desk, fmt)
