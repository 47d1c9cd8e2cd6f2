"""Captains' War as the engine knows it: its state and the functions that move it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.outcome import Outcome
from captains.engine.seats import Setup
from captains.games.captains_war import flow
from captains.games.captains_war.actions import Action, CommitCrew
from captains.games.captains_war.cover import SOLO, CaptainsWarCover
from captains.games.captains_war.events import CrewsRevealed, Event, MatchEnded, PhaseEnded
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge import JUDGE
from captains.games.captains_war.opponents import with_one_captain
from captains.games.captains_war.rules.reckoning import reckon
from captains.games.captains_war.rules.setup import start
from captains.games.captains_war.sheet import Sheet, read_sheet
from captains.games.captains_war.state import PHASE_NAMES, State


class CaptainsWar(CaptainsWarCover, Game[State]):
    """The game."""

    action_type = Action
    event_type = Event
    state_type = State
    judge = JUDGE
    sealed = frozenset({CommitCrew})
    barriers = frozenset({PhaseEnded, CrewsRevealed, MatchEnded})

    def read_sheet(self, data: Mapping[str, Any]) -> Sheet:
        """The typed sheet. Raises SheetFault with one sentence that names the entry at fault."""
        return _read_sheet(msgspec.msgpack.encode(data))

    def carried(self, setup: Setup) -> dict[str, Any]:
        """Of the Legendary Captains only the one who plays."""
        return with_one_captain(setup.sheet, setup.options.get("captain") if setup.mode == SOLO else None)

    def check_setup(self, setup: Setup) -> None:
        """As for every game; a solo game needs a Legendary Captain."""
        super().check_setup(setup)
        if setup.mode == SOLO and not setup.options.get("captain"):
            known = ", ".join(self.options_for(setup.sheet)[-1].values) or "on this sheet there is none"
            raise ValueError(f"a solo game needs the option 'captain': {known}")

    def start(self, setup: Setup) -> State:
        """The state before the first roll."""
        return start(setup, self.read_sheet(setup.sheet))

    evolve = staticmethod(evolve)
    due = staticmethod(flow.due)
    settle = staticmethod(flow.settle)
    offers = staticmethod(flow.offers)
    check = staticmethod(flow.check)
    act = staticmethod(flow.act)

    def over(self, state: State) -> bool:
        """Whether the Naval Battle is fought."""
        return state.phase == "over"

    def turns(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def stands(self, state: State) -> str:
        """The turn and its phase."""
        return f"turn {state.turn}, {PHASE_NAMES[state.phase]}"

    def outcome(self, state: State, entries: Sequence[Entry]) -> Outcome:
        """The reckoning."""
        return reckon(state, entries)


@lru_cache(maxsize=8)
def _read_sheet(data: bytes) -> Sheet:
    """Checking a sheet takes longer than a whole match at random, so equal ones are read once."""
    return read_sheet(msgspec.msgpack.decode(data))


GAME = CaptainsWar()
