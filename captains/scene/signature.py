"""The line on a filled sheet that says how the match ended for whom, and on which day."""

from __future__ import annotations

from datetime import date

from captains.scene.sight import Sight

MONTHS = ("Jan.", "Feb.", "March", "April", "May", "June", "July", "Aug.", "Sept.", "Oct.", "Nov.", "Dec.")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def day_words(day: str) -> str:
    """A day in ISO form in words: "3 May 2026"; "" for none."""
    try:
        at = date.fromisoformat(day)
    except ValueError:
        return ""
    return f"{at.day} {MONTHS[at.month - 1]} {at.year}"


def ended_for(sight: Sight, seat: int) -> str:
    """How the match ended for a seat: "wins", "shares the win", "second of three"; "" while it runs."""
    outcome = sight.outcome
    if outcome is None:
        return ""
    if seat in outcome.winners:
        return "wins" if len(outcome.winners) == 1 else "shares the win"
    place = outcome.places[seat]
    return f"{PLACES[place - 1]} of {len(outcome.places)}" if place <= len(PLACES) else f"place {place}"


def signature(sight: Sight, seat: int) -> str:
    """How it ended for a seat, and when: "second of 3, 3 May 2026"; "" while the match runs."""
    ended = ended_for(sight, seat)
    return ", ".join(part for part in (ended, day_words(sight.day)) if part) if ended else ""


def dated(words: str, sight: Sight) -> str:
    """These words and the day, if it is known."""
    day = day_words(sight.day)
    return f"{words}  ·  {day}" if day else words
