"""Colours as ink: words in a seat's colour are read from afar."""

from __future__ import annotations

import pytest

from captains.scene.palette import BRASS, LIGHT, PAPER, SEAT_COLOURS, contrast, legible


def test_contrast_is_that_of_luminances() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)
    assert contrast(PAPER, PAPER) == 1


@pytest.mark.parametrize("colour", [*[seat.colour for seat in SEAT_COLOURS], BRASS])
@pytest.mark.parametrize("ground", [PAPER, LIGHT])
def test_words_in_any_colour_are_legible_on_paper(colour: str, ground: str) -> None:
    assert contrast(legible(colour, ground), ground) >= 4.5
