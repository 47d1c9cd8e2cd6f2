"""Buoys: a tiny game for tests of the engine.

Each round rolls a die; every seat then takes a buoy, and the round ends. A seat may also hide a number until then.
The match is over after three rounds; most buoys win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from captains.engine.chance import Due, Roll
from captains.engine.cover import ModeSpec, OptionSpec
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.engine.secrets import Hidden
from captains.engine.step import Step


class Take(Struct, frozen=True, tag=True):
    buoy: int


class Whisper(Struct, frozen=True, tag=True):
    number: int


class Rolled(Struct, frozen=True, tag=True):
    face: int


class Taken(Struct, frozen=True, tag=True):
    seat: int
    buoy: int


class Whispered(Struct, frozen=True, tag=True):
    seat: int
    number: Hidden[int]


class RoundEnded(Struct, frozen=True, tag=True):
    round: int


class Sea(Struct, frozen=True):
    round: int
    face: int | None
    owners: tuple[int | None, ...]
    whispers: tuple[Hidden[int] | None, ...]
    took: tuple[bool, ...]


class Buoys(Game[Sea]):
    id = "buoys"
    name = "Buoys"
    about = "A game for tests."
    modes = (ModeSpec("plain", "Plain", "", 2, 4),)
    options = (
        OptionSpec("tide", "Tide", "", ("low", "high"), "low"),
        OptionSpec("swimmer", "Swimmer", "", seats=True),
    )
    colours = ("crimson", "navy", "ochre", "green")
    action_type = Take | Whisper
    event_type = Rolled | Taken | Whispered | RoundEnded
    state_type = Sea
    sealed = frozenset({Whisper})
    barriers = frozenset({RoundEnded})

    def read_sheet(self, data: Mapping[str, Any]) -> Any:
        return dict(data)

    def start(self, setup: Setup) -> Sea:
        seats = len(setup.seats)
        return Sea(0, None, (None,) * 12, (None,) * seats, (False,) * seats)

    def evolve(self, state: Sea, event: Any) -> Sea:
        match event:
            case Rolled(face):
                return Sea(state.round, face, state.owners, state.whispers, state.took)
            case Taken(seat, buoy):
                owners = (*state.owners[:buoy], seat, *state.owners[buoy + 1 :])
                took = (*state.took[:seat], True, *state.took[seat + 1 :])
                return Sea(state.round, state.face, owners, state.whispers, took)
            case Whispered(seat, number):
                whispers = (*state.whispers[:seat], number, *state.whispers[seat + 1 :])
                return Sea(state.round, state.face, state.owners, whispers, state.took)
            case RoundEnded():
                seats = len(state.took)
                return Sea(state.round + 1, None, state.owners, (None,) * seats, (False,) * seats)
        raise AssertionError(event)

    def due(self, state: Sea) -> Due | None:
        return Roll(("buoy",), (6,)) if state.face is None and state.round < 3 else None

    def settle(self, step: Step[Sea], answer: tuple[int, ...], typed: bool) -> None:
        step.emit(Rolled(answer[0]))

    def offers(self, state: Sea) -> Sequence[Offer]:
        if state.round == 3 or state.face is None:
            return ()
        free = tuple(Take(buoy) for buoy, owner in enumerate(state.owners) if owner is None)
        found = []
        for seat, took in enumerate(state.took):
            if not took:
                found.append(Offer(seat, "Take", free))
                if state.whispers[seat] is None:
                    found.append(Offer(seat, "Whisper", (Whisper(1), Whisper(2)), sealed=True))
        return tuple(found)

    def check(self, state: Sea, seat: int, action: Any) -> Refusal | None:
        if any(offer.accepts(action) for offer in self.offers(state) if offer.seat == seat):
            return None
        return Refusal("rule", "BU-01", "That buoy is taken.")

    def act(self, step: Step[Sea], seat: int, action: Any) -> None:
        if isinstance(action, Whisper):
            step.emit(Whispered(seat, Hidden(action.number, (seat,))))
            return
        step.emit(Taken(seat, action.buoy))
        if all(step.state.took):
            step.emit(RoundEnded(step.state.round))

    def over(self, state: Sea) -> bool:
        return state.round == 3

    def outcome(self, state: Sea, entries: Sequence[Entry]) -> Outcome:
        counts = [state.owners.count(seat) for seat in range(len(state.took))]
        receipts = tuple(
            Receipt(seat, (ReceiptLine("Buoys", str(count), count, "BU-02"),), count)
            for seat, count in enumerate(counts)
        )
        places = tuple(1 + sum(other > count for other in counts) for count in counts)
        return Outcome("Three rounds are over.", "BU-02", "rounds", places, receipts)


GAME = Buoys()
