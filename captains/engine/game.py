"""What a game supplies to the engine: its words for modes and options, its state, and the functions that move it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from captains.engine.chance import Due
from captains.engine.entry import Entry
from captains.engine.judge import Judge
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome
from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.engine.step import Step

S = TypeVar("S", bound=Struct)


class ModeSpec(Struct, frozen=True):
    """A mode of play: its key, its name, a sentence about it, how many seats it takes."""

    key: str
    name: str
    about: str
    least: int
    most: int


class OptionSpec(Struct, frozen=True):
    """Something agreed at setup. With `seats` it is a switch per seat, without values; `modes` limits it (() = all).

    `names` are what people read for the values and `notes` a sentence about each, in the order of the values; () where
    the values speak for themselves.
    """

    key: str
    name: str
    about: str
    values: tuple[str, ...] = ()
    default: str = ""
    seats: bool = False
    modes: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class DetailSpec(Struct, frozen=True):
    """Something a seat may say besides its name, with names of our own to draw a default from."""

    key: str
    name: str
    drawn: tuple[str, ...]


class Game(ABC, Generic[S]):
    """A game. It is stateless: one instance serves every match. All its functions are pure."""

    id: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]
    modes: ClassVar[tuple[ModeSpec, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    details: ClassVar[tuple[DetailSpec, ...]] = ()
    colours: ClassVar[tuple[str, ...]]
    """Seat colours by name, in seat order."""
    action_type: ClassVar[Any]
    """The tagged union of its actions."""
    event_type: ClassVar[Any]
    """The tagged union of its events."""
    state_type: ClassVar[type[Struct]]
    sealed: ClassVar[frozenset[type]] = frozenset()
    """Actions only their own seat may read in the log while the match runs."""
    barriers: ClassVar[frozenset[type]] = frozenset()
    """Events that undo never crosses: an opened secret, the end of a phase for all."""

    judge: ClassVar[Judge | None] = None
    """The game's judgement for bots and hints, if it has one."""

    @abstractmethod
    def read_sheet(self, data: Mapping[str, Any]) -> Any:
        """The typed sheet. Raises ValueError with one sentence that names the entry at fault."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first entry."""

    @abstractmethod
    def evolve(self, state: S, event: Any) -> S:
        """The state after one event; never refuses, never asks a rule."""

    @abstractmethod
    def due(self, state: S) -> Due | None:
        """The chance that is due, if any; while it is, no seat holds an offer."""

    @abstractmethod
    def settle(self, step: Step[S], answer: tuple[int, ...], typed: bool) -> None:
        """Emit the events of a chance answer."""

    @abstractmethod
    def offers(self, state: S) -> Sequence[Offer]:
        """What the seats may decide now, in the order of the go; () only while chance is due or the match is over."""

    @abstractmethod
    def check(self, state: S, seat: int, action: Any) -> Refusal | None:
        """Why this action is not allowed to this seat now, or None."""

    @abstractmethod
    def act(self, step: Step[S], seat: int, action: Any) -> None:
        """Emit the events of an action that `check` allows."""

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def outcome(self, state: S, entries: Sequence[Entry]) -> Outcome:
        """Places and receipts of a match that is over."""

    def options_for(self, sheet: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
        """What is agreed at setup on this sheet. A game whose choices stand on the sheet reads their values from it."""
        return self.options

    def carried(self, setup: Setup) -> dict[str, Any]:
        """What of the sheet a match with this setup carries: choices that were not made may be left out."""
        return setup.sheet

    def stands(self, state: S) -> str:
        """Where the match stands, in a few words for lists of matches ("turn 7, command"); "" if there are none."""
        return ""

    def turns(self, state: S) -> int:
        """How many turns have been begun; 0 for a game that counts none."""
        return 0

    def graph(self, sheet: Mapping[str, Any]) -> str:
        """What lies next to what on a sheet's board, as lines to read or to parse; "" for a game without a board."""
        return ""

    def default_mode(self, seats: int) -> str:
        """The mode for this many seats. Raises ValueError with a sentence if there is none."""
        for mode in self.modes:
            if mode.least <= seats <= mode.most:
                return mode.key
        least, most = min(m.least for m in self.modes), max(m.most for m in self.modes)
        raise ValueError(f"{self.name} is for {least} to {most} seats, not {seats}")

    def check_setup(self, setup: Setup) -> None:
        """Raise ValueError with one sentence if mode, options and seats do not go together."""
        mode = next((mode for mode in self.modes if mode.key == setup.mode), None)
        if mode is None:
            known = ", ".join(m.key for m in self.modes)
            raise ValueError(f"{self.name} has no mode '{setup.mode}'; it has {known}")
        if not mode.least <= len(setup.seats) <= mode.most:
            span = str(mode.least) if mode.least == mode.most else f"{mode.least} to {mode.most}"
            raise ValueError(f"{mode.name} is for {span} seats, not {len(setup.seats)}")
        for key, value in setup.options.items():
            self._check_option(setup, key, value)

    def _check_option(self, setup: Setup, key: str, value: str) -> None:
        options = self.options_for(setup.sheet)
        spec = next((option for option in options if option.key == key), None)
        if spec is None:
            known = ", ".join(o.key for o in options) or "none"
            raise ValueError(f"{self.name} has no option '{key}'; it has {known}")
        if spec.modes and setup.mode not in spec.modes:
            raise ValueError(f"the option '{key}' goes with {', '.join(spec.modes)}, not with {setup.mode}")
        if spec.seats:
            parts = [part for part in value.split(",") if part]
            if any(not part.isdecimal() or int(part) >= len(setup.seats) for part in parts):
                raise ValueError(f"the option '{key}' names a seat that is not at this table: '{value}'")
        elif value not in spec.values:
            known = ", ".join(spec.values) or "nothing on this sheet"
            raise ValueError(f"the option '{key}' is one of {known}, not '{value}'")
