"""Setup: every captain's sheet as printed, more GP for late seats, the Arms Masters (CW-01, CW-05 to CW-07, CW-44).

In a solo game the Legendary Captain joins the player's sheet (CW-70, CW-71).
"""

from __future__ import annotations

from msgspec.structs import replace

from captains.engine.seats import Setup
from captains.games.captains_war.cover import SOLO
from captains.games.captains_war.rules.solo.legendary_captain import seated, solo_of
from captains.games.captains_war.sheet import LegendaryCaptain, Sheet, Solo
from captains.games.captains_war.state import Captain, Mode, Row, State


def start(setup: Setup, sheet: Sheet) -> State:
    """The state before the first roll. Seats are in turn order; the first was last on a boat."""
    names = tuple(seat.name for seat in setup.seats)
    mode = mode_of(sheet, setup.mode)
    if setup.mode == SOLO:
        card = card_on(sheet, setup.options.get("captain", ""))
        mode, names = replace(mode, legend=len(names), card=card), (*names, card.name)
    state = State(
        sheet=sheet,
        mode=mode,
        names=names,
        arms_masters=setup.chosen("arms-master"),
        captains=tuple(first_sheet(sheet, place) for place in range(len(setup.seats))),
    )
    return state if mode.card is None else seated(state, mode.card)


def card_on(sheet: Sheet, key: str) -> LegendaryCaptain:
    """The card of the Legendary Captain with this key. Raises ValueError if the sheet has none, or no solo game."""
    card = next((each for each in sheet.captains if each.key == key), None)
    if sheet.solo is None or card is None:
        raise ValueError(f"This sheet has no solo game against a Legendary Captain called '{key}'.")
    return card


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
    if key == SOLO:
        return _solo(solo_of(sheet))
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


def _solo(solo: Solo) -> Mode:
    """Both sides score alike, as in the full game, with the Duel's War bonus (CW-83)."""
    return Mode(
        key=SOLO,
        hooks=False,
        rest=True,
        attribute_by="rank",
        attribute_rp=solo.attribute_track,
        attribute_clause="CW-83",
        boat_by="printed",
        boat_rp=(),
        boat_clause="CW-83",
        war_rp=solo.war,
        war_clause="CW-83",
        aside=False,
        end_clause="CW-82",
    )
