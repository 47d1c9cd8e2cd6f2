"""What a captain gains, in words and symbols: from events, from faces of dice, from circles of a track."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from captains.games.captains_war import events as e
from captains.games.captains_war.picture.words import goods, listed, number, say
from captains.games.captains_war.sheet import TRACKS, Face, Gain, Kind, Sheet


def gain_words(sheet: Sheet, events: Iterable[Any], seat: int) -> str:
    """What these events circle on this captain's sheet: "3 GP, 2 Wood and a Strength 4 Pirate"; "" if nothing."""
    coins, resources, parts = 0, [0] * len(sheet.resources), []
    pirates: dict[int, int] = {}
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case e.CoinsCircled():
                coins += event.n
            case e.ResourceCircled():
                resources[event.resource] += event.n
            case e.PirateCircled():
                pirates[event.strength] = pirates.get(event.strength, 0) + 1
            case e.BonusCircled():
                parts.append(say(f"gain.{event.which}"))
    found = [say("gain.coins", n=coins)] if coins else []
    found += [goods(n, sheet.resources[i].name) for i, n in enumerate(resources) if n]
    found += [number("gain.pirate", n, strength=strength) for strength, n in sorted(pirates.items())]
    return listed(found + parts)


def face_words(sheet: Sheet, face: Face) -> str:
    """What a die shows, in a word or two: "4 GP", "double Gem", "Anchor"."""
    match face.kind:
        case "coins":
            return say("gain.coins", n=face.amount)
        case "resource":
            name = sheet.resources[face.which].name
            return (
                name
                if face.amount == 1
                else say("shows.double", name=name)
                if face.amount == 2
                else goods(face.amount, name)
            )
        case "joker":
            return say("shows.joker")
        case "track":
            return say(f"shows.{TRACKS[face.which]}")
        case "pirate":
            return say("shows.pirate", strength=face.which + 1)


def attack_counts(sheet: Sheet) -> list[str]:
    """For how many attacks each step of the scale counts: "0–1", "2", "3+"."""
    starts = [step.attacks for step in sheet.scores.attacks]
    parts = [str(first) if next_ == first + 1 else f"{first}–{next_ - 1}" for first, next_ in pairwise(starts)]
    return [*parts, f"{starts[-1]}+"]


def circles_words(kind: Kind, count: int, gains: str) -> str:
    """So many circles of a track that were filled in, with what they gave."""
    words = number("tell.circles", count, track=kind.one)
    return say("tell.with", deed=words, gains=gains) if gains else words


def gain_symbols(sheet: Sheet, gains: Sequence[Gain | None]) -> tuple[str, ...]:
    """The symbols of printed gains."""
    return tuple(gain_symbol(sheet, gain) for gain in gains if gain is not None)


def gain_symbol(sheet: Sheet, gain: Gain) -> str:
    """The symbol of one printed gain."""
    match gain.kind:
        case "coins":
            return "coin"
        case "resource":
            return sheet.resources[gain.which].symbol
        case "pirate":
            return sheet.pirates[gain.which].symbol
        case "attack":
            return "plus-attack"
        case "defence":
            return "plus-defence"


def printed_words(sheet: Sheet, gains: Iterable[Gain | None]) -> str:
    """Printed gains in words; "" if there is none."""
    found = []
    for gain in gains:
        if gain is None:
            continue
        match gain.kind:
            case "coins":
                found.append(say("gain.coins", n=gain.amount))
            case "resource":
                found.append(goods(gain.amount, sheet.resources[gain.which].name))
            case "pirate":
                found.append(number("gain.pirate", 1, strength=gain.which + 1))
            case "attack" | "defence":
                found.append(say(f"gain.{gain.kind}"))
    return listed(found)
