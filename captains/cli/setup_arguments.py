"""The arguments `--mode`, `--option`, `--sheet` and `--seed`, and the setup that they and the seats agree on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from captains.engine.seats import Seat, Setup

Mode = Annotated[str, typer.Option("--mode", metavar="M", help="The mode; by default the number of seats says.")]
Options = Annotated[list[str], typer.Option("--option", metavar="K=V", help="An option of the game; may be repeated.")]
SheetFile = Annotated[Path | None, typer.Option("--sheet", metavar="FILE", help="An edited sheet to play on.")]


def _printable(seed: str) -> str:
    """The seed, if it is made of letters that a save and a log can hold."""
    if not seed.isprintable():
        raise typer.BadParameter("A seed is a number or a word that can be printed.")
    return seed


Seed = Annotated[
    str,
    typer.Option("--seed", metavar="N", callback=_printable, help="The seed of all rolls; by default a new one."),
]


def agreed(game: str, seats: Sequence[Seat], mode: str, options: Sequence[str], sheet: Path | None) -> Setup:
    """The setup of a match. What does not go together is wrong usage; a sheet that can't be played is a fault."""
    from captains.host.seating import SeatingFault, agree
    from captains.library import games, sheets

    data = sheets.playable_sheet(sheet, game) if sheet else sheets.own_sheet(game)
    try:
        return agree(games.game(game), seats, data, mode, read_options(options))
    except SeatingFault as fault:
        raise typer.BadParameter(str(fault)) from None


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """Options by key. One that is no KEY=VALUE is wrong usage."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"The option '{text}' should be like KEY=VALUE.")
        found[key.strip()] = value.strip()
    return found
