"""Verifying a log: every state derived again, every decision checked for legality, every receipt added up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from captains.engine.chance import ChanceFault, Scripted, Seeded
from captains.engine.entry import Answer
from captains.engine.match import Match
from captains.engine.refusal import Refused
from captains.engine.secrets import Hidden


def faults(match: Match[Any], seed: str | None = None) -> Iterator[str]:
    """One sentence for the first thing in the log that the rules would not have led to; nothing if all is well.

    With the match's seed the rolls that were not typed in are compared with the seed's own.
    """
    again = Match(match.game, match.setup)
    for entry in match.entries:
        try:
            if entry.seat is None:
                answer = entry.action
                if not isinstance(answer, Answer):
                    yield f"entry {entry.n}: an answer of chance is missing"
                    return
                values = answer.values.value if isinstance(answer.values, Hidden) else answer.values
                if seed is not None and not answer.typed and not _is_own_roll(again, seed, values):
                    yield f"entry {entry.n}: the seed of the match rolls something else"
                    return
                made = again.advance(Scripted([values or ()], answer.typed), entry.at)
            else:
                made = again.act(entry.seat, entry.action, entry.at)
        except (Refused, ChanceFault) as fault:
            yield f"entry {entry.n}: {fault}"
            return
        if made != entry:
            yield f"entry {entry.n}: the rules lead to other events than the log tells"
            return
    outcome = again.outcome
    for receipt in outcome.receipts if outcome else ():
        if sum(line.points for line in receipt.lines) != receipt.total:
            yield f"the receipt of seat {receipt.seat + 1} does not add up to its score"


def _is_own_roll(match: Match[Any], seed: str, values: Any) -> bool:
    due = match.game.due(match.state)
    return due is None or Seeded(seed).answer(due, match.draws) == values
