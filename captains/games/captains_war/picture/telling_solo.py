"""What a Legendary Captain does, in words: each step with the row of its table or the rule that it follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from captains.engine.entry import Entry
from captains.games.captains_war import events as e
from captains.games.captains_war import events_solo as s
from captains.games.captains_war.picture.gains import circles_words, gain_words
from captains.games.captains_war.picture.words import listed, say
from captains.games.captains_war.sheet import Sheet
from captains.scene.picture import HEADLINE, Sentence

LEGEND = 1
"""The Legendary Captain's number: it follows the one seat."""
Owned = Callable[[int, int], int]
"""How many acquisitions of a kind a captain owned before the entry."""


def solo_sentences(names: list[str], sheet: Sheet, entry: Entry, owned: Owned) -> Iterator[Sentence]:
    """The steps of a Legendary Captain in this entry; nothing where none takes part."""
    for event in entry.events:
        match event:
            case s.CaptainsStep():
                yield _step(names, sheet, entry, event, owned)
            case s.ChallengeRolled():
                yield _challenge(event)
            case s.PirateNamed():
                yield _named(sheet, event)
            case s.CaptainJoined():
                gains = _gains(sheet, entry, e.PirateCircled)
                yield Sentence(LEGEND, say("solo.joined", gains=gains, like=event.like, name=names[0]), "fist", "CW-78")
            case s.CaptainChose(for_what="purchase"):
                gains = _gains(sheet, entry, e.ResourceCircled) or say("gain.nothing")
                symbol = sheet.resources[event.resource].symbol
                yield Sentence(LEGEND, say("solo.purchase", gains=gains, name=names[0]), symbol, "CW-81")


def _gains(sheet: Sheet, entry: Entry, *kinds: type) -> str:
    """What events of these kinds circle for the Captain."""
    return gain_words(sheet, [event for event in entry.events if isinstance(event, kinds)], LEGEND)


def _first(entry: Entry, kind: type) -> Any:
    return next((event for event in entry.events if isinstance(event, kind)), None)


def _step(names: list[str], sheet: Sheet, entry: Entry, event: s.CaptainsStep, owned: Owned) -> Sentence:
    match event.step:
        case "table":
            return _table(names, sheet, event.row or 0)
        case "first die" | "second die":
            return _die(sheet, entry)
        case "acquisition":
            return _acquisition(sheet, entry, owned)
        case "recruiting":
            # The last step is a headline, so that the whole phase can be read before the dice fall.
            return msgspec.structs.replace(_recruiting(sheet, entry, "solo.recruits", "CW-75"), weight=HEADLINE)
        case "last recruit":
            return _recruiting(sheet, entry, "solo.last", "CW-82")
        case "reward":
            return _reward(names, sheet, entry)


def _table(names: list[str], sheet: Sheet, number_: int) -> Sentence:
    assert sheet.solo is not None, "the table is the solo part of a sheet"
    row = sheet.solo.table[number_]
    yours, its = (listed(say(f"colour.{colour}") for colour in pair) for pair in (row.player, row.captain))
    words = say("solo.table", row=number_ + 1, name=names[0], yours=yours, its=its)
    return Sentence(LEGEND, say("solo.may_recruit", deed=words) if row.recruits else words, "die", "CW-72")


def _die(sheet: Sheet, entry: Entry) -> Sentence:
    """What it takes of one die, and why, if there was something to choose."""
    die = _first(entry, e.DiePicked).die
    tracks = [each for each in entry.events if isinstance(each, e.TrackFilled)]
    gains = _gains(sheet, entry, e.CoinsCircled, e.ResourceCircled, e.PirateCircled, e.BonusCircled)
    colour = say(f"colour.{sheet.dice[die].colour}")
    if tracks:
        kind = sheet.kinds[tracks[0].kind]
        words = circles_words(kind, len(tracks), gains)
        took = _first(entry, s.CaptainTookTrack)
        words = say("solo.other_track", deed=words) if took is not None else words
        return Sentence(LEGEND, say("solo.die_and", die=colour, deed=words), kind.symbol, "CW-80" if took else "CW-72")
    passed, chose = _first(entry, s.CaptainPassed), _first(entry, s.CaptainChose)
    if passed is not None:
        return Sentence(LEGEND, say("solo.die", die=colour, deed=say("solo.blocked")), "track", "CW-80")
    words = gains or say("gain.nothing")
    if chose is not None:
        words = say(f"solo.chose_{chose.for_what}", deed=words)
    clause = "CW-73" if sheet.dice[die].colour == "blue" else "CW-72"
    return Sentence(LEGEND, say("solo.die", die=colour, deed=words), "die", clause)


def _acquisition(sheet: Sheet, entry: Entry, owned: Owned) -> Sentence:
    flag = _first(entry, e.FlagFilled)
    if flag is None:
        return Sentence(LEGEND, say("solo.no_acquisition"), "command", "CW-74")
    made = sheet.kinds[flag.kind].acquisitions[owned(LEGEND, flag.kind)]
    words = say("tell.acquired", name=made.name, rp=made.rp)
    paid = sum(each.n for each in entry.events if isinstance(each, e.CoinsFilled))
    if paid:
        bought = _gains(sheet, entry, e.ResourceCircled)
        words = say("solo.bought", deed=words, gains=bought, paid=paid)
    return Sentence(LEGEND, words, made.symbol, "CW-74", HEADLINE)


def _recruiting(sheet: Sheet, entry: Entry, key: str, clause: str) -> Sentence:
    passed = _first(entry, s.CaptainPassed)
    if passed is not None:
        return Sentence(LEGEND, say(f"solo.nobody_{passed.why}"), "fist", clause)
    paid = sum(each.n for each in entry.events if isinstance(each, e.CoinsFilled))
    gains = _gains(sheet, entry, e.PirateCircled)
    strength = _first(entry, e.PirateCircled).strength
    return Sentence(LEGEND, say(key, gains=gains, paid=paid), sheet.pirates[strength - 1].symbol, clause)


def _reward(names: list[str], sheet: Sheet, entry: Entry) -> Sentence:
    gains = _gains(sheet, entry, e.CoinsCircled, e.ResourceCircled, e.PirateCircled, e.BonusCircled)
    tracks = [each for each in entry.events if isinstance(each, e.TrackFilled)]
    stolen = sum(each.n for each in entry.events if isinstance(each, e.CoinsFilled) and each.seat != LEGEND)
    if tracks:
        kind = sheet.kinds[tracks[0].kind]
        words = circles_words(kind, len(tracks), gains)
        took = _first(entry, s.CaptainTookTrack)
        return Sentence(LEGEND, say(f"solo.track_{took.why}", deed=words, name=names[0]), kind.symbol, "CW-80")
    words = say("tell.reward_coins", gains=gains or say("gain.nothing"))
    words = say("tell.reward_lost", deed=words, n=stolen, name=names[0]) if stolen else words
    return Sentence(LEGEND, words, "coin", "CW-79")


def _challenge(event: s.ChallengeRolled) -> Sentence:
    if not event.faces:
        return Sentence(LEGEND, say("solo.no_pirate"), "attacker", "CW-76")
    words = say("solo.two_alike" if event.attacks else "solo.no_two")
    return Sentence(None, words, "die", "CW-76", HEADLINE if event.attacks else 1)


def _named(sheet: Sheet, event: s.PirateNamed) -> Sentence:
    if event.face is None:
        return Sentence(LEGEND, say("solo.must", strength=event.strength), "attacker", "CW-77")
    assert sheet.solo is not None, "what the die names is the solo part of a sheet"
    none = sheet.solo.naming[event.face] == "none"
    key = "solo.names" if event.strength else "solo.names_none" if none else "solo.nobody_left"
    return Sentence(LEGEND, say(key, face=event.face + 1, strength=event.strength), "die", "CW-77")
