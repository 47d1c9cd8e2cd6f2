"""`captains sheet-file`: a copy of a game's shipped sheet, to be edited."""

from __future__ import annotations

from captains.cli.arguments import GameId, NewFile


def sheet_file(game: GameId, to: NewFile) -> None:
    """Copy a game's sheet to a file, for editing."""
    from captains.library import files, sheets

    files.write_text(to, files.read_text(sheets.sheet_file(game)))
    print(to)
