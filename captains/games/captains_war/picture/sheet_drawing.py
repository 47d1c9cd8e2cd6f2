"""A captain's whole sheet as one drawing, for paper and for pictures; and its print for the window, large and small."""

from __future__ import annotations

from captains.engine.outcome import Receipt
from captains.games.captains_war.picture.ink import PANEL
from captains.games.captains_war.picture.marks import SLIM
from captains.games.captains_war.picture.print import sheet_print
from captains.games.captains_war.picture.solo.print import solo_print
from captains.games.captains_war.picture.written import marks
from captains.games.captains_war.state import State
from captains.scene.nodes import Drawing, Group, Rect

LEAST_PX = 13.0
FINE = 4.1
"""Pixels a millimetre from which the sheet's words are as high on a screen as they must be."""
BOLD = 2.3
"""How heavy the pencil is on a small sheet."""


def blank(state: State, least: float = 0.0) -> Drawing:
    """The print beneath this match's marks, its words at least `least` mm high."""
    if state.mode.legend is not None:
        return solo_print(state.sheet, least)
    return sheet_print(state.sheet, state.mode.key == "duel", least)


def least_words(scale: float) -> float:
    """How high in mm words must be where a millimetre is `scale` px, to be read: 13 px, where paper's own are not."""
    return round(LEAST_PX / scale, 2) if scale < FINE else 0.0


def sheet_drawing(state: State, seat: int, ship: str = "", receipt: Receipt | None = None) -> Drawing:
    """Print and marks, 297 × 210 mm; `receipt` once the match is over."""
    paper = blank(state)
    written = tuple(Group(mark.nodes, id=mark.id) for mark in marks(state, seat, ship, receipt, SLIM))
    title = f"{paper.title}: {state.names[seat]}"
    return Drawing(paper.width, paper.height, (*paper.nodes, *written), "mm", title=title)


def small_print(paper: Drawing) -> Drawing:
    """The print for a small sheet: paler, so that the marks stand out."""
    width, height = paper.width, paper.height
    veil = Rect(8, 8, width - 16, height - 16, fill=PANEL, fill_opacity=0.3)
    return Drawing(width, height, (*paper.nodes, veil), "mm", title=paper.title)
