"""The table: seats round it, the middle, the bench, what has happened; a look at loot or at the pile over it."""

from __future__ import annotations

import msgspec

from captains.games.pirate_lords.picture.table.banner import banner
from captains.games.pirate_lords.picture.table.bench import bench
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.discard_page import discard_page
from captains.games.pirate_lords.picture.table.events_strip import strip
from captains.games.pirate_lords.picture.table.home import home
from captains.games.pirate_lords.picture.table.middle import middle
from captains.games.pirate_lords.picture.table.peek import peek
from captains.games.pirate_lords.picture.table.seats import seats
from captains.games.pirate_lords.picture.table.sofar import so_far
from captains.scene.backdrops import sea
from captains.scene.page import Desk, Format, Page
from captains.scene.sight import Sight


def table_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The table as it stands."""
    board = Board(sight, desk, fmt)
    board.put(sea(fmt.width, fmt.height))
    said = banner(board)
    seats(board)
    home(board)
    bench(board)
    so_far(board)
    strip(board)
    middle(board)
    page = board.page("table", banner=said)
    if desk.lifted is not None:
        return msgspec.structs.replace(page, over=peek(board, desk.lifted))
    if desk.held("look") == "discard" and board.state.discard:
        return discard_page(board, page)
    return page
