"""Pirate Islands as the engine knows it: its state and the functions that move it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.outcome import Outcome
from captains.engine.seats import Setup
from captains.games.pirate_islands import flow
from captains.games.pirate_islands.actions import Action
from captains.games.pirate_islands.cover import PirateIslandsCover
from captains.games.pirate_islands.events import Event, MatchEnded
from captains.games.pirate_islands.evolve import evolve
from captains.games.pirate_islands.graph import as_text
from captains.games.pirate_islands.judge import JUDGE
from captains.games.pirate_islands.rules import setup as setting_up
from captains.games.pirate_islands.rules.reckoning import reckon
from captains.games.pirate_islands.sheet import Sheet, read_sheet
from captains.games.pirate_islands.state import State


class PirateIslands(PirateIslandsCover, Game[State]):
    """The game."""

    action_type = Action
    event_type = Event
    state_type = State
    judge = JUDGE
    barriers = frozenset({MatchEnded})

    def read_sheet(self, data: Mapping[str, Any]) -> Sheet:
        """The typed sheet. Raises SheetFault with one sentence that names the entry at fault."""
        return _read_sheet(msgspec.msgpack.encode(data))

    def check_setup(self, setup: Setup) -> None:
        """Raise ValueError with one sentence if mode, options, seats and colours do not go together."""
        super().check_setup(setup)
        setting_up.check_colours(setup, self.read_sheet(setup.sheet))

    def start(self, setup: Setup) -> State:
        """The table before the first roll."""
        return setting_up.start(setup, self.read_sheet(setup.sheet))

    evolve = staticmethod(evolve)
    due = staticmethod(flow.due)
    settle = staticmethod(flow.settle)
    offers = staticmethod(flow.offers)
    check = staticmethod(flow.check)
    act = staticmethod(flow.act)

    def over(self, state: State) -> bool:
        """Whether somebody has won, or the match is a stalemate."""
        return state.phase == "over"

    def outcome(self, state: State, entries: Sequence[Entry]) -> Outcome:
        """Places and lairs."""
        return reckon(state, entries)

    def graph(self, sheet: Mapping[str, Any]) -> str:
        """Islands, ship-sites and starts of both sides of the board, numbered as in the sheet file."""
        return as_text(self.read_sheet(sheet).boards)

    def turns(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def stands(self, state: State) -> str:
        """The leaders' lairs and the turn: "Ann 5 of 7 lairs, turn 27"."""
        lairs = [state.lairs_on_board(seat) for seat in range(len(state.players))]
        most = max(lairs)
        leaders = [state.names[seat] for seat, count in enumerate(lairs) if count == most]
        who = leaders[0] if len(leaders) == 1 else "the leaders"
        return f"{who} {most} of {state.figures.lairs} lairs, turn {state.turn}"


@lru_cache(maxsize=8)
def _read_sheet(data: bytes) -> Sheet:
    """Equal sheets are read once: checking one takes longer than a match at random, and equal boards share tables."""
    return read_sheet(msgspec.msgpack.decode(data))


GAME = PirateIslands()
