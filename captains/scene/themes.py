"""Print themes: the same drawing in full colours, in light ones, or in black lines that save ink."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple

from msgspec.structs import replace

from captains.scene.areas import Area, Move, area, middle
from captains.scene.nodes import PATTERN, TINT, WASH, Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import INK, brightness, distance, mixed

Theme = Literal["full", "light", "outline"]
THEMES: tuple[Theme, ...] = ("full", "light", "outline")
"""full: as drawn; light: no dark floods; outline: black lines on white, read without colours."""

Shape = Path | Circle | Rect
BLACK, WHITE = "#000000", "#FFFFFF"


class Ground(NamedTuple):
    """An area that something may lie on: its colour as drawn, and in the theme."""

    area: Area
    was: str
    now: str


BAND = 1.0
"""From which width in mm a line is an area of its own."""


class Hand(ABC):
    """Goes through a drawing back to front, and knows what lies beneath. Sizes are in mm."""

    leaves_out: ClassVar[tuple[str, ...]] = (TINT,)
    """The groups that are not drawn."""

    def __init__(self, unit: float) -> None:
        self.start = Move(unit, 0, 0, unit, 0, 0)
        self.grounds: list[Ground] = []

    def nodes(self, nodes: Sequence[Node], move: Move) -> tuple[Node, ...]:
        """The nodes in the theme: the same forms at the same places."""
        return tuple(self.node(node, move) for node in nodes)

    def node(self, node: Node, move: Move) -> Node:
        """A node in the theme."""
        match node:
            case Group():
                if node.id in self.leaves_out:
                    return replace(node, nodes=())
                if node.id == PATTERN:
                    return replace(node, nodes=self.pattern(node.nodes, move.into(node)))
                return replace(node, nodes=self.nodes(node.nodes, move.into(node)))
            case Text():
                return replace(node, fill=self.mark(node.fill, *move.at(node.x, node.y - node.size * 0.3), 0.65))
            case Use():
                return self.symbol(node, *move.at(node.x, node.y))
            case Path() | Circle() | Rect():
                return self.shape(node, move)
            case _:
                return node

    def beneath(self, x: float, y: float) -> Ground | None:
        """What lies at a place so far; None for the bare paper."""
        for ground in reversed(self.grounds):
            left, top, right, foot = ground.area.hull
            if left <= x <= right and top <= y <= foot and ground.area.holds(x, y):
                return ground
        return None

    def lay(self, found: Area, was: str, now: str) -> None:
        """Remember an area that covers what is beneath."""
        self.grounds.append(Ground(found, was, now))

    def pattern(self, nodes: Sequence[Node], move: Move) -> tuple[Node, ...]:
        """The marks of a seat's pattern."""
        return self.nodes(nodes, move)

    @abstractmethod
    def mark(self, colour: str, x: float, y: float, firm: float = 0.3) -> str:
        """The colour of something small at a place; how `firm` it must be."""

    @abstractmethod
    def symbol(self, node: Use, x: float, y: float) -> Use:
        """A symbol at a place."""

    @abstractmethod
    def shape(self, node: Shape, move: Move) -> Shape:
        """A form."""


LARGE, FLOOD = 200.0, 3000.0
"""Square millimetres from which an area is paler, and from which it is palest."""
PALEST = 0.84
"""How far a flood is mixed with white."""
BAND_PALE = 0.6
"""How far a broad line on a flood is mixed with white."""
READ = 0.75
"""How bright what is read on white may be."""
NEAR = 40 / 255
"""How far apart in each channel colours are that hardly differ."""


class Light(Hand):
    """No flood of ink: large areas are mixed with white, and what was light on them takes their colour."""

    def mark(self, colour: str, x: float, y: float, firm: float = 0.3) -> str:
        """Something light on what has become light takes the colour that lay there."""
        ground = self.beneath(x, y)
        if ground is None:
            return colour if brightness(colour) < READ else INK
        if ground.now == ground.was or brightness(colour) < brightness(ground.was):
            return colour
        return colour if brightness(ground.now) < READ - 0.3 else mixed(ground.was, INK, firm)

    def symbol(self, node: Use, x: float, y: float) -> Use:
        """Symbols keep their colours; icons are marks."""
        return replace(node, ink=self.mark(node.ink, x, y)) if node.ink else node

    def shape(self, node: Shape, move: Move) -> Shape:
        """A form in its colour, paler where it is large."""
        found = area(node, move)
        if not found.parts:
            return node
        x, y = middle(found)
        changes: dict[str, str] = {}
        if _paints(node.stroke):
            band = node.width * move.scale > BAND and brightness(node.stroke) < READ and self.paled_beneath(x, y)
            changes["stroke"] = mixed(node.stroke, WHITE, BAND_PALE) if band else self.mark(node.stroke, x, y)
        if _paints(node.fill):
            changes["fill"] = self.paled(node.fill, found.largest, self.beneath(x, y))
            if node.fill_opacity > 0.6:
                self.lay(found, node.fill, changes["fill"])
        return replace(node, **changes)

    def paled_beneath(self, x: float, y: float) -> bool:
        """Whether what lies there is paler than it was."""
        ground = self.beneath(x, y)
        return ground is not None and ground.now != ground.was

    def paled(self, colour: str, size: float, ground: Ground | None) -> str:
        """The colour of an area of so many square millimetres; what hardly stood out from a flood goes with it."""
        share = min(1.0, max(0.0, math.log(max(size, 1.0) / LARGE) / math.log(FLOOD / LARGE)))
        if ground is not None and ground.now != ground.was and distance(colour, ground.was) < NEAR:
            return mixed(colour, ground.now, PALEST)
        return mixed(colour, WHITE, PALEST * share) if share else colour


SPOT, THICK = 60.0, 2.9
"""How many square millimetres may be black, and how thick."""
DARK = 0.3
"""How bright what is dark may be."""
HAIR = 0.16
"""The line in mm about what had none."""
EDGE, TONE = 0.2, 0.05
"""From which difference in brightness an area's edge is drawn, and a line is."""


class Outline(Hand):
    """Black lines: areas are white, but for small dark ones; what stood out by its tone alone gets a line."""

    leaves_out = (TINT, WASH)

    def pattern(self, nodes: Sequence[Node], move: Move) -> tuple[Node, ...]:
        """In black."""
        return tuple(replace(node, fill=BLACK, fill_opacity=1.0) for node in nodes if isinstance(node, Path))

    def mark(self, colour: str, x: float, y: float, firm: float = 0.3) -> str:
        """Black, or white on what is black."""
        ground = self.beneath(x, y)
        if ground is not None and ground.now == BLACK:
            return WHITE if brightness(colour) > brightness(ground.was) else BLACK
        return BLACK

    def symbol(self, node: Use, x: float, y: float) -> Use:
        """A symbol in lines."""
        ink = self.mark(node.ink, x, y) if node.ink else ""
        return replace(node, ink=ink) if ink == WHITE else replace(node, form="line", ink=ink)

    def shape(self, node: Shape, move: Move) -> Shape:
        """A form as a black line about white."""
        found = area(node, move)
        if not found.parts:
            return node
        x, y = middle(found)
        ground = self.beneath(x, y)
        under = WHITE if ground is None else ground.was
        node = self.line(node, under, x, y, move.scale)
        return self.fill(node, found, ground, under, move.scale) if _paints(node.fill) else node

    def line(self, node: Shape, under: str, x: float, y: float, scale: float) -> Shape:
        """Its line in black; a faint one is thinner, one that hardly showed is left out."""
        if not _paints(node.stroke):
            return node
        seen = mixed(under, node.stroke, node.stroke_opacity)
        contrast = abs(brightness(seen) - brightness(under))
        if node.stroke_opacity < 1 and contrast < TONE:
            return replace(node, stroke="")
        band = node.width * scale > BAND and (isinstance(node, Rect) or brightness(node.stroke) > 0.25)
        colour = WHITE if band else self.mark(node.stroke, x, y)
        width = node.width * (node.stroke_opacity if node.stroke_opacity < 1 else 1.0)
        return replace(node, stroke=colour, stroke_opacity=1.0, width=width)

    def fill(self, node: Shape, found: Area, ground: Ground | None, under: str, scale: float) -> Shape:
        """Its area in white, or black where it is dark and small."""
        seen = mixed(under, node.fill, node.fill_opacity)
        contrast = abs(brightness(seen) - brightness(under))
        lined = _paints(node.stroke)
        if node.fill_opacity < 0.6 and not lined:
            return replace(node, fill="none")
        dark = brightness(seen) < DARK and contrast > EDGE and found.largest < SPOT and found.thick < THICK
        black = ground is not None and ground.now == BLACK
        now = BLACK if dark and not black else WHITE
        self.lay(found, seen, now)
        node = replace(node, fill=now, fill_opacity=1.0)
        if lined or now == BLACK or contrast < EDGE or black:
            return node
        return replace(node, stroke=BLACK, width=HAIR / scale, stroke_opacity=1.0)


def in_theme(drawing: Drawing, theme: Theme) -> Drawing:
    """The drawing in a theme: every form stays where it is."""
    if theme == "full":
        return drawing
    unit = 1.0 if drawing.unit == "mm" else 25.4 / 96
    hand = (Light if theme == "light" else Outline)(unit)
    key = f"{drawing.key} {theme}" if drawing.key else ""
    paper = Group((Rect(0, 0, drawing.width, drawing.height, fill=WHITE),), id=TINT)
    return replace(drawing, nodes=(paper, *hand.nodes(drawing.nodes, hand.start)), key=key)


def theme_named(name: str) -> Theme | None:
    """The theme by its name in any case, None if there is none."""
    return next((theme for theme in THEMES if theme == name.strip().casefold()), None)


def _paints(colour: str) -> bool:
    return colour not in ("", "none")
