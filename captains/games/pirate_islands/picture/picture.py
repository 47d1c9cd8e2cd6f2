"""The picture of Pirate Islands: what the window, paper and the lobby ask of it.

The lobby wants but the poster before its first frame, so the pages and papers are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.pirate_islands.picture.board.charts import CHARTS
from captains.games.pirate_islands.picture.poster import poster
from captains.games.pirate_islands.picture.words import WORDS
from captains.scene.nodes import Drawing
from captains.scene.page import Desk, Die, Flight, Format, Page, Piece
from captains.scene.picture import Paper, Roller, Sentence
from captains.scene.sight import Sight


class PirateIslandsPicture:
    """The pictures of the game; see `captains.scene.picture.Picture`."""

    def take_words(self, words: Mapping[str, Any]) -> None:
        """Take over the sentences of `words.en.toml`; the library hands them over when it loads the picture."""
        WORDS.take(words)

    def take_drawings(self, drawings: Mapping[str, Any]) -> None:
        """Take over the ready-made charts; the library hands them over when it loads the picture."""
        CHARTS.take(drawings)

    def poster(self, width: float, height: float) -> Drawing:
        """An island at dusk, the Ghost Captain over it."""
        return poster(width, height)

    def table(self, sight: Sight, desk: Desk, fmt: Format) -> Page:
        """The table; once the match is over the reckoning."""
        from captains.games.pirate_islands.picture.table.draft import draft_of
        from captains.games.pirate_islands.picture.table.reckoning_page import reckoning_page
        from captains.games.pirate_islands.picture.table.table_page import table_page

        draft = draft_of(sight, desk, fmt)
        return table_page(draft) if sight.outcome is None else reckoning_page(draft)

    def ghosts(self, sight: Sight, desk: Desk, fmt: Format, pick: str) -> tuple[Piece, ...]:
        """The piece that would stand there, the tiles that would be left."""
        from captains.games.pirate_islands.picture.table.draft import draft_of
        from captains.games.pirate_islands.picture.table.ghosts import ghosts_of
        from captains.games.pirate_islands.picture.table.table_page import table_page

        if sight.outcome is not None:
            return ()
        draft = draft_of(sight, desk, fmt)
        found = next((each for each in table_page(draft).picks if each.id == pick), None)
        return ghosts_of(draft, found) if found is not None else ()

    def arrange(self, sight: Sight, desk: Desk) -> Desk:
        """The go with whoever decides, half-made choices that no longer fit dropped."""
        from captains.games.pirate_islands.picture.table.arranging import arrange

        return arrange(sight, desk)

    def flights(self, sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
        """Tiles to their owners, pieces to their places."""
        from captains.games.pirate_islands.picture.table.motion import flights_of

        return flights_of(sight, entries, before, after)

    def asks(self, sight: Sight, seat: int) -> str:
        """What this player is asked now."""
        from captains.games.pirate_islands.picture.asking import asks

        return asks(sight.view, seat)

    def rolls(self, sight: Sight) -> Roller:
        """Whose roll it is, and of which turn."""
        from captains.games.pirate_islands.picture.asking import rolls

        return rolls(sight.view)

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        """What this entry says in words."""
        from captains.games.pirate_islands.picture.telling import tell

        return tell(setup, entry, before)

    def deed(self, setup: Setup, seat: int, action: Any, before: Any) -> str:
        """What a decision is that the telling does not say whole."""
        from captains.games.pirate_islands.picture.deeds import deed

        return deed(action, before)

    def steps(self, sight: Sight) -> int:
        """Lairs from the start, lairs built, Spooky Island, the places."""
        from captains.games.pirate_islands.picture.table.reckoning_page import STEPS

        return STEPS if sight.outcome is not None else 0

    def dice(self, sheet: Mapping[str, Any]) -> tuple[Die, ...]:
        """The one die."""
        from captains.games.pirate_islands.game import GAME
        from captains.games.pirate_islands.picture.table.harbour import dice_of

        return dice_of(GAME.read_sheet(sheet).figures)

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        """Each player's panel, then the board."""
        from captains.games.pirate_islands.picture.papers import papers

        return papers(sight)

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        """The blank board, each of its sides."""
        from captains.games.pirate_islands.game import GAME
        from captains.games.pirate_islands.picture.board.board import blank_board
        from captains.games.pirate_islands.picture.board.print import side_of

        read = GAME.read_sheet(sheet)
        return tuple(blank_board(side_of(read, board)) for board in read.boards)


PICTURE = PirateIslandsPicture()
