"""What a game draws: its table for the window, its sheets for paper, its sentences for the strip and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.scene.nodes import Drawing
from captains.scene.page import Desk, Die, Flight, Format, Page, Piece
from captains.scene.sight import Sight

HEADLINE = 2
"""The weight of a sentence that is a headline."""


class Sentence(Struct, frozen=True):
    """What happened, for the strip and the log: whose deed, a symbol, words, the clause, its weight.

    `short` says it where there is little room ("": as `words`); with what `opens` a turn begins.
    """

    seat: int | None
    words: str
    symbol: str = ""
    clause: str = ""
    weight: int = 1
    short: str = ""
    opens: bool = False


class Past(Struct, frozen=True):
    """A sentence and the number of its entry."""

    n: int
    sentence: Sentence


def latest(log: Sequence[Entry], told: Callable[[Entry], Sequence[Sentence]], most: int) -> list[Past]:
    """The last sentences of a log, at most so many, oldest first; `told` is asked for those of the last entry first."""
    found: list[Past] = []
    for entry in reversed(log):
        found += [Past(entry.n, sentence) for sentence in reversed(told(entry))]
        if len(found) >= most:
            break
    return found[:most][::-1]


class Paper(Struct, frozen=True):
    """One page for paper or a picture: whose it is (None for all), a name for its file, and its drawing in mm."""

    seat: int | None
    name: str
    drawing: Drawing


class Picture(Protocol):
    """The pictures of one game. One instance serves every match; everything is drawn from a sight.

    A game with cards may also have `cut_outs(sheet)`: pages in mm with all of them, printed behind a pad. One that asks
    on its pages for the cards of the table's own piles, where `Desk.real_dice` is set, says so with `own_cards = True`.

    A game whose decisions say more than their telling may have `deed(setup, seat, action, before)`: the decision as
    after the seat's name ("sends a crew of 5 and 3"), "" where the telling says it.

    A game with dice may have `rolls(sight)`: whose roll is due and what for, where `asks` does not say it (`Roller`).

    A game whose choices are laid in many steps may have `keeps(half)`: whether the half-made choice of that name stays
    when somebody steps back with Esc, because its page has a button that lets go of it.
    """

    def poster(self, width: float, height: float) -> Drawing:
        """The game's poster in the lobby, in px: the picture alone; the lobby sets its frame and the game's name.

        It is asked for before the picture has been handed its words.
        """
        ...

    def table(self, sight: Sight, desk: Desk, fmt: Format) -> Page:
        """The page for what is going on now: the table, a crew behind its lifted curtain, a reveal, the reckoning."""
        ...

    def ghosts(self, sight: Sight, desk: Desk, fmt: Format, pick: str) -> tuple[Piece, ...]:
        """What would happen on the page if this pick were clicked: laid over it while it is hovered."""
        ...

    def arrange(self, sight: Sight, desk: Desk) -> Desk:
        """The desk after something happened: the go moved on if it must, half-made choices that do not fit dropped."""
        ...

    def flights(self, sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
        """What flies where, for entries that have just happened."""
        ...

    def asks(self, sight: Sight, seat: int) -> str:
        """What this seat is asked now, in a few words ("chooses two dice")."""
        ...

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        """What this entry says in words; `before` is the state or view before it."""
        ...

    def steps(self, sight: Sight) -> int:
        """How many steps the told pages at the end have (0 while the match runs)."""
        ...

    def dice(self, sheet: Mapping[str, Any]) -> tuple[Die, ...]:
        """The game's dice, for typing in real ones: ids, colours and faces (boxes are empty)."""
        ...

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        """Each seat's own sheet, in seat order, then the common picture (seat None), from what the sight may know."""
        ...

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        """One set of blank sheets, each for a page of its own, for a mode; for the first mode if none is named."""
        ...


class Roller(Struct, frozen=True):
    """Whose roll is due, and what for in a few words after the name ("rolls the die: turn 4").

    A rival whom the rules play has no `seat`.
    """

    name: str
    words: str
    seat: int | None = None


def roller_of(picture: Picture, sight: Sight) -> Roller | None:
    """Whose roll is due: as the game says, else the first seat that is asked something; None if nobody is."""
    own: Callable[[Sight], Roller] | None = getattr(picture, "rolls", None)
    if own is not None:
        return own(sight)
    asked = ((seat, picture.asks(sight, seat)) for seat in range(len(sight.setup.seats)))
    return next((Roller(sight.name(seat), words, seat) for seat, words in asked if words), None)


def stepped_back(picture: Picture, desk: Desk) -> Desk:
    """The desk after a step back: nothing looked at, and no half-made choice but what the game keeps."""
    keeps = getattr(picture, "keeps", None)
    half = tuple((name, value) for name, value in desk.half if keeps is not None and keeps(name))
    return replace(desk, shown=(), half=half)


Own = Literal["", "dice", "cards"]
"""What a table may use of its own instead of the program's, in a word."""


def own_things(picture: Picture, sheet: Mapping[str, Any]) -> Own:
    """What a table may use of its own in this game: its dice, its cards, or "" for nothing."""
    if picture.dice(sheet):
        return "dice"
    return "cards" if getattr(picture, "own_cards", False) else ""
