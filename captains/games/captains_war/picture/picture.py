"""The picture of Captains' War: what the window, paper and the lobby ask of it.

The lobby wants but the poster before its first frame, so the pages and papers are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.captains_war.picture.poster import poster
from captains.games.captains_war.picture.words import WORDS
from captains.scene.nodes import Drawing
from captains.scene.page import Act, Desk, Die, Flight, Format, Page, Piece
from captains.scene.picture import Paper, Roller, Sentence
from captains.scene.sight import Sight


class CaptainsWarPicture:
    """The pictures of the game; see `captains.scene.picture.Picture`."""

    def take_words(self, words: Mapping[str, Any]) -> None:
        """Take over the sentences of `words.en.toml`; the library hands them over when it loads the picture."""
        WORDS.take(words)

    def poster(self, width: float, height: float) -> Drawing:
        """A ship of war at sunrise, six dice in the waves."""
        return poster(width, height)

    def table(self, sight: Sight, desk: Desk, fmt: Format) -> Page:
        """The page for what is going on now."""
        from captains.games.captains_war.picture.table.pages import page_of

        return page_of(sight, desk, fmt)

    def ghosts(self, sight: Sight, desk: Desk, fmt: Format, pick: str) -> tuple[Piece, ...]:
        """Pale marks where a click would put them, or a Pirate in the next berth."""
        from captains.games.captains_war.picture.table.crew_page import crew_ghosts
        from captains.games.captains_war.picture.table.ghosts import sheet_ghosts
        from captains.games.captains_war.picture.table.pages import page_of

        page = page_of(sight, desk, fmt)
        found = next((each for each in page.picks if each.id == pick), None)
        if found is None:
            return ()
        if page.kind == "crew":
            return crew_ghosts(sight, desk, fmt, found, page)
        sheet = next((piece for piece in page.pieces if piece.id == "sheet-print"), None)
        if sheet is None or not isinstance(found.does, Act) or found.does.seat != desk.go:
            return ()
        return sheet_ghosts(sight, found.does, sheet.box)

    def arrange(self, sight: Sight, desk: Desk) -> Desk:
        """The go moved on if it must, half-made choices that no longer fit dropped."""
        from captains.games.captains_war.picture.table.arranging import arrange

        return arrange(sight, desk)

    def flights(self, sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
        """From the die or the orders to the place."""
        from captains.games.captains_war.picture.table.motion import flights_of

        return flights_of(sight, entries, before, after)

    def asks(self, sight: Sight, seat: int) -> str:
        """What this captain is asked now."""
        from captains.games.captains_war.picture.table.asking import asks

        return asks(sight.view, seat)

    def rolls(self, sight: Sight) -> Roller:
        """Whose roll it is, and of which turn."""
        from captains.games.captains_war.picture.table.asking import rolls

        return rolls(sight.view)

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        """What this entry says in words."""
        from captains.games.captains_war.picture.telling import tell

        return tell(setup, entry, before)

    def deed(self, setup: Setup, seat: int, action: Any, before: Any) -> str:
        """What a decision is that the telling does not say whole."""
        from captains.games.captains_war.picture.deeds import deed

        return deed(seat, action, before)

    def steps(self, sight: Sight) -> int:
        """Crews, totals, ties, podium, seven headings, the final table."""
        from captains.games.captains_war.picture.table.told import steps_of

        return steps_of(sight.view) if sight.outcome is not None else 0

    def dice(self, sheet: Mapping[str, Any]) -> tuple[Die, ...]:
        """The six dice of this sheet."""
        from captains.games.captains_war.game import GAME
        from captains.games.captains_war.picture.table.tray import dice_of

        return dice_of(GAME.read_sheet(sheet))

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        """Each captain's sheet, then all on one page."""
        from captains.games.captains_war.picture.papers import papers

        return papers(sight)

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        """One blank sheet of a mode; the full game's if none is named."""
        from captains.games.captains_war.game import GAME
        from captains.games.captains_war.picture.print import sheet_print
        from captains.games.captains_war.picture.solo.print import solo_print

        read = GAME.read_sheet(sheet)
        if mode == "solo":
            return (solo_print(read),)
        return (sheet_print(read, mode == "duel"),)


PICTURE = CaptainsWarPicture()
