"""Letters that travel with a drawing: all it needs, no more, readable by whatever shows an SVG."""

from __future__ import annotations

import base64
import io
import re

import pytest
from fontTools.ttLib import TTFont

from captains.library.assets import symbols
from captains.render.embedding import font_style
from captains.scene.nodes import Drawing, Font, Group, Text
from captains.scene.svg import to_svg

RULE = re.compile(
    r'@font-face\{font-family:"([^"]+)";font-weight:(\d+)(;font-style:italic)?;'
    r'src:url\(data:font/woff;base64,([^)]+)\) format\("woff"\)\}'
)
FULL_NAMES = {1, 3, 4, 6, 16}
"""By which names of its own a font is known."""


def fonts(drawing: Drawing) -> dict[tuple[str, int, bool], TTFont]:
    """The fonts a drawing's style sheet holds, by family, weight and whether they are slanted."""
    return {
        (family, int(weight), bool(slant)): TTFont(io.BytesIO(base64.b64decode(data)))
        for family, weight, slant, data in RULE.findall(font_style(drawing))
    }


def test_each_face_comes_along_with_just_its_letters() -> None:
    words = (Text(0, 5, "Ahoy", 4, "title", bold=True), Group((Text(0, 9, "Анна 3", 4, "hand"), Text(0, 9, "на", 4))))
    found = fonts(Drawing(40, 20, words))
    assert set(found) == {("Cinzel", 700, False), ("Caveat", 600, False), ("PT Sans", 400, False)}
    letters = {family: set(map(chr, font.getBestCmap())) for (family, *_), font in found.items()}
    assert letters == {"Cinzel": set("Ahoy"), "Caveat": set("Анна 3"), "PT Sans": set("на")}


@pytest.mark.parametrize(
    ("font", "bold", "italic"),
    [
        ("serif", False, True),
        ("serif", True, True),
        ("serif", True, False),
        ("sans", True, False),
        ("hand", True, False),
    ],
)
def test_every_face_there_is_can_come_along(font: Font, bold: bool, italic: bool) -> None:
    ((name, part),) = fonts(Drawing(40, 20, (Text(0, 5, "Ahoy!", 4, font, bold=bold, italic=italic),))).items()
    assert name[1:] == (700 if bold else 400 if font != "hand" else 600, italic)
    assert "fvar" not in part and set(map(chr, part.getBestCmap())) == set("Ahoy!")
    assert not {record.nameID for record in part["name"].names} & FULL_NAMES, "a part goes by the name of the whole"


def test_letters_no_face_has_are_left_out_and_a_drawing_without_text_has_no_style() -> None:
    ((_, part),) = fonts(Drawing(40, 20, (Text(0, 5, "海a", 4),))).items()
    assert set(map(chr, part.getBestCmap())) == {"a"}
    assert font_style(Drawing(40, 20, ())) == ""


def test_the_style_goes_along_in_the_svg_and_its_text_stays_text() -> None:
    drawing = Drawing(40, 20, (Text(0, 5, "Ahoy", 4),))
    svg = to_svg(drawing, symbols(), style=font_style(drawing))
    assert "<style>@font-face{font-family:&quot;PT Sans&quot;" in svg and ">Ahoy</text>" in svg
    assert "<style>" not in to_svg(drawing, symbols())
