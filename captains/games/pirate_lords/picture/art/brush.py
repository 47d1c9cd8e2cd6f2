"""The brush of the cards: ink lines, inked forms, second tones, hatching on the side away from the light."""

from __future__ import annotations

from collections.abc import Sequence

from captains.scene.nodes import Group, Node, Path
from captains.scene.palette import INK
from captains.scene.shading import hatch, overlap

LINE = 5.5


def ink(d: str, width: float = LINE, colour: str = INK, strength: float = 1.0) -> Path:
    """A line."""
    return Path(d, stroke=colour, width=width, stroke_opacity=strength)


def form(d: str, fill: str, width: float = LINE, edge: str = INK) -> Path:
    """A form in one tone with its outline."""
    return Path(d, fill=fill, stroke=edge, width=width)


def tone(d: str, fill: str, strength: float = 1.0) -> Path:
    """A form without an outline."""
    return Path(d, fill=fill, fill_opacity=strength)


def shaded(d: str, fill: str, shade: str, dark: str, width: float = LINE) -> tuple[Node, ...]:
    """A form in two tones: `shade` is the convex region that lies in shadow, `dark` its colour."""
    return tone(d, fill), tone(overlap(d, shade), dark), ink(d, width)


def hatched(
    d: str, area: tuple[float, float, float, float], angle: float = 60, gap: float = 13, strength: float = 0.5
) -> Path:
    """Hatching inside a form and an area of it."""
    return ink(hatch(d, area, angle, gap), 3, strength=strength)


def placed(nodes: Sequence[Node], x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Node:
    """Nodes moved, turned and scaled."""
    return Group(tuple(nodes), x=x, y=y, scale=scale, turn=turn)


def mirrored(nodes: Sequence[Node], x: float, y: float = 0.0, scale: float = 1.0) -> Node:
    """Nodes as in a mirror that stands at half of x."""
    return Group(tuple(nodes), x=x, y=y, matrix=(-scale, 0, 0, scale))
