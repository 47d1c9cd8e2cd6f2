"""The table: the map with its harbour at the left, the players' panels at the right, what happened at the foot."""

from __future__ import annotations

from captains.games.pirate_islands.picture.table.banner import banner, buttons
from captains.games.pirate_islands.picture.table.building import building
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.drawing_coco import drawing_coco
from captains.games.pirate_islands.picture.table.harbour import harbour
from captains.games.pirate_islands.picture.table.haunting import haunting
from captains.games.pirate_islands.picture.table.panels import panels
from captains.games.pirate_islands.picture.table.parley import parley
from captains.games.pirate_islands.picture.table.sea_map import sea_map
from captains.games.pirate_islands.picture.table.strip import strip
from captains.games.pirate_islands.picture.table.trading import trading
from captains.scene.backdrops import sea
from captains.scene.page import Page


def table_page(draft: Draft) -> Page:
    """The table as it stands."""
    draft.pieces.append(sea(draft.fmt.width, draft.fmt.height))
    said = banner(draft)
    buttons(draft)
    sea_map(draft)
    tray = harbour(draft)
    panels(draft)
    if draft.state.phase == "ghost-captain":
        haunting(draft)
    else:
        building(draft)
    trading(draft)
    parley(draft)
    drawing_coco(draft)
    strip(draft)
    return draft.page("table", tray=tray, banner=said)
