"""How a table begins a match: the muster it is offered, and setting sail with it; lobby and setup page share it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.host import muster as m
from captains.host.last_tables import LastTables
from captains.library.fault import LibraryFault
from captains.scene.page import Refuse
from captains.screen.pages.shelf import Shelf
from captains.screen.stage import DeclinedError, Stage

OpenMatch = Callable[[Setup, bool, str | None], Stage]
"""Begins a match with this setup, with the table's own dice or virtual ones, and a seed, None for a new one."""


def muster_for(
    shelf: Shelf, tables: LastTables, game: str, below: m.Below = secrets.randbelow, glance: bool = False
) -> m.Muster:
    """The table a game was played with last, as far as it still fits; else a fresh one.

    At a `glance` no sheet is read, and what is chosen from it is left out: the lobby must be up at once.
    """
    found = tables.of(game)
    kinds = [key for key, _ in shelf.bots]
    if found is None:
        return m.first_muster(shelf.cover(game), below)
    agreed_on = None if glance else shelf.options(game)
    return m.fitting(found, shelf.cover(game), kinds, below, agreed_on)


def sail(shelf: Shelf, tables: LastTables, muster: m.Muster, open_match: OpenMatch, seed: str | None = None) -> Stage:
    """Begin the match of a muster and remember the table. Raises DeclinedError where it can't begin."""
    try:
        setup = m.to_setup(muster, shelf.game(muster.game), shelf.sheet(muster.game))
        stage = open_match(setup, muster.real_dice, seed)
    except (LibraryFault, ValueError) as fault:
        raise DeclinedError(Refuse(Refusal("form", "", str(fault)))) from None
    tables.keep(muster)
    return stage
