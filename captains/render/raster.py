"""Drawings to pixels: one function, which may be called from any thread."""

from __future__ import annotations

import re
from threading import local
from typing import TYPE_CHECKING

from captains.library.assets import symbols
from captains.render.fonts import font_folders
from captains.render.letters import needs_settling, settled
from captains.scene.nodes import Drawing
from captains.scene.svg import to_svg

if TYPE_CHECKING:
    from typst import Compiler

_PAGE = (
    "#set page(width: {width}pt, height: {height}pt, margin: 0pt, fill: none)\n"
    '#image(bytes(sys.inputs.svg), format: "svg", width: 100%, height: {inner:.7f}pt, fit: "stretch")'
)
_SIZE = re.compile(r' width="[^"]*" height="[^"]*"')
_TRIFLE = 2e-6
"""A part of the height, far below a pixel and above what is lost in rounding."""
_THREAD = local()


def png(drawing: Drawing, width: int, height: int) -> bytes:
    """The drawing as a PNG of that many physical pixels; what it leaves bare is transparent."""
    svg, foreign = ready_svg(drawing)
    return png_of_svg(svg, width, height, foreign)


def png_of_svg(svg: str, width: int, height: int, foreign: bool = False) -> bytes:
    """An SVG document as a PNG of that many physical pixels; `foreign` lends it the system's fonts.

    The renderer draws a picture in its own proportions, rounded up to whole pixels, and then picks the nearest of these
    for each pixel of the page: whole columns would be left out or set twice. So the document is given the page's
    proportions; it is a trifle lower than the page, and its place a trifle lower still, so that rounding up always
    comes to just the pixels of the page.
    """
    width, height = max(1, width), max(1, height)
    page = _PAGE.format(width=width, height=height, inner=height * (1 - 2 * _TRIFLE)).encode()
    svg = _SIZE.sub(f' width="{width}" height="{height * (1 - _TRIFLE):.7f}"', svg, count=1)
    picture = compiler(foreign).compile(input=page, format="png", ppi=72, sys_inputs={"svg": svg})
    if not isinstance(picture, bytes):
        raise TypeError("The renderer made several pages where one was asked for.")
    return picture


def ready_svg(drawing: Drawing) -> tuple[str, bool]:
    """The drawing as SVG, and whether fonts of the system are needed for a name in it."""
    foreign = False
    if needs_settling(drawing):
        drawing, foreign = settled(drawing)
    return to_svg(drawing, symbols(), stretch=True), foreign


def compiler(foreign: bool = False) -> Compiler:
    """This thread's compiler, with the system's fonts or without: one may not be used by two threads at once."""
    name = "foreign" if foreign else "own"
    if not hasattr(_THREAD, name):
        from typst import Compiler

        setattr(_THREAD, name, Compiler(font_paths=list(font_folders()), ignore_system_fonts=not foreign))
    found: Compiler = getattr(_THREAD, name)
    return found
