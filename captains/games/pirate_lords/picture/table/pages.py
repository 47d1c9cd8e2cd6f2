"""Which page is due: the loot drawn and dealt behind its curtain, the end, or the table."""

from __future__ import annotations

from captains.games.pirate_lords.picture.table.dealing_page import dealing_page
from captains.games.pirate_lords.picture.table.drawing_page import drawing_page
from captains.games.pirate_lords.picture.table.reckoning_page import reckoning_page
from captains.games.pirate_lords.picture.table.table_page import table_page
from captains.games.pirate_lords.state import State
from captains.scene.page import Desk, Format, Page
from captains.scene.sight import Sight


def page_of(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page for what is going on now."""
    state: State = sight.view
    if desk.real_dice and state.phase == "loot" and desk.lifted == state.active:
        return drawing_page(sight, desk, fmt)
    if desk.lifted is not None and any(offer.sealed for offer in sight.offers_of(desk.lifted)):
        return dealing_page(sight, desk, fmt)
    if sight.outcome is not None:
        return reckoning_page(sight, desk, fmt)
    return table_page(sight, desk, fmt)
