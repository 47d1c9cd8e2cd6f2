"""No attack: while the table lacks a ship or a pirate for any attack there is nothing to decide (PL-11a)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.step import Step
from captains.games.pirate_lords.events import NoAttack
from captains.games.pirate_lords.rules.bench import Table, held
from captains.games.pirate_lords.state import State


def no_attack(step: Step[State]) -> bool:
    """Say what is lacking where nobody could propose anything, so that nobody is asked; whether it is so."""
    state = step.state
    missing = _lacking(held(state), state.sheet.each)
    if not any(missing) and state.caravan:
        return False
    step.emit(NoAttack(state.active, missing, len(state.caravan)))
    return True


@lru_cache(maxsize=4096)
def _lacking(table: Table, each: int) -> tuple[int, ...]:
    """By profession, how many pirates are lacking on the whole table before any attack is possible (PL-20)."""
    return tuple([max(0, each - sum(counts)) for counts in table])
