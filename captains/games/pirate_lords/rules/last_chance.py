"""The deck runs out: everybody has one last chance to propose, then all cards are gathered (PL-30 to PL-32)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.pirate_lords.events import DeckRanOut, LastChance, TableGathered
from captains.games.pirate_lords.rules.no_attack import no_attack
from captains.games.pirate_lords.state import State


def begin_if_deck_is_out(step: Step[State]) -> None:
    """A player must turn over a card: if there is none, the last chances begin with that player (PL-30).

    All would propose from the same pirates and ships. If those allow no attack nobody is asked, and the cards are
    gathered at once.
    """
    state = step.state
    if any(state.deck):
        return
    step.emit(DeckRanOut(state.active))
    step.emit(TableGathered(state.active) if no_attack(step) else LastChance(state.active))


def go_round(step: Step[State]) -> None:
    """A last chance has passed: the next player has theirs; after the last of them all is gathered (PL-31)."""
    state = step.state
    stranded, following = state.stranded, state.left_of(state.active)
    assert stranded is not None, "the last chances go round"
    step.emit(TableGathered(stranded) if following == stranded else LastChance(following))
