"""The saved matches as verbs open them: what goes wrong with them is said on stderr, and they are closed at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from captains.cli import guard

if TYPE_CHECKING:
    from captains.host.saves import Saves

MatchName = Annotated[str, typer.Argument(metavar="MATCH", help="A match: its id, 'last', or a file.")]
Moment = Annotated[int | None, typer.Option("--at", metavar="ENTRY", min=0, help="After this many entries only.")]


@contextmanager
def saves() -> Iterator[Saves]:
    """The user's saved matches, for as long as the verb works with them."""
    from captains.host.saves import Saves

    kept = Saves(tell=guard.complain)
    try:
        yield kept
    finally:
        kept.close()
