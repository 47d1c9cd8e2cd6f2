"""Drawings to pixels: one function, which may be called from any thread."""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING

from captains.library.assets import symbols
from captains.render.fonts import font_folders
from captains.scene.nodes import Drawing
from captains.scene.svg import to_svg

if TYPE_CHECKING:
    from typst import Compiler

_PAGE = (
    "#set page(width: {width}pt, height: {height}pt, margin: 0pt, fill: none)\n"
    '#image(bytes(sys.inputs.svg), format: "svg", width: 100%, height: 100%, fit: "stretch")'
)
_THREAD = local()


def png(drawing: Drawing, width: int, height: int) -> bytes:
    """The drawing as a PNG of that many physical pixels; what it leaves bare is transparent."""
    return png_of_svg(to_svg(drawing, symbols()), width, height)


def png_of_svg(svg: str, width: int, height: int) -> bytes:
    """An SVG document as a PNG of that many physical pixels."""
    page = _PAGE.format(width=max(1, width), height=max(1, height)).encode()
    picture = compiler().compile(input=page, format="png", ppi=72, sys_inputs={"svg": svg})
    if not isinstance(picture, bytes):
        raise TypeError("The renderer made several pages where one was asked for.")
    return picture


def compiler() -> Compiler:
    """This thread's compiler: one may not be used by two threads at once."""
    if not hasattr(_THREAD, "compiler"):
        from typst import Compiler

        _THREAD.compiler = Compiler(font_paths=list(font_folders()), ignore_system_fonts=True)
    found: Compiler = _THREAD.compiler
    return found
