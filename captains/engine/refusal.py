"""Why something may not be done: its kind, the clause it follows from, and one sentence."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """A "no" with its reason. `clause` is a clause id such as "CW-26", or "" where no rule of a game is concerned."""

    kind: Literal["rule", "turn", "form", "undo", "over", "file"]
    clause: str
    words: str


class Refused(Exception):
    """Raised where an action is not accepted; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.words)
        self.refusal = refusal
