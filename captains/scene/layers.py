"""A sheet apart in layers, what is printed and what is written: the window rasters what does not change only once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from captains.scene.nodes import PRINT, Drawing, Group, Node
from captains.scene.page import Box


class Layer(Struct, frozen=True):
    """A part of a drawing and where it lies, in the drawing's own unit."""

    box: Box
    drawing: Drawing


def layers(drawing: Drawing) -> tuple[Layer, ...]:
    """The drawing in layers, back to front.

    Groups whose id begins with PRINT are printed. A group that holds some is a page of the same size, made smaller.
    """
    return tuple(_layers(drawing, Box(0.0, 0.0, drawing.width, drawing.height)))


def _layers(drawing: Drawing, box: Box) -> Iterator[Layer]:
    for kind, run in groupby(drawing.nodes, _kind):
        nodes = tuple(run)
        if kind != "page":
            yield Layer(box, Drawing(drawing.width, drawing.height, nodes, drawing.unit))
            continue
        for node in nodes:
            assert isinstance(node, Group), "only groups are pages"
            k = box.w / drawing.width
            place = Box(box.x + node.x * k, box.y + node.y * k, box.w * node.scale, box.h * node.scale)
            yield from _layers(Drawing(drawing.width, drawing.height, node.nodes, drawing.unit), place)


def _kind(node: Node) -> str:
    """Whether a node is "printed", a whole "page", or "written"."""
    if not isinstance(node, Group):
        return "written"
    if node.id.startswith(PRINT):
        return "printed"
    upright = node.matrix is None and not node.turn
    return "page" if upright and any(_kind(inner) == "printed" for inner in node.nodes) else "written"
