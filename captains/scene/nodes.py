"""Drawing nodes: the plain data every picture is made of, in the unit of its drawing (mm for paper, px for pages).

A node is a frozen value; a tuple of nodes is drawn back to front. Colours are `#RRGGBB`, `none`, or '' for "no paint".
Use `fill_opacity` and `stroke_opacity`, never an opacity on whole groups: the renderer pays dearly for those.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Font = Literal["title", "serif", "sans", "hand"]
Anchor = Literal["start", "middle", "end"]


class Path(Struct, frozen=True, tag=True):
    """An SVG path; `d` is in the drawing's unit."""

    d: str
    fill: str = "none"
    stroke: str = ""
    width: float = 0.25
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    dash: str = ""


class Circle(Struct, frozen=True, tag=True):
    """A circle about (x, y)."""

    x: float
    y: float
    r: float
    fill: str = "none"
    stroke: str = ""
    width: float = 0.25
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    dash: str = ""


class Rect(Struct, frozen=True, tag=True):
    """A rectangle with its upper left corner at (x, y) and corners rounded by `rx`."""

    x: float
    y: float
    w: float
    h: float
    rx: float = 0.0
    fill: str = "none"
    stroke: str = ""
    width: float = 0.25
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    dash: str = ""


class Text(Struct, frozen=True, tag=True):
    """One line of text with its baseline at (x, y); `size` is the em, `turn` degrees clockwise."""

    x: float
    y: float
    text: str
    size: float
    font: Font = "sans"
    fill: str = "#2B2118"
    anchor: Anchor = "start"
    bold: bool = False
    italic: bool = False
    spacing: float = 0.0
    turn: float = 0.0


class Use(Struct, frozen=True, tag=True):
    """A symbol of `assets/` (a 100×100 box) centred on (x, y), `size` wide; `form` picks one of its three drawings.

    `ink` is the colour of an icon (a symbol drawn in the current colour); other symbols keep their own.
    """

    symbol: str
    x: float
    y: float
    size: float
    form: Literal["colour", "black", "line"] = "colour"
    turn: float = 0.0
    ink: str = ""


class Group(Struct, frozen=True, tag=True):
    """Nodes moved by (x, y), then turned (degrees) and scaled about that point; `matrix` (a, b, c, d) replaces both."""

    nodes: tuple[Node, ...]
    id: str = ""
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    matrix: tuple[float, float, float, float] | None = None


TINT = "tint"
"""The id of a group that colours the bare paper to its very edge: screens and pictures keep it, print leaves it out."""

WASH = "wash"
"""The id of a group that only lends colour or calm to the ground: a print in black lines leaves it out."""

PATTERN = "pattern"
"""The id of a group with the marks of a seat's pattern: black where there are no colours."""

PRINT = "print-"
"""How the ids of groups begin that hold what is printed: the same at every moment of a match, so it is drawn once."""

Node = Path | Circle | Rect | Text | Use | Group


class Drawing(Struct, frozen=True):
    """A picture: its size in its own unit and its nodes. `key`, if given, must change whenever the nodes do."""

    width: float
    height: float
    nodes: tuple[Node, ...]
    unit: Literal["mm", "px"] = "px"
    key: str = ""
    title: str = ""
