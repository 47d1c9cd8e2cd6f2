"""The picture of Pirate Lords: what the window, paper and the lobby ask of it.

The lobby wants but the poster before its first frame, so the pages and papers are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.pirate_lords.picture.poster import poster
from captains.games.pirate_lords.picture.words import WORDS
from captains.scene.nodes import Drawing
from captains.scene.page import Desk, Die, Flight, Format, Page, Piece
from captains.scene.picture import Paper, Sentence
from captains.scene.sight import Sight


class PirateLordsPicture:
    """The pictures of the game; see `captains.scene.picture.Picture`."""

    own_cards = True

    def take_words(self, words: Mapping[str, Any]) -> None:
        """Take over the sentences of `words.en.toml`; the library hands them over when it loads the picture."""
        WORDS.take(words)

    def poster(self, width: float, height: float) -> Drawing:
        """Three pirates at a table, the loot between them."""
        return poster(width, height)

    def table(self, sight: Sight, desk: Desk, fmt: Format) -> Page:
        """The page for what is going on now."""
        from captains.games.pirate_lords.picture.table.pages import page_of

        return page_of(sight, desk, fmt)

    def ghosts(self, sight: Sight, desk: Desk, fmt: Format, pick: str) -> tuple[Piece, ...]:
        """Nothing: the bench shows at once what a click does."""
        return ()

    def arrange(self, sight: Sight, desk: Desk) -> Desk:
        """The go moved on if it must, half-made choices that no longer fit dropped."""
        from captains.games.pirate_lords.picture.table.arranging import arrange

        return arrange(sight, desk)

    def keeps(self, half: str) -> bool:
        """What has been laid piece by piece stays when somebody steps back."""
        from captains.games.pirate_lords.picture.table.arranging import MADE

        return half in MADE

    def flights(self, sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
        """Cards that are turned over, dealt, discarded and shuffled."""
        from captains.games.pirate_lords.picture.table.motion import flights_of

        return flights_of(sight, entries, before, after)

    def asks(self, sight: Sight, seat: int) -> str:
        """What this player is asked now."""
        from captains.games.pirate_lords.picture.table.asking import asks

        return asks(sight.view, seat)

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        """What this entry says in words."""
        from captains.games.pirate_lords.picture.telling import tell

        return tell(setup, entry, before)

    def deed(self, setup: Setup, seat: int, action: Any, before: Any) -> str:
        """What a decision is that the telling does not say whole."""
        from captains.games.pirate_lords.picture.deeds import deed

        return deed(setup, action, before)

    def steps(self, sight: Sight) -> int:
        """The headings, one after the other, and the final table."""
        from captains.games.pirate_lords.picture.table.told import STEPS

        return STEPS if sight.outcome is not None else 0

    def dice(self, sheet: Mapping[str, Any]) -> tuple[Die, ...]:
        """There are no dice."""
        return ()

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        """Each player's tally card, then the table."""
        from captains.games.pirate_lords.picture.papers import papers

        return papers(sight)

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        """One blank tally card."""
        from captains.games.pirate_lords.game import GAME
        from captains.games.pirate_lords.picture.tally import tally

        return (tally(GAME.read_sheet(sheet)),)

    def cut_outs(self, sheet: Mapping[str, Any]) -> tuple[Drawing, ...]:
        """All cards, to be cut out."""
        from captains.games.pirate_lords.game import GAME
        from captains.games.pirate_lords.picture.cutting import cut_outs

        return cut_outs(GAME.read_sheet(sheet))


PICTURE = PirateLordsPicture()
