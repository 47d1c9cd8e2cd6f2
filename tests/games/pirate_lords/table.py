"""A table for the tests of Pirate Lords: a match on the shipped cards, its crews, caravan and loot laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from captains.engine.chance import Scripted
from captains.engine.entry import Entry
from captains.engine.match import Match
from captains.engine.offers import Offer
from captains.engine.refusal import Refused
from captains.engine.seats import Seat, Setup
from captains.engine.secrets import Hidden
from captains.games.pirate_lords.actions import Accept, Crew, DealLoot, Pass, Propose, Refuse, Suggest
from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.state import Card, Lord, State
from captains.library.sheets import shipped_sheet

NAMES = ("Anna", "Boris", "Viktor", "Galina", "Dora", "Emil", "Zora", "Ivo")
ANNA, BORIS, VIKTOR, GALINA = range(4)
SAILOR, SHOOTER, BOARDER, SHIP = range(4)
KINDS = {"sailor": SAILOR, "shooter": SHOOTER, "boarder": BOARDER, "ship": SHIP}


def crew(sailors: Sequence[int], shooters: Sequence[int], boarders: Sequence[int]) -> Crew:
    """A crew by the seats its pirates come from."""
    return tuple(sailors), tuple(shooters), tuple(boarders)


def kinds(entry: Entry) -> list[str]:
    """The names of an entry's events."""
    return [type(event).__name__ for event in entry.events]


def loot(points: int, knows: tuple[int, ...], last: bool = False) -> Loot:
    """A loot card of so many points: 2, 3 or 4."""
    return Loot(last, Hidden(points - 2 + 3 * last, knows))


class Table:
    """A match with the players of the rule book's example in turn order: Anna, Boris, Viktor, Galina, and more."""

    def __init__(self, seats: int = 4, sheet: dict[str, Any] | None = None) -> None:
        sat = tuple(Seat(name) for name in NAMES[:seats])
        data = sheet or shipped_sheet("pirate-lords")
        self.match: Match[State] = Match(GAME, Setup("pirate-lords", "lords", {}, sat, data))

    @property
    def state(self) -> State:
        return self.match.state

    def lord(self, seat: int) -> Lord:
        return self.state.lords[seat]

    def crews(self) -> list[tuple[int, ...]]:
        """How many pirates everybody has: (sailors, shooters, boarders)."""
        return [tuple(map(len, lord.crew)) for lord in self.state.lords]

    def turn(self, *cards: str) -> Entry:
        """Turn over these cards, the last a pirate; the entry of the last."""
        for card in cards:
            entry = self.match.advance(Scripted([(KINDS[card],)]))
            assert entry is not None
        return entry

    def act(self, seat: int, action: Any) -> Entry:
        return self.match.act(seat, action)

    def refused(self, seat: int, action: Any) -> tuple[str, str]:
        """Clause and words of the refusal; the action must also not be on offer."""
        assert not any(offer.accepts(action) for offer in self.match.offers_of(seat))
        try:
            self.match.act(seat, action)
        except Refused as refused:
            return refused.refusal.clause, refused.refusal.words
        raise AssertionError(f"{action} was not refused")

    def offer(self, seat: int, kind: str) -> Offer | None:
        return next((each for each in self.match.offers_of(seat) if each.kind == kind), None)

    def propose(self, who: Crew, *ships: int) -> Entry:
        """The initiator proposes."""
        return self.act(self.state.active, Propose(who, ships))

    def suggest(self, seat: int, who: Crew, *ships: int) -> Entry:
        return self.act(seat, Suggest(who, ships))

    def accept(self, *seats: int) -> Entry:
        """These accept one after the other; the entry of the last."""
        return [self.act(seat, Accept()) for seat in seats][-1]

    def refuse(self, seat: int) -> Entry:
        return self.act(seat, Refuse())

    def give_up(self) -> Entry:
        return self.act(self.state.active, Pass())

    def draw_loot(self, *points: int, last: int = 0) -> None:
        """The loot drawn: regular cards of these points, of which the last so many are last loot."""
        for number, each in enumerate(points):
            kind = each - 2 + (3 if number >= len(points) - last else 0)
            assert self.match.advance(Scripted([(kind,)])) is not None

    def deal(self, *shares: tuple[int, ...]) -> Entry:
        """Deal kinds of loot by seat."""
        return self.act(self.state.active, DealLoot(shares))

    def points(self, seat: int) -> list[int]:
        """The points on a player's loot cards."""
        values = [card.kind.value for card in self.lord(seat).loot]
        return [self.state.sheet.loot[kind].points for kind in values if kind is not None]

    # Laying out: a test may begin in the middle of a match.

    def lay(self, **changes: Any) -> None:
        """Change the state."""
        self.match.states[-1] = replace(self.state, **changes)
        self.match._offers = None

    def give(self, seat: int, *crew: int, loot: Sequence[Loot] = ()) -> None:
        """Lay pirates (sailors, shooters, boarders) and loot cards before a player, out of deck and stack."""
        lord, deck = self.lord(seat), list(self.state.deck)
        columns = list(lord.crew)
        for kind, count in enumerate(crew):
            columns[kind] = (*columns[kind], *deck[kind][:count])
            deck[kind] = deck[kind][count:]
        lords = list(self.state.lords)
        lords[seat] = replace(lord, crew=tuple(columns), loot=(*lord.loot, *loot))
        last = sum(card.last for card in loot)
        self.lay(
            lords=tuple(lords),
            deck=tuple(deck),
            last=self.state.last - last,
            regular=self.state.regular - len(loot) + last,
        )

    def sail(self, ships: int) -> None:
        """So many ships join the caravan out of the deck."""
        deck, caravan = self.state.deck, self.state.caravan
        self.lay(deck=(*deck[:SHIP], deck[SHIP][ships:]), caravan=(*caravan, *deck[SHIP][:ships]))

    def discard_deck(self, *left: str) -> None:
        """All cards of the deck but these lie in the discard pile."""
        deck, gone = [], list(self.state.discard)
        for kind, numbers in enumerate(self.state.deck):
            keep = sum(KINDS[name] == kind for name in left)
            deck.append(numbers[:keep])
            gone += [Card(kind, number) for number in numbers[keep:]]
        self.lay(deck=tuple(deck), discard=tuple(gone))


EXAMPLE = crew((ANNA, ANNA), (BORIS, GALINA), (BORIS, GALINA))
"""The crew of the rule book's example."""


def example() -> Table:
    """Boris's turn in the example, before he turns over a card: four ships are at sea."""
    table = Table(4)
    table.give(ANNA, 2, 0, 1)
    table.give(BORIS, 0, 0, 2)
    table.give(VIKTOR, 1, 0, 1)
    table.give(GALINA, 0, 1, 1)
    table.sail(4)
    table.lay(active=BORIS)
    return table


def bargaining() -> Table:
    """The example with five ships and Boris's shooter: he may propose."""
    table = example()
    table.turn("ship", "shooter")
    return table
