"""A number on a player's colours stands on a plain ground that it can be read on, whatever the pattern."""

from __future__ import annotations

import pytest

from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.picture.table.furniture import chip
from captains.scene.lettering import text_width
from captains.scene.nodes import Rect, Text
from captains.scene.palette import contrast, seat_colour


@pytest.mark.parametrize("colour", GAME.colours)
@pytest.mark.parametrize("size", [20.0, 34.0])
def test_a_chip_has_a_plain_ground_under_its_number(colour: str, size: float) -> None:
    nodes = chip(0, 0, size, seat_colour(colour), "3")
    number, ground = nodes[-1], nodes[-2]
    assert isinstance(number, Text) and isinstance(ground, Rect)
    assert contrast(number.fill, ground.fill) >= 4
    assert ground.w >= text_width("3", number.size, "sans", True)
    assert ground.h >= 0.7 * number.size
