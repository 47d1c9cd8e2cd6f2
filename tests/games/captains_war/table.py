"""A table for the tests of Captains' War: a match on the shipped sheet, its dice and sheets laid out in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from captains.engine.chance import Scripted
from captains.engine.entry import Entry
from captains.engine.match import Match
from captains.engine.offers import Offer
from captains.engine.refusal import Refused
from captains.engine.seats import Seat, Setup
from captains.games.captains_war.actions import Attack, CommitCrew, Done, PickDie, SetAside
from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import Captain, Line, Row, State
from captains.library.sheets import shipped_sheet

NAMES = ("Alexander", "Mary", "Marie", "David", "Sebastian", "Manuel")
PEARL, WOOD, GEM, BARREL = range(4)
YELLOW, BLUE_1, BLUE_2, BLUE_3, RED, BLACK = range(6)
ATTRIBUTES, BOATS = 0, 1

BLUE_FACES = {"pearl": 0, "wood": 1, "gem": 2, "barrel": 3, "joker": 4, "double": 5}
RED_FACES = {"skull": 0, "anchor": 3}


def faces(
    gold: int = 1, blues: Sequence[str] = ("pearl", "wood", "gem"), track: str = "skull", pirate: int = 1
) -> tuple[int, ...]:
    """Face indexes of a roll in words."""
    return (gold - 1, *[BLUE_FACES[each] for each in blues], RED_FACES[track], pirate - 1)


def kinds(entry: Entry) -> list[str]:
    """The names of an entry's events."""
    return [type(event).__name__ for event in entry.events]


class Table:
    """A match with the captains of the rule book's examples, in this order: Alexander, Mary, Marie, David, .."""

    def __init__(
        self,
        seats: int = 3,
        arms_master: str = "",
        names: Sequence[str] = NAMES,
        sheet: dict[str, Any] | None = None,
    ) -> None:
        mode = "duel" if seats == 2 else "full"
        options = {"arms-master": arms_master} if arms_master else {}
        sat = tuple(Seat(name) for name in names[:seats])
        data = sheet or shipped_sheet("captains-war")
        self.match: Match[State] = Match(GAME, Setup("captains-war", mode, options, sat, data))

    @property
    def state(self) -> State:
        return self.match.state

    def captain(self, seat: int = 0) -> Captain:
        return self.state.captains[seat]

    def roll(self, **words: Any) -> Entry:
        """Roll the six dice so that they show this."""
        entry = self.match.advance(Scripted([faces(**words)]))
        assert entry is not None
        return entry

    def act(self, seat: int, action: Any) -> Entry:
        return self.match.act(seat, action)

    def refused(self, seat: int, action: Any) -> tuple[str, str]:
        """Clause and words of the refusal; the action must also not be on offer."""
        assert not any(offer.accepts(action) for offer in self.match.offers_of(seat))
        try:
            self.match.act(seat, action)
        except Refused as refused:
            return refused.refusal.clause, refused.refusal.words
        raise AssertionError(f"{action} was not refused")

    def offer(self, seat: int, kind: str) -> Offer | None:
        return next((each for each in self.match.offers_of(seat) if each.kind == kind), None)

    def loot(self, aside: int = BLACK, **words: Any) -> None:
        """Roll and set a die aside."""
        self.roll(**words)
        self.act(self.state.active, SetAside(aside))

    def pass_loot(self) -> None:
        """A whole loot phase in which nobody gains but 1 GP and a Pearl, up to the command phase."""
        self.loot()
        for seat in self.state.from_active():
            self.act(seat, PickDie(YELLOW))
            self.act(seat, PickDie(BLUE_1))
        self.all_done()

    def all_done(self) -> Entry:
        """Everybody is done with the phase; the entry of the last one."""
        entries = [self.act(seat, Done()) for seat in self.state.from_active() if not self.captain(seat).done]
        return entries[-1]

    def pass_turn(self) -> Entry:
        """A whole turn in which nothing happens; the entry that ended it."""
        self.pass_loot()
        entry = self.all_done()
        if self.state.phase == "attack":
            offer = self.offer(self.state.active, "Decline")
            assert offer is not None
            entry = self.act(self.state.active, offer.choices[0])
        return entry

    def battle(self, target: int, left: tuple[int, ...], right: tuple[int, ...]) -> Entry:
        """The active captain attacks; both commit; the entry of the reveal."""
        entry = self.act(self.state.active, Attack(target))
        battle = self.state.battle
        assert battle is not None
        if battle.left is None:
            entry = self.act(battle.attacker, CommitCrew(left))
        if battle.winner is None and battle.right is None and self.state.phase == "crews":
            entry = self.act(battle.defender, CommitCrew(right))
        return entry

    # Laying out: a test may begin in the middle of a match.

    def lay(self, **changes: Any) -> None:
        """Change the state."""
        self.match.states[-1] = replace(self.state, **changes)
        self.match._offers = None

    def give(self, seat: int, **changes: Any) -> None:
        """Change a captain's sheet: `coins=7`, `resources=(2, 0, 1, 0)`, `crew=(5, 1)`; other fields as they are."""
        captain = self.captain(seat)
        if "coins" in changes:
            changes["coins"] = Row(changes["coins"])
        if "resources" in changes:
            changes["resources"] = tuple(Row(n) for n in changes["resources"])
        crew = changes.pop("crew", None)
        if crew is not None:
            changes["pirates"] = tuple(Row(list(crew).count(strength)) for strength in range(1, 7))
        captains = list(self.state.captains)
        captains[seat] = replace(captain, **changes)
        self.lay(captains=tuple(captains))

    def to_phase(self, phase: str) -> None:
        """Straight to "command" or "attack" of this turn; every captain has picked the first two dice."""
        captains = tuple(replace(captain, picks=(0, 1), done=False) for captain in self.state.captains)
        self.lay(captains=captains, phase=phase, faces=faces(), aside=BLACK)


def lines(attacks: int, defences: int = 0, opponent: int = 1) -> tuple[Line, ...]:
    """Boarding lines of battles fought before."""
    return (Line("attacker", opponent),) * attacks + (Line("defender", opponent),) * defences
