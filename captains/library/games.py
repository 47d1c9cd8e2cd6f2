"""The games: which there are, and their parts, imported only when asked for.

A game is a package below captains/games, or one that another distribution names in the entry point group
`captains.games`. Its module `cover` exposes `COVER`, its module `game` `GAME`, its module `picture` `PICTURE`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from captains.engine.cover import Cover
from captains.engine.game import Game
from captains.library.assets import drawings
from captains.library.fault import LibraryFault
from captains.library.files import PACKAGE
from captains.library.words import words

GROUP = "captains.games"


def game_ids() -> tuple[str, ...]:
    """The ids of all games, those shipped with the program first. Imports none of them."""
    return tuple(_packages())


@cache
def cover(id: str) -> Cover:
    """The cover of the game with this id, without its rules. Raises LibraryFault as `game` does."""
    found = getattr(_load(id, ".cover"), "COVER", None)
    if not isinstance(found, Cover):
        raise LibraryFault(f"The package {_package(id)} is no game: its module cover has no COVER.")
    return found


@cache
def game(id: str) -> Game[Any]:
    """The game with this id. Raises LibraryFault, naming those there are, if there is none or it can't be loaded."""
    found = getattr(_load(id, ".game"), "GAME", None)
    if not isinstance(found, Game):
        raise LibraryFault(f"The package {_package(id)} is no game: its module game has no GAME.")
    return found


def poster(id: str, width: float, height: float) -> Any:
    """The game's poster, in px. No sentence stands on it, so none is read. Raises LibraryFault as `game` does."""
    return _bare_picture(id).poster(width, height)


@cache
def picture(id: str) -> Any:
    """What draws the game with this id. Raises LibraryFault as `game` does."""
    found = _bare_picture(id)
    # A game opens no file: its sentences, and what was drawn ready-made for it, are handed to its picture.
    take_words = getattr(found, "take_words", None)
    if take_words is not None:
        take_words(words(folder(id)))
    take_drawings = getattr(found, "take_drawings", None)
    if take_drawings is not None:
        take_drawings(drawings(id))
    return found


def _bare_picture(id: str) -> Any:
    found = getattr(_load(id, ".picture"), "PICTURE", None)
    if found is None:
        raise LibraryFault(f"The package {_package(id)} has no PICTURE.")
    return found


def modules(id: str) -> tuple[str, ...]:
    """The names of all modules of the game with this id, its rules and its pictures."""
    name = _package(id)
    found = pkgutil.walk_packages([str(folder(id))], f"{name}.")
    return (name, *(module.name for module in found if not module.name.endswith(".__main__")))


@cache
def folder(id: str) -> Path:
    """Where the package of the game with this id lies: its RULES.md and its words are there."""
    try:
        spec = find_spec(_package(id))
    except ImportError as fault:
        raise LibraryFault(f"The game {id} can't be loaded: {fault}.") from None
    if spec is None or not spec.submodule_search_locations:
        raise LibraryFault(f"The game {id} can't be loaded: there is no package {_package(id)}.")
    return Path(spec.submodule_search_locations[0])


@cache
def _packages() -> dict[str, str]:
    """Package names by game id."""
    names = [module.name for module in pkgutil.iter_modules([str(PACKAGE / "games")]) if module.ispkg]
    found = {name.replace("_", "-"): f"{GROUP}.{name}" for name in names}
    for point in sorted(entry_points(group=GROUP)):
        found.setdefault(point.name, point.value)
    return found


def _package(id: str) -> str:
    known = _packages()
    if id not in known:
        near = difflib.get_close_matches(id, known, 1, 0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise LibraryFault(f"There is no game '{id}'; there are {', '.join(known)}.{hint}")
    return known[id]


def _load(id: str, inside: str) -> ModuleType:
    name = _package(id) + inside
    try:
        return importlib.import_module(name)
    except ImportError as fault:
        raise LibraryFault(f"The game {id} can't be loaded: {fault}.") from fault
