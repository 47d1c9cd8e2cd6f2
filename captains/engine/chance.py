"""Chance: the decisions that belong to no seat, and the sources that answer them (seeded, typed in, scripted)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct


class Roll(Struct, frozen=True, tag=True):
    """Roll these dice: their names and how many faces each has. The answer is one face index (from 0) for each.

    `knows` are the seats that may see the answer, None for everybody. `which` are the dice's numbers among all of the
    game's dice, () for all of them in their order.
    """

    dice: tuple[str, ...]
    faces: tuple[int, ...]
    knows: tuple[int, ...] | None = None
    which: tuple[int, ...] = ()


class Draw(Struct, frozen=True, tag=True):
    """Draw one of what is left in a pile: its name and how many of each kind are left. The answer is one kind's index.

    `knows` are the seats that may see the answer, None for everybody.
    """

    pile: str
    left: tuple[int, ...]
    knows: tuple[int, ...] | None = None


class Beat(Struct, frozen=True, tag=True):
    """Nothing is left to chance: the rules go on by themselves, one step of many, so that it can be followed.

    `what` names the step. The answer is ().
    """

    what: str
    knows: None = None


Due = Roll | Draw | Beat


class ChanceFault(ValueError):
    """An answer that does not fit what was due; its text says what was expected."""


class Source(Protocol):
    """Where answers come from. `number` counts the chance entries of the match from 0; undo takes it back."""

    typed: bool
    """Whether the answers are typed in from real dice or cards (the log marks them)."""

    def answer(self, due: Due, number: int) -> tuple[int, ...]:
        """The result of what is due."""


class Seeded:
    """Answers from SHA-256(seed, number of the draw), with rejection, so that every face is exactly as likely."""

    typed = False

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, due: Due, number: int) -> tuple[int, ...]:
        """The same seed and number give the same answer on every machine."""
        stream = self._bytes(number)
        if isinstance(due, Beat):
            return ()
        if isinstance(due, Roll):
            return tuple(_below(faces, stream) for faces in due.faces)
        return (drawn(due.left, _below(sum(due.left), stream)),)

    def _bytes(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            yield from hashlib.sha256(f"{self.seed}:{number}:{block}".encode()).digest()
            block += 1


def drawn(left: Sequence[int], ticket: int) -> int:
    """The kind of the card at this place (from 0) of a pile with so many of each kind. Raises ChanceFault past it."""
    for kind, count in enumerate(left):
        if ticket < count:
            return kind
        ticket -= count
    raise ChanceFault("no card lies at that place of the pile")


def _below(limit: int, stream: Iterator[int]) -> int:
    """A fair number from 0 to limit - 1; limits up to 256 take one byte a try, larger ones two."""
    if limit < 1:
        raise ChanceFault("nothing is left to draw from")
    span, size = (256, 1) if limit <= 256 else (65536, 2)
    top = span - span % limit
    while True:
        value = 0
        for _ in range(size):
            value = value * 256 + next(stream)
        if value < top:
            return value % limit


class Scripted:
    """Answers given beforehand, in order: a test's script, or what a table has typed in from its own dice."""

    def __init__(self, answers: Iterable[tuple[int, ...]], typed: bool = False) -> None:
        self._answers = iter(answers)
        self.typed = typed

    def answer(self, due: Due, number: int) -> tuple[int, ...]:
        """The next answer. Raises ChanceFault if none is left."""
        for answer in self._answers:
            return answer
        raise ChanceFault(f"no answer is left for chance number {number + 1}")


def check_answer(due: Due, answer: tuple[int, ...]) -> None:
    """Raise ChanceFault unless the answer fits what is due."""
    if isinstance(due, Beat):
        if answer:
            raise ChanceFault(f"nothing is rolled or drawn for {due.what}")
        return
    if isinstance(due, Roll):
        if len(answer) != len(due.dice):
            raise ChanceFault(f"{len(due.dice)} dice were rolled, {len(answer)} results given")
        for name, faces, face in zip(due.dice, due.faces, answer, strict=True):
            if not 0 <= face < faces:
                raise ChanceFault(f"the {name} die has no face {face + 1}; it has {faces}")
        return
    if len(answer) != 1 or not 0 <= answer[0] < len(due.left) or due.left[answer[0]] < 1:
        raise ChanceFault(f"that is not left in the pile {due.pile}")
