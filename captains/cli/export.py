"""`captains export`: a match as pictures, print, words, scores, a log, or a whole save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from captains.cli.saved import MatchName, Moment, saves

Target = Annotated[
    Path,
    typer.Option(
        "--to", metavar="FILE", help="The file; its ending says the kind: png, svg, pdf, txt, csv, json, captains."
    ),
]
WhoseSheet = Annotated[str, typer.Option("--seat", metavar="NAME", help="A seat's name, 'all' or 'public'.")]
Dpi = Annotated[int, typer.Option("--dpi", metavar="N", help="Dots an inch of a .png.")]
PaperName = Annotated[str, typer.Option("--paper", metavar="PAPER", help="A4, Letter or A5, for a .pdf.")]
ThemeName = Annotated[
    str,
    typer.Option(
        "--theme", metavar="THEME", help="full, light (no dark floods) or outline (black lines that save ink)."
    ),
]


def export(
    match: MatchName,
    to: Target,
    seat: WhoseSheet = "public",
    at: Moment = None,
    dpi: Dpi = 300,
    paper: PaperName = "A4",
    theme: ThemeName = "full",
) -> None:
    """Write a match to a file, and print where it is.

    While the match runs, that holds only what everybody may know; a .captains is the whole save.
    """
    from captains.host.finding import find
    from captains.paper.export import export as write
    from captains.paper.fault import PaperFault

    with saves() as kept:
        reading = find(match, kept)
    try:
        written = write(reading, to, seat, at, dpi, paper, theme)
    except PaperFault as fault:
        raise typer.BadParameter(str(fault)) from None
    for path in written:
        print(path)
