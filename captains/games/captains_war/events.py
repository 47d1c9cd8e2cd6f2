"""What happens in Captains' War: one struct for each effect on the sheets or at the table.

Seats, dice, Resources, kinds and Strengths are counted as in `actions.py`. A gain larger than what is left blank in its
row is told as what was circled (CW-09).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.engine.secrets import Hidden
from captains.games.captains_war.events_solo import (
    CaptainChose,
    CaptainJoined,
    CaptainPassed,
    CaptainsStep,
    CaptainTookTrack,
    ChallengeRolled,
    PirateNamed,
)

Crew = tuple[int, ...]
"""Strengths, strongest first."""

Cause = Literal["battles", "command", "gold", "resource"]
"""Why a match ends (CW-50): a captain's last boarding line, both Command bonuses, or the last coin; in a solo game also
the last place of a row of Resources (CW-82)."""


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    """Turn number `turn` (from 1) begins; `active` rolls."""

    turn: int
    active: int


class DiceRolled(Struct, frozen=True, tag=True, gc=False):
    """The six dice lie on these faces (0..5 each); `typed` marks the table's own dice."""

    faces: tuple[int, ...]
    typed: bool = False


class DieSetAside(Struct, frozen=True, tag=True, gc=False):
    """The active captain has set this die aside."""

    die: int


class DiePicked(Struct, frozen=True, tag=True, gc=False):
    """A captain has picked a die; its effects follow as events of their own."""

    seat: int
    die: int


class CoinsCircled(Struct, frozen=True, tag=True, gc=False):
    """The next `n` coins are circled."""

    seat: int
    n: int


class CoinsFilled(Struct, frozen=True, tag=True, gc=False):
    """The first `n` circled coins are filled in."""

    seat: int
    n: int


class ResourceCircled(Struct, frozen=True, tag=True, gc=False):
    """The next `n` places of a Resource are circled."""

    seat: int
    resource: int
    n: int


class ResourceFilled(Struct, frozen=True, tag=True, gc=False):
    """The first `n` circled places of a Resource are filled in."""

    seat: int
    resource: int
    n: int


class PirateCircled(Struct, frozen=True, tag=True, gc=False):
    """The next Pirate of this Strength is circled."""

    seat: int
    strength: int


class PirateFilled(Struct, frozen=True, tag=True, gc=False):
    """The first circled Pirate of this Strength is filled in."""

    seat: int
    strength: int


class TrackFilled(Struct, frozen=True, tag=True, gc=False):
    """The next circle of a track is filled in; its gain follows as an event of its own."""

    seat: int
    kind: int


class BonusCircled(Struct, frozen=True, tag=True, gc=False):
    """A boarding bonus is circled above the chart."""

    seat: int
    which: Literal["attack", "defence"]


class FlagFilled(Struct, frozen=True, tag=True, gc=False):
    """The flag of the next acquisition of a kind is filled in; its Resources were filled in before."""

    seat: int
    kind: int


class SeatDone(Struct, frozen=True, tag=True, gc=False):
    """A captain has nothing more to do in this phase."""

    seat: int


class PhaseEnded(Struct, frozen=True, tag=True, gc=False):
    """Every captain is done with this phase; "captain" is the Legendary Captain's."""

    phase: Literal["loot", "command", "captain"]


class CommandBonusGained(Struct, frozen=True, tag=True, gc=False):
    """A captain owns a whole kind: `rank` 1 circles the first bonus and strikes the later, 2 the other way round."""

    seat: int
    kind: int
    rank: Literal[1, 2]


class BoardingDeclared(Struct, frozen=True, tag=True, gc=False):
    """A boarding battle begins: both write the other's name on their next line and circle their role."""

    attacker: int
    defender: int


class BoardingDeclined(Struct, frozen=True, tag=True, gc=False):
    """The active captain attacks nobody."""

    seat: int


class BoardingSkipped(Struct, frozen=True, tag=True, gc=False):
    """The active captain cannot attack; `clause` says by which rule."""

    seat: int
    clause: str


class CrewCommitted(Struct, frozen=True, tag=True, gc=False):
    """A captain has committed a crew, unseen by everybody else."""

    seat: int
    crew: Hidden[Crew]


class CrewsRevealed(Struct, frozen=True, tag=True, gc=False):
    """Both crews are open and written on both lines: the attacker's left, the defender's right."""

    left: Crew
    right: Crew


class BattleWon(Struct, frozen=True, tag=True, gc=False):
    """The battle is decided: totals with bonuses; `tie` says which rule decided equal totals."""

    seat: int
    attack: int
    defence: int
    tie: Literal["", "defender", "arms-master"] = ""


class HookCircled(Struct, frozen=True, tag=True, gc=False):
    """The defender circles the Grappling Hook of the last line."""

    seat: int


class HookFilled(Struct, frozen=True, tag=True, gc=False):
    """The circled Grappling Hook of a captain is filled in: the protection is over."""

    seat: int


class EndReached(Struct, frozen=True, tag=True, gc=False):
    """A captain has met a condition that ends the match with this turn; `which` is the Resource, where one is meant."""

    seat: int
    cause: Cause
    which: int = 0


class NavalBattle(Struct, frozen=True, tag=True, gc=False):
    """The Naval Battle: each captain's total, written in the explosion, and rank (1 is the strongest)."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class MatchEnded(Struct, frozen=True, tag=True, gc=False):
    """The match is over; the reckoning follows from the sheets."""


Event = (
    TurnBegan
    | DiceRolled
    | DieSetAside
    | DiePicked
    | CoinsCircled
    | CoinsFilled
    | ResourceCircled
    | ResourceFilled
    | PirateCircled
    | PirateFilled
    | TrackFilled
    | BonusCircled
    | FlagFilled
    | SeatDone
    | PhaseEnded
    | CommandBonusGained
    | BoardingDeclared
    | BoardingDeclined
    | BoardingSkipped
    | CrewCommitted
    | CrewsRevealed
    | BattleWon
    | HookCircled
    | HookFilled
    | EndReached
    | NavalBattle
    | MatchEnded
    | CaptainsStep
    | CaptainChose
    | CaptainTookTrack
    | CaptainPassed
    | CaptainJoined
    | ChallengeRolled
    | PirateNamed
)
