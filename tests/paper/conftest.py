"""What tests of paper share: the tests' own game, found under its id."""

from __future__ import annotations

import pytest

from captains.library import games
from tests.host.skiffs.picture import PICTURE


@pytest.fixture(autouse=True)
def own_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever game is drawn, it is the tests' own."""
    monkeypatch.setattr(games, "picture", lambda id: PICTURE)
