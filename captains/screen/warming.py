"""Getting ready behind the lobby: what the next clicks need is imported while nobody waits for it."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterator, Sequence
from threading import Thread
from time import sleep

from captains.library import games
from captains.screen.pages.shelf import Shelf

PAUSE = 0.004
"""Seconds between two steps, in which the window has the processor to itself."""
log = logging.getLogger(__name__)


def begin(shelf: Shelf, ids: Sequence[str]) -> Thread:
    """Start a thread that gets the pages and these games ready. What fails there is told when it is asked for."""

    def work() -> None:
        try:
            for _ in _steps(shelf, ids):
                sleep(PAUSE)
        except Exception:
            log.warning("not everything could be got ready", exc_info=True)

    thread = Thread(target=work, name="warming", daemon=True)
    thread.start()
    return thread


def _steps(shelf: Shelf, ids: Sequence[str]) -> Iterator[object]:
    from captains.screen.pages import setup, table_stage

    yield setup, table_stage
    for id in ids:
        for name in games.modules(id):
            yield importlib.import_module(name)
        yield shelf.game(id)
        yield games.picture(id)
        yield shelf.options(id)
        yield shelf.own_things(id)
        yield shelf.first_seat(id)
