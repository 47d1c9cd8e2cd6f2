"""Counting the cards of Pirate Lords: what must hold after every event."""

from __future__ import annotations

from captains.games.pirate_lords.state import State, participants


def count(state: State) -> None:
    """Assert that every card is somewhere, once, and that nobody has more than they may."""
    sheet = state.sheet
    printed = [*(profession.cards for profession in sheet.professions), sheet.ships]
    for kind, cards in enumerate(printed):
        where = [*state.deck[kind], *(card.number for card in state.discard if card.kind == kind)]
        if kind == sheet.ship:
            where += state.caravan
        else:
            where += [number for lord in state.lords for number in lord.crew[kind]]
            assert all(len(lord.crew[kind]) <= sheet.keep for lord in state.lords), "three of a profession"
        assert sorted(where) == list(range(cards)), "a card of the game deck is lost or doubled"
    _loot(state)
    assert 0 <= state.active < len(state.lords) and len(state.floors) == len(state.lords)
    assert all(0 <= floor <= sheet.ships + 1 for floor in state.floors)
    for proposal in (*state.proposals, *state.drafts):
        assert all(len(seats) == sheet.each for seats in proposal.crew)
        inside = participants(proposal.crew)
        assert all(share >= 0 and (share == 0 or seat in inside) for seat, share in enumerate(proposal.ships))


def _loot(state: State) -> None:
    kinds = state.sheet.loot
    out = [*state.drawn, *(card for lord in state.lords for card in lord.loot)]
    for last, left in ((False, state.regular), (True, state.last)):
        cards = sum(kind.cards for kind in kinds if kind.last == last)
        assert left + sum(card.last == last for card in out) == cards and left >= 0, "a loot card is lost or doubled"
    assert state.last == sum(kind.cards for kind in kinds if kind.last) or state.regular == 0, "last loot comes last"
    values = [card.kind.value for card in out if card.kind.value is not None]
    assert all(values.count(n) <= kind.cards for n, kind in enumerate(kinds))
    assert all(kinds[card.kind.value].last == card.last for card in out if card.kind.value is not None)
