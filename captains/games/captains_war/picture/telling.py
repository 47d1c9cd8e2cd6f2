"""What happened, in words: a sentence or a few for every entry, for the strip, the log and the transcript."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.captains_war import events as e
from captains.games.captains_war.cover import SOLO
from captains.games.captains_war.game import GAME
from captains.games.captains_war.picture.gains import circles_words, face_words, gain_words
from captains.games.captains_war.picture.telling_solo import Owned, solo_sentences
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.rules.setup import card_on
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import State
from captains.scene.picture import HEADLINE, Past, Sentence, latest


def tell(setup: Setup, entry: Entry, before: State | None) -> tuple[Sentence, ...]:
    """What this entry says; `before` is the state before it."""
    if before is None:
        return _sentences(setup, GAME.read_sheet(setup.sheet), entry, lambda seat, kind: 0)
    return _sentences(setup, before.sheet, entry, lambda seat, kind: before.captains[seat].owned[kind])


def told(setup: Setup, log: Sequence[Entry], now: State, most: int) -> list[Past]:
    """The last sentences of the log, at most so many, oldest first; `now` is the state after it."""
    later: dict[tuple[int, int], int] = {}

    def owned(seat: int, kind: int) -> int:
        return now.captains[seat].owned[kind] - later.get((seat, kind), 0)

    def sentences(entry: Entry) -> tuple[Sentence, ...]:
        for event in entry.events:
            if isinstance(event, e.FlagFilled):
                later[event.seat, event.kind] = later.get((event.seat, event.kind), 0) + 1
        return _sentences(setup, now.sheet, entry, owned)

    return latest(log, sentences, most)


def _sentences(setup: Setup, sheet: Sheet, entry: Entry, owned: Owned) -> tuple[Sentence, ...]:
    """Events that belong together make one sentence; those of the decision itself come first."""
    names, seats = [seat.name for seat in setup.seats], len(setup.seats)
    if setup.mode == SOLO:
        names.append(card_on(sheet, setup.options["captain"]).name)
    found = [_deed(names, sheet, entry, owned), *solo_sentences(names, sheet, entry, owned)]
    found += [_sentence(names, sheet, event) for event in entry.events]
    return tuple(_by_name(names, sentence, seats) for sentence in found if sentence is not None)


def _by_name(names: list[str], sentence: Sentence, seats: int) -> Sentence:
    """A Legendary Captain holds no seat: its name stands in the sentence itself."""
    if sentence.seat is None or sentence.seat < seats:
        return sentence
    return msgspec.structs.replace(sentence, seat=None, words=f"{names[sentence.seat]} {sentence.words}")


def _of(entry: Entry, kind: type) -> list[Any]:
    return [event for event in entry.events if isinstance(event, kind)]


def _deed(names: list[str], sheet: Sheet, entry: Entry, owned: Owned) -> Sentence | None:
    """The decision of a seat with its effects on its own sheet."""
    seat = entry.seat
    if seat is None or not entry.events:
        return None
    first = entry.events[0]
    gains = gain_words(sheet, entry.events, seat)
    match first:
        case e.DiePicked():
            return _picked(sheet, entry, seat, first.die, gains)
        case e.DieSetAside():
            die = sheet.dice[first.die]
            return Sentence(seat, say("tell.aside", die=die.name), "die", "CW-10")
        case e.SeatDone():
            return Sentence(seat, say("tell.done"), "done")
        case e.BoardingDeclined():
            return Sentence(seat, say("tell.declined"), "attacker", "CW-40")
        case e.CrewCommitted():
            return Sentence(seat, say("tell.committed"), "seal", "CW-42")
    flags = _of(entry, e.FlagFilled)
    if flags:
        kind = flags[0].kind
        made = sheet.kinds[kind].acquisitions[owned(seat, kind)]
        return Sentence(seat, say("tell.acquired", name=made.name, rp=made.rp), made.symbol, "CW-25")
    return _paid(names, sheet, entry, seat, gains)


def _picked(sheet: Sheet, entry: Entry, seat: int, die: int, gains: str) -> Sentence:
    tracks = [event for event in _of(entry, e.TrackFilled) if event.seat == seat]
    if tracks:
        kind = sheet.kinds[tracks[0].kind]
        return Sentence(seat, circles_words(kind, len(tracks), gains), kind.symbol, "CW-13")
    symbol = _symbol(sheet, entry) or "die"
    if not gains:
        return Sentence(seat, say("tell.nothing", die=sheet.dice[die].name), symbol, "CW-12")
    joker = getattr(entry.action, "resource", None) is not None
    return Sentence(seat, say("tell.joker" if joker else "tell.takes", gains=gains), symbol, "CW-12")


def _symbol(sheet: Sheet, entry: Entry) -> str:
    """The symbol of the first gain."""
    for event in entry.events:
        match event:
            case e.CoinsCircled():
                return "coin"
            case e.ResourceCircled():
                return sheet.resources[event.resource].symbol
            case e.PirateCircled():
                return sheet.pirates[event.strength - 1].symbol
    return ""


def _paid(names: list[str], sheet: Sheet, entry: Entry, seat: int, gains: str) -> Sentence | None:
    """A purchase, a recruit, or a winner's reward."""
    action = type(entry.action).__name__
    paid = sum(event.n for event in _of(entry, e.CoinsFilled) if event.seat == seat)
    match action:
        case "BuyResource":
            return Sentence(seat, say("tell.bought", gains=gains, paid=paid), _symbol(sheet, entry), "CW-14")
        case "Recruit":
            return Sentence(seat, say("tell.recruited", gains=gains, paid=paid), _symbol(sheet, entry), "CW-26")
        case "TakeCoins":
            lost = [event for event in _of(entry, e.CoinsFilled) if event.seat != seat]
            words = say("tell.reward_coins", gains=gains or say("gain.nothing"))
            if lost:
                words = say("tell.reward_lost", deed=words, name=names[lost[0].seat], n=lost[0].n)
            return Sentence(seat, words, "coin", "CW-45")
        case "TakeCircles":
            tracks = _of(entry, e.TrackFilled)
            if not tracks:
                return Sentence(seat, say("tell.reward_none"), "track", "CW-45")
            kind = sheet.kinds[tracks[0].kind]
            return Sentence(seat, circles_words(kind, len(tracks), gains), kind.symbol, "CW-45")
    return None


def _sentence(names: list[str], sheet: Sheet, event: Any) -> Sentence | None:
    """An event that is a sentence of its own, whoever decided."""
    match event:
        case e.TurnBegan():
            return Sentence(event.active, say("tell.turn", turn=event.turn), "wheel", "CW-08a", opens=True)
        case e.DiceRolled():
            faces = zip(sheet.dice, event.faces, strict=True)
            shown = ", ".join(face_words(sheet, die.faces[up]) for die, up in faces)
            key = "tell.typed" if event.typed else "tell.rolled"
            return Sentence(None, say(key, dice=shown), "die", "CW-10", short=say(f"{key}_short"))
        case e.CommandBonusGained():
            kind = sheet.kinds[event.kind]
            words = say(f"tell.command{event.rank}", kind=kind.name, rp=kind.bonuses[event.rank - 1])
            return Sentence(event.seat, words, "command", "CW-27", HEADLINE)
        case e.BoardingDeclared():
            words = say("tell.boards", name=names[event.defender])
            return Sentence(event.attacker, words, "attacker", "CW-40", HEADLINE)
        case e.BoardingSkipped():
            return Sentence(event.seat, say("tell.skipped"), "attacker", event.clause)
        case e.BattleWon():
            totals = sorted((event.attack, event.defence), reverse=True)
            words = say("tell.won", high=totals[0], low=totals[1])
            if event.tie:
                words = say("tell.tie", deed=words, why=say(f"tie.{event.tie}"))
            return Sentence(event.seat, words, "sabers", "CW-44", HEADLINE)
        case e.HookCircled():
            return Sentence(event.seat, say("tell.hooked"), "grapple", "CW-47")
        case e.HookFilled():
            return Sentence(event.seat, say("tell.unhooked"), "grapple", "CW-47")
        case e.EndReached():
            name = sheet.resources[event.which].name
            clause = "CW-82" if event.cause == "resource" else "CW-50"
            return Sentence(event.seat, say(f"tell.end_{event.cause}", name=name), "galleon", clause, HEADLINE)
        case e.NavalBattle():
            return Sentence(None, say("tell.naval"), "explosion", "CW-52", HEADLINE)
        case e.MatchEnded():
            return Sentence(None, say("tell.over"), "chest", "CW-55", HEADLINE)
    return None
