"""`captains check-sheet`: whether an edited sheet can be played, and what breaks which constraint if not."""

from __future__ import annotations

from captains.cli.arguments import GivenFile


def check_sheet(file: GivenFile) -> None:
    """Say whether an edited sheet can be played.

    If not, one line says what breaks which constraint.
    """
    from captains.library import games, sheets

    what = sheets.checked(file)
    print(f"{file} is {what} of {games.game(sheets.read_sheet_file(file)['game']).name} that can be played.")
