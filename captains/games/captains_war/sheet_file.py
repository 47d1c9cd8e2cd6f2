"""The shape of a sheet file of Captains' War, and how it becomes the typed sheet."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from captains.games.captains_war.sheet_places import Places
from captains.games.captains_war.sheet_printed import (
    RESOURCES,
    Acquisition,
    AttackScore,
    Boarding,
    Circle,
    Coins,
    DieColour,
    DieFaces,
    Face,
    Gain,
    Kind,
    ModeSize,
    PirateRow,
    ResourceRow,
    Scores,
    Sheet,
)
from captains.games.captains_war.sheet_solo import SoloFile, legendary_captain, solo_part
from captains.parts.sheet_files import SheetFault, Table, wrong_entry

ResourceName = Literal["pearl", "wood", "gem", "barrel"]
Drawn = Literal[
    "pearl", "wood", "gem", "barrel", "joker", "coin", "fist", "cutlass", "sabers", "pistol", "bomb", "cannon",
    "parrot", "hat", "hook", "boots", "raft", "rowboat", "sloop", "galleon", "skull", "anchor", "grapple", "chest",
]  # fmt: skip
"""The symbols a sheet may name: no other is drawn for it."""


class _Match(Table, frozen=True):
    battles: int


class _Coins(Table, frozen=True):
    printed: int
    start: int
    extra: tuple[int, ...]
    price: int


class _Resource(Table, frozen=True):
    name: str
    symbol: Drawn
    places: int


class _Pirate(Table, frozen=True):
    weapon: str
    symbol: Drawn
    places: int
    cost: int
    start: int = 0


class _Cost(Table, frozen=True):
    pearl: int = 0
    wood: int = 0
    gem: int = 0
    barrel: int = 0
    joker: int = 0


class _Acquisition(Table, frozen=True):
    name: str
    symbol: Drawn
    rp: int
    cost: _Cost


class _Circle(Table, frozen=True):
    rp: int = 0
    lock: str = ""
    coins: int | None = None
    resource: ResourceName | None = None
    pirate: int | None = None
    bonus: Literal["attack", "defence"] | None = None


class _Kind(Table, frozen=True):
    name: str
    one: str
    symbol: Drawn
    bonuses: tuple[int, int]
    acquisitions: tuple[_Acquisition, ...]
    track: tuple[_Circle, ...]
    completed: int = 0


class _Boarding(Table, frozen=True):
    lines: int
    crew: int
    coins: int
    circles: int
    attack_bonus: int
    defence_bonus: int


class _AttackScore(Table, frozen=True, rename={"attacks": "from"}):
    attacks: int
    rp: int


class _Scores(Table, frozen=True):
    attacks: tuple[_AttackScore, ...]
    attribute_track: tuple[int, ...]
    war: tuple[int, ...]
    duel_attribute_track: tuple[int, ...]
    duel_boat_track: tuple[int, ...]
    duel_war: tuple[int, ...]


class _Face(Table, frozen=True):
    coins: int | None = None
    resource: ResourceName | None = None
    joker: int | None = None
    track: Literal["Attribute", "Boat"] | None = None
    pirate: int | None = None
    amount: int = 1


class _Die(Table, frozen=True):
    name: str
    colour: DieColour
    faces: tuple[_Face, ...]


class _File(Table, frozen=True):
    game: Literal["captains-war"]
    modes: dict[str, tuple[int, int]]
    match: _Match
    coins: _Coins
    resources: tuple[_Resource, ...]
    pirates: tuple[_Pirate, ...]
    kinds: tuple[_Kind, _Kind]
    boarding: _Boarding
    scores: _Scores
    dice: tuple[_Die, ...]
    places: Places
    solo: SoloFile | None = None
    captains: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)


def typed(data: Any) -> Sheet:
    """The sheet that this plain data describes; SheetFault where an entry is missing, unknown or of the wrong type."""
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as fault:
        raise wrong_entry(str(fault)) from None
    attack, defence = file.boarding.attack_bonus, file.boarding.defence_bonus
    return Sheet(
        modes=tuple(ModeSize(key, least, most) for key, (least, most) in file.modes.items()),
        battles=file.match.battles,
        coins=Coins(file.coins.printed, file.coins.start, file.coins.extra, file.coins.price),
        resources=tuple(ResourceRow(row.name, row.symbol, row.places) for row in file.resources),
        pirates=tuple(
            PirateRow(i + 1, row.weapon, row.symbol, row.places, row.cost, row.start)
            for i, row in enumerate(file.pirates)
        ),
        kinds=(_kind(file.kinds[0], attack, defence), _kind(file.kinds[1], attack, defence)),
        boarding=msgspec.convert(file.boarding, Boarding, from_attributes=True),
        scores=_scores(file.scores),
        dice=tuple(_die(i, die) for i, die in enumerate(file.dice)),
        places=file.places,
        solo=None if file.solo is None else solo_part(file.solo),
        captains=tuple(legendary_captain(key, card) for key, card in file.captains.items()),
    )


def _kind(kind: _Kind, attack: int, defence: int) -> Kind:
    names = [acquisition.name for acquisition in kind.acquisitions]
    return Kind(
        name=kind.name,
        one=kind.one,
        symbol=kind.symbol,
        acquisitions=tuple(_acquisition(each) for each in kind.acquisitions),
        track=tuple(
            _circle(f"{kind.one} circle {i}", names, each, attack, defence) for i, each in enumerate(kind.track, 1)
        ),
        bonuses=kind.bonuses,
        completed=kind.completed,
    )


def _acquisition(each: _Acquisition) -> Acquisition:
    cost = each.cost
    return Acquisition(each.name, each.symbol, (cost.pearl, cost.wood, cost.gem, cost.barrel), cost.joker, each.rp)


def _circle(where: str, names: list[str], circle: _Circle, attack: int, defence: int) -> Circle:
    if circle.lock and circle.lock not in names:
        raise SheetFault(f"The lock of {where} faces '{circle.lock}', which is no acquisition of that kind.")
    gains: list[Gain] = []
    if circle.coins is not None:
        gains.append(Gain("coins", 0, circle.coins))
    if circle.resource is not None:
        gains.append(Gain("resource", RESOURCES.index(circle.resource)))
    if circle.pirate is not None:
        gains.append(Gain("pirate", circle.pirate - 1))
    if circle.bonus is not None:
        gains.append(Gain(circle.bonus, 0, attack if circle.bonus == "attack" else defence))
    if len(gains) > 1:
        raise SheetFault(f"{where} gives more than one gain; a circle carries one.")
    return Circle(names.index(circle.lock) if circle.lock else None, gains[0] if gains else None, circle.rp)


def _scores(scores: _Scores) -> Scores:
    return Scores(
        attacks=tuple(AttackScore(each.attacks, each.rp) for each in scores.attacks),
        attribute_track=scores.attribute_track,
        war=scores.war,
        duel_attribute_track=scores.duel_attribute_track,
        duel_boat_track=scores.duel_boat_track,
        duel_war=scores.duel_war,
    )


def _die(number: int, die: _Die) -> DieFaces:
    return DieFaces(die.name, die.colour, tuple(_face(number, i, face) for i, face in enumerate(die.faces)))


def _face(die: int, number: int, face: _Face) -> Face:
    found: list[Face] = []
    if face.coins is not None:
        found.append(Face("coins", 0, face.coins))
    if face.resource is not None:
        found.append(Face("resource", RESOURCES.index(face.resource), face.amount))
    if face.joker is not None:
        found.append(Face("joker", 0, face.joker))
    if face.track is not None:
        found.append(Face("track", ("Attribute", "Boat").index(face.track), face.amount))
    if face.pirate is not None:
        found.append(Face("pirate", face.pirate - 1))
    if len(found) != 1:
        raise SheetFault(f"Face {number + 1} of die {die + 1} must show exactly one thing.")
    return found[0]
