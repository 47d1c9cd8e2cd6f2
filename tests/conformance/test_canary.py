"""Secrets of any game: no byte of what the others get of a running match depends on them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from captains.cli.demo import demo_match
from captains.engine.match import Match
from captains.engine.seats import PUBLIC
from captains.library import games
from tests.conformance.canary import exported, listed, window
from tests.conformance.secrets import hidden_values, permuted

WITH_SECRETS = [id for id in games.game_ids() if games.game(id).sealed]


def sealed(id: str) -> Match[Any]:
    """A demo match of the game at the last moment before its end at which somebody has a secret."""
    match = demo_match(id)
    open_ = [n for n, state in enumerate(match.states) if not match.game.over(state)]
    match.rewind(next(n for n in reversed(open_) if hidden_values(match.states[n])))
    return match


def changed(match: Match[Any], viewer: int) -> Match[Any]:
    """The same match with other values for all that this viewer may not know."""
    pool, chance = hidden_values(tuple(match.entries)), Random(3)

    def other(value: Any) -> Any:
        return permuted(value, viewer, pool, chance)

    changed: Match[Any] = Match(match.game, match.setup)
    changed.entries = [
        msgspec.structs.replace(entry, action=other(entry.action), events=other(entry.events))
        for entry in match.entries
    ]
    changed.states = [other(state) for state in match.states]
    return changed


@pytest.mark.parametrize("id", WITH_SECRETS)
def test_no_byte_of_what_others_get_depends_on_a_secret(id: str, tmp_path: Path) -> None:
    match = sealed(id)
    for viewer in (PUBLIC, *range(len(match.setup.seats))):
        other = changed(match, viewer)
        assert other.states != match.states
        assert list(window(other, viewer)) == list(window(match, viewer)), viewer
    other = changed(match, PUBLIC)
    assert list(exported(other, tmp_path / "a")) == list(exported(match, tmp_path / "b"))
    assert listed(other, tmp_path / "a") == listed(match, tmp_path / "b")
