"""`captains pad`: blank sheets of a game, to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from captains.cli.arguments import GameId
from captains.cli.export import PaperName, ThemeName

Copies = Annotated[int, typer.Option("--copies", metavar="N", help="How many sheets.")]
PadMode = Annotated[str, typer.Option("--mode", metavar="MODE", help="The mode whose sheet it is.")]
OwnSheet = Annotated[Path | None, typer.Option("--sheet", metavar="FILE", help="An edited sheet to print.")]
PadFile = Annotated[Path, typer.Option("--to", metavar="FILE", help="The .pdf to write.")]


def pad(
    game: GameId,
    to: PadFile,
    copies: Copies = 1,
    paper: PaperName = "A4",
    mode: PadMode = "",
    theme: ThemeName = "full",
    sheet: OwnSheet = None,
) -> None:
    """Write blank sheets as a PDF, and print where it is."""
    from captains.paper.fault import PaperFault
    from captains.paper.pads import pad as write

    try:
        print(write(game, to, copies, paper, mode, theme, sheet))
    except PaperFault as fault:
        raise typer.BadParameter(str(fault)) from None
