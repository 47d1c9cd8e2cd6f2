"""Tests of print themes on what the games print: no dark floods, the same places, black and white."""

from __future__ import annotations

import io
from functools import cache

import pytest
from PIL import Image

from captains.cli.demo import as_record, demo_match
from captains.engine.seats import PUBLIC
from captains.host.reading import reading_of
from captains.library import games, sheets
from captains.render.raster import png
from captains.scene.nodes import Drawing
from captains.scene.themes import Theme, in_theme

DARK = 110
"""How bright of 255 what counts as dark may be."""
MOST = {"light": 0.3, "outline": 0.18}
"""The largest dark share of a page."""
PATCH = 6.0
"""Millimetres: no square of this size is all dark."""
DOTS = 2.5
"""Dots a millimetre."""


@cache
def drawings(id: str) -> list[Drawing]:
    """What a game prints: blank sheets, two pages of its cards, a filled sheet, the common picture."""
    picture = games.picture(id)
    sheet = sheets.shipped_sheet(id)
    cut_outs = getattr(picture, "cut_outs", lambda sheet: ())
    match = demo_match(id)
    reading = reading_of(as_record(match, len(match.entries)), match.game)
    papers = [paper.drawing for paper in picture.papers(reading.sight(None, PUBLIC))]
    return [*picture.pad(sheet), *cut_outs(sheet)[:2], papers[0], papers[-1]]


@pytest.mark.parametrize("theme", ["light", "outline"])
@pytest.mark.parametrize("id", games.game_ids())
def test_no_page_is_flooded_with_ink(id: str, theme: Theme) -> None:
    for number, drawing in enumerate(drawings(id)):
        size = round(drawing.width * DOTS), round(drawing.height * DOTS)
        page = Image.open(io.BytesIO(png(in_theme(drawing, theme), *size))).convert("RGBA")
        paper = Image.new("RGBA", page.size, "white")
        paper.alpha_composite(page)
        dark = paper.convert("L").point(lambda value: 255 if value < DARK else 0)
        share = dark.histogram()[255] / (size[0] * size[1])
        assert share < MOST[theme], (number, share)
        if theme == "outline":
            assert max(dark.reduce(round(PATCH * DOTS)).tobytes()) < 255, number
            red, green, blue, _ = paper.split()
            assert red.tobytes() == green.tobytes() == blue.tobytes(), "grey"
