"""The transcript: a match told in sentences, one entry after the other, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains.engine.outcome import Outcome
from captains.engine.seats import PUBLIC
from captains.host.reading import Reading
from captains.library import games
from captains.scene.picture import Picture


def transcript(reading: Reading, at: int | None = None) -> str:
    """The first `at` entries of a match, all if None, in words. While it runs, only what everybody may know."""
    return "\n".join(_lines(reading, at)) + "\n"


def _lines(reading: Reading, at: int | None) -> Iterator[str]:
    picture: Picture = games.picture(reading.game.id)
    sight = reading.sight(at, PUBLIC)
    setup = sight.setup
    mode = next((mode.name for mode in reading.game.modes if mode.key == setup.mode), setup.mode)
    yield f"{reading.game.name}, {mode}"
    if reading.record.started:
        yield f"Begun {reading.record.started.replace('T', ' ').removesuffix('Z')} UTC"
    for seat in setup.seats:
        told = ", ".join(value for value in seat.details.values() if value)
        yield f"  {seat.name}" + (f" ({told})" if told else "")
    yield ""
    width = len(str(len(sight.log)))
    for entry in sight.log:
        number = f"{entry.n + 1:>{width}}"
        for sentence in picture.tell(setup, entry, reading.before(entry.n, PUBLIC)):
            who = "" if sentence.seat is None else f"{sight.name(sentence.seat)} "
            clause = f"  [{sentence.clause}]" if sentence.clause else ""
            yield f"{number}  {who}{sentence.words}{clause}"
            number = " " * width
    if sight.outcome is not None:
        yield ""
        yield from _reckoning(sight.outcome, sight.outcome.names(setup.seats))
    elif len(sight.log) == len(reading):
        standing = reading.record.standing
        yield f"\n{'Given up' if standing.status == 'abandoned' else 'The match goes on'}: {standing.stands}."


def _reckoning(outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    """Why it ended, and each receipt line by line, the first place first."""
    yield f"{outcome.why}  [{outcome.clause}]"
    for receipt in sorted(outcome.receipts, key=lambda receipt: outcome.places[receipt.seat]):
        yield f"\n{outcome.places[receipt.seat]}. {names[receipt.seat]}: {receipt.total}"
        for line in receipt.lines:
            yield f"   {line.points:>4}  {line.heading}: {line.arithmetic}  [{line.clause}]"
    yield from (f"\n{tie}" for tie in outcome.ties)
    if outcome.result:
        yield f"\n{outcome.result}"
