"""Sheets: a game's printed sheet, shipped or edited by a user, read from TOML to plain data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from captains.engine.notation import check_sheet_data
from captains.library import games
from captains.library.fault import LibraryFault
from captains.library.files import read_text, shipped


def sheet_file(game: str) -> Path:
    """Where the sheet of a game lies: in the game's own folder, as other distributions bring it, else shipped here.

    Raises LibraryFault if there is none.
    """
    own = games.folder(game) / "sheet.toml"
    if own.is_file():
        return own
    return shipped("sheets", game.replace("-", "_"), "sheet.toml")


def shipped_sheet(game: str) -> dict[str, Any]:
    """The shipped sheet of a game as plain data."""
    return read_toml(sheet_file(game))


def read_sheet_file(path: Path, game: str = "") -> dict[str, Any]:
    """A user's sheet file as plain data; `game` is the game it must be for, "" for any.

    Raises LibraryFault if it can't be read, is no TOML, or does not say which game it is for.
    """
    data = read_toml(path)
    named = data.get("game")
    if not isinstance(named, str) or not named:
        raise LibraryFault(f'{path} does not say which game it is for; its first line should be like game = "...".')
    if game and named != game:
        raise LibraryFault(f"{path} is a sheet of {named}, not of {game}.")
    return data


def playable_sheet(path: Path, game: str = "") -> dict[str, Any]:
    """A user's sheet file as plain data, after its game has found it fit to be played.

    Raises LibraryFault, as `read_sheet_file` does, and with the game's own sentence where a constraint is broken.
    """
    data = read_sheet_file(path, game)
    try:
        check_sheet_data(data)
        games.game(data["game"]).read_sheet(data)
    except ValueError as fault:
        raise LibraryFault(f"{path} can't be played: {str(fault).removesuffix('.')}.") from None
    return data


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain data. Raises LibraryFault naming the line where it is not well formed."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as fault:
        raise LibraryFault(f"{path} is not well formed: {fault}.") from None
    except RecursionError:
        raise LibraryFault(f"{path} is not well formed: it is nested too deeply.") from None
