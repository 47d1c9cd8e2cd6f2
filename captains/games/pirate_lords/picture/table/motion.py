"""What flies where when something has happened: cards are turned over, discarded, dealt and shuffled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains.engine.entry import Entry
from captains.games.pirate_lords import events as e
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, Face, face, loot_back
from captains.games.pirate_lords.picture.cards.pieces import drawing_of
from captains.games.pirate_lords.state import State
from captains.scene.page import Box, Flight, Page
from captains.scene.sight import Sight

MOST = 26
STAGGER = 90
TURN = 520
"""Ms: from one flight to the next; how long one flies, after which a card has been turned over."""


class Places:
    """Where the pieces of two pages lie."""

    def __init__(self, before: Page, after: Page) -> None:
        self._before = {piece.id: piece.box for piece in before.pieces} if before.kind == "table" else {}
        self._after = {piece.id: piece.box for piece in after.pieces}

    def was(self, id: str) -> Box | None:
        """Where a piece lay before."""
        return self._before.get(id)

    def now(self, *ids: str) -> Box | None:
        """Where the first of these pieces lies that is there now."""
        return next((self._after[id] for id in ids if id in self._after), None)

    def fresh(self, id: str) -> bool:
        """Whether a piece has just come."""
        return id in self._after and id not in self._before


def flights_of(sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
    """Flights for entries that have just happened, where the table is shown."""
    if after.kind != "table":
        return ()
    places, state = Places(before, after), sight.view
    found: list[Flight] = []
    for entry in entries:
        for event in entry.events:
            found += _flights(state, event, places, STAGGER * len(found))
    return tuple(found[:MOST])


def _flights(state: State, event: object, places: Places, delay: int) -> Iterator[Flight]:
    sheet = state.sheet
    deck, discard = places.now("deck", "deck-empty"), places.now("discard-empty", "discard-edges", "discard-look")
    pile = _pile(state, places) or discard
    match event:
        case e.ShipTurned() if deck is not None:
            sea = places.now(f"ship-{event.number}")
            if sea is not None and places.fresh(f"ship-{event.number}"):
                yield from _turned(
                    state,
                    face(sheet, sheet.ship, event.number),
                    deck,
                    _within(sea, deck),
                    delay,
                    f"ship-{event.number}",
                )
        case e.PirateTurned() if deck is not None:
            id = f"card-{event.profession}-{event.number}"
            end = places.now(id)
            if end is not None and places.fresh(id):
                yield from _turned(state, face(sheet, event.profession, event.number), deck, end, delay, id)
        case e.ThirdTurned() if deck is not None and pile is not None:
            yield from _turned(state, face(sheet, event.profession, event.number), deck, pile, delay, "")
        case e.PirateDiscarded() if pile is not None:
            yield from _gone(state, places, event.profession, event.number, pile, delay)
        case e.LootDealt():
            yield from _dealt(state, event, places, delay)
        case e.CaravanTaken() | e.TableGathered() if deck is not None:
            yield from _swept(state, places, deck, delay)
        case e.DeckShuffled() if deck is not None and discard is not None:
            back = drawing_of(sheet, DECK_BACK, deck.w)
            for i in range(4):
                yield Flight(back, _sized(discard, deck), deck, delay + i * STAGGER)


def _pile(state: State, places: Places) -> Box | None:
    """Where the uppermost discarded card lies."""
    if not state.discard:
        return None
    top = state.discard[-1]
    return places.now(f"card-{top.kind}-{top.number}")


def _turned(state: State, up: Face, start: Box, end: Box, delay: int, lands: str) -> Iterator[Flight]:
    """A card of the deck: its back flies half the way, its face the rest."""
    middle = Box((start.x + end.x) / 2, (start.y + end.y) / 2, (start.w + end.w) / 2, (start.h + end.h) / 2)
    yield Flight(drawing_of(state.sheet, DECK_BACK, start.w), start, middle, delay)
    yield Flight(drawing_of(state.sheet, up, end.w), middle, end, delay + TURN, lands)


def _gone(state: State, places: Places, kind: int, number: int, end: Box, delay: int) -> Iterator[Flight]:
    """A card that lay in front of somebody goes to a pile; one that lies there in sight slides by itself."""
    id = f"card-{kind}-{number}"
    start = places.was(id)
    if start is not None and places.now(id) is None:
        yield Flight(drawing_of(state.sheet, face(state.sheet, kind, number), start.w), start, end, delay)


def _dealt(state: State, event: e.LootDealt, places: Places, delay: int) -> Iterator[Flight]:
    """Loot cards from the stack to a player, face down."""
    stack = places.now("loot-top", "loot-empty")
    if stack is None:
        return
    first = len(state.lords[event.seat].loot) - len(event.loot)
    for i, card in enumerate(event.loot):
        id = f"loot-{event.seat}-{first + i}"
        end = places.now(id)
        if end is not None:
            back = drawing_of(state.sheet, loot_back(card.last), stack.w)
            yield Flight(back, stack, end, delay + i * STAGGER, id)


def _swept(state: State, places: Places, deck: Box, delay: int) -> Iterator[Flight]:
    """All cards of the game deck that lay on the table before and do not now."""
    sheet, i = state.sheet, 0
    for kind, numbers in enumerate(state.deck):
        for number in numbers:
            start = places.was(f"card-{kind}-{number}")
            if start is not None and places.now(f"card-{kind}-{number}") is None:
                up = drawing_of(sheet, face(sheet, kind, number), start.w)
                yield Flight(up, start, deck, delay + i * STAGGER // 2)
                i += 1


def _within(box: Box, size: Box) -> Box:
    """A box of this size about the middle of another."""
    x, y = box.middle
    return Box(x - size.w / 2, y - size.h / 2, size.w, size.h)


def _sized(box: Box, size: Box) -> Box:
    return Box(box.x, box.y, size.w, size.h)
