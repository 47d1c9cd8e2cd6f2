"""Chests: a tiny game whose judgement is wrong about one thing, for tests of the search.

Each seat in turn opens a chest: tin holds 2, lead what the die then shows (1 to 6), salt nothing. Then each whispers a
number behind the curtain. The match is over after a round; most coins win. The judgement likes tin best.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from captains.engine.chance import Due, Roll
from captains.engine.cover import ModeSpec
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.judge import Judge, Mixed, Scored, shares
from captains.engine.offers import Offer
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.engine.refusal import Refusal
from captains.engine.seats import Seat, Setup
from captains.engine.step import Step

LIKED = {"tin": 3.0, "lead": 2.0, "salt": 1.0}


class Open(Struct, frozen=True, tag=True):
    chest: str


class Whisper(Struct, frozen=True, tag=True):
    number: int


class Opened(Struct, frozen=True, tag=True):
    seat: int
    chest: str
    coins: int


class Whispered(Struct, frozen=True, tag=True):
    seat: int
    number: int


class Hold(Struct, frozen=True):
    coins: tuple[int, ...]
    turn: int = 0
    lead: bool = False
    whispers: tuple[int, ...] = ()


class ChestJudge(Judge):
    """Wrong about lead; `seen` counts what it was asked."""

    horizon = 100
    budget = 400

    def worth(self, view: Hold, seat: int) -> float:
        return float(view.coins[seat])

    def rank(self, view: Hold, offers: Sequence[Offer], seat: int) -> tuple[Scored, ...]:
        found = [
            Scored(action, LIKED[action.chest] if isinstance(action, Open) else 0.0, offer.sealed)
            for offer in offers
            if offer.seat == seat
            for action in offer.choices
        ]
        return tuple(sorted(found, key=lambda each: -each.worth))

    def odds(self, view: Hold) -> tuple[float, ...]:
        return shares(view.coins, 2.0)

    def mixture(self, view: Hold, offers: Sequence[Offer], seat: int) -> tuple[Mixed, ...]:
        return Mixed(Whisper(1), 0.25), Mixed(Whisper(2), 0.75)

    def calm(self, state: Hold) -> bool:
        return not state.lead


class Chests(Game[Hold]):
    id = "chests"
    name = "Chests"
    about = "A game for tests."
    modes = (ModeSpec("plain", "Plain", "", 2, 4),)
    colours = ("crimson", "navy", "ochre", "green")
    action_type = Open | Whisper
    event_type = Opened | Whispered
    state_type = Hold
    sealed = frozenset({Whisper})
    judge = ChestJudge()
    chests = ("tin", "lead", "salt")

    def read_sheet(self, data: Mapping[str, Any]) -> Any:
        return dict(data)

    def start(self, setup: Setup) -> Hold:
        return Hold((0,) * len(setup.seats))

    def evolve(self, state: Hold, event: Any) -> Hold:
        if isinstance(event, Whispered):
            return replace(state, whispers=(*state.whispers, event.number))
        if event.chest == "lead" and not state.lead:
            return replace(state, lead=True)
        coins = tuple(c + event.coins * (seat == event.seat) for seat, c in enumerate(state.coins))
        return replace(state, coins=coins, turn=state.turn + 1, lead=False)

    def due(self, state: Hold) -> Due | None:
        return Roll(("chest",), (6,)) if state.lead else None

    def settle(self, step: Step[Hold], answer: tuple[int, ...], typed: bool) -> None:
        step.emit(Opened(step.state.turn, "lead", answer[0] + 1))

    def offers(self, state: Hold) -> Sequence[Offer]:
        seats = len(state.coins)
        if state.turn < seats:
            return (Offer(state.turn, "Open", tuple(Open(chest) for chest in self.chests)),)
        if len(state.whispers) < seats:
            return (Offer(len(state.whispers), "Whisper", (Whisper(1), Whisper(2)), sealed=True),)
        return ()

    def check(self, state: Hold, seat: int, action: Any) -> Refusal | None:
        if any(offer.accepts(action) for offer in self.offers(state) if offer.seat == seat):
            return None
        return Refusal("rule", "CH-01", "No.")

    def act(self, step: Step[Hold], seat: int, action: Any) -> None:
        if isinstance(action, Whisper):
            step.emit(Whispered(seat, action.number))
        else:
            step.emit(Opened(seat, action.chest, 2 if action.chest == "tin" else 0))

    def over(self, state: Hold) -> bool:
        return len(state.whispers) == len(state.coins)

    def outcome(self, state: Hold, entries: Sequence[Entry]) -> Outcome:
        places = tuple(1 + sum(other > mine for other in state.coins) for mine in state.coins)
        receipts = tuple(
            Receipt(seat, (ReceiptLine("coins", str(coins), coins, "CH-02"),), coins)
            for seat, coins in enumerate(state.coins)
        )
        return Outcome("All chests are open.", "CH-02", "open", places, receipts)


GAME = Chests()


def setup(seats: int = 2) -> Setup:
    return Setup("chests", "plain", {}, tuple(Seat(f"S{n}", GAME.colours[n]) for n in range(seats)), {})


def below(number: int) -> Callable[[int], int]:
    return lambda limit: number % limit
