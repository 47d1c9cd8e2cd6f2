"""Arguments that several verbs take, checked as they are read: wrong ones are wrong usage."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from captains.library.fault import LibraryFault


def _known_game(id: str) -> str:
    """The id, if there is a game of that name."""
    from captains.library import games

    try:
        games.folder(id)
    except LibraryFault as fault:
        raise typer.BadParameter(str(fault)) from None
    return id


def _free_place(path: Path) -> Path:
    """The path, if nothing is there yet: what a user has edited is never overwritten."""
    if path.exists():
        raise typer.BadParameter(f"{path} is already there; please choose another name.")
    return path


GameId = Annotated[str, typer.Argument(metavar="GAME", callback=_known_game, help="A game, such as captains-war.")]
NewFile = Annotated[Path, typer.Option("--to", metavar="FILE", callback=_free_place, help="The file to write.")]
GivenFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to read.")]
