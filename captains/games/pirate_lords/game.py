"""Pirate Lords as the engine knows it: its state and the functions that move it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.outcome import Outcome
from captains.engine.seats import Setup
from captains.games.pirate_lords import flow
from captains.games.pirate_lords.actions import Action, DealLoot
from captains.games.pirate_lords.cover import PirateLordsCover
from captains.games.pirate_lords.events import Event, LootDealt, MatchEnded
from captains.games.pirate_lords.evolve import evolve
from captains.games.pirate_lords.judge import JUDGE
from captains.games.pirate_lords.rules import setup as setting_up
from captains.games.pirate_lords.rules.scoring import reckon
from captains.games.pirate_lords.sheet import Sheet, read_sheet
from captains.games.pirate_lords.state import PHASE_NAMES, State


class PirateLords(PirateLordsCover, Game[State]):
    """The game."""

    action_type = Action
    event_type = Event
    state_type = State
    judge = JUDGE
    sealed = frozenset({DealLoot})
    barriers = frozenset({LootDealt, MatchEnded})

    def read_sheet(self, data: Mapping[str, Any]) -> Sheet:
        """The typed sheet. Raises SheetFault with one sentence that names the entry at fault."""
        return _read_sheet(msgspec.msgpack.encode(data))

    def check_setup(self, setup: Setup) -> None:
        """Raise ValueError with one sentence if mode, seats and sheet do not go together."""
        super().check_setup(setup)
        setting_up.check_seats(setup, self.read_sheet(setup.sheet))

    def start(self, setup: Setup) -> State:
        """The table before the first card."""
        return setting_up.start(setup, self.read_sheet(setup.sheet))

    evolve = staticmethod(evolve)
    due = staticmethod(flow.due)
    settle = staticmethod(flow.settle)
    offers = staticmethod(flow.offers)
    check = staticmethod(flow.check)
    act = staticmethod(flow.act)

    def over(self, state: State) -> bool:
        """Whether the regular loot has run out."""
        return state.phase == "over"

    def turns(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def stands(self, state: State) -> str:
        """The turn, what goes on in it, and how much regular loot is left."""
        return f"turn {state.turn}, {PHASE_NAMES[state.phase]}, {state.regular} loot left"

    def outcome(self, state: State, entries: Sequence[Entry]) -> Outcome:
        """Points and places."""
        return reckon(state, entries)


@lru_cache(maxsize=8)
def _read_sheet(data: bytes) -> Sheet:
    """Equal sheets are read once."""
    return read_sheet(msgspec.msgpack.decode(data))


GAME = PirateLords()
