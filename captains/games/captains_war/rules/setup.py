"""Setup: every captain's sheet as printed, more GP for late seats, the Arms Masters (CW-01, CW-05 to CW-07, CW-44)."""

from __future__ import annotations

from captains.engine.seats import Setup
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import Captain, Mode, Row, State


def start(setup: Setup, sheet: Sheet) -> State:
    """The state before the first roll. Seats are in turn order; the first was last on a boat."""
    return State(
        sheet=sheet,
        mode=mode_of(sheet, setup.mode),
        names=tuple(seat.name for seat in setup.seats),
        arms_masters=setup.chosen("arms-master"),
        captains=tuple(first_sheet(sheet, place) for place in range(len(setup.seats))),
    )


def first_sheet(sheet: Sheet, place: int) -> Captain:
    """The sheet of the captain at this place in the turn order (from 0) before the match."""
    return Captain(
        coins=Row(sheet.coins.start + sheet.coins.extra[place]),
        resources=tuple(Row() for _ in sheet.resources),
        pirates=tuple(Row(row.start) for row in sheet.pirates),
    )


def mode_of(sheet: Sheet, key: str) -> Mode:
    """What a mode answers to the rules. Raises KeyError for an unknown mode."""
    scores = sheet.scores
    return {
        "full": Mode(
            key="full",
            hooks=True,
            rest=False,
            attribute_by="rank",
            attribute_rp=scores.attribute_track,
            attribute_clause="CW-35",
            boat_by="printed",
            boat_rp=(),
            boat_clause="CW-36",
            war_rp=scores.war,
            war_clause="CW-52",
        ),
        "duel": Mode(
            key="duel",
            hooks=False,
            rest=True,
            attribute_by="completion",
            attribute_rp=scores.duel_attribute_track,
            attribute_clause="CW-60",
            boat_by="completion",
            boat_rp=scores.duel_boat_track,
            boat_clause="CW-60",
            war_rp=scores.duel_war,
            war_clause="CW-62",
        ),
    }[key]
