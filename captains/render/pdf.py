"""Drawings to pages of a PDF: vector, with the fonts they use embedded and their text selectable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from captains.render.raster import compiler, ready_svg
from captains.scene.nodes import TINT, Drawing, Group, Node
from captains.scene.svg import short

Paper = Literal["A4", "Letter", "A5"]

PAPERS: dict[Paper, tuple[float, float]] = {"A4": (210, 297), "Letter": (215.9, 279.4), "A5": (148, 210)}
"""Width and height in mm, upright."""
MARGIN = 5.0
"""What printers leave bare at the edge of the paper, in mm; drawings for print keep it bare too."""


def pdf(drawings: Sequence[Drawing], paper: Paper = "A4", landscape: bool | None = None) -> bytes:
    """One page a drawing, in their order; the tint of their paper is left out.

    A drawing of just the paper's size in mm keeps its true size; any other is fitted, so that what it keeps bare at its
    edge still covers the printer's margin. Without `landscape` each page lies as its drawing does.
    """
    if not drawings:
        raise ValueError("A PDF needs at least one page.")
    names: dict[str, str] = {}
    pages: list[str] = []
    any_foreign = False
    for drawing in drawings:
        svg, foreign = ready_svg(replace(drawing, nodes=_without_tint(drawing.nodes)))
        any_foreign |= foreign
        name = names.setdefault(svg, f"page-{len(names)}")
        pages.append(_page(drawing, name, *_turned(paper, drawing, landscape)))
    title = _quoted(drawings[0].title)
    source = f"#set document(title: {title}, date: none)\n" + "\n".join(pages)
    inputs = {name: svg for svg, name in names.items()}
    found = compiler(any_foreign).compile(input=source.encode(), format="pdf", sys_inputs=inputs, pdf_tags=False)
    if not isinstance(found, bytes):
        raise TypeError("The renderer made no single file.")
    return found


def placement(drawing: Drawing, width: float, height: float) -> tuple[float, float, float]:
    """Where a drawing lies on a page of that size in mm: left, top, and the millimetres of one of its units."""
    if drawing.unit == "mm" and abs(drawing.width - width) < 0.1 and abs(drawing.height - height) < 0.1:
        return 0.0, 0.0, 1.0
    bare = MARGIN if drawing.unit == "mm" else 0.0
    across = (width - 2 * MARGIN) / (drawing.width - 2 * bare)
    scale = min(across, (height - 2 * MARGIN) / (drawing.height - 2 * bare))
    return (width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2, scale


def _without_tint(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    kept: list[Node] = []
    for node in nodes:
        if not isinstance(node, Group):
            kept.append(node)
        elif node.id != TINT:
            kept.append(replace(node, nodes=_without_tint(node.nodes)))
    return tuple(kept)


def _turned(paper: Paper, drawing: Drawing, landscape: bool | None) -> tuple[float, float]:
    short_side, long_side = PAPERS[paper]
    lying = drawing.width > drawing.height if landscape is None else landscape
    return (long_side, short_side) if lying else (short_side, long_side)


def _page(drawing: Drawing, name: str, width: float, height: float) -> str:
    left, top, scale = placement(drawing, width, height)
    size = f"width: {short(drawing.width * scale, 4)}mm, height: {short(drawing.height * scale, 4)}mm"
    svg = f'bytes(sys.inputs.at("{name}")), format: "svg", fit: "stretch"'
    image = f"image({svg}, {size}, alt: {_quoted(drawing.title)})"
    at = f"dx: {short(left, 4)}mm, dy: {short(top, 4)}mm"
    return f"#page(width: {width}mm, height: {height}mm, margin: 0mm)[#place(top + left, {at}, {image})]"


def _quoted(words: str) -> str:
    """Words as a text of the page language."""
    plain = "".join(char if char.isprintable() else " " for char in words)
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'
