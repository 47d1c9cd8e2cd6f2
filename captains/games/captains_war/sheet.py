"""The printed sheet of Captains' War: plain data in, a typed and checked sheet out. No file is opened here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.games.captains_war.sheet_checks import check
from captains.games.captains_war.sheet_file import typed
from captains.games.captains_war.sheet_printed import (
    RESOURCES,
    TRACKS,
    Acquisition,
    AttackScore,
    Boarding,
    CaptainWins,
    Circle,
    Coins,
    Cost,
    DieFaces,
    Face,
    Gain,
    Kind,
    LegendaryCaptain,
    ModeSize,
    PirateRow,
    PlayerWins,
    ResourceRow,
    Scores,
    Sheet,
    Solo,
    SoloRow,
)

__all__ = [
    "RESOURCES",
    "TRACKS",
    "Acquisition",
    "AttackScore",
    "Boarding",
    "CaptainWins",
    "Circle",
    "Coins",
    "Cost",
    "DieFaces",
    "Face",
    "Gain",
    "Kind",
    "LegendaryCaptain",
    "ModeSize",
    "PirateRow",
    "PlayerWins",
    "ResourceRow",
    "Scores",
    "Sheet",
    "Solo",
    "SoloRow",
    "read_sheet",
]


def read_sheet(data: Mapping[str, Any]) -> Sheet:
    """The sheet that a file's plain data describes; SheetFault with one sentence where it cannot be played."""
    sheet = typed(data)
    check(sheet)
    return sheet
