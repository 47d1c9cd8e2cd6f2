"""A match: the log of its entries, the state after each, and the ways to go on and back in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from captains.engine.chance import Beat, Source, check_answer
from captains.engine.entry import Answer, Entry, masked
from captains.engine.game import Game
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome
from captains.engine.refusal import Refusal, Refused
from captains.engine.seats import Setup, Viewer
from captains.engine.secrets import Hidden, Known, mask
from captains.engine.step import Step

S = TypeVar("S", bound=Struct)


class Match(Generic[S]):
    """A running match. `entries` is the truth; `states[n]` is the state before entry n, so `states[-1]` is now."""

    def __init__(self, game: Game[S], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        """Start, or replay entries by folding their events. Raises ValueError if the setup does not go together."""
        game.check_setup(setup)
        self.game = game
        self.setup = setup
        self.entries: list[Entry] = []
        self.states: list[S] = [game.start(setup)]
        self.draws = 0
        self._offers: Sequence[Offer] | None = None
        self._outcome: Outcome | None = None
        self._undone: dict[int, list[Any]] = {}
        self._known: dict[Viewer, Known] = {}
        for entry in entries:
            self.replay(entry)

    @property
    def state(self) -> S:
        """The state now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over(self.states[-1])

    @property
    def outcome(self) -> Outcome | None:
        """Places and receipts, once the match is over."""
        if self._outcome is None and self.over:
            self._outcome = self.game.outcome(self.state, self.entries)
        return self._outcome

    def offers(self) -> Sequence[Offer]:
        """What the seats may decide now, in the order of the go; computed once per state."""
        if self._offers is None:
            self._offers = self.game.offers(self.states[-1])
        return self._offers

    def offers_of(self, seat: int) -> tuple[Offer, ...]:
        """What this seat may decide now."""
        return tuple(offer for offer in self.offers() if offer.seat == seat)

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why this seat may not do this now, or None."""
        state = self.states[-1]
        if self.game.over(state):
            return Refusal("over", "", "The match is over.")
        if self.game.due(state) is not None:
            return Refusal("turn", "", "First the dice or cards must fall.")
        return self.game.check(state, seat, action)

    def act(self, seat: int, action: Any, at: str = "") -> Entry:
        """Carry out a seat's decision. Raises Refused, and changes nothing, if it is not allowed."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        step = Step(self.states[-1], self.game.evolve)
        self.game.act(step, seat, action)
        self._undone.pop(seat, None)
        return self._append(seat, action, step, at)

    def advance(self, source: Source, at: str = "") -> Entry | None:
        """Let chance answer what is due; None if nothing is. Raises ChanceFault if the answer does not fit."""
        state = self.states[-1]
        due = None if self.game.over(state) else self.game.due(state)
        if due is None:
            return None
        by_itself = isinstance(due, Beat)
        values, typed = ((), False) if by_itself else (source.answer(due, self.draws), source.typed)
        check_answer(due, values)
        step = Step(state, self.game.evolve)
        self.game.settle(step, values, typed)
        kept = values if due.knows is None else Hidden(values, due.knows)
        entry = self._append(None, Answer(kept, typed), step, at)
        self._undone.clear()
        return entry

    def preview(self, seat: int, action: Any) -> tuple[S, tuple[Any, ...]] | None:
        """The state and events this action would lead to, None if it is refused. Nothing is changed."""
        if self.refusal(seat, action) is not None:
            return None
        step = Step(self.states[-1], self.game.evolve)
        self.game.act(step, seat, action)
        return step.state, tuple(step.events)

    def view(self, viewer: Viewer) -> S:
        """The state as this viewer may know it; everything once the match is over."""
        state = self.states[-1]
        if self.game.over(state):
            return state
        seen: S = mask(state, viewer, self._known.setdefault(viewer, {}))
        return seen

    def log(self, viewer: Viewer, since: int = 0) -> list[Entry]:
        """The entries from `since` on as this viewer may read them."""
        if self.over:
            return self.entries[since:]
        return [masked(entry, viewer, self.game.sealed) for entry in self.entries[since:]]

    def _append(self, seat: int | None, action: Any, step: Step[S], at: str) -> Entry:
        entry = Entry(len(self.entries), seat, action, tuple(step.events), at)
        self.entries.append(entry)
        self.states.append(step.state)
        if seat is None:
            self.draws += 1
        self._offers = None
        return entry

    def replay(self, entry: Entry) -> None:
        """Append an entry of a log by folding its events; no rule is asked."""
        state = self.states[-1]
        for event in entry.events:
            state = self.game.evolve(state, event)
        self.entries.append(entry)
        self.states.append(state)
        if entry.seat is None:
            self.draws += 1
        self._offers = None

    def rewind(self, entries: int) -> list[Entry]:
        """Cut the log back to its first `entries` entries and return what was cut. A matter for the whole table.

        What seats have taken back before belongs to what is cut, so it can't be done again.
        """
        self._undone.clear()
        return self._cut(entries)

    def _cut(self, entries: int) -> list[Entry]:
        cut = self.entries[entries:]
        del self.entries[entries:]
        del self.states[entries + 1 :]
        self.draws -= sum(entry.seat is None for entry in cut)
        self._offers = None
        self._outcome = None
        return cut

    def undo_line(self) -> int:
        """The first entry that may still be taken back: behind the last chance, opened secret or end of a phase."""
        barriers = self.game.barriers
        for entry in reversed(self.entries):
            if entry.seat is None or any(type(event) in barriers for event in entry.events):
                return entry.n + 1
        return 0

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat may not take back its last decision now, or None."""
        try:
            self._without_last(seat)
        except Refused as refused:
            return refused.refusal
        return None

    def undo(self, seat: int) -> int:
        """Take back this seat's own last decision and apply later entries of other seats again.

        Returns the number of the entry taken back. Raises Refused if there is none behind the line it may not cross,
        or if an entry of another seat would no longer be legal.
        """
        taken, later = self._without_last(seat)
        self._cut(taken.n)
        for entry, step in later:
            self._append(entry.seat, entry.action, step, entry.at)
        self._undone.setdefault(seat, []).append(taken.action)
        return taken.n

    def _without_last(self, seat: int) -> tuple[Entry, list[tuple[Entry, Step[S]]]]:
        """The seat's last decision, and the later entries carried out again as if it had not been."""
        line = self.undo_line()
        taken = next((entry for entry in reversed(self.entries[line:]) if entry.seat == seat), None)
        if taken is None:
            who = self.setup.seats[seat].name
            raise Refused(Refusal("undo", "", f"{who} has nothing to take back since the last roll, reveal or phase."))
        state, later = self.states[taken.n], []
        for entry in self.entries[taken.n + 1 :]:
            assert entry.seat is not None, "no chance lies behind the undo line"
            if self.game.check(state, entry.seat, entry.action) is not None:
                other = self.setup.seats[entry.seat].name
                raise Refused(Refusal("undo", "", f"That can't be taken back: {other} has built on it."))
            step = Step(state, self.game.evolve)
            self.game.act(step, entry.seat, entry.action)
            later.append((entry, step))
            state = step.state
        return taken, later

    def can_redo(self, seat: int) -> bool:
        """Whether this seat has taken something back that it could do again now."""
        undone = self._undone.get(seat, [])
        return bool(undone) and self.refusal(seat, undone[-1]) is None

    def redo(self, seat: int, at: str = "") -> Entry:
        """Do again what this seat took back last. Raises Refused if there is nothing, or it is no longer legal."""
        undone = self._undone.get(seat)
        if not undone:
            raise Refused(Refusal("undo", "", f"{self.setup.seats[seat].name} has nothing to do again."))
        rest = undone[:-1]
        entry = self.act(seat, undone[-1], at)
        if rest:
            self._undone[seat] = rest
        return entry
