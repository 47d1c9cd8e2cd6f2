"""The loot is secret: a marked card is planted in a match, and looked for in all that the others get before the end."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from captains.bots.registry import bot
from captains.engine.chance import Seeded
from captains.engine.entry import Answer, Entry
from captains.engine.match import Match
from captains.engine.notation import EntryLine, canonical
from captains.engine.seats import PUBLIC, Seat, Setup
from captains.engine.secrets import Hidden
from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.game import GAME
from captains.host.sights import Sights
from captains.library.sheets import shipped_sheet
from tests.games.pirate_lords.table import NAMES

CANARY = 9_077_001


def marked(value: Any, knows: tuple[int, ...]) -> Any:
    """The same, but every hidden value known to exactly these seats is the canary."""
    if isinstance(value, Hidden):
        if value.knows != knows or value.value is None:
            return value
        return Hidden((CANARY,) if isinstance(value.value, tuple) else CANARY, knows)
    if isinstance(value, tuple):
        return tuple(marked(item, knows) for item in value)
    if isinstance(value, msgspec.Struct):
        return replace(
            value, **{name: marked(getattr(value, name), knows) for name in value.__struct_fields__ if name != "sheet"}
        )
    return value


def dealt(action: Any) -> Any:
    """The decision how to deal, with the canary for every card."""
    return DealLoot(tuple((CANARY,) * len(share) for share in action.shares))


@pytest.fixture(scope="module")
def running() -> Match:
    """A match of easy bots, cut off just before its end."""
    seats = tuple(Seat(name, colour, "easy") for name, colour in zip(NAMES[:5], GAME.colours, strict=False))
    match = Match(GAME, Setup("pirate-lords", "lords", {}, seats, shipped_sheet("pirate-lords")))
    source, chance = Seeded("canary"), Random(4)
    while not match.over:
        if match.advance(source) is None:
            seat = match.offers()[0].seat
            match.act(seat, bot("easy").choose(GAME, match.view(seat), match.offers_of(seat), seat, chance))
    match.rewind(len(match.entries) - 1)
    return match


def everything(match: Match, viewer: int) -> Iterator[bytes]:
    """All that a viewer gets: view and offers of every state, the whole log, and what the host hands out."""
    states = match.states
    for state in states:
        match.states, match._offers = [state], None
        yield canonical(replace(match.view(viewer), sheet=None))
        yield repr(match.offers_of(viewer)).encode()
    match.states, match._offers = states, None
    for entry in match.log(viewer):
        yield canonical(EntryLine(entry.n, entry.seat, entry.action, entry.events))
    sight = Sights(match, match.refusal).sight(viewer, (viewer,), match.setup, frozenset(), False)
    yield canonical(replace(sight.view, sheet=None))
    yield repr((sight.offers, list(sight.log))).encode()


def planted(match: Match, knows: tuple[int, ...]) -> Match:
    """The same match in which the canary stands for all that exactly these seats know."""
    other = Match(GAME, match.setup)
    for entry in match.entries:
        action = entry.action
        if isinstance(action, DealLoot) and knows == (entry.seat,):
            action = dealt(action)
        elif isinstance(action, Answer):
            action = marked(action, knows)
        other.entries.append(Entry(entry.n, entry.seat, action, marked(entry.events, knows), entry.at))
    other.states = [marked(state, knows) for state in match.states]
    return other


def secrets_of(match: Match) -> set[tuple[int, ...]]:
    """Who shares a secret with whom in a match: every set of seats that alone knows a loot card."""
    cards = [card for state in match.states for lord in state.lords for card in (*lord.loot, *state.drawn)]
    return {card.kind.knows for card in cards}


def test_PL_25_a_marked_card_is_found_by_who_knows_it_and_in_no_byte_of_what_the_others_get(running):
    found = secrets_of(running)
    assert {len(knows) for knows in found} == {1, 2} and len(found) > 6
    for knows in found:
        match = planted(running, knows)
        for viewer in (PUBLIC, *range(5)):
            read = any(str(CANARY).encode() in each for each in everything(match, viewer))
            assert read == (viewer in knows), f"seat {viewer}, and what {knows} know"


def test_PL_25_loot_is_known_to_its_owner_and_to_who_dealt_it_and_to_no_third(running):
    cards = [(seat, card) for seat, lord in enumerate(running.state.lords) for card in lord.loot]
    assert len(cards) > 10
    for seat, card in cards:
        assert seat in card.kind.knows and len(card.kind.knows) <= 2


def test_PL_25_answers_of_chance_for_loot_are_the_dealers_alone(running):
    loot = [e for e in running.entries if type(e.events[0]).__name__ == "LootDrawn"]
    assert loot
    for entry in loot:
        dealer = entry.events[0].seat
        assert entry.action.values.knows == (dealer,)
        for viewer in (PUBLIC, *range(5)):
            seen = running.log(viewer, entry.n)[0]
            assert (seen.action.values.value is not None) == (viewer == dealer)
