"""Fonts for drawings that travel alone: the letters of a drawing as a style sheet that carries them within itself."""

from __future__ import annotations

import base64
import io
from collections import defaultdict
from functools import lru_cache
from typing import Any

from captains.render.fonts import FACES, font_file
from captains.scene.nodes import Drawing, Font, Text
from captains.scene.svg import FAMILIES, every, weight_of

Face = tuple[Font, bool, bool]
"""A face as texts name it: its family, whether it is bold, whether it is slanted."""
_KEPT_NAMES = [0, 13, 14]
"""Of a font's own names its copyright and licence; a part of a font may not go by the name of the whole."""


def font_style(drawing: Drawing) -> str:
    """A style sheet with all letters of the drawing that the program's own faces have, and no others.

    The licence of the fonts allows it. Letters that no face has are left to whatever shows the drawing.
    """
    letters: dict[Face, set[str]] = defaultdict(set)
    for node in every(drawing.nodes):
        if isinstance(node, Text):
            letters[node.font, node.bold, node.italic].update(node.text)
    return "".join(_rule(face, "".join(sorted(text))) for face, text in sorted(letters.items()))


@lru_cache(maxsize=64)
def _rule(face: Face, text: str) -> str:
    font, bold, italic = face
    weight = weight_of(font, bold)
    data = base64.b64encode(_part_of(font, bold, italic, weight, text)).decode()
    slant = ";font-style:italic" if italic else ""
    return (
        f'@font-face{{font-family:"{FAMILIES[font]}";font-weight:{weight}{slant};'
        f'src:url(data:font/woff;base64,{data}) format("woff")}}'
    )


def _part_of(font: Font, bold: bool, italic: bool, weight: int, text: str) -> bytes:
    """Those letters of a face, of this weight, as a WOFF file."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    name = font + (" bold" if bold else "") + (" italic" if italic and font == "serif" else "")
    whole: Any = TTFont(font_file(FACES[name][0]), recalcTimestamp=False)
    options = Options(
        hinting=False, notdef_outline=False, name_IDs=_KEPT_NAMES, layout_features=["kern", "liga", "mark"]
    )
    part = Subsetter(options)
    part.populate(text=text)
    part.subset(whole)
    if "fvar" in whole:
        whole = instantiateVariableFont(whole, {"wght": weight})
    whole.flavor = "woff"
    file = io.BytesIO()
    whole.save(file)
    return file.getvalue()
