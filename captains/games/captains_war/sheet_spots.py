"""The centre and radius of every place a captain circles or fills in, by its stable id.

Ids: `coin-I`, `pearl-I` `wood-I` `gem-I` `barrel-I`, `pirate-ROW-I`, `attribute-I` and `boat-I` (circles of a track),
`acquire-attribute-I` and `acquire-boat-I` (flags), `command-attribute-I` and `command-boat-I` (0 the first bonus),
`line-I-attacker` `line-I-left-K` `line-I-right-K` `line-I-defender` `line-I-hook`, `bonus-attack` and `bonus-defence`.
On a solo sheet a line has `line-I-player` `line-I-left-K` `line-I-right-K` `line-I-captain` instead: the signs of who
attacks, the player's circles, the Legendary Captain's squares. Every index begins at 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from captains.games.captains_war.sheet_places import KindPlaces, RowPlaces
from captains.games.captains_war.sheet_printed import RESOURCES, TRACKS, Kind, Sheet


class Spot(Struct, frozen=True):
    """A round place in millimetres; `zone` names the part of the sheet it must lie in ('' for the coins)."""

    id: str
    x: float
    y: float
    r: float
    zone: str = ""


@lru_cache(maxsize=16)
def spots(sheet: Sheet) -> tuple[Spot, ...]:
    """Every place of the sheet, in reading order of its zones."""
    return _with_lines(sheet, _boarding(sheet))


@lru_cache(maxsize=16)
def solo_spots(sheet: Sheet) -> tuple[Spot, ...]:
    """Every place of a sheet shared with a Legendary Captain (CW-70); its places for a solo game must be given."""
    return _with_lines(sheet, _solo_boarding(sheet))


def _with_lines(sheet: Sheet, lines: Iterator[Spot]) -> tuple[Spot, ...]:
    """All places, the boarding lines being these."""
    return (
        *_coins(sheet),
        *_rows(sheet.places.resources, RESOURCES, [row.places for row in sheet.resources], "resources"),
        *_rows(sheet.places.pirates, _crew_ids(sheet), [row.places for row in sheet.pirates], "pirates"),
        *lines,
        *_kind(TRACKS[0], sheet.kinds[0], sheet.places.kinds[0]),
        *_kind(TRACKS[1], sheet.kinds[1], sheet.places.kinds[1]),
    )


def circle_heights(kind: Kind, places: KindPlaces) -> tuple[float, ...]:
    """The y of each circle of the track; a locked circle is pushed down to make room for its lock."""
    heights = [places.y]
    for circle in kind.track[1:]:
        heights.append(heights[-1] + places.pitch + (places.lock if circle.lock is not None else 0))
    return tuple(heights)


def lock_heights(kind: Kind, places: KindPlaces) -> tuple[float, ...]:
    """The y of each acquisition's lock, which is level with its card: half way between the circles it parts."""
    ys = circle_heights(kind, places)
    found = {circle.lock: (ys[i - 1] + ys[i]) / 2 for i, circle in enumerate(kind.track) if circle.lock is not None}
    return tuple(found[i] for i in range(len(kind.acquisitions)))


def _coins(sheet: Sheet) -> Iterator[Spot]:
    at = sheet.places.coins
    foot = at.y + at.pitch * (at.column - 1)
    for i in range(sheet.coins.printed):
        if i < at.column:
            yield Spot(f"coin-{i}", at.x, at.y + at.pitch * i, at.radius)
        else:
            yield Spot(f"coin-{i}", at.x + at.pitch * (i - at.column + 1), foot, at.radius)


def _crew_ids(sheet: Sheet) -> tuple[str, ...]:
    return tuple(f"pirate-{row}" for row in range(len(sheet.pirates)))


def _rows(at: RowPlaces, ids: tuple[str, ...], counts: list[int], zone: str) -> Iterator[Spot]:
    for row, (name, count) in enumerate(zip(ids, counts, strict=True)):
        for i in range(count):
            yield Spot(f"{name}-{i}", at.x + at.pitch * i, at.y + at.row * row, at.radius, zone)


def _boarding(sheet: Sheet) -> Iterator[Spot]:
    at = sheet.places.boarding
    yield Spot("bonus-attack", at.left[len(at.left) // 2], at.bonus_y, at.bonus_radius, "boarding")
    yield Spot("bonus-defence", at.right[len(at.right) // 2], at.bonus_y, at.bonus_radius, "boarding")
    for i in range(sheet.boarding.lines):
        y = at.y + at.row * i
        columns = [("attacker", at.attacker)]
        columns += [(f"left-{k}", x) for k, x in enumerate(at.left)]
        columns += [(f"right-{k}", x) for k, x in enumerate(at.right)]
        columns += [("defender", at.defender), ("hook", at.hook)]
        for name, x in columns:
            yield Spot(f"line-{i}-{name}", x, y, at.radius, "boarding")


def _solo_boarding(sheet: Sheet) -> Iterator[Spot]:
    assert sheet.places.solo is not None, "a sheet with a solo part has its places"
    at = sheet.places.solo.boarding
    for word, y in zip(("attack", "defence"), at.bonus_y, strict=True):
        yield Spot(f"bonus-{word}", at.bonus, y, at.bonus_radius, "boarding")
    for i in range(sheet.boarding.lines):
        y = at.y + at.row * i
        columns = [("player", at.player), *[(f"left-{k}", x) for k, x in enumerate(at.left)]]
        columns += [*[(f"right-{k}", x) for k, x in enumerate(at.right)], ("captain", at.captain)]
        for name, x in columns:
            yield Spot(f"line-{i}-{name}", x, y, at.radius, "boarding")


def _kind(word: str, kind: Kind, at: KindPlaces) -> Iterator[Spot]:
    zone = f"kinds.{TRACKS.index(word)}"
    for i, x in enumerate(at.bonuses):
        yield Spot(f"command-{word}-{i}", x, at.bonus_y, at.bonus_radius, zone)
    for i, y in enumerate(circle_heights(kind, at)):
        yield Spot(f"{word}-{i}", at.track, y, at.radius, zone)
    for i, y in enumerate(lock_heights(kind, at)):
        yield Spot(f"acquire-{word}-{i}", at.flag, y + 2, at.flag_radius, zone)
