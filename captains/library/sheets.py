"""Sheets: a game's printed sheet, shipped or edited by a user, read from TOML to plain data.

A sheet may have parts that are one file each, of which a match needs only some: `<part>/<name>.toml` in a folder beside
the sheet. In the sheet's data they stand as `{part: {name: data}}`. Besides the shipped ones those of the user are
found, in the user's data folder and beside an edited sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from captains.engine.notation import check_sheet_data
from captains.library import games
from captains.library.fault import LibraryFault
from captains.library.files import read_toml, shipped, user_data

UNREADABLE = "unreadable"
"""The entry of a part that can't be read: the sentence that says why. It is a fault once that part is needed."""


def sheet_file(game: str) -> Path:
    """Where the sheet of a game lies: in the game's own folder, as other distributions bring it, else shipped here.

    Raises LibraryFault if there is none.
    """
    own = games.folder(game) / "sheet.toml"
    if own.is_file():
        return own
    return shipped("sheets", _folder(game), "sheet.toml")


def shipped_sheet(game: str) -> dict[str, Any]:
    """The shipped sheet of a game as plain data, without its parts."""
    return read_toml(sheet_file(game))


def whole_sheet(game: str) -> dict[str, Any]:
    """The shipped sheet of a game with its shipped parts."""
    return _whole(shipped_sheet(game), game)


def own_sheet(game: str) -> dict[str, Any]:
    """The shipped sheet of a game with its shipped parts and those of the user's data folder."""
    return _whole(shipped_sheet(game), game, user_parts(game))


def user_parts(game: str) -> Path:
    """Where a user may put parts of a game's sheet, each in its folder. It need not exist yet."""
    return user_data() / "sheets" / _folder(game)


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
    """A user's sheet file with all parts there are, after its game has found it fit to be played.

    Parts that the sheet is not played with are checked when they are chosen. Raises LibraryFault, as `read_sheet_file`
    does, and with the game's own sentence where a constraint is broken.
    """
    data = read_sheet_file(path, game)
    if "part" in data:
        where = user_parts(data["game"]) / str(data["part"])
        raise LibraryFault(f"{path} is no whole sheet but a part of one; it belongs into the folder {where}.")
    _found_fit(path, data)
    return _whole(data, data["game"], user_parts(data["game"]), path.resolve().parent)


def checked(path: Path) -> str:
    """What a file is, once its game has found it fit: "a sheet", or a part of one. Raises LibraryFault.

    A sheet is checked with all parts that would be found for it, a part with the shipped sheet.
    """
    data = read_sheet_file(path)
    if "part" not in data:
        _found_fit(path, playable_sheet(path))
        return "a sheet"
    part = str(data["part"])
    if part not in _parts(data["game"]):
        raise LibraryFault(f"{path} is no part of a sheet of {data['game']}: there is none called '{part}'.")
    _found_fit(path, shipped_sheet(data["game"]) | {part: {path.stem: data}})
    return f"one of the {part} of a sheet"


def _found_fit(path: Path, data: dict[str, Any]) -> None:
    try:
        check_sheet_data(data)
        games.game(data["game"]).read_sheet(data)
    except ValueError as fault:
        raise LibraryFault(f"{path} can't be played: {str(fault).removesuffix('.')}.") from None


def _folder(game: str) -> str:
    return game.replace("-", "_")


def _parts(game: str) -> tuple[str, ...]:
    """The kinds of parts a game's sheet has: the folders beside the shipped sheet with such files in them."""
    try:
        beside = sheet_file(game).parent
    except LibraryFault:
        return ()
    return tuple(sorted(folder.name for folder in beside.iterdir() if any(folder.glob("*.toml"))))


def _whole(data: dict[str, Any], game: str, *folders: Path) -> dict[str, Any]:
    """The sheet with its shipped parts and those in `folders`; of two of one name the one found later counts."""
    for part in _parts(game):
        found: dict[str, Any] = {}
        for folder in (sheet_file(game).parent, *folders):
            found.update(_read_parts(folder / part, game, part))
        data = data | {part: found | data.get(part, {})}
    return data


def _read_parts(folder: Path, game: str, part: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files of one folder by name. One that can't be read does not spoil the others."""
    for path in sorted(folder.glob("*.toml")):
        try:
            data = read_sheet_file(path, game)
            if data.get("part") != part:
                raise LibraryFault(f'{path} should say part = "{part}" in its second line.')
        except LibraryFault as fault:
            data = {UNREADABLE: str(fault)}
        yield path.stem, data
