"""Letters that the program's fonts lack, settled before rendering: a font of the system, or one ring for each."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

from msgspec.structs import replace

from captains.render.system_fonts import system_has
from captains.scene.lettering import clusters, has_letters, text_width
from captains.scene.nodes import Circle, Drawing, Group, Node, Text
from captains.scene.svg import every

Source = Literal["own", "system", "none"]


def needs_settling(drawing: Drawing) -> bool:
    """Whether some text of the drawing has a letter its face lacks."""
    return any(isinstance(node, Text) and not _has(node, node.text) for node in every(drawing.nodes))


def settled(drawing: Drawing) -> tuple[Drawing, bool]:
    """The drawing with such texts taken apart, and whether fonts of the system are needed for it."""
    nodes = tuple(part for node in drawing.nodes for part in _settle(node))
    foreign = any(isinstance(node, Text) and not _has(node, node.text) for node in every(nodes))
    return replace(drawing, nodes=nodes), foreign


def _has(node: Text, text: str) -> bool:
    return has_letters(text, node.font, node.bold, node.italic)


def _settle(node: Node) -> tuple[Node, ...]:
    if isinstance(node, Group):
        return (replace(node, nodes=tuple(part for inner in node.nodes for part in _settle(inner))),)
    if isinstance(node, Text) and not _has(node, node.text):
        return _taken_apart(node)
    return (node,)


def _taken_apart(node: Text) -> tuple[Node, ...]:
    """Runs of letters by where they come from, laid out one after the other about the text's own anchor."""
    whole = _width(node, node.text)
    left = -whole * {"start": 0.0, "middle": 0.5, "end": 1.0}[node.anchor]
    parts: list[Node] = []
    for source, run in groupby(clusters(node.text), lambda letter: _source(node, letter)):
        letters = list(run)
        if source == "none":
            for letter in letters:
                wide = _width(node, letter)
                parts.append(_ring(left + wide / 2, node))
                left += wide
        else:
            text = "".join(letters)
            parts.append(replace(node, text=text, x=left, y=0.0, anchor="start", turn=0.0))
            left += _width(node, text)
    return (Group(tuple(parts), x=node.x, y=node.y, turn=node.turn),)


def _width(node: Text, text: str) -> float:
    """How wide a part of the text runs, the space after each of its letters included."""
    return text_width(text, node.size, node.font, node.bold, node.italic) + node.spacing * len(text)


def _source(node: Text, letter: str) -> Source:
    if _has(node, letter):
        return "own"
    return "system" if system_has(letter) else "none"


def _ring(x: float, node: Text) -> Circle:
    return Circle(x, -0.32 * node.size, 0.27 * node.size, stroke=node.fill, width=node.size * 0.08)
