"""What any edited sheet of Captains' War must still satisfy, each constraint with its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from captains.games.captains_war.sheet_places import Zone
from captains.games.captains_war.sheet_printed import Gain, Kind, Sheet
from captains.games.captains_war.sheet_solo import check_solo
from captains.games.captains_war.sheet_spots import Spot, solo_spots, spots
from captains.parts.sheet_files import need

LINES = 5
LEAST_PLACES = {"Pearl": 9, "Wood": 7, "Gem": 6, "Barrel": 5}
LEAST_RESOURCES = 29
LEAST_COINS = 20
LEAST_PIRATES = (2, 2, 2, 1, 1, 1)
LEAST_CIRCLES = 8
MOST = 100
"""No row or track needs more; a slip of the finger should not make millions."""
SLACK = 0.01  # mm: places given to two decimals may touch


def check(sheet: Sheet) -> None:
    """Raise SheetFault with the first constraint that this sheet breaks."""
    _check_shape(sheet)
    _check_rows(sheet)
    for kind in sheet.kinds:
        _check_kind(kind)
    _check_attribute_track(sheet.kinds[0])
    _check_boat_track(sheet.kinds[1])
    _check_scores(sheet)
    _check_dice(sheet)
    _check_places(sheet)
    check_solo(sheet)


def _check_shape(sheet: Sheet) -> None:
    need(sheet.boarding.lines == LINES, f"boarding.lines must be {LINES}, not {sheet.boarding.lines}.")
    need(sheet.battles == sheet.boarding.lines, "match.battles must be the number of boarding lines.")
    need(len(sheet.resources) == len(LEAST_PLACES), "resources must be four rows: Pearl, Wood, Gem, Barrel.")
    need(len(sheet.pirates) == len(LEAST_PIRATES), "pirates must be six rows, Strength 1 to 6.")
    need(len(sheet.dice) == 6, f"dice must be six, not {len(sheet.dice)}.")
    at, crew = sheet.places.boarding, sheet.boarding.crew
    need(crew >= 1, "boarding.crew must be at least 1.")
    need(len(at.left) == crew, f"places.boarding.left must name {crew} circles.")
    need(len(at.right) == crew, f"places.boarding.right must name {crew} circles.")
    for mode in sheet.modes:
        need(1 <= mode.least <= mode.most <= 6, f"modes.{mode.key} must lie between 1 and 6 captains.")
    need(
        min(sheet.boarding.coins, sheet.boarding.circles, sheet.coins.price) >= 1,
        "Rewards and prices must be at least 1.",
    )


def _check_rows(sheet: Sheet) -> None:
    coins = sheet.coins
    counts = [coins.printed, *(row.places for row in sheet.resources), *(row.places for row in sheet.pirates)]
    need(max(counts) <= MOST, f"No row may have more than {MOST} places, as one of {max(counts)} has.")
    need(coins.printed >= LEAST_COINS, f"coins.printed must be at least {LEAST_COINS}, not {coins.printed}.")
    need(min(coins.start, *coins.extra, 0) >= 0, "coins.start and coins.extra must not be negative.")
    need(len(coins.extra) == 6, "coins.extra must name six places in the turn order.")
    need(coins.start + max(coins.extra) < coins.printed, "coins.start and coins.extra must leave coins to gain.")
    for (name, least), row in zip(LEAST_PLACES.items(), sheet.resources, strict=True):
        need(row.places >= least, f"The row of {name} needs at least {least} places, not {row.places}.")
    total = sum(row.places for row in sheet.resources)
    need(total >= LEAST_RESOURCES, f"The four rows of Resources need at least {LEAST_RESOURCES} places, not {total}.")
    for least, pirate in zip(LEAST_PIRATES, sheet.pirates, strict=True):
        where = f"The row of Pirates of Strength {pirate.strength}"
        need(
            pirate.places >= least,
            f"{where} needs at least {least} place{'' if least == 1 else 's'}, not {pirate.places}.",
        )
        need(
            0 <= pirate.start <= pirate.places, f"{where} starts with {pirate.start} of {pirate.places} places circled."
        )
        need(pirate.cost >= 1, f"{where} must cost at least 1 GP.")


def _check_kind(kind: Kind) -> None:
    count = len(kind.track)
    need(len(kind.acquisitions) == 4, f"{kind.name} must be four acquisitions, not {len(kind.acquisitions)}.")
    need(count >= LEAST_CIRCLES, f"The {kind.one} track needs at least {LEAST_CIRCLES} circles, not {count}.")
    locks = [circle.lock for circle in kind.track if circle.lock is not None]
    in_order = locks == list(range(len(kind.acquisitions)))
    need(in_order, f"The locks of the {kind.one} track must face its acquisitions in their order, each one once.")
    need(kind.track[0].lock is None, f"The first circle of the {kind.one} track must have no lock.")
    for each in kind.acquisitions:
        need(min(*each.cost, each.jokers) >= 0, f"The cost of {each.name} must not be negative.")
        need(sum(each.cost) + each.jokers >= 1, f"{each.name} must cost something.")
    for number, circle in enumerate(kind.track, 1):
        _check_gain(f"{kind.one} circle {number}", circle.gain)
    need(kind.bonuses[0] >= kind.bonuses[1], f"The first Command bonus of {kind.name} must not be below the later one.")


def _check_gain(where: str, gain: Gain | None) -> None:
    if gain is None:
        return
    need(gain.amount >= 1, f"The gain of {where} must be at least 1.")
    need(gain.kind != "pirate" or 0 <= gain.which <= 5, f"The Pirate of {where} must have a Strength from 1 to 6.")


def _check_attribute_track(kind: Kind) -> None:
    track = kind.track
    need(track[2].gain == Gain("coins", 0, 3), f"{kind.one} circle 3 must give 3 GP.")
    need(track[3].gain == Gain("pirate", 2), f"{kind.one} circle 4 must give a Pirate of Strength 3.")
    bonus = any(circle.gain is not None and circle.gain.kind in ("attack", "defence") for circle in track)
    need(not bonus, f"The {kind.one} track must not give a boarding bonus; both are on the Boat track.")


def _check_boat_track(kind: Kind) -> None:
    track = kind.track
    first = kind.acquisitions[0].name
    need(track[3].lock == 0, f"{kind.one} circle 4 must have the lock that faces {first}.")
    values = [circle.rp for circle in track]
    rising = all(low < high for low, high in pairwise(values))
    need(rising, f"The RP of the {kind.one} track must rise from circle to circle.")
    need(values[6] == 6, f"{kind.one} circle 7 must show 6 RP, not {values[6]}.")
    need(
        values[-1] < kind.completed,
        f"The RP of the {kind.one} track must stay below {kind.completed}, the whole track's.",
    )
    for word in ("attack", "defence"):
        at = [i for i, circle in enumerate(track, 1) if circle.gain is not None and circle.gain.kind == word]
        need(len(at) == 1, f"The {kind.one} track must give the {word} bonus exactly once.")
        need(
            word == "defence" or at[0] <= 6,
            f"The attack bonus must stand at {kind.one} circle 6 or before, not {at[0]}.",
        )


def _check_scores(sheet: Sheet) -> None:
    steps = [step.attacks for step in sheet.scores.attacks]
    need(steps[:1] == [0] and steps == sorted(set(steps)), "scores.attacks must begin at 0 and rise.")
    for name in ("attribute_track", "war", "duel_attribute_track", "duel_boat_track", "duel_war"):
        places: tuple[int, ...] = getattr(sheet.scores, name)
        need(len(places) >= 1 and list(places) == sorted(places, reverse=True), f"scores.{name} must not rise.")


def _check_dice(sheet: Sheet) -> None:
    for number, die in enumerate(sheet.dice, 1):
        need(len(die.faces) == 6, f"Die {number} ({die.name}) must have six faces, not {len(die.faces)}.")
        for face in die.faces:
            need(face.amount >= 1, f"A face of die {number} ({die.name}) must be worth at least 1.")
            strength = face.kind != "pirate" or 0 <= face.which <= 5
            need(strength, f"A Pirate on die {number} ({die.name}) must have a Strength from 1 to 6.")


def _check_places(sheet: Sheet) -> None:
    places = sheet.places
    width, height = places.paper
    zones: dict[str, Zone] = {"resources": places.resources.zone, "pirates": places.pirates.zone}
    zones |= {"boarding": places.boarding.zone, "kinds.0": places.kinds[0].zone, "kinds.1": places.kinds[1].zone}
    margin = max(places.margin, 5.0)
    need(1 <= places.coins.column <= sheet.coins.printed, "places.coins.column must hold at least 1 of the coins.")
    for found in (spots(sheet), solo_spots(sheet) if sheet.solo and places.solo else ()):
        for spot in found:
            need(spot.r > 0, f"{spot.id} must have a radius above 0.")
            edge = min(spot.x, spot.y, width - spot.x, height - spot.y) - spot.r
            need(
                edge >= margin - SLACK,
                f"{spot.id} lies {edge:.1f} mm from the edge of the paper; at least {margin:g} are needed.",
            )
            if spot.zone:
                need(_inside(spot, zones[spot.zone]), f"{spot.id} lies outside its zone, places.{spot.zone}.")
        _check_apart(sorted(found, key=lambda spot: spot.y))


def _inside(spot: Spot, zone: Zone) -> bool:
    x, y, w, h = zone
    across = x <= spot.x - spot.r and spot.x + spot.r <= x + w
    return across and y <= spot.y - spot.r and spot.y + spot.r <= y + h


def _check_apart(found: Sequence[Spot]) -> None:
    """From top to bottom, so that each place meets only those near it."""
    reach = 2 * max((spot.r for spot in found), default=0.0)
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            if other.y - one.y > reach:
                break
            gap = hypot(one.x - other.x, one.y - other.y) - one.r - other.r
            need(gap >= -SLACK, f"{one.id} and {other.id} overlap by {-gap:.1f} mm.")
