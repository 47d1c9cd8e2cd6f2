"""`captains check-sheet`: whether an edited sheet can be played, and what breaks which constraint if not."""

from __future__ import annotations

from typing import Annotated

import typer

from captains.cli.arguments import GivenFile


def check_sheet(
    file: GivenFile,
    graph: Annotated[bool, typer.Option("--graph", help="Print what lies next to what on the sheet's board.")] = False,
) -> None:
    """Say whether an edited sheet can be played.

    If not, one line says what breaks which constraint.
    """
    from captains.library import games, sheets
    from captains.library.fault import LibraryFault

    data = sheets.playable_sheet(file)
    if graph:
        text = games.game(data["game"]).graph(data)
        if not text:
            raise LibraryFault(f"{games.game(data['game']).name} has no board, so there is no graph to print.")
        print(text)
        return
    print(f"{file} is a sheet of {games.game(data['game']).name} that can be played.")
