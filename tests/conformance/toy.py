"""Regatta: a tiny game that exists to prove that the engine, and what stands on it, needs to know no game.

Each leg draws the weather from a pile. Every seat then rests in the open or sets 0 to 3 sails in secret; when all have
decided the sails are seen. More sails than the weather bears and the boat stands still, else it gains a mile a sail.
The mode "passage" makes logs of ten thousand entries and more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from captains.engine.chance import Draw, Due
from captains.engine.cover import Cover, DetailSpec, ModeSpec, OptionSpec
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.engine.secrets import Hidden
from captains.engine.step import Step

SHEET: dict[str, Any] = {"game": "toy", "legs": {"race": 6, "passage": 3000}, "pile": [3, 3, 2], "most": 3}


class SetSails(Struct, frozen=True, tag=True):
    """Set so many sails, unseen."""

    sails: int


class Rest(Struct, frozen=True, tag=True):
    """Set none, in the open."""


class WeatherDrawn(Struct, frozen=True, tag=True):
    """The weather of this leg bears so many sails."""

    bears: int


class SailsSet(Struct, frozen=True, tag=True):
    """A seat has decided; only itself knows how."""

    seat: int
    sails: Hidden[int]


class Rested(Struct, frozen=True, tag=True):
    """A seat rests."""

    seat: int


class LegSailed(Struct, frozen=True, tag=True):
    """All sails are seen; each boat gains its miles."""

    sails: tuple[int, ...]
    miles: tuple[int, ...]


class Sheet(Struct, frozen=True):
    """What a sheet of Regatta says: legs by mode, weather cards by what they bear, the most sails."""

    game: str
    legs: dict[str, int]
    pile: tuple[int, ...]
    most: int


class Sea(Struct, frozen=True):
    """The state."""

    legs: int
    most: int
    pile: tuple[int, ...]
    left: tuple[int, ...]
    miles: tuple[int, ...]
    decided: tuple[Hidden[int] | None, ...]
    leg: int = 0
    bears: int | None = None


class RegattaCover(Cover):
    """Its cover."""

    id = "toy"
    name = "Regatta"
    about = "A toy for tests."
    modes = (ModeSpec("race", "Race", "A few legs.", 2, 4), ModeSpec("passage", "Passage", "Very many legs.", 3, 3))
    options = (OptionSpec("wind", "Wind", "Changes nothing.", ("fair", "foul"), "fair"),)
    details = (DetailSpec("boat", "Boat", ("Plank", "Cork", "Barrel lid")),)
    colours = ("crimson", "navy", "ochre", "green")


class Regatta(RegattaCover, Game[Sea]):
    """The game."""

    action_type = SetSails | Rest
    event_type = WeatherDrawn | SailsSet | Rested | LegSailed
    state_type = Sea
    sealed = frozenset({SetSails})
    barriers = frozenset({LegSailed})

    def read_sheet(self, data: Mapping[str, Any]) -> Sheet:
        try:
            return msgspec.convert(data, Sheet)
        except msgspec.ValidationError as fault:
            raise ValueError(f"The sheet: {fault}.") from None

    def start(self, setup: Setup) -> Sea:
        sheet, seats = self.read_sheet(setup.sheet), len(setup.seats)
        return Sea(sheet.legs[setup.mode], sheet.most, sheet.pile, sheet.pile, (0,) * seats, (None,) * seats)

    def evolve(self, state: Sea, event: Any) -> Sea:
        match event:
            case SailsSet():
                return _decided(state, event.seat, event.sails)
            case Rested():
                return _decided(state, event.seat, Hidden(0, tuple(range(len(state.miles)))))
            case WeatherDrawn():
                left = tuple(n - (kind == event.bears) for kind, n in enumerate(state.left))
                return replace(state, bears=event.bears, left=left if any(left) else state.pile)
            case LegSailed():
                miles = tuple(sum(each) for each in zip(state.miles, event.miles, strict=True))
                nobody = (None,) * len(miles)
                return replace(state, miles=miles, decided=nobody, leg=state.leg + 1, bears=None)
        raise AssertionError(event)

    def due(self, state: Sea) -> Due | None:
        return Draw("weather", state.left) if state.bears is None and not self.over(state) else None

    def settle(self, step: Step[Sea], answer: tuple[int, ...], typed: bool) -> None:
        step.emit(WeatherDrawn(answer[0]))

    def offers(self, state: Sea) -> Sequence[Offer]:
        if state.bears is None:
            return ()
        found: list[Offer] = []
        for seat, decided in enumerate(state.decided):
            if decided is None:
                sails = tuple(SetSails(n) for n in range(state.most + 1))
                found += [Offer(seat, "SetSails", sails, sealed=True), Offer(seat, "Rest", (Rest(),))]
        return tuple(found)

    def check(self, state: Sea, seat: int, action: Any) -> Refusal | None:
        if state.decided[seat] is not None:
            return Refusal("turn", "TY-02", "You have decided already.")
        if isinstance(action, SetSails) and not 0 <= action.sails <= state.most:
            return Refusal("rule", "TY-01", f"A boat has up to {state.most} sails, not {action.sails}.")
        return None

    def act(self, step: Step[Sea], seat: int, action: Any) -> None:
        if isinstance(action, SetSails):
            step.emit(SailsSet(seat, Hidden(action.sails, (seat,))))
        else:
            step.emit(Rested(seat))
        sails = [each.value for each in step.state.decided if each is not None and each.value is not None]
        if len(sails) == len(step.state.decided):
            bears = step.state.bears or 0
            step.emit(LegSailed(tuple(sails), tuple(n if n <= bears else 0 for n in sails)))

    def over(self, state: Sea) -> bool:
        return state.leg == state.legs

    def outcome(self, state: Sea, entries: Sequence[Entry]) -> Outcome:
        receipts = tuple(
            Receipt(seat, (ReceiptLine("Miles", f"{miles} miles", miles, "TY-03"),), miles)
            for seat, miles in enumerate(state.miles)
        )
        places = tuple(1 + sum(other > miles for other in state.miles) for miles in state.miles)
        return Outcome("All legs are sailed.", "TY-04", "legs", places, receipts)


def _decided(state: Sea, seat: int, sails: Hidden[int]) -> Sea:
    return replace(state, decided=(*state.decided[:seat], sails, *state.decided[seat + 1 :]))


COVER = RegattaCover()
GAME = Regatta()
