"""What is printed on a sheet of Captains' War, as typed values in the words of the rule book (CW-02 to CW-06, CW-09a).

Every index begins at 0: Resources 0..3 are Pearl, Wood, Gem, Barrel; Pirate row 0..5 has Strength row + 1;
kind 0 are the Attributes, kind 1 the Boats. Places in millimetres are in `sheet_places.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.games.captains_war.sheet_places import Places

RESOURCES = ("pearl", "wood", "gem", "barrel")
TRACKS = ("attribute", "boat")
DieColour = Literal["yellow", "blue", "red", "black"]

Cost = tuple[int, int, int, int]


class Coins(Struct, frozen=True):
    """The row of coins. `extra` is by turn order; `price` is what any one Resource costs (CW-05, CW-06, CW-14)."""

    printed: int
    start: int
    extra: tuple[int, ...]
    price: int


class ResourceRow(Struct, frozen=True):
    """One row of the chest."""

    name: str
    symbol: str
    places: int


class PirateRow(Struct, frozen=True):
    """One row of the crew: its cost in GP and how many are circled at the start (CW-05, CW-26)."""

    strength: int
    weapon: str
    symbol: str
    places: int
    cost: int
    start: int


class Gain(Struct, frozen=True):
    """What a circle gives (CW-32): `which` is the Resource or the Pirate row, `amount` the GP or the bonus, else 1."""

    kind: Literal["coins", "resource", "pirate", "attack", "defence"]
    which: int = 0
    amount: int = 1


class Circle(Struct, frozen=True):
    """One circle of a track: the acquisition that opens its lock, its gain, the RP printed in it (Boat track only)."""

    lock: int | None
    gain: Gain | None
    rp: int


class Acquisition(Struct, frozen=True):
    """An Attribute or a Boat: Resources in the order of the chest, Jokers, RP of its flag (CW-22, CW-23)."""

    name: str
    symbol: str
    cost: Cost
    jokers: int
    rp: int


class Kind(Struct, frozen=True):
    """Attributes or Boats: acquisitions top to bottom, track, Command bonuses (first, later), RP of a whole track."""

    name: str
    one: str
    symbol: str
    acquisitions: tuple[Acquisition, ...]
    track: tuple[Circle, ...]
    bonuses: tuple[int, int]
    completed: int


class Boarding(Struct, frozen=True):
    """Boarding lines, Strength circles a side, what the winner may choose, and the two bonuses (CW-41 to CW-45)."""

    lines: int
    crew: int
    coins: int
    circles: int
    attack_bonus: int
    defence_bonus: int


class AttackScore(Struct, frozen=True):
    """RP for that many attacks or more, up to the next entry (CW-48)."""

    attacks: int
    rp: int


class Scores(Struct, frozen=True):
    """RP by rank: full game and Duel (CW-35, CW-52, CW-60, CW-62), and the scale of attacks."""

    attacks: tuple[AttackScore, ...]
    attribute_track: tuple[int, ...]
    war: tuple[int, ...]
    duel_attribute_track: tuple[int, ...]
    duel_boat_track: tuple[int, ...]
    duel_war: tuple[int, ...]


class Face(Struct, frozen=True):
    """One face of a die: `which` is the Resource, kind of track or Pirate row; `amount` GP, Resources, circles."""

    kind: Literal["coins", "resource", "joker", "track", "pirate"]
    which: int = 0
    amount: int = 1


class DieFaces(Struct, frozen=True):
    """One of the six dice: its heading, its colour and its six faces (CW-02 to CW-04)."""

    name: str
    colour: DieColour
    faces: tuple[Face, ...]


class ModeSize(Struct, frozen=True):
    """How many captains a mode takes (CW-01)."""

    key: str
    least: int
    most: int


class SoloRow(Struct, frozen=True):
    """A row of the Captain's table (CW-72): the player's pair, the Captain's two dice, whether it recruits."""

    player: tuple[DieColour, DieColour]
    captain: tuple[DieColour, DieColour]
    recruits: bool


Named = Literal["weakest", "none", "strongest"]
"""Which Pirate of a Legendary Captain a face of the yellow die names (CW-77)."""


class Solo(Struct, frozen=True):
    """What is printed for a solo game: acquisitions of each kind that both own from the start (CW-71), the table,
    what the yellow die names, RP by rank for both, RP of the Captain for each unused Resource (CW-83)."""

    owned: tuple[int, int]
    table: tuple[SoloRow, ...]
    naming: tuple[Named, ...]
    attribute_track: tuple[int, ...]
    war: tuple[int, ...]
    unused: int


class CaptainWins(Struct, frozen=True):
    """What a Legendary Captain gets for a battle won: all of it (CW-79)."""

    coins: int
    circles: int
    resources: tuple[int, ...]


class PlayerWins(Struct, frozen=True):
    """What the player may choose from for a battle won: GP or circles of one track, 0 for what is not given (CW-79)."""

    coins: int
    circles: int


class LegendaryCaptain(Struct, frozen=True):
    """A Legendary Captain's card: what is squared at the start, `pirates` by row; both rewards; its effect (CW-84)."""

    key: str
    name: str
    coins: int
    resources: tuple[int, ...]
    pirates: tuple[int, ...]
    wins: CaptainWins
    loses: PlayerWins
    recruits: bool = True
    gains_purchases: bool = False


class Sheet(Struct, frozen=True):
    """The whole printed sheet. `battles` of one captain end the match; without `solo` there is no solo game on it."""

    modes: tuple[ModeSize, ...]
    battles: int
    coins: Coins
    resources: tuple[ResourceRow, ...]
    pirates: tuple[PirateRow, ...]
    kinds: tuple[Kind, Kind]
    boarding: Boarding
    scores: Scores
    dice: tuple[DieFaces, ...]
    places: Places
    solo: Solo | None = None
    captains: tuple[LegendaryCaptain, ...] = ()
