"""The medallions: each has a picture of its own that keeps inside its ring and can be drawn."""

from __future__ import annotations

import pytest

from captains.library.assets import symbols
from captains.scene.areas import Move, area
from captains.scene.medallions import _PICTURES, C, R, medallion
from captains.scene.nodes import Circle, Drawing, Path, Rect
from captains.scene.svg import to_svg


@pytest.mark.parametrize("key", _PICTURES)
def test_a_medallion_keeps_inside_its_ring(key: str) -> None:
    nodes = medallion(key)
    assert "<svg" in to_svg(Drawing(200, 200, nodes), symbols())
    for node in nodes[2:]:
        if isinstance(node, Path | Circle | Rect):
            for part in area(node, Move()).parts:
                far = max((x - C) ** 2 + (y - C) ** 2 for x, y in part) ** 0.5
                assert far <= R + 8.5, node


def test_no_two_are_alike() -> None:
    assert len({medallion(key) for key in _PICTURES}) == len(_PICTURES)
    with pytest.raises(KeyError):
        medallion("dry land")
