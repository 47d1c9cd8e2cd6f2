"""The doors of a table: where it leads to, and what is done outside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from captains.screen.pages.bot_desk import BotDesk
    from captains.screen.stage import Stage


@dataclass(frozen=True)
class Doors:
    """Where the table leads to: other stages, and what is done outside it."""

    lobby: Callable[[], Stage]
    again: Callable[[], Stage]
    """A new match of the same table, the first seat passing on."""
    export: Callable[[str, str, Callable[[str], None]], None]
    """Writes the sheets in the background, in a theme and for a paper, and says in a sentence where they are."""
    bots: Callable[[Callable[[], None]], BotDesk]
    """Where the bots of this match think; it is given what to call when one has decided."""
    trouble: Callable[[], str]
    """The last sentence about what could not be kept, "" without one."""
    bot_kinds: tuple[tuple[str, str], ...]
    """The bots that may take a seat: their names, and words for people."""
