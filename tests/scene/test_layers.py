"""Layers: together they are the drawing, and what is printed stays one drawing whatever is written on it."""

from __future__ import annotations

import io

from PIL import Image as Picture

from captains.render import raster
from captains.scene.layers import layers
from captains.scene.nodes import PRINT, Circle, Drawing, Group, Node, Rect
from captains.scene.page import Box

GROUND: Node = Group((Rect(0, 0, 40, 20, fill="#EEDDBB"), Rect(4, 4, 8, 8, fill="#AA2222")), id=PRINT + "ground")
FRAME: Node = Group((Rect(1, 1, 38, 18, stroke="#000000"),), id=PRINT + "frame")


def sheet(x: float) -> tuple[Node, ...]:
    """A printed sheet with a mark on it."""
    return GROUND, FRAME, Group((Circle(x, 8, 3, fill="#2222AA"),))


def test_print_is_one_layer_and_what_is_written_another() -> None:
    printed, written = layers(Drawing(40, 20, sheet(9)))
    assert printed.drawing.nodes == (GROUND, FRAME)
    assert written.drawing.nodes == sheet(9)[2:]
    assert printed.box == written.box == Box(0, 0, 40, 20)
    assert layers(Drawing(40, 20, sheet(30)))[0] == printed


def test_a_drawing_without_print_is_one_layer() -> None:
    (only,) = layers(Drawing(40, 20, sheet(9)[2:], "mm"))
    assert only.drawing == Drawing(40, 20, sheet(9)[2:], "mm")


def test_sheets_on_one_page_share_their_print() -> None:
    title, last = Rect(0, 0, 40, 2, fill="#111111"), Rect(0, 18, 40, 2, fill="#333333")
    nodes = (title, *(Group(sheet(9 * n), x=2 + 18 * n, y=6, scale=0.4) for n in range(2)), last)
    page = layers(Drawing(40, 20, nodes))
    assert [len(layer.drawing.nodes) for layer in page] == [1, 2, 1, 2, 1, 1]
    assert page[1].drawing == page[3].drawing
    assert page[3].box == Box(20, 6, 16, 8)


def test_what_is_turned_stays_whole() -> None:
    turned = Group(sheet(9), turn=30)
    (only,) = layers(Drawing(40, 20, (turned,)))
    assert only.drawing.nodes == (turned,)


def test_layers_laid_over_each_other_are_the_drawing() -> None:
    nodes = (Rect(0, 0, 40, 20, fill="#FFFFFF"), Group(sheet(20), x=4, y=5, scale=0.5), Rect(30, 2, 5, 5))
    drawing = Drawing(40, 20, nodes)
    whole = _pixels(drawing, 400, 200)
    laid = Picture.new("RGBA", (400, 200))
    for layer in layers(drawing):
        box = layer.box
        part = _pixels(layer.drawing, round(box.w * 10), round(box.h * 10))
        laid.alpha_composite(part, (round(box.x * 10), round(box.y * 10)))
    assert sum(abs(a - b) for a, b in zip(laid.tobytes(), whole.tobytes(), strict=True)) / (400 * 200 * 4) < 0.5


def _pixels(drawing: Drawing, width: int, height: int) -> Picture.Image:
    return Picture.open(io.BytesIO(raster.png(drawing, width, height))).convert("RGBA")
