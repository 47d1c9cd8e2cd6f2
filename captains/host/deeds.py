"""Deeds: a decision that somebody might make, in the words of its game, before it is made."""

from __future__ import annotations

from typing import Any

from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.seats import Setup
from captains.engine.step import Step
from captains.scene.picture import Picture


def deed(picture: Picture, game: Game[Any], setup: Setup, seat: int, action: Any, before: Any) -> str:
    """What the seat would do, told as after its name ("takes 1 Pearl"); `before` is its view or the state before it.

    The game's picture may name it (`deed`); else it is told as the log would.
    """
    name = getattr(picture, "deed", None)
    words = str(name(setup, seat, action, before)) if name is not None else ""
    if words:
        return words
    step = Step(before, game.evolve)
    game.act(step, seat, action)
    sentences = picture.tell(setup, Entry(1, seat, action, tuple(step.events)), before)
    own = [sentence for sentence in sentences if sentence.seat == seat]
    return (own or sentences)[0].words if sentences else type(action).__name__
