"""What happened, in words: a sentence or a few for every entry, for the strip, the log and the transcript."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.pirate_lords import events as e
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.picture.words import counted, listed, number, say
from captains.games.pirate_lords.sheet import Sheet
from captains.games.pirate_lords.state import participants
from captains.scene.picture import HEADLINE, Past, Sentence, latest


def tell(setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
    """What this entry says."""
    sheet: Sheet = before.sheet if before is not None else GAME.read_sheet(setup.sheet)
    names = [seat.name for seat in setup.seats]
    found: list[Sentence] = []
    struck = [event for event in entry.events if isinstance(event, e.PirateDiscarded)]
    for event in entry.events:
        match event:
            case e.ThirdTurned():
                found.append(_third(names, sheet, event, struck))
            case e.LootDealt() if event is not _first_dealt(entry):
                continue
            case e.LootDealt():
                found.append(_dealt(names, entry))
            case _:
                sentence = _sentence(names, sheet, event)
                if sentence is not None:
                    found.append(sentence)
    return tuple(found)


def told(setup: Setup, log: Sequence[Entry], now: Any, most: int) -> list[Past]:
    """The last sentences of the log, at most so many, oldest first."""
    return latest(log, lambda entry: tell(setup, entry, now), most)


def _third(names: list[str], sheet: Sheet, event: e.ThirdTurned, struck: list[e.PirateDiscarded]) -> Sentence:
    """The three-card rule with all whom it strikes (PL-12)."""
    profession = sheet.professions[event.profession]
    if not struck:
        words = say("tell.third_alone", one=profession.name)
    else:
        whom = listed(names[each.seat] for each in struck)
        words = say("tell.third_one" if len(struck) == 1 else "tell.third", one=profession.name, names=whom)
    short = say("short.third", one=profession.name)
    return Sentence(event.seat, words, "cross", "PL-12", HEADLINE, short)


def _first_dealt(entry: Entry) -> e.LootDealt:
    return next(event for event in entry.events if isinstance(event, e.LootDealt))


def _dealt(names: list[str], entry: Entry) -> Sentence:
    """Who got how many loot cards; which ones is nobody else's business."""
    parts = [
        number("tell.share", len(event.loot), name=names[event.seat])
        for event in entry.events
        if isinstance(event, e.LootDealt)
    ]
    words = say("tell.dealt", shares=listed(parts))
    return Sentence(entry.seat, words, "coin", "PL-24", HEADLINE, say("short.dealt"))


def _sentence(names: list[str], sheet: Sheet, event: Any) -> Sentence | None:
    """An event that is a sentence of its own."""
    match event:
        case e.TurnBegan():
            return Sentence(event.seat, say("tell.turn", n=event.turn), "wheel", "PL-05", opens=True)
        case e.ShipTurned():
            return Sentence(None, say("tell.ship"), "galleon", "PL-10", short=say("short.ship"))
        case e.PirateTurned():
            profession = sheet.professions[event.profession]
            words, short = say("tell.pirate", one=profession.name), say("short.pirate", one=profession.name)
            return Sentence(event.seat, words, _symbol(profession.symbol), "PL-11", short=short)
        case e.NoAttack():
            return Sentence(event.seat, _lacking(sheet, event), "question", "PL-11a", short=say("tell.passed"))
        case e.ProposalMade():
            return _proposed(names, event)
        case e.DraftLaid():
            ships = event.ships[event.seat]
            words = number("tell.draft", ships) if event.seat in participants(event.crew) else say("tell.draft_others")
            return Sentence(event.seat, words, "pencil", "PL-23b", short=say("short.draft"))
        case e.LootDrawn() | e.CaravanTaken():
            return None
    return _answered(event) or _end(names, event)


def _answered(event: Any) -> Sentence | None:
    """Answers, and how a bargain ends."""
    match event:
        case e.ProposalAccepted():
            return Sentence(event.seat, say("tell.accepts"), "tick", "PL-22")
        case e.ProposalRefused():
            short = say("short.below", n=event.below) if event.below else say("tell.refuses")
            return Sentence(event.seat, _refused(event), "cross", "PL-22", short=short)
        case e.Passed():
            return Sentence(event.seat, say("tell.passed"), "skip", "PL-11")
        case e.GaveUp():
            return Sentence(event.seat, say("tell.gave_up"), "skip", "PL-23")
        case e.AttackAgreed():
            words = number("tell.agreed", event.ships)
            return Sentence(event.seat, words, "sabers", "PL-24", HEADLINE, say("short.agreed"))
    return None


def _end(names: list[str], event: Any) -> Sentence | None:
    """Reshuffles, last chances, the end."""
    match event:
        case e.DeckShuffled():
            return Sentence(None, say("tell.shuffled"), "redo", "PL-26", short=say("short.shuffled"))
        case e.DeckRanOut():
            return Sentence(event.seat, say("tell.ran_out"), "glass", "PL-30", HEADLINE, say("short.ran_out"))
        case e.LastChance():
            return Sentence(event.seat, say("tell.chance"), "glass", "PL-30")
        case e.TableGathered():
            words = say("tell.gathered", name=names[event.seat])
            return Sentence(None, words, "redo", "PL-31", HEADLINE, say("short.gathered"))
        case e.MatchEnded():
            return Sentence(None, say("tell.over"), "chest", "PL-40", HEADLINE)
    return None


def _symbol(sign: str) -> str:
    return "sabers" if sign == "sabres" else sign


def _lacking(sheet: Sheet, event: e.NoAttack) -> str:
    if not event.ships:
        return say("tell.no_ship")
    return say("tell.lacking", what=listed(counted(sheet, event.lacking)))


def _proposed(names: list[str], event: e.ProposalMade) -> Sentence:
    parts = [say("tell.part", n=event.ships[seat], name=names[seat]) for seat in participants(event.crew)]
    key = "tell.proposes" if event.draft is None else "tell.takes_up"
    shares = "–".join(str(event.ships[seat]) for seat in participants(event.crew))
    return Sentence(
        event.seat, say(key, shares=listed(parts)), "hat", "PL-20", short=say("short.proposes", shares=shares)
    )


def _refused(event: e.ProposalRefused) -> str:
    if event.standing:
        return number("tell.refuses_standing", event.below)
    if event.below:
        return number("tell.refuses_below", event.below)
    if event.reason:
        return say("tell.refuses_reason", reason=say(f"reason.{event.reason}"))
    return say("tell.refuses")
