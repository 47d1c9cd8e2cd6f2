"""Sheets: drawings as picture files and pages of print."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Literal

from captains.library.assets import symbols
from captains.paper.fault import PaperFault
from captains.render.embedding import font_style
from captains.render.pdf import PAPERS, Paper, pdf
from captains.render.raster import png
from captains.scene.nodes import Drawing
from captains.scene.svg import to_svg
from captains.scene.themes import THEMES, Theme, in_theme, theme_named

Ending = Literal[".png", ".svg", ".pdf"]
LEAST_DPI, MOST_DPI = 36, 600
_MM = 25.4


def picture(drawing: Drawing, ending: Ending, dpi: int, theme: Theme = "full") -> bytes:
    """One drawing as a file: `.png` with that many dots an inch (a drawing in px has 96), or `.svg`."""
    drawing = in_theme(drawing, theme)
    if ending == ".svg":
        return to_svg(drawing, symbols(), style=font_style(drawing)).encode("utf-8")
    inch = _MM if drawing.unit == "mm" else 96.0
    size = round(drawing.width / inch * dpi), round(drawing.height / inch * dpi)
    return with_dpi(png(drawing, *size), dpi)


def pages(drawings: Sequence[Drawing], paper: str, theme: Theme = "full") -> bytes:
    """The drawings as a PDF, a page each. Raises PaperFault for a paper there is not."""
    size = paper_named(paper)
    themed = {id(drawing): in_theme(drawing, theme) for drawing in {id(each): each for each in drawings}.values()}
    return pdf(tuple(themed[id(drawing)] for drawing in drawings), size)


def theme_of(name: str) -> Theme:
    """The theme by its name in any case. Raises PaperFault for one there is not."""
    theme = theme_named(name)
    if theme is None:
        raise PaperFault(f"There is no theme '{name}'; there are {', '.join(THEMES)}.")
    return theme


def paper_named(name: str) -> Paper:
    """The paper by its name in any case. Raises PaperFault for one there is not."""
    for known in PAPERS:
        if known.casefold() == name.strip().casefold():
            return known
    raise PaperFault(f"There is no paper '{name}'; there are {', '.join(PAPERS)}.")


def check_dpi(dpi: int) -> None:
    """Raise PaperFault if nobody could use so few or so many dots an inch."""
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise PaperFault(f"{dpi} dpi can't be had; from {LEAST_DPI} to {MOST_DPI} can.")


def with_dpi(png: bytes, dpi: int) -> bytes:
    """The PNG with its resolution written into it, so that it prints at its true size."""
    per_metre = round(dpi / _MM * 1000)
    body = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = 8 + 25
    return png[:head] + chunk + png[head:]
