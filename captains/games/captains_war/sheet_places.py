"""Where everything lies on a sheet of Captains' War, in millimetres from the upper left corner of the paper."""

from __future__ import annotations

from msgspec import Struct

Zone = tuple[float, float, float, float]


class CoinPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """A string of coins: `column` of them down from (x, y), the rest along a row that turns off at its foot."""

    x: float
    y: float
    pitch: float
    column: int
    radius: float


class RowPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of places: the first at (x, y), the next one `pitch` to the right, the next row one `row` down."""

    zone: Zone
    x: float
    y: float
    pitch: float
    row: float
    radius: float


class NavalPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The Naval Battle: its zone and the blank disc for the crew's Strength."""

    zone: Zone
    x: float
    y: float
    radius: float


class BoardingPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The boarding lines: columns by x, the first line at `y`; `scale` is the zone of the attacks' worth."""

    zone: Zone
    y: float
    row: float
    radius: float
    attacker: float
    left: tuple[float, ...]
    opponent: tuple[float, float]
    right: tuple[float, ...]
    defender: float
    hook: float
    bonus_y: float
    bonus_radius: float
    scale: Zone


class KindPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """A panel of acquisitions: the track, room for a lock, gains, cards (left, width, height), flags."""

    zone: Zone
    track: float
    y: float
    pitch: float
    lock: float
    radius: float
    gain: float
    card: tuple[float, float, float]
    flag: float
    flag_radius: float
    bonuses: tuple[float, float]
    bonus_y: float
    bonus_radius: float


class NamePlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The dotted lines for the names of captain and ship: middle x, y, length."""

    captain: tuple[float, float, float]
    ship: tuple[float, float, float]


class ResultPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The reckoning: seven banners from `x`, the chest for the sum (middle x, y, width)."""

    zone: Zone
    x: float
    y: float
    pitch: float
    chest: tuple[float, float, float]


class SoloBoardingPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The boarding lines of a solo sheet: columns by x, the player's at the left, the Legendary Captain's at the right;
    `player` and `captain` are the signs of who attacks, `bonus_y` the attack's and the defence's; `table` is the zone
    of the table of dice."""

    y: float
    row: float
    radius: float
    player: float
    left: tuple[float, ...]
    right: tuple[float, ...]
    captain: float
    bonus: float
    bonus_y: tuple[float, float]
    bonus_radius: float
    table: Zone


class SoloNavalPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The Naval Battle of a solo sheet: the disc for both totals, and the zone of the legend of marks."""

    x: float
    y: float
    radius: float
    legend: Zone


class SoloResultPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The reckoning of a solo sheet: eight banners, each with a half for either side, and the chest."""

    x: float
    y: float
    pitch: float
    chest: tuple[float, float, float]


class SoloPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies elsewhere on a sheet that a captain shares with a Legendary Captain; all else is as on other sheets."""

    boarding: SoloBoardingPlaces
    naval: SoloNavalPlaces
    results: SoloResultPlaces


class Places(Struct, frozen=True, forbid_unknown_fields=True):
    """Every zone of the sheet; nothing to circle may lie nearer than `margin` to the edge of the paper."""

    paper: tuple[float, float]
    margin: float
    coins: CoinPlaces
    resources: RowPlaces
    pirates: RowPlaces
    naval: NavalPlaces
    boarding: BoardingPlaces
    kinds: tuple[KindPlaces, KindPlaces]
    names: NamePlaces
    results: ResultPlaces
    solo: SoloPlaces | None = None
