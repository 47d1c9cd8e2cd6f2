"""A table for the tests of the solo game: Alexander against a Legendary Captain, dice and sheet laid out in words."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from captains.engine.chance import Scripted
from captains.engine.entry import Entry
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.games.captains_war.actions import Attack, CommitCrew, Decline, Done, PickDie
from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import Captain, State
from captains.library.sheets import whole_sheet
from tests.games.captains_war.table import BLUE_FACES, Table, faces

PLAYER, CAPTAIN = 0, 1
NONE, WEAKEST, STRONGEST = 3, 1, 6
"""What the yellow die may show when it names a Pirate."""
STARTS: dict[str, dict[str, Any]] = {
    "anne-bony": {"coins": 3, "pearl": 1, "pirates": [2, 4]},
    "blackbeard": {"barrel": 1, "pirates": [3, 4, 5]},
    "calico-jack": {"coins": 6, "pirates": [1, 2, 3]},
    "mary-read": {"gem": 1, "barrel": 1, "pirates": [2, 3]},
}
"""Small starts for the shipped cards, so that balancing those changes no other test."""


def small_starts() -> dict[str, Any]:
    """The shipped sheet, whose Captains start with little."""
    sheet = whole_sheet(GAME.id)
    cards = {key: card | {"start": STARTS[key]} for key, card in sheet["captains"].items()}
    return sheet | {"captains": cards}


class SoloTable(Table):
    """A solo match. `card` changes the Captain's card: `loses__coins=0`, `recruits=False`."""

    def __init__(self, captain: str = "anne-bony", sheet: dict[str, Any] | None = None) -> None:
        setup = Setup("captains-war", "solo", {"captain": captain}, (Seat("Alexander"),), sheet or small_starts())
        self.match: Match[State] = Match(GAME, setup)

    @property
    def its(self) -> Captain:
        """The Captain's marks on the sheet."""
        return self.captain(CAPTAIN)

    def card(self, **changes: Any) -> None:
        """Change the Captain's card; `wins__coins` changes a field of a reward."""
        card = self.state.mode.card
        assert card is not None
        for path, value in changes.items():
            what, _, field = path.partition("__")
            card = replace(card, **{what: replace(getattr(card, what), **{field: value}) if field else value})
        self.lay(mode=replace(self.state.mode, card=card))

    def on(self, answer: tuple[int, ...] = ()) -> Entry:
        """What is due happens: a step of the Captain's by itself, or dice with this answer."""
        entry = self.match.advance(Scripted([answer]))
        assert entry is not None, "nothing is due"
        return entry

    def picked(self, one: int, other: int, **roll: Any) -> None:
        """Roll this and pick two dice, up to the command phase: a Joker is a Pearl, the red die fills in no circle."""
        self.roll(**roll)
        for die in (one, other):
            face = self.state.sheet.dice[die].faces[self.state.faces[die]]
            resource, circles = (0 if face.kind == "joker" else None), (0 if face.kind == "track" else None)
            self.act(PLAYER, PickDie(die, resource, circles))
        self.act(PLAYER, Done())

    def its_phase(self) -> list[Entry]:
        """The player is done with the command phase, and the Captain's phase is played to its end."""
        self.act(PLAYER, Done())
        entries = []
        while self.state.phase == "captain":
            entries.append(self.on())
        return entries

    def turn(self, one: int, other: int, **roll: Any) -> list[Entry]:
        """Loot, command and the Captain's phase, in which the player does nothing but pick these dice."""
        self.picked(one, other, **roll)
        return self.its_phase()

    def challenge(self, *blues: str) -> Entry:
        """The three blue dice show this."""
        return self.on(tuple(BLUE_FACES[each] for each in blues))

    def to_phase(self, phase: str) -> None:
        """As at other tables; the Captain has picked no dice yet."""
        super().to_phase(phase)
        self.give(CAPTAIN, picks=())

    def to_challenge(self) -> None:
        """Straight to the blue dice of this turn."""
        self.to_phase("challenge")

    def named(self, *shown: int) -> Entry:
        """The yellow die shows this, roll by roll; the last entry."""
        entries = [self.on((each - 1,)) for each in shown]
        return entries[-1]

    def attack(self, crew: tuple[int, ...], *shown: int) -> Entry:
        """The player attacks with this crew; the yellow die shows this for the Captain."""
        self.act(PLAYER, Attack(CAPTAIN))
        if self.offer(PLAYER, "CommitCrew"):
            self.act(PLAYER, CommitCrew(crew))
        return self.named(*shown) if shown else self.match.entries[-1]

    def defend(self, crew: tuple[int, ...], *shown: int) -> Entry:
        """The Captain attacks; the player defends with this crew; the yellow die shows this for the Captain."""
        self.challenge("pearl", "pearl", "wood")
        if self.offer(PLAYER, "CommitCrew"):
            self.act(PLAYER, CommitCrew(crew))
        return self.named(*shown)

    def decline(self) -> Entry:
        """The player attacks nobody."""
        return self.act(PLAYER, Decline())


def told(entries: list[Entry] | Entry) -> list[str]:
    """The names of all events of these entries."""
    several = entries if isinstance(entries, list) else [entries]
    return [type(event).__name__ for entry in several for event in entry.events]


def events(entries: list[Entry] | Entry, name: str) -> list[Any]:
    """The events of this name."""
    several = entries if isinstance(entries, list) else [entries]
    return [event for entry in several for event in entry.events if type(event).__name__ == name]


__all__ = ["CAPTAIN", "NONE", "PLAYER", "STRONGEST", "WEAKEST", "SoloTable", "events", "faces", "told"]
