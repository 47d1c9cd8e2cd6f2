"""The solo part of a sheet and the cards of the Legendary Captains: shapes of their files, typed values, constraints.

A card may be added by a user, so each of its faults is one sentence that names the Captain (CW-84).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Literal

import msgspec

from captains.games.captains_war.sheet_printed import (
    CaptainWins,
    DieColour,
    LegendaryCaptain,
    Named,
    PlayerWins,
    Sheet,
    Solo,
    SoloRow,
)
from captains.parts.sheet_files import SheetFault, Table

Pair = tuple[DieColour, DieColour]


class _Row(Table, frozen=True):
    you: Pair
    captain: Pair
    recruits: bool


class SoloFile(Table, frozen=True):
    """The table `[solo]` of a sheet file."""

    attributes: int
    boats: int
    table: tuple[_Row, ...]
    naming: tuple[Named, ...]
    attribute_track: tuple[int, ...]
    war: tuple[int, ...]
    unused: int


class _Start(Table, frozen=True):
    coins: int = 0
    pearl: int = 0
    wood: int = 0
    gem: int = 0
    barrel: int = 0
    pirates: tuple[int, ...] = ()


class _CaptainWins(Table, frozen=True):
    coins: int = 0
    circles: int = 0
    pearl: int = 0
    wood: int = 0
    gem: int = 0
    barrel: int = 0


class _YouWin(Table, frozen=True):
    coins: int = 0
    circles: int = 0


class _Effect(Table, frozen=True):
    recruits: bool = True
    gains_when_you_buy: bool = False


class _Card(Table, frozen=True):
    name: str
    start: _Start
    captain_wins: _CaptainWins
    you_win: _YouWin
    game: Literal["captains-war"] = "captains-war"
    part: Literal["captains"] = "captains"
    effect: _Effect = _Effect()


def solo_part(file: SoloFile) -> Solo:
    """The typed solo part."""
    return Solo(
        owned=(file.attributes, file.boats),
        table=tuple(SoloRow(row.you, row.captain, row.recruits) for row in file.table),
        naming=file.naming,
        attribute_track=file.attribute_track,
        war=file.war,
        unused=file.unused,
    )


def legendary_captain(key: str, data: Mapping[str, Any]) -> LegendaryCaptain:
    """The Captain that a file's plain data describes. Raises SheetFault, also for a file that could not be read."""
    if "unreadable" in data:
        raise SheetFault(str(data["unreadable"]))
    try:
        card = msgspec.convert(data, _Card)
    except msgspec.ValidationError as fault:
        what, _, where = str(fault).partition(" - at `$")
        entry = f"the entry '{where.strip('.`')}' is at fault: " if where.strip(".`") else ""
        words = what.replace("`", "'").replace("Object", "the file").rstrip(".")
        raise SheetFault(f"The Legendary Captain {key}: {entry}{words[:1].lower()}{words[1:]}.") from None
    start, wins = card.start, card.captain_wins
    for strength in start.pirates:
        _need(1 <= strength <= 6, key, f"start.pirates must have Strengths from 1 to 6, not {strength}")
    return LegendaryCaptain(
        key=key,
        name=card.name,
        coins=start.coins,
        resources=(start.pearl, start.wood, start.gem, start.barrel),
        pirates=tuple(start.pirates.count(strength) for strength in range(1, 7)),
        wins=CaptainWins(wins.coins, wins.circles, (wins.pearl, wins.wood, wins.gem, wins.barrel)),
        loses=PlayerWins(card.you_win.coins, card.you_win.circles),
        recruits=card.effect.recruits,
        gains_purchases=card.effect.gains_when_you_buy,
    )


def _need(holds: bool, key: str, words: str) -> None:
    if not holds:
        raise SheetFault(f"The Legendary Captain {key}: {words}.")


def check_solo(sheet: Sheet) -> None:
    """Raise SheetFault with the first constraint that the solo part or a Captain breaks."""
    if sheet.solo is not None:
        _check_part(sheet, sheet.solo)
    for captain in sheet.captains:
        _check_card(sheet, captain)


def _check_part(sheet: Sheet, solo: Solo) -> None:
    colours = [die.colour for die in sheet.dice]
    pairs = {tuple(sorted(pair)) for pair in combinations(colours, 2)}
    rows = [tuple(sorted(row.player)) for row in solo.table]
    if sorted(rows) != sorted(pairs):
        raise SheetFault("solo.table must have one row for each pair of dice that can be picked.")
    for row in solo.table:
        if any(colours.count(colour) < row.captain.count(colour) for colour in row.captain):
            raise SheetFault("solo.table must give the Legendary Captain dice that there are.")
    faces = {len(die.faces) for die in sheet.dice if die.colour == "yellow"}
    if faces != {len(solo.naming)} or colours.count("blue") != 3:
        raise SheetFault("A solo game needs three blue dice, and solo.naming an entry for each face of the yellow die.")
    if not all(0 <= count <= len(kind.acquisitions) for count, kind in zip(solo.owned, sheet.kinds, strict=True)):
        raise SheetFault("solo.attributes and solo.boats must be numbers of acquisitions that there are.")
    for name, rp in (("attribute_track", solo.attribute_track), ("war", solo.war)):
        if not rp or list(rp) != sorted(rp, reverse=True):
            raise SheetFault(f"solo.{name} must not rise.")
    at = sheet.places.solo
    if at is None or not len(at.boarding.left) == len(at.boarding.right) == sheet.boarding.crew:
        raise SheetFault("places.solo must name as many circles and squares of a boarding line as a crew has Pirates.")


def _check_card(sheet: Sheet, captain: LegendaryCaptain) -> None:
    """The start must fit beside the player's (CW-70), and both sides must get something for a battle won."""
    key, coins = captain.key, sheet.coins
    wins, loses = captain.wins, captain.loses
    _need(bool(captain.name.strip()), key, "it must have a name")
    amounts = (captain.coins, *captain.resources, wins.coins, wins.circles, *wins.resources, loses.coins, loses.circles)
    _need(min(amounts) >= 0, key, "no amount may be negative")
    _need(
        captain.coins + coins.start + coins.extra[0] < coins.printed,
        key,
        f"its {captain.coins} GP and the player's {coins.start} do not leave any of {coins.printed} to gain",
    )
    for count, row in zip(captain.resources, sheet.resources, strict=True):
        _need(count < row.places, key, f"its {count} {row.name} do not leave any of {row.places} places to gain")
    for count, pirates in zip(captain.pirates, sheet.pirates, strict=True):
        words = f"its {count} Pirates of Strength {pirates.strength} do not fit beside the player's {pirates.start}"
        _need(count + pirates.start <= pirates.places, key, f"{words} in a row of {pirates.places}")
    _need(wins.coins + wins.circles + sum(wins.resources) > 0, key, "captain_wins must give something")
    _need(loses.coins + loses.circles > 0, key, "you_win must give coins or circles, or the choice of both")
