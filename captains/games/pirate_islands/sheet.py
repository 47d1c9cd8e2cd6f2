"""The printed sheet of Pirate Islands: plain data in, a typed and checked sheet out. No file is opened here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.games.pirate_islands.sheet_checks import check
from captains.games.pirate_islands.sheet_file import typed
from captains.games.pirate_islands.sheet_printed import (
    Board,
    CocoKind,
    Cost,
    Figures,
    Island,
    Sheet,
    Start,
)

__all__ = ["Board", "CocoKind", "Cost", "Figures", "Island", "Sheet", "Start", "read_sheet"]


def read_sheet(data: Mapping[str, Any]) -> Sheet:
    """The sheet that a file's plain data describes; SheetFault with one sentence where it cannot be played."""
    sheet = typed(data)
    check(sheet)
    return sheet
