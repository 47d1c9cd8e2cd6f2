"""The shelf: the games that are there, with what the lobby and the setup page need of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from captains.engine.cover import Cover, seat_span
from captains.library import games, rules, sheets
from captains.library.fault import LibraryFault
from captains.library.rules import Clause
from captains.scene.nodes import Drawing
from captains.scene.picture import Own, own_things

_FIRST = re.compile(
    r"\b(goes|go|plays|is|sits|begins|starts) first\b|\bfirst (active|captain|player|seat)\b|\bwho\b[^.]*\bstarts\b"
    r"|\bseating them first\b",
    re.IGNORECASE,
)


def _own(id: str, sheet: dict[str, Any]) -> Own:
    return own_things(games.picture(id), sheet)


@dataclass(frozen=True)
class Shelf:
    """The games by id, in the order they are shown, and how to ask for their parts.

    `bots` are the bots that may sit down, as (key, words for people), the weakest first, and `bot_notes` say by key how
    each of them plays; `own` are sheets given by the user: for a game's
    id the sheet's data and the name it is shown under.
    """

    ids: tuple[str, ...]
    bots: tuple[tuple[str, str], ...]
    own: Mapping[str, tuple[dict[str, Any], str]] = field(default_factory=dict)
    game: Callable[[str], Any] = games.game
    cover: Callable[[str], Cover] = games.cover
    poster: Callable[[str, float, float], Drawing] = games.poster
    shipped: Callable[[str], dict[str, Any]] = sheets.own_sheet
    clauses: Callable[[str], tuple[Clause, ...]] = rules.clauses
    things: Callable[[str, dict[str, Any]], Own] = _own
    bot_notes: Mapping[str, str] = field(default_factory=dict)
    asked: dict[str, tuple[Any, ...]] = field(default_factory=dict, repr=False, compare=False)
    used: dict[str, Own] = field(default_factory=dict, repr=False, compare=False)

    def name(self, id: str) -> str:
        """What a game is called, its id where it is not on the shelf."""
        return self.cover(id).name if id in self.ids else id

    def sheet(self, id: str) -> dict[str, Any]:
        """The sheet a match of this game is played on. Raises LibraryFault if it can't be read."""
        return self.own[id][0] if id in self.own else self.shipped(id)

    def options(self, id: str) -> tuple[Any, ...]:
        """What is agreed at setup on that sheet, as it was when first asked for: pages ask again at every look."""
        if id not in self.asked:
            self.asked[id] = self.cover(id).options_for(self.sheet(id))
        return self.asked[id]

    def sheet_name(self, id: str) -> str:
        """What the user's own sheet is called, "" for the shipped one."""
        return self.own[id][1] if id in self.own else ""

    @property
    def default_bot(self) -> str:
        """The bot a new bot seat gets: one in the middle between weak and strong."""
        return self.bots[len(self.bots) // 2][0] if self.bots else "human"

    def bot_words(self, key: str) -> str:
        """What a bot is called on the page."""
        return dict(self.bots).get(key, key)

    def own_things(self, id: str) -> Own:
        """What the table may use of its own in a game: its dice, its cards, or nothing; kept as `options` are."""
        if id not in self.used:
            try:
                self.used[id] = self.things(id, self.sheet(id))
            except LibraryFault:
                return "dice"
        return self.used[id]

    def first_seat(self, id: str) -> Clause | None:
        """The clause that says who sits first, if the rule book has one."""
        try:
            return next((clause for clause in self.clauses(id) if _FIRST.search(clause.words)), None)
        except LibraryFault:
            return None


def span_words(game: Cover) -> str:
    """For how many seats a game is: "2 to 6 players"."""
    least, most = min(mode.least for mode in game.modes), max(mode.most for mode in game.modes)
    return seat_span(least, most, "player")
