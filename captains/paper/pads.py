"""Pads: blank sheets to print, and behind them the cards of a game that has any, to be cut out."""

from __future__ import annotations

from pathlib import Path

from captains.library import games, sheets
from captains.library.files import write_bytes
from captains.paper.fault import PaperFault
from captains.paper.sheets import pages, theme_of
from captains.scene.picture import Picture

MOST_COPIES = 500


def pad(
    game: str,
    to: Path,
    copies: int = 1,
    paper: str = "A4",
    mode: str = "",
    theme: str = "full",
    own: Path | None = None,
) -> Path:
    """Write a PDF of so many sets of blank sheets of a game's mode, one a page, then of its cards if it has any.

    The mode is the game's first if none is named; `theme` is a print theme by its name; `own` is a user's sheet file
    to be printed instead of the shipped one. Raises PaperFault or LibraryFault in one sentence.
    """
    if to.suffix.lower() != ".pdf":
        raise PaperFault(f"A pad is a .pdf; '{to.name}' is none.")
    if not 1 <= copies <= MOST_COPIES:
        raise PaperFault(f"A pad has from 1 to {MOST_COPIES} sheets, not {copies}.")
    if mode:
        known = [spec.key for spec in games.cover(game).modes]
        if mode not in known:
            raise PaperFault(f"{games.cover(game).name} has no mode '{mode}'; it has {', '.join(known)}.")
    drawer: Picture = games.picture(game)
    sheet = sheets.shipped_sheet(game) if own is None else sheets.playable_sheet(own, game)
    cut_outs = getattr(drawer, "cut_outs", None)
    cards = cut_outs(sheet) if cut_outs is not None else ()
    write_bytes(to, pages([*[*drawer.pad(sheet, mode)] * copies, *cards], paper, theme_of(theme)))
    return to
