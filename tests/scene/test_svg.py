"""Drawings as SVG text: short, safe and well formed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from captains.scene.nodes import Circle, Drawing, Group, Path, Rect, Text, Use
from captains.scene.svg import every, short, to_svg

SYMBOLS = {"buoy": "<path d='M0 0'/>", "buoy-black": "<path d='M1 1'/>"}


def test_numbers_are_short() -> None:
    assert [short(value) for value in (1.0, 2.50, -0.001, 3.14159, 120)] == ["1", "2.5", "0", "3.14", "120"]


def test_only_used_symbols_are_carried_and_each_once() -> None:
    svg = to_svg(Drawing(10, 10, (Use("buoy", 1, 1, 4), Group((Use("buoy", 5, 5, 2),)))), SYMBOLS)
    assert svg.count('<g id="buoy">') == 1
    assert "buoy-black" not in svg
    assert svg.count('href="#buoy"') == 2


def test_a_missing_symbol_is_named() -> None:
    with pytest.raises(KeyError, match="kraken"):
        to_svg(Drawing(10, 10, (Use("kraken", 1, 1, 4),)), SYMBOLS)


@pytest.mark.parametrize("words", ["<b>&\"'", "a\x00b\x1bc", "\ud800 half", "\ufffe", "Ωμέγα 海"])
def test_any_text_gives_well_formed_markup(words: str) -> None:
    svg = to_svg(Drawing(10, 10, (Text(1, 1, words, 3),), title=words), SYMBOLS)
    tree = ElementTree.fromstring(svg.encode("utf-8"))
    shown = next(node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")) or ""
    assert shown == "".join(char for char in words if char not in "\x00\x1b\ud800\ufffe")


def test_every_kind_of_node_is_drawn() -> None:
    nodes = (
        Path("M0 0L1 1", stroke="#000000", dash="1 2"),
        Circle(1, 2, 3, "#FF0000", fill_opacity=0.5),
        Rect(0, 0, 2, 2, 0.5, "#00FF00", "#000000"),
        Text(1, 1, "ahoy", 3, "hand", anchor="middle", bold=True, turn=4, spacing=0.2),
        Use("buoy", 5, 5, 10, "black", 90, "#123456"),
        Group((Circle(0, 0, 1),), "here", 1, 2, 3, 45),
        Group((Circle(0, 0, 1),), x=1, matrix=(1, 0, 0, 1)),
    )
    tree = ElementTree.fromstring(to_svg(Drawing(10, 10, nodes, "mm"), SYMBOLS))
    assert [child.tag.rpartition("}")[2] for child in tree][1:] == [
        "path",
        "circle",
        "rect",
        "text",
        "use",
        "g",
        "g",
    ]
    assert tree.get("width") == "10mm"
    assert len(list(every(nodes))) == 9


def test_a_see_through_colour_says_so_only_where_it_is() -> None:
    svg = to_svg(Drawing(1, 1, (Circle(0, 0, 1, "#FF0000", "#00FF00", fill_opacity=0.25),)), {})
    assert 'fill-opacity="0.25"' in svg and "stroke-opacity" not in svg and " opacity=" not in svg


def test_small_letters_are_firmer_on_screen_and_plain_on_paper() -> None:
    words = (Text(0, 20, "small", 13), Text(0, 60, "large", 30))
    page = to_svg(Drawing(100, 100, words, "px"), {})
    assert page.count("stroke-width") == 1
    assert "stroke-width" not in to_svg(Drawing(100, 100, words, "mm"), {})
