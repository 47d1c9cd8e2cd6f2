"""What a game supplies to the engine: its state, and the functions that move it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from captains.engine.chance import Due
from captains.engine.cover import Cover
from captains.engine.entry import Entry
from captains.engine.judge import Judge
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome
from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.engine.step import Step

S = TypeVar("S", bound=Struct)


class Game(Cover, ABC, Generic[S]):
    """A game: its cover and its rules. It is stateless: one instance serves every match. All its functions are pure."""

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
