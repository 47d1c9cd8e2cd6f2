"""`captains rules`: the clauses of a game, all of them or one."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Annotated

import typer

from captains.cli.arguments import GameId


def rules(
    game: GameId,
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="One clause, by its id or number.")] = "",
) -> None:
    """Print the rules of a game, or one clause."""
    from captains.library import rules
    from captains.library.fault import LibraryFault

    if clause:
        try:
            found = rules.clause(game, clause)
        except LibraryFault as fault:
            raise typer.BadParameter(str(fault)) from None
        _tell(found.id, found.words)
        return
    heading = ""
    for one in rules.clauses(game):
        if one.heading != heading:
            print(("\n" if heading else "") + one.heading)
            heading = one.heading
        _tell(one.id, one.words)


def _tell(id: str, words: str) -> None:
    """One clause: wrapped to the terminal, or on one line for other programs."""
    line = f"{id:<7} {words}"
    if sys.stdout.isatty():
        line = textwrap.fill(line, min(shutil.get_terminal_size().columns, 110), subsequent_indent=" " * 8)
    print(line)
