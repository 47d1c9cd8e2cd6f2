"""The lines of the log: a game's sentences, entry by entry, gathered into turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from captains.scene.picture import Sentence


class LogLine(Struct, frozen=True):
    """One sentence of the log: the number of its entry, and whether it came of a roll that was typed in."""

    n: int
    sentence: Sentence
    typed: bool = False

    @property
    def opens(self) -> bool:
        """Whether a turn begins here."""
        return self.sentence.opens


class Turn(Struct, frozen=True):
    """A stretch of the log: its lines from `first` up to but not `end`, and whose turn it is."""

    number: int
    seat: int | None
    first: int
    end: int


def log_lines(told: Iterable[tuple[int, Sequence[Sentence], bool]]) -> tuple[LogLine, ...]:
    """The lines of a log, given for each entry its number, its sentences and whether its roll was typed in."""
    return tuple(LogLine(n, sentence, typed) for n, sentences, typed in told for sentence in sentences)


def turns(lines: Sequence[LogLine]) -> tuple[Turn, ...]:
    """The turns of a log; what comes before the first sentence that opens one is a turn too."""
    if not lines:
        return ()
    opening = [i for i, line in enumerate(lines) if line.opens]
    starts = opening if opening and opening[0] == 0 else [0, *opening]
    found = []
    for number, (first, end) in enumerate(pairwise([*starts, len(lines)]), 1):
        seats = (line.sentence.seat for line in lines[first:end] if line.sentence.seat is not None)
        found.append(Turn(number, next(seats, None), first, end))
    return tuple(found)
