"""Skiffs: a tiny game for tests of host, paper and command line.

Each of three rounds: two dice fall; every seat takes one of them or passes; then every seat seals a bid from 0 to 3,
all bids open at once, and the highest gets two points more. Most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from captains.engine.chance import Due, Roll
from captains.engine.cover import DetailSpec, ModeSpec, OptionSpec
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.engine.refusal import Refusal
from captains.engine.seats import Setup
from captains.engine.secrets import Hidden
from captains.engine.step import Step


class Take(Struct, frozen=True, tag=True):
    die: int


class Pass(Struct, frozen=True, tag=True):
    pass


class Bid(Struct, frozen=True, tag=True):
    number: int


class Rolled(Struct, frozen=True, tag=True):
    faces: tuple[int, ...]


class Moved(Struct, frozen=True, tag=True):
    seat: int
    points: int


class Dealt(Struct, frozen=True, tag=True):
    """All have taken."""


class Sealed(Struct, frozen=True, tag=True):
    seat: int
    bid: Hidden[int]


class Opened(Struct, frozen=True, tag=True):
    bids: tuple[int, ...]


class Water(Struct, frozen=True):
    rounds: int
    turn: int
    phase: Literal["roll", "take", "bid", "over"]
    faces: tuple[int, ...]
    points: tuple[int, ...]
    moved: tuple[bool, ...]
    bids: tuple[Hidden[int] | None, ...]


class Skiffs(Game[Water]):
    id = "skiffs"
    name = "Skiffs"
    about = "A game for tests."
    modes = (ModeSpec("plain", "Plain", "", 2, 4),)
    options = (
        OptionSpec("wind", "Wind", "", ("calm", "fresh"), "calm"),
        OptionSpec("pilot", "Pilot", "", seats=True),
    )
    details = (DetailSpec("boat", "Boat", ("Tern", "Heron", "Plover", "Curlew")),)
    colours = ("crimson", "navy", "ochre", "green")
    action_type = Take | Pass | Bid
    event_type = Rolled | Moved | Dealt | Sealed | Opened
    state_type = Water
    sealed = frozenset({Bid})
    barriers = frozenset({Dealt, Opened})

    def read_sheet(self, data: Mapping[str, Any]) -> int:
        rounds = data.get("rounds")
        if not isinstance(rounds, int) or not 1 <= rounds <= 9:
            raise ValueError(f"rounds must be from 1 to 9, not {rounds!r}")
        return rounds

    def start(self, setup: Setup) -> Water:
        seats = len(setup.seats)
        rounds = self.read_sheet(setup.sheet)
        return Water(rounds, 1, "roll", (), (0,) * seats, (False,) * seats, (None,) * seats)

    def evolve(self, state: Water, event: Any) -> Water:
        seats = len(state.points)
        change = msgspec.structs.replace
        match event:
            case Rolled(faces):
                return change(state, phase="take", faces=faces)
            case Moved(seat, points):
                return change(
                    state,
                    points=_set(state.points, seat, state.points[seat] + points),
                    moved=_set(state.moved, seat, True),
                )
            case Dealt():
                return change(state, phase="bid")
            case Sealed(seat, bid):
                return change(state, bids=_set(state.bids, seat, bid))
            case Opened(bids):
                points = tuple(p + 2 * (bid == max(bids)) for p, bid in zip(state.points, bids, strict=True))
                phase = "over" if state.turn == state.rounds else "roll"
                return Water(state.rounds, state.turn + 1, phase, (), points, (False,) * seats, (None,) * seats)
        raise AssertionError(event)

    def due(self, state: Water) -> Due | None:
        return Roll(("bow", "stern"), (6, 6)) if state.phase == "roll" else None

    def settle(self, step: Step[Water], answer: tuple[int, ...], typed: bool) -> None:
        step.emit(Rolled(answer))

    def offers(self, state: Water) -> Sequence[Offer]:
        seats = range(len(state.points))
        if state.phase == "take":
            return tuple(Offer(s, "Take", (Take(0), Take(1), Pass())) for s in seats if not state.moved[s])
        if state.phase == "bid":
            bids = tuple(Bid(number) for number in range(4))
            return tuple(Offer(s, "Bid", bids, sealed=True) for s in reversed(seats) if state.bids[s] is None)
        return ()

    def check(self, state: Water, seat: int, action: Any) -> Refusal | None:
        if any(offer.accepts(action) for offer in self.offers(state) if offer.seat == seat):
            return None
        return Refusal("rule", "SK-01", "That is not what this seat may do now.")

    def act(self, step: Step[Water], seat: int, action: Any) -> None:
        match action:
            case Take(die):
                step.emit(Moved(seat, step.state.faces[die] + 1))
            case Pass():
                step.emit(Moved(seat, 0))
            case Bid(number):
                step.emit(Sealed(seat, Hidden(number, (seat,))))
        state = step.state
        if state.phase == "take" and all(state.moved):
            step.emit(Dealt())
        if state.phase == "bid" and None not in state.bids:
            step.emit(Opened(tuple(bid.value or 0 for bid in state.bids if bid)))

    def over(self, state: Water) -> bool:
        return state.phase == "over"

    def stands(self, state: Water) -> str:
        return f"round {state.turn}, {state.phase}"

    def outcome(self, state: Water, entries: Sequence[Entry]) -> Outcome:
        receipts = tuple(
            Receipt(seat, (ReceiptLine("Points", str(points), points, "SK-02"),), points)
            for seat, points in enumerate(state.points)
        )
        places = tuple(1 + sum(other > points for other in state.points) for points in state.points)
        return Outcome("The last round is over.", "SK-02", "rounds", places, receipts)


def _set(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


GAME = Skiffs()
SHEET: dict[str, Any] = {"game": "skiffs", "rounds": 3}
