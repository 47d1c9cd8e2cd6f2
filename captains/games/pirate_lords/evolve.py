"""The fold of Pirate Lords: the state after one event. It asks no rule and refuses nothing."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from captains.games.pirate_lords.events import (
    AttackAgreed,
    CaravanTaken,
    DeckRanOut,
    DeckShuffled,
    DraftLaid,
    Event,
    GaveUp,
    LastChance,
    Loot,
    LootDealt,
    LootDrawn,
    MatchEnded,
    NoAttack,
    Passed,
    PirateDiscarded,
    PirateTurned,
    ProposalAccepted,
    ProposalMade,
    ProposalRefused,
    ShipTurned,
    TableGathered,
    ThirdTurned,
    TurnBegan,
)
from captains.games.pirate_lords.state import Card, Draft, Lord, Proposal, Reply, State, participants

Numbers = tuple[tuple[int, ...], ...]


def evolve(state: State, event: Event) -> State:
    """The state after this event; the most frequent events stand first."""
    match event:
        case DraftLaid():
            draft = Draft(event.seat, event.crew, event.ships, len(state.proposals))
            return replace(state, drafts=(*state.drafts, draft), floors=_lowered(state, draft))
        case ProposalMade():
            proposal = Proposal(event.crew, event.ships, event.draft)
            return replace(state, phase="answers", proposals=(*state.proposals, proposal))
        case TurnBegan():
            floors = (0,) * len(state.lords)
            return replace(
                state,
                turn=event.turn,
                active=event.seat,
                phase="turn",
                proposals=(),
                drafts=(),
                floors=floors,
                stranded=None,
            )
        case ProposalRefused():
            reply = Reply(event.seat, False, event.below, event.standing, event.reason)
            floors = _set(state.floors, event.seat, event.below) if event.below else state.floors
            return replace(state, phase="bargain", proposals=_replied(state, reply), floors=floors)
        case PirateTurned():
            lords = _crew(state, event.seat, event.profession, (event.number,), ())
            return replace(state, phase="bargain", deck=_taken(state.deck, event.profession), lords=lords)
        case Passed() | GaveUp() | NoAttack():
            return _closed(state, state.active)
        case ShipTurned():
            kind = state.sheet.ship
            return replace(state, deck=_taken(state.deck, kind), caravan=(*state.caravan, event.number))
        case ProposalAccepted():
            return replace(state, proposals=_replied(state, Reply(event.seat, True)))
        case ThirdTurned():
            card = Card(event.profession, event.number)
            deck = _taken(state.deck, event.profession)
            return replace(state, phase="bargain", deck=deck, discard=(*state.discard, card))
        case PirateDiscarded():
            lords = _crew(state, event.seat, event.profession, (), (event.number,))
            return replace(state, lords=lords, discard=(*state.discard, Card(event.profession, event.number)))
        case LootDrawn():
            state = replace(state, drawn=(*state.drawn, event.loot))
            if event.loot.last:
                state = replace(state, last=state.last - 1)
            else:
                state = replace(state, regular=state.regular - 1)
            return replace(state, phase="deal") if len(state.drawn) == len(state.caravan) else state
        case LootDealt():
            lord = state.lords[event.seat]
            lords = _set(state.lords, event.seat, replace(lord, loot=(*lord.loot, *event.loot)))
            return replace(state, lords=lords, drawn=_without(state.drawn, event.loot))
        case AttackAgreed():
            return replace(state, phase="loot")
        case CaravanTaken():
            return _taken_caravan(state)
        case DeckShuffled():
            return replace(state, deck=_laid_under(state.deck, state.discard), discard=())
        case DeckRanOut():
            return replace(state, stranded=event.seat)
        case LastChance():
            return replace(_closed(state, event.seat), phase="bargain")
        case TableGathered():
            return _gathered(state, event.seat)
        case MatchEnded():
            return replace(_closed(state, event.seat), phase="over")
        case _:
            assert_never(event)


def _set(values: tuple, at: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:at], value, *values[at + 1 :])


def _taken(deck: Numbers, kind: int) -> Numbers:
    """The deck without the card of this kind that has lain there longest."""
    return (*deck[:kind], deck[kind][1:], *deck[kind + 1 :])


def _laid_under(deck: Numbers, cards: tuple[Card, ...]) -> Numbers:
    """The deck with these cards, each behind its like."""
    found = [list(numbers) for numbers in deck]
    for card in cards:
        found[card.kind].append(card.number)
    return tuple([tuple(numbers) for numbers in found])


def _crew(state: State, seat: int, profession: int, more: tuple[int, ...], less: tuple[int, ...]) -> tuple[Lord, ...]:
    """The players' crews, of which one gains or loses pirates of a profession."""
    lord = state.lords[seat]
    kept = tuple([number for number in lord.crew[profession] if number not in less]) + more
    return _set(state.lords, seat, replace(lord, crew=_set(lord.crew, profession, kept)))


def _closed(state: State, active: int) -> State:
    """The bargain is over; the next one, if any, is this player's."""
    floors = (0,) * len(state.lords)
    return replace(state, active=active, proposals=(), drafts=(), floors=floors)


def _replied(state: State, reply: Reply) -> tuple[Proposal, ...]:
    proposal = state.proposals[-1]
    return (*state.proposals[:-1], replace(proposal, replies=(*proposal.replies, reply)))


def _lowered(state: State, draft: Draft) -> tuple[int, ...]:
    """What the seats will not do without, once somebody has suggested less for themselves."""
    share = draft.ships[draft.seat]
    if share >= state.floors[draft.seat] or draft.seat not in participants(draft.crew):
        return state.floors
    return _set(state.floors, draft.seat, share)


def _without(drawn: tuple[Loot, ...], dealt: tuple[Loot, ...]) -> tuple[Loot, ...]:
    """The loot still to be dealt."""
    left = list(drawn)
    for card in dealt:
        at = next(n for n, each in enumerate(left) if each.kind.value == card.kind.value)
        del left[at]
    return tuple(left)


def _taken_caravan(state: State) -> State:
    """The crew of the attack, of each player the pirates that came first, and the caravan's ships are discarded."""
    gone: list[Card] = []
    lords = list(state.lords)
    for profession, seats in enumerate(state.proposals[-1].crew):
        for seat in seats:
            first, *rest = lords[seat].crew[profession]
            gone.append(Card(profession, first))
            lords[seat] = replace(lords[seat], crew=_set(lords[seat].crew, profession, tuple(rest)))
    gone += [Card(state.sheet.ship, number) for number in state.caravan]
    return replace(state, lords=tuple(lords), caravan=(), discard=(*state.discard, *gone), fruitless=0)


def _gathered(state: State, seat: int) -> State:
    """Everything but the loot is back in the deck; this player takes their turn."""
    cards = list(state.discard)
    for lord in state.lords:
        cards += [Card(kind, number) for kind, numbers in enumerate(lord.crew) for number in numbers]
    cards += [Card(state.sheet.ship, number) for number in state.caravan]
    nobody = ((),) * len(state.sheet.professions)
    return replace(
        _closed(state, seat),
        phase="turn",
        lords=tuple([replace(lord, crew=nobody) for lord in state.lords]),
        deck=_laid_under(state.deck, tuple(cards)),
        caravan=(),
        discard=(),
        stranded=None,
        fruitless=state.fruitless + 1,
    )
