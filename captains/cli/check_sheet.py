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

    if graph:
        data = sheets.playable_sheet(file)
        text = games.game(data["game"]).graph(data)
        if not text:
            raise LibraryFault(f"{games.game(data['game']).name} has no board, so there is no graph to print.")
        print(text)
        return
    what = sheets.checked(file)
    print(f"{file} is {what} of {games.game(sheets.read_sheet_file(file)['game']).name} that can be played.")
