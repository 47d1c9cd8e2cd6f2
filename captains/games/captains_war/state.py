"""The state of a match of Captains' War: every captain's sheet as filled in so far, and where the turn stands.

Frozen values form no cycles, so the collector need not look at them (`gc=False`); so it is with events and actions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from captains.engine.secrets import Hidden
from captains.games.captains_war.events import Cause, Crew
from captains.games.captains_war.events_solo import Step
from captains.games.captains_war.sheet import LegendaryCaptain, Sheet

Phase = Literal["roll", "aside", "loot", "command", "captain", "challenge", "attack", "crews", "reward", "over"]
"""Where the turn stands. "attack", "crews" and "reward" are steps of the boarding phase. In a solo game the Legendary
Captain's phase comes before it, and the "challenge" of the blue dice begins it (CW-74, CW-76)."""

PHASE_NAMES: dict[str, str] = {
    "roll": "loot",
    "aside": "loot",
    "loot": "loot",
    "command": "command",
    "captain": "captain",
    "challenge": "boarding",
    "attack": "boarding",
    "crews": "boarding",
    "reward": "boarding",
    "over": "reckoning",
}
"""The rule book's word for the phase of each step."""


class Row(Struct, frozen=True, gc=False):
    """A row of places: the first `filled` are filled in, from there to `circled` they are circled (CW-08)."""

    circled: int = 0
    filled: int = 0

    @property
    def held(self) -> int:
        """How many are circled and not filled in."""
        return self.circled - self.filled


class Line(Struct, frozen=True, gc=False):
    """A boarding line in use (CW-41): `left` are the attacker's Strengths, `right` the defender's, once revealed."""

    role: Literal["attacker", "defender"]
    opponent: int
    left: Crew = ()
    right: Crew = ()
    won: bool | None = None
    hook: Literal["", "circled", "filled"] = ""


class Captain(Struct, frozen=True, gc=False):
    """One captain's sheet.

    `owned` and `tracks` count flags and circles filled in, by kind; `completed` is the turn in which a track was
    completed (0: not yet); `command` is 1 for the first Command bonus of a kind, 2 for the later one, 0 for none.
    `picks` are the dice picked this turn, in their order; `acquired` whether this turn's acquisition is made;
    `last_attack` the turn of the last attack (0: none).
    """

    coins: Row
    resources: tuple[Row, ...]
    pirates: tuple[Row, ...]
    owned: tuple[int, int] = (0, 0)
    tracks: tuple[int, int] = (0, 0)
    completed: tuple[int, int] = (0, 0)
    command: tuple[int, int] = (0, 0)
    attack_bonus: bool = False
    defence_bonus: bool = False
    lines: tuple[Line, ...] = ()
    picks: tuple[int, ...] = ()
    acquired: bool = False
    done: bool = False
    last_attack: int = 0

    @property
    def crew(self) -> Crew:
        """The Strengths of all Pirates circled and not filled in, strongest first."""
        pirates = self.pirates
        return tuple(row + 1 for row in (5, 4, 3, 2, 1, 0) for _ in range(pirates[row].circled - pirates[row].filled))

    @property
    def attacks(self) -> int:
        """How many attacks this captain has initiated (CW-48)."""
        return sum(line.role == "attacker" for line in self.lines)

    @property
    def hooked(self) -> bool:
        """Whether a circled Grappling Hook protects this captain (CW-47)."""
        return any(line.hook == "circled" for line in self.lines)


class Battle(Struct, frozen=True, gc=False):
    """The boarding battle under way. Crews are unseen until both are committed; then they stand on the lines.

    `named` are the Legendary Captain's Pirates as the yellow die names them, 0 for none (CW-77).
    """

    attacker: int
    defender: int
    left: Hidden[Crew] | None = None
    right: Hidden[Crew] | None = None
    winner: int | None = None
    named: tuple[int, ...] = ()

    @property
    def loser(self) -> int:
        """The one who has not won."""
        return self.defender if self.winner == self.attacker else self.attacker


class Mode(Struct, frozen=True, gc=False):
    """What a mode answers, so that no rule asks which mode it is (CW-35, CW-36, CW-47, CW-60 to CW-62).

    `attribute_by` and `boat_by`: "rank" by circles filled in, "printed" the value in the first circle not filled in,
    "completion" by the turn in which the whole track was filled in. `rest` is whether one may not attack two turns
    running, `aside` whether a die is set aside. The RP are those of rank 1, 2, ..

    In a solo game `legend` is the number of the Legendary Captain among the captains, who shares the player's sheet,
    and `card` its card (CW-70).
    """

    key: str
    hooks: bool
    rest: bool
    attribute_by: Literal["rank", "completion"]
    attribute_rp: tuple[int, ...]
    attribute_clause: str
    boat_by: Literal["printed", "completion"]
    boat_rp: tuple[int, ...]
    boat_clause: str
    war_rp: tuple[int, ...]
    war_clause: str
    aside: bool = True
    end_clause: str = "CW-50"
    legend: int | None = None
    card: LegendaryCaptain | None = None


class End(Struct, frozen=True, gc=False):
    """A condition that ends the match, and who met it (CW-50, CW-82); `which` is the Resource, where one is meant."""

    cause: Cause
    seat: int
    which: int = 0


class State(Struct, frozen=True, gc=False):
    """Everything about a match. `turn` counts from 1; `faces` are () before the roll; `aside` None before it is set.

    `captains` are those of the seats; in a solo game the Legendary Captain follows, with `names` likewise. `its_step`
    is the step it took last in this turn, `challenge` what its blue dice showed.
    """

    sheet: Sheet
    mode: Mode
    names: tuple[str, ...]
    arms_masters: tuple[int, ...]
    captains: tuple[Captain, ...]
    turn: int = 1
    active: int = 0
    phase: Phase = "roll"
    faces: tuple[int, ...] = ()
    typed: bool = False
    aside: int | None = None
    battle: Battle | None = None
    ends: tuple[End, ...] = ()
    totals: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    its_step: Step | Literal[""] = ""
    challenge: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many captains hold a seat."""
        return len(self.captains) if self.mode.legend is None else self.mode.legend

    def beside(self, seat: int) -> Captain:
        """Who fills the same rows from their other end, in a solo game (CW-70)."""
        legend = self.mode.legend
        assert legend is not None, "every captain has a sheet of their own"
        return self.captains[legend - seat]

    def from_active(self) -> tuple[int, ...]:
        """All seats clockwise from the active captain: the order of the go."""
        return _clockwise(self.active, len(self.captains))


@lru_cache(maxsize=64)
def _clockwise(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + step) % count for step in range(count))
